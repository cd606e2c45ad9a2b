import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { defineMessage } from '@notewright/engine/message';
import type { RateLimits } from '../../http/rate-limits.ts';
import { refuseMissing } from '../../scim/people.ts';
import { presentConfig, presentResourceTypes, presentSchemas } from '../../scim/schemas.ts';
import { presentList } from '../../scim/present.ts';
import { ScimError } from '../../scim/scim-error.ts';
import { answerScimError, sendScim } from './answer-scim.ts';
import { groupCalls } from './group-calls.ts';
import { admit, scimPath, type ScimParts } from './scim-door.ts';
import { userCalls } from './user-calls.ts';

/** A group of ten thousand people is less. */
const mostBytes = 2 * 1024 * 1024;
/** Whether a path is one that another method has. */
const known = /^\/scim\/v2\/(?:ServiceProviderConfig|(?:ResourceTypes|Schemas|Users|Groups)(?:\/[^/]+)?)\/?$/;

/**
 * The calls of organisations' directories (SCIM 2.0, RFC 7644). They have their own door, a token of the company, and their own
 * shape of answers and failures; so they stand beside the table of calls, as the webhook of payments does.
 */
export function mountScim(app: FastifyInstance, parts: ScimParts, limits: RateLimits): void {
  void app.register((scope, _options, done) => {
    readBodies(scope);
    scope.setErrorHandler(answerScimError);
    // Before the body is read.
    scope.addHook('onRequest', async (request) => {
      await limits.consume(['directory'], { kind: 'visitor' }, request.ip);
      await admit(request, parts, limits);
    });
    mountDiscovery(scope, () => parts.publicUrl() + scimPath);
    userCalls(scope, parts);
    groupCalls(scope, parts);
    scope.route({
      method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      exposeHeadRoute: false,
      url: `${scimPath}/*`,
      handler: ({ url }) => {
        if (!known.test(url.split('?')[0] ?? '')) refuseMissing();
        throw new ScimError(405, defineMessage('scim.wrongMethod', 'This resource does not take that method.'));
      },
    });
    done();
  });
}

/** SCIM's own content type or plain JSON, with whatever parameters; an empty body counts as none. */
function readBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  const parseJson = scope.getDefaultJsonParser('error', 'error');
  const type = /^application\/(?:scim\+)?json\s*(?:;|$)/i;
  scope.addContentTypeParser(type, { parseAs: 'string', bodyLimit: mostBytes }, (request, body, parsed) => {
    if (body === '') parsed(null, undefined);
    else void parseJson(request, body.toString(), parsed);
  });
}

function mountDiscovery(scope: FastifyInstance, base: () => string): void {
  const one = (list: readonly { readonly id: string }[], request: FastifyRequest): object => {
    const { id } = request.params as { readonly id: string };
    return list.find((item) => item.id === id) ?? refuseMissing();
  };
  const all = { startIndex: null, count: null };
  const get = (path: string, read: (request: FastifyRequest) => object): void => {
    const handler = (request: FastifyRequest, reply: FastifyReply): FastifyReply => sendScim(reply, 200, read(request));
    scope.route({ method: 'GET', url: scimPath + path, exposeHeadRoute: false, handler });
  };
  get('/ServiceProviderConfig', () => presentConfig(base()));
  get('/ResourceTypes', () => presentList(presentResourceTypes(base()), all));
  get('/ResourceTypes/:id', (request) => one(presentResourceTypes(base()), request));
  get('/Schemas', () => presentList(presentSchemas(base()), all));
  get('/Schemas/:id', (request) => one(presentSchemas(base()), request));
}
