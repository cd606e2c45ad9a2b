import type { CapabilityStatement, CapabilityStatementRestResource } from '@medplum/fhirtypes';
import type { EhrRules } from './ehr-rules.ts';
import { keptTypes, listScopes } from './ehr-scopes.ts';
import type { KeptType, Permission } from './ehr-scopes.ts';
import { searchParametersOf } from './ehr-store.ts';

const interactions = { r: 'read', s: 'search-type', c: 'create', u: 'update' } as const;

/** True when a server with these rules does something with a kind of resource. */
export function supports(type: KeptType, permission: Permission, rules: EhrRules): boolean {
  if (rules.unsupported.includes(type)) return false;
  if (/[cu]/.test(permission) && rules.readOnly.includes(type)) return false;
  return keptTypes[type].includes(permission);
}

/** What the server says of itself at `/metadata`: exactly what it does. */
export function writeCapabilityStatement(baseUrl: string, rules: EhrRules, date: string): CapabilityStatement {
  const types = (Object.keys(keptTypes) as KeptType[]).filter((type) => !rules.unsupported.includes(type));
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

function describeType(type: KeptType, rules: EhrRules): CapabilityStatementRestResource {
  const done = (['r', 's', 'c', 'u'] as const).filter((permission) => supports(type, permission, rules));
  return {
    type,
    interaction: done.map((permission) => ({ code: interactions[permission] })),
    versioning: 'versioned',
    ...(done.includes('c') ? { conditionalCreate: rules.conditionalCreate } : {}),
    ...(done.includes('s') ? { searchParam: searchParametersOf(type).map((name) => ({ name, type: 'string' })) } : {}),
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
