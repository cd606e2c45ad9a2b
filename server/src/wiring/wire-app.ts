import { resolve } from 'node:path';
import type { AccountServices } from './wire-accounts.ts';
import type { FastifyInstance } from 'fastify';
import { v7 as makeId } from 'uuid';
import { createApp } from '../http/app.ts';
import { createAuditReader } from '../audit/audit-reader.ts';
import { createChainChecks } from '../audit/chain-checks.ts';
import { auditLogRoutes } from '../areas/authentication-app/audit-log.ts';
import { authenticationRoutes } from '../areas/authentication-app/index.ts';
import { chatRoutes } from '../areas/chat/chat-routes.ts';
import { codesRoutes } from '../areas/codes/codes-routes.ts';
import { learningRoutes } from '../areas/learning/learning-routes.ts';
import { phraseRoutes } from '../areas/phrases/phrase-routes.ts';
import { recordingRoutes } from '../areas/recordings/recording-routes.ts';
import { templateRoutes } from '../areas/templates/template-routes.ts';
import { companyRoutes } from '../areas/company-user-management/company-routes.ts';
import { emergencyAccessRoutes } from '../areas/company-user-management/emergency-routes.ts';
import { subscriptionRoutes } from '../areas/subscription/subscription-routes.ts';
import { supportRoutes } from '../areas/terms-and-support/support-routes.ts';
import { createRequirePlan } from '../billing/require-plan.ts';
import type { LoadedCodes } from '../codes/code-library.ts';
import { readInvoiceFrom } from '../billing/invoice-from.ts';
import { expectsNoProxy, guardsDevPages, isProduction } from '../config/settings.ts';
import type { Settings } from '../config/settings.ts';
import type { DocumentReader, PictureMaker } from '../documents/document-reader.ts';
import type { MailState } from '../jobs/watch-mail.ts';
import type { Payments } from '../payments/payments.ts';
import { ordinaryCapacity } from '../http/capacity.ts';
import { namesIn } from '../accounts/names-in.ts';
import { contractEndpoints } from '../http/check-registry.ts';
import { createRateLimits } from '../http/rate-limits.ts';
import { createRefusalNotes } from '../http/refusal-notes.ts';
import { escapeHtml } from '../kernel/escape-html.ts';
import { readTls } from './read-tls.ts';
import { readinessChecks } from './readiness-checks.ts';
import { renderTerms } from '../terms/terms-html.ts';
import type { EnginePool } from '../tools/engine-pool.ts';
import type { TurnRunner } from '../turns/turn-runner.ts';
import type { Ground } from './open-ground.ts';
import type { ServerOptions } from './server-options.ts';
import type { BillingRooms } from './wire-billing.ts';
import { wireEmrRoutes, type EmrRooms } from './wire-emr.ts';
import type { MailParts } from './wire-mail.ts';
import type { ModelRooms } from './wire-models.ts';
import { wireOperator } from './wire-operator.ts';
import { storedBytesOf, wireOwnData } from './wire-own-data.ts';
import { wirePlainPages } from './wire-plain-pages.ts';
import { wireSupport } from './wire-support.ts';
import { presentPageSettings } from './present-page-settings.ts';
import type { Speech } from '../speech/speech.ts';
import type { Transcriber } from '../recordings/transcriber.ts';
import type { PaperPress } from '../note-files/paper-press.ts';
import type { BillingRules } from '../plans/coverage.ts';

export interface AppRooms extends Ground {
  readonly accounts: AccountServices;
  readonly turns: TurnRunner;
  readonly documents: DocumentReader & PictureMaker;
  readonly codes: LoadedCodes;
  readonly enginePool: EnginePool;
  readonly press: PaperPress;
  readonly mail: Pick<MailParts, 'watch'>;
  readonly models: Pick<ModelRooms, 'desk' | 'host'>;
  /** What turns recordings into text; null where there is nothing that does. */
  readonly speech: Speech | null;
  readonly transcriber: Pick<Transcriber, 'nudge'>;
  readonly emr: EmrRooms;
  /** Who takes the money; null with `BILLING=off`. */
  readonly payments: Payments | null;
  readonly checkoutPages: BillingRooms['checkoutPages'];
  /** What `/dev/*` asks for; null when it asks for nothing. */
  readonly devKey: string | null;
  readonly nudgeDeletions: () => void;
}

