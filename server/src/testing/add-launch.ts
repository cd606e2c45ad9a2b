import { v7 as makeId } from 'uuid';
import type { EmrAbilities } from '../store/emr/emr-abilities.ts';
import type { EmrConnection } from '../store/emr/connection-store.ts';
import type { EmrGrant, EmrTokens } from '../store/emr/launch-store.ts';
import type { Owner, Store } from '../store/store.ts';

/** A record system that nobody asks, for tests of what is kept of one. */
export function makeConnection(values: Partial<EmrConnection> = {}): EmrConnection {
  const types = ['Patient', 'Condition', 'DocumentReference'];
  const abilities: EmrAbilities = {
    fhirVersion: '4.0.1',
    software: 'Made Up',
    authorizationEndpoint: 'https://ehr.example/authorize',
    tokenEndpoint: 'https://ehr.example/token',
    revocationEndpoint: null,
    issuer: null,
    alwaysNamesIssuer: false,
    takesSecretInBody: false,
    lasting: 'offline_access',
    knowsScopesV2: true,
    reads: types,
    creates: types,
    conditionalCreates: types,
  };
  const plain = { id: makeId(), name: 'Made-Up EHR', clientId: 'notewright', clientSecret: null, tenantId: null };
  return { ...plain, baseUrl: 'https://ehr.example/fhir', abilities, ...values };
}

/** A patient of it, whose record somebody may read and write. */
export function makeGrant(patientId: string, name = 'Madeup Testerly'): EmrGrant {
  return {
    baseUrl: 'https://ehr.example/fhir',
    patientId,
    patient: { name, birthDate: '1956-03-14', gender: 'female' },
    encounterId: null,
    encounter: null,
    scopes: ['patient/*.rs', 'patient/*.c'],
  };
}

const tokens: EmrTokens = { accessToken: 'made-up-access', expiresAt: null, refreshToken: 'made-up-refresh' };

/** Opens a record for somebody as if the EHR had granted it. @returns its id */
export async function addLaunch(
  { emr }: Pick<Store, 'emr'>,
  owner: Owner,
  connectionId: string,
  grant: EmrGrant,
): Promise<string> {
  const id = makeId();
  await emr.launches.add(owner, { ...grant, id, connectionId }, tokens, Date.now());
  return id;
}
