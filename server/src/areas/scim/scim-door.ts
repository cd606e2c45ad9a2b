import type { FastifyRequest } from 'fastify';
import type { ActingRequest } from '../../companies/company-event.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import { identifyToken } from '../../scim/tokens.ts';
import { refuseToken, type DirectoryParts } from '../../scim/work.ts';

export interface ScimParts extends DirectoryParts {
  /** Where people reach the installation, without a slash at the end. */
  readonly publicUrl: () => string;
}

export const scimPath = '/scim/v2';
/** Who asks, once their token is known. */
const asking = new WeakMap<FastifyRequest, ActingRequest>();

/** In which company a directory works; in the name of whoever made its token. */
export function askerOf(request: FastifyRequest): ActingRequest {
  return asking.get(request) ?? refuseToken();
}

/**
 * Lets in whoever has a token that counts. Wrong ones are limited as sign-ins are; a right one is never kept waiting by them,
 * since the directories of many organisations come from the same few addresses of a service.
 */
export async function admit(request: FastifyRequest, parts: ScimParts, limits: RateLimits): Promise<void> {
  const token = await identifyToken(parts, request.headers.authorization);
  if (token === null) {
    await limits.consume(['sign-in'], { kind: 'visitor' }, request.ip);
    refuseToken();
  }
  const caller = { tenantId: token.tenantId, userId: token.madeBy };
  asking.set(request, { caller, ip: request.ip, userAgent: (request.headers['user-agent'] ?? '').slice(0, 300) });
}
