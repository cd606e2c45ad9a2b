import type { CapabilityStatement, CapabilityStatementRestResource } from '@medplum/fhirtypes';
import type { EhrRules } from './ehr-rules.ts';
import { keptTypeNames, keptTypes, listScopes } from './ehr-scopes.ts';
import type { KeptType, Permission } from './ehr-scopes.ts';

const interactions = { r: 'read', s: 'search-type', c: 'create', u: 'update' } as const;

/** True when a server with these rules does something with a kind of resource. */
export function supports(type: KeptType, permission: Permission, rules: EhrRules): boolean {
  if (rules.unsupported.includes(type)) return false;
  if (/[cu]/.test(permission) && rules.readOnly.includes(type)) return false;
  return keptTypes[type].may.includes(permission);
}

/** What the server says of itself at `/metadata`: exactly what it does. */
export function writeCapabilityStatement(baseUrl: string, rules: EhrRules, date: string): CapabilityStatement {
  const types = keptTypeNames.filter((type) => !rules.unsupported.includes(type));
  return {
    resourceType: 'CapabilityStatement',
    status: 'active',
    date,
    kind: 'instance',
    software: { name: 'Notewright EHR simulator' },
    implementation: { description: 'A made-up EHR with made-up patients', url: baseUrl },
    fhirVersion: '4.0.1',
    format: ['application/fhir+json', 'json'],
    rest: [
      {
        mode: 'server',
        security: {
          service: [
            {
              coding: [
                { system: 'http://terminology.hl7.org/CodeSystem/restful-security-service', code: 'SMART-on-FHIR' },
              ],
            },
          ],
          extension: [
            {
              url: 'http://fhir-registry.smarthealthit.org/StructureDefinition/oauth-uris',
              extension: [
                { url: 'authorize', valueUri: `${baseUrl}/auth/authorize` },
                { url: 'token', valueUri: `${baseUrl}/auth/token` },
              ],
            },
          ],
        },
        resource: types.map((type) => describeType(type, rules)),
      },
    ],
  };
}

/** The parameters by which a kind of resource can be searched. */
export const searchedBy = (type: KeptType): readonly string[] => keptTypes[type].by.split(' ').filter(Boolean);

/** What a search may bring along (`_include`). */
export const includedBy = (type: KeptType): readonly string[] =>
  searchedBy(type).includes('medication') ? [`${type}:medication`] : [];

function searchTypeOf(name: string): 'date' | 'reference' | 'string' | 'token' {
  if (/date|^(?:authored|authoredon|authored-on|effective|period|recorded)$/.test(name)) return 'date';
  if (/^(?:patient|subject|encounter|target|relatesto|agent|medication)$/.test(name)) return 'reference';
  return /^(?:name|family|given)$/.test(name) ? 'string' : 'token';
}

function describeType(type: KeptType, rules: EhrRules): CapabilityStatementRestResource {
  const done = (['r', 's', 'c', 'u'] as const).filter((permission) => supports(type, permission, rules));
  return {
    type,
    interaction: done.map((permission) => ({ code: interactions[permission] })),
    versioning: 'versioned',
    ...(done.includes('c') ? { conditionalCreate: rules.conditionalCreate } : {}),
    ...(done.includes('s')
      ? { searchParam: searchedBy(type).map((name) => ({ name, type: searchTypeOf(name) })) }
      : {}),
  };
}

/** What the authorization server says of itself at `/.well-known/smart-configuration`. */
export function writeSmartConfiguration(baseUrl: string, rules: EhrRules): object {
  return {
    authorization_endpoint: `${baseUrl}/auth/authorize`,
    token_endpoint: `${baseUrl}/auth/token`,
    revocation_endpoint: `${baseUrl}/auth/revoke`,
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    response_types_supported: ['code'],
    code_challenge_methods_supported: ['S256'],
    scopes_supported: listScopes(rules.scopeVersions),
    capabilities: [
      'launch-ehr',
      'launch-standalone',
      'client-public',
      'client-confidential-symmetric',
      'context-ehr-patient',
      'context-ehr-encounter',
      'context-standalone-patient',
      'permission-patient',
      'permission-offline',
      'permission-online',
      ...rules.scopeVersions.map((version) => `permission-v${version}`),
    ],
  };
}