/** The calls and pages over everything that stands below them; nothing listens yet. */
export function wireApp(options: ServerOptions, rooms: AppRooms): Promise<FastifyInstance> {
  const { settings, logger, root, pagesRoot = root } = options;
  const { database, keyring, damage, files, clock, store, accounts, turns, documents, mail, payments } = rooms;
  const { counters } = accounts.store;
  const makers = { store, files, documents, turns, enginePool: rooms.enginePool, press: rooms.press };
  const { RATE_LIMIT_FACTOR: factor, SHARED_ADDRESS_FACTOR: sharedAddressFactor } = settings;
  const auditLog = {
    log: createAuditReader(database, keyring, damage),
    chains: createChainChecks(database, keyring, clock),
  };
  const support = wireSupport(options, accounts);
  const limits = createRateLimits({ factor, sharedAddressFactor, counters, clock });
  return createApp({
    logger,
    callers: accounts.callers,
    clock,
    limits,
    noteRefusal: createRefusalNotes(accounts.store.audit, clock),
    requirePlan: createRequirePlan(accounts),
    routes: [
      ...authenticationRoutes({ ...wireOwnData(options, rooms), pictures: documents }),
      ...auditLogRoutes({ ...accounts, ...auditLog }),
      ...wireOperator(settings, rooms),
      ...chatRoutes({
        ...makers,
        ...colleaguesIn(accounts),
        speech: rooms.speech,
        noteSpeechProblem: (reason) => logger.warn({ reason }, 'a recording did not become text'),
        clock,
        newId: makeId,
        storedBytes: storedBytesOf(settings),
        binDays: settings.BIN_DAYS,
      }),
      ...codesRoutes(rooms),
      ...templateRoutes({ store, clock, newId: makeId, enginePool: rooms.enginePool }),
      ...learningRoutes({ store, clock, members: accounts.store.members }),
      ...recordingRoutes({ ...rooms, newId: makeId }),
      ...wireEmrRoutes(options, rooms),
      ...phraseRoutes({ store, clock, newId: makeId }),
      ...companyRoutes(accounts),
      ...emergencyAccessRoutes({ ...accounts, charts: store }),
      ...supportRoutes(support),
      ...subscriptionRoutes({ ...accounts, payments, log: logger, invoiceFrom: invoiceFromOf(settings) }),
    ],
    endpoints: contractEndpoints,
    health: {
      checks: readinessChecks({ counters, files, keyring }),
      reports: () => ({
        ...reportMail(settings, mail.watch.state()),
        payments: settings.BILLING,
        model: rooms.models.desk === null ? 'none' : (settings.MODEL_NAME ?? 'none'),
        speech: settings.SPEECH_MODEL ?? 'none',
      }),
    },
    plainPages: wirePlainPages(options, rooms, limits),
    pages: {
      folder: resolve(pagesRoot, 'web/dist'),
      pageSettings: presentPageSettings(settings, { ...accounts, supportEmail: support.supportEmail }),
      pageTexts: () => presentPageTexts(accounts, support),
    },
    capacity: { ...ordinaryCapacity, streamsPerPerson: ordinaryCapacity.streamsPerPerson * factor },
    trustProxy: settings.TRUST_PROXY,
    isServedOverTls: settings.TLS_CERT !== null || isProduction(settings),
    ownHostOnly: !guardsDevPages(settings),
    refusesForwarded: expectsNoProxy(settings),
    tls: readTls(settings, root),
  });
}

/** By what names people and companies are called in the chat's calls, and what reaches a colleague. */
function colleaguesIn({ store, mailQueue, limitFactor }: AccountServices) {
  return { ...namesIn(store), mailQueue, limitFactor };
}

function invoiceFromOf({ INVOICE_FROM, SUPPORT_EMAIL }: Settings): readonly string[] {
  return readInvoiceFrom(INVOICE_FROM, SUPPORT_EMAIL);
}

/** What stands in pages that are built ahead in place of a name, as HTML. */
function presentPageTexts(
  { publicUrl, billing }: { readonly publicUrl: () => string; readonly billing: BillingRules },
  { supportEmail, terms }: { readonly supportEmail: string | null; readonly terms: string },
): Readonly<Record<string, string>> {
  return {
    PUBLIC_URL: escapeHtml(publicUrl().replace(/\/$/, '')),
    SUPPORT_EMAIL: escapeHtml(supportEmail ?? ''),
    TERMS_HTML: renderTerms(terms),
    TRIAL_DAYS: billing.isOn ? String(billing.trialDays) : '',
  };
}

/** Embedded mail is always there; what it keeps is nobody's backlog. */
function reportMail({ MAIL }: Settings, { server, backlog }: MailState): Readonly<Record<string, string>> {
  return MAIL === 'embedded' ? { mail: MAIL } : { mail: MAIL, mail_server: server, mail_backlog: backlog };
}
