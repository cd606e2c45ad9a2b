import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { v7 as makeId } from 'uuid';
import type { AccountParts } from '../accounts/account-parts.ts';
import { createApp } from '../app.ts';
import { authenticationRoutes } from '../areas/authentication-app/index.ts';
import { mountResetLink } from '../areas/authentication-app/reset-link.ts';
import { mountVerifyLink } from '../areas/authentication-app/verify-link.ts';
import { chatRoutes } from '../areas/chat/chat-routes.ts';
import { mountMailbox } from '../areas/dev/mailbox.ts';
import { readNamedFile } from '../config/read-named-file.ts';
import { guardsDevPages, isProduction } from '../config/settings.ts';
import type { Settings } from '../config/settings.ts';
import { createDocumentReader } from '../documents/create-document-reader.ts';
import type { MailState } from '../jobs/watch-mail.ts';
import { ordinaryCapacity } from '../http/capacity.ts';
import { contractEndpoints } from '../http/check-registry.ts';
import { createRateLimits } from '../http/rate-limits.ts';
import { readinessChecks } from '../readiness-checks.ts';
import type { TurnRunner } from '../turns/turn-runner.ts';
import type { Closers } from './closers.ts';
import type { Ground } from './open-ground.ts';
import type { ServerOptions } from './server-options.ts';
import type { MailParts } from './wire-mail.ts';

export interface AppRooms extends Ground {
  readonly accounts: AccountParts;
  readonly turns: TurnRunner;
  readonly mail: Pick<MailParts, 'watch'>;
  /** What `/dev/*` asks for; null when it asks for nothing. */
  readonly devKey: string | null;
}

/** The calls and pages over everything that stands below them; nothing listens yet. */
export function wireApp(options: ServerOptions, rooms: AppRooms, closers: Closers): Promise<FastifyInstance> {
  const { settings, logger, root, pagesRoot = root } = options;
  const { keyring, files, clock, store, accounts, turns, mail, devKey } = rooms;
  const { counters, mails } = accounts.store;
  const { RATE_LIMIT_FACTOR: factor, SHARED_ADDRESS_FACTOR: sharedAddressFactor } = settings;
  const limits = createRateLimits({ factor, sharedAddressFactor, counters, clock });
  const documents = createDocumentReader({ size: settings.DOCUMENT_WORKERS });
  closers.push(() => documents.close());
  return createApp({
    logger,
    callers: accounts.callers,
    clock,
    limits,
    routes: [
      ...authenticationRoutes({ ...accounts, files, pictures: documents }),
      ...chatRoutes({ store, files, documents, turns, clock, newId: makeId }),
    ],
    endpoints: contractEndpoints,
    health: {
      checks: readinessChecks({ counters, files, keyring }),
      reports: () => ({ ...reportMail(settings, mail.watch.state()), model: settings.MODEL_NAME ?? 'none' }),
    },
    plainPages: [
      (to) => mountVerifyLink(to, accounts, limits),
      (to) => mountResetLink(to, accounts, limits),
      // Where mails leave, the mailbox has nothing to show and nobody to show it to.
      ...(settings.MAIL === 'embedded' ? [(to: FastifyInstance) => mountMailbox(to, { mails, devKey })] : []),
    ],
    pages: { folder: resolve(pagesRoot, 'web/dist'), pageSettings: {} },
    capacity: { ...ordinaryCapacity, streamsPerPerson: ordinaryCapacity.streamsPerPerson * factor },
    trustProxy: settings.TRUST_PROXY,
    behindTls: settings.TLS_CERT !== null || isProduction(settings),
    ownHostOnly: !guardsDevPages(settings),
    tls: readTls(settings, root),
  });
}

/** Embedded mail is always there; what it keeps is nobody's backlog. */
function reportMail({ MAIL }: Settings, { server, backlog }: MailState): Readonly<Record<string, string>> {
  return MAIL === 'embedded' ? { mail: MAIL } : { mail: MAIL, mail_server: server, mail_backlog: backlog };
}

function readTls(
  { TLS_CERT, TLS_KEY }: Settings,
  root: string,
): { readonly cert: Buffer; readonly key: Buffer } | null {
  if (TLS_CERT === null || TLS_KEY === null) return null;
  return {
    cert: readNamedFile('TLS_CERT', resolve(root, TLS_CERT)),
    key: readNamedFile('TLS_KEY', resolve(root, TLS_KEY)),
  };
}
