import { isIP } from 'node:net';
import { z } from 'zod';
import { createAddressGuard } from '../../net/address-guard.ts';
import { isLoopback } from '../../net/is-loopback.ts';
import type { EmrAbilities } from '../emr-abilities.ts';
import { EmrError } from '../emr-error.ts';

/** What of `.well-known/smart-configuration` is used (SMART App Launch 2.2, section 7). */
const configurationSchema = z.object({
  issuer: z.string().optional().catch(undefined),
  authorization_endpoint: z.string(),
  token_endpoint: z.string(),
  revocation_endpoint: z.string().optional().catch(undefined),
  token_endpoint_auth_methods_supported: z.array(z.string()).optional().catch(undefined),
  scopes_supported: z.array(z.string()).optional().catch(undefined),
  capabilities: z.array(z.string()).optional().catch(undefined),
  authorization_response_iss_parameter_supported: z.boolean().optional().catch(undefined),
});

export type SmartAbilities = Omit<
  EmrAbilities,
  'fhirVersion' | 'software' | 'reads' | 'creates' | 'conditionalCreates'
>;

/** Where addresses of an EHR may lie. */
export interface EmrNetworks {
  readonly baseUrl: string;
  readonly networks: readonly string[];
}

/** The sign-in of an EHR, as it describes it. @throws EmrError `broken`, `refused` for addresses that may not be used */
export function readConfiguration(read: unknown, place: EmrNetworks): SmartAbilities {
  const parsed = configurationSchema.safeParse(read);
  if (!parsed.success) throw new EmrError('broken', 'no_smart_configuration');
  const found = parsed.data;
  const endpoints = [found.authorization_endpoint, found.token_endpoint, found.revocation_endpoint];
  if (endpoints.some((one) => one !== undefined && !mayBeUsed(one, place)))
    throw new EmrError('refused', 'endpoint_not_allowed');
  const methods = found.token_endpoint_auth_methods_supported ?? [];
  return {
    authorizationEndpoint: found.authorization_endpoint,
    tokenEndpoint: found.token_endpoint,
    revocationEndpoint: found.revocation_endpoint ?? null,
    issuer: found.issuer ?? null,
    alwaysNamesIssuer: found.authorization_response_iss_parameter_supported ?? false,
    takesSecretInBody: methods.includes('client_secret_post') && !methods.includes('client_secret_basic'),
    lasting: lastingOf(found.scopes_supported, found.capabilities),
    knowsScopesV2: knowsScopesV2(found.scopes_supported, found.capabilities),
  };
}

function lastingOf(scopes: readonly string[] = [], capabilities: readonly string[] = []): EmrAbilities['lasting'] {
  const has = (scope: 'offline_access' | 'online_access', capability: string): boolean =>
    scopes.includes(scope) || capabilities.includes(capability);
  if (has('offline_access', 'permission-offline')) return 'offline_access';
  return has('online_access', 'permission-online') ? 'online_access' : null;
}

/** `patient/Condition.rs`, but not `patient/Condition.read`. */
const scopeV2 = /^(?:patient|user|system)\/[\w*]+\.(?=[cruds])c?r?u?d?s?(?:\?|$)/;

/** Version 1 is used where the server names it, or its like, and not version 2. */
function knowsScopesV2(scopes: readonly string[] = [], capabilities: readonly string[] = []): boolean {
  if (capabilities.includes('permission-v2') || scopes.some((scope) => scopeV2.test(scope))) return true;
  return scopes.length === 0 && capabilities.length === 0;
}

/** A base address without a slash, query or fragment; null for what is no address of a FHIR server that may be used. */
export function readBaseUrl(given: string, networks: readonly string[]): string | null {
  if (!URL.canParse(given)) return null;
  const url = new URL(given);
  const baseUrl = `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
  if (url.search !== '' || url.hash !== '' || url.username !== '' || url.password !== '') return null;
  if (url.protocol === 'https:') return baseUrl;
  return url.protocol === 'http:' && isInside(url.hostname, networks) ? baseUrl : null;
}

/**
 * Whether an address that a server names of itself may be used. Only the operator names a place inside: an address of this
 * machine or of an internal network that the server names counts where its own base address lies there as well.
 */
function mayBeUsed(endpoint: string, { baseUrl, networks }: EmrNetworks): boolean {
  if (!URL.canParse(endpoint)) return false;
  const [url, base] = [new URL(endpoint), new URL(baseUrl)];
  if (url.username !== '' || url.password !== '' || url.hash !== '') return false;
  const host = bareHost(url.hostname);
  const isOwnHost = url.hostname === base.hostname || (isLoopback(url.hostname) && isLoopback(base.hostname));
  const isNamed = isIP(host) !== 0 && createAddressGuard(networks).allows(host);
  const isPlace = isIP(host) !== 0 || isLoopback(url.hostname);
  if (isPlace && !isOwnHost && !isNamed) return false;
  if (url.protocol === 'https:') return true;
  return url.protocol === 'http:' && isInside(url.hostname, networks);
}

/** Plain addresses are those of this machine, and of internal networks that the operator named. */
function isInside(hostname: string, networks: readonly string[]): boolean {
  const host = bareHost(hostname);
  if (isLoopback(hostname)) return true;
  return isIP(host) !== 0 && !createAddressGuard([]).allows(host) && createAddressGuard(networks).allows(host);
}

const bareHost = (hostname: string): string => hostname.replace(/^\[|\]$/g, '');
