import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { askForDevKey, hasDevKey } from '../../../http/dev-key.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { EhrAsk } from './ehr-ask.ts';
import { createEhrPages, queryOf } from './ehr-pages.ts';
import type { ShowPage } from './ehr-pages.ts';
import { publicAddress, simulatorBase, simulatorClientId } from './ehr-place.ts';
import type { Ehr } from './ehr.ts';
import { ehrStyles, ehrStylesPath } from './pages/ehr-styles.ts';

export interface EhrParts {
  readonly clock: Clock;
  readonly publicUrl: () => string;
  /** What a reader has to give as password; null on a machine that nobody else can reach. */
  readonly devKey: string | null;
}

const fhirPlace = '/dev/ehr/fhir/';

/** What is answered below it, beside the authorization endpoint, which is a page. */
const fhirRoutes = [
  ['GET', '.well-known/smart-configuration'],
  ['GET', 'metadata'],
  ['POST', 'auth/token'],
  ['POST', 'auth/revoke'],
  ['GET', ':type'],
  ['POST', ':type'],
  ['GET', ':type/:id'],
  ['PUT', ':type/:id'],
] as const;

/** A note with its PDF and its Bundle, as base64. */
const bodyBytes = 16 * 1024 * 1024;

/**
 * An EHR to try Notewright with, at `/dev/ehr`: patients who are made up, a page that opens Notewright with one of them,
 * and SMART and FHIR as an EHR has them below `/dev/ehr/fhir`. Mounted in development only; elsewhere these are addresses
 * of no page. It is opened when somebody first asks for it, as the definitions of FHIR weigh.
 */
export function mountEhr(app: FastifyInstance, parts: EhrParts): void {
  const baseUrl = (): string => simulatorBase(parts.publicUrl());
  let opened: Promise<Ehr> | null = null;
  const ehr = (): Promise<Ehr> => {
    opened ??= import('./ehr.ts').then(({ openEhr }) => openEhr(optionsOf(parts, baseUrl)));
    return opened;
  };
  const guarded =
    (show: ShowPage) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
      hasDevKey(request, parts.devKey) ? show(request, reply) : askForDevKey(reply, 'EHR simulator');
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: bodyBytes }, (_request, body, parsed) => {
      parsed(null, body.toString());
    });
    scope.get(ehrStylesPath, (_request, reply) => reply.type('text/css; charset=utf-8').send(ehrStyles));
    const pages = createEhrPages({ ehr, publicUrl: parts.publicUrl });
    scope.get('/dev/ehr', guarded(pages.patients));
    scope.post('/dev/ehr/mood', guarded(pages.setMood));
    scope.get('/dev/ehr/patients/:id', guarded(pages.record));
    scope.get('/dev/ehr/documents/:id/:at', guarded(pages.document));
    scope.get('/dev/ehr/fhir/auth/authorize', guarded(pages.askConsent));
    scope.post('/dev/ehr/fhir/auth/authorize', guarded(pages.takeConsent));
    // Its tokens are its key: Notewright asks for itself here, and has no other.
    const answerFhir = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      if (parts.devKey === null) hasDevKey(request, null);
      const { status, headers, body } = await (await ehr()).answer(readAsk(request));
      return reply.code(status).headers(headers).send(body);
    };
    for (const [method, path] of fhirRoutes) scope.route({ method, url: fhirPlace + path, handler: answerFhir });
    done();
  });
}

function optionsOf({ clock, publicUrl }: EhrParts, baseUrl: () => string) {
  const redirectUris = (): readonly string[] => [publicAddress(publicUrl(), 'emr/callback')];
  return { baseUrl, now: () => clock.now(), clients: [{ id: simulatorClientId, secret: null, redirectUris }] };
}

function readAsk(request: FastifyRequest): EhrAsk {
  const { pathname } = new URL(request.raw.url ?? '/', 'http://127.0.0.1');
  const path = pathname.slice(fhirPlace.length).replace(/\/$/, '');
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  );
  const body = typeof request.body === 'string' ? request.body : '';
  return { method: request.method, path, query: queryOf(request), headers, body };
}
