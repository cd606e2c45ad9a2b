import {
  authenticationApp,
  chat,
  codes,
  companyUserManagement,
  emr,
  learning,
  operator,
  phrases,
  recordings,
  subscription,
  templates,
  termsAndSupport,
} from '@notewright/contract';
import type { EndpointShape } from '@notewright/contract';
import { policyNames } from '../policies/require-policy.ts';
import { limitRules } from './limits.ts';
import type { Route } from './route.ts';

/** Every call of the contract. */
export const contractEndpoints: readonly EndpointShape[] = [
  authenticationApp,
  chat,
  codes,
  companyUserManagement,
  emr,
  learning,
  operator,
  phrases,
  recordings,
  subscription,
  templates,
  termsAndSupport,
].flatMap(listEndpoints);

function listEndpoints(area: Readonly<Record<string, unknown>>): readonly EndpointShape[] {
  return Object.values(area).filter(isEndpoint);
}

function isEndpoint(value: unknown): value is EndpointShape {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value;
}

function nameOf(endpoint: EndpointShape): string {
  return `${endpoint.method} ${endpoint.path}`;
}

const auditAction = /^(?:[a-z_]+\.[a-z_]+(?:, [a-z_]+\.[a-z_]+)*|none: \S.*)$/;

function findFault(route: Route): string | null {
  if (!policyNames.has(route.policy)) return 'says not who may call it';
  if (route.limits.length === 0 || route.limits.some((limit) => !Object.hasOwn(limitRules, limit)))
    return 'has no known limit';
  if (!auditAction.test(route.audit)) return 'says not what the audit log keeps of it';
  if ((route.form === null) !== (route.endpoint.takesForm !== true))
    return 'has a form without a page, or a page without';
  return null;
}

/**
 * Refuses a server whose table of calls has a hole: a route without policy, limit or audit, one that is mounted twice,
 * or a call of the contract that nobody answers.
 * @throws Error with one sentence.
 */
export function checkRegistry(routes: readonly Route[], expected: readonly EndpointShape[]): void {
  const mounted = new Set<string>();
  for (const route of routes) {
    const name = nameOf(route.endpoint);
    const fault = mounted.has(name) ? 'is mounted twice' : findFault(route);
    if (fault !== null) throw new Error(`The call ${name} ${fault}.`);
    mounted.add(name);
  }
  const missing = expected.find((endpoint) => !mounted.has(nameOf(endpoint)));
  if (missing !== undefined) throw new Error(`The call ${nameOf(missing)} of the contract is not mounted.`);
}
