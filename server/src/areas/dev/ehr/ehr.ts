import type { Patient, Resource } from '@medplum/fhirtypes';
import { answerFhir, answerJson, answerOutcome } from './ehr-ask.ts';
import type { EhrAnswer, EhrAsk } from './ehr-ask.ts';
import { agree, readAuthorization, refuse } from './ehr-authorize.ts';
import type { Authorization, ReadAuthorization } from './ehr-authorize.ts';
import { createEhrGrants } from './ehr-grants.ts';
import type { EhrGrants, LaunchContext } from './ehr-grants.ts';
import { answerRecord } from './ehr-records.ts';
import { patientReferenceOf } from './ehr-references.ts';
import { ordinaryRules } from './ehr-rules.ts';
import type { EhrClient, EhrRules } from './ehr-rules.ts';
import { keptTypeNames } from './ehr-scopes.ts';
import { writeCapabilityStatement, writeSmartConfiguration } from './ehr-statements.ts';
import { openEhrStore } from './ehr-store.ts';
import type { EhrStore } from './ehr-store.ts';
import { answerRevoke, answerToken } from './ehr-token.ts';
import { writePeople } from './people/write-people.ts';

export interface EhrOptions {
  /** The address of its FHIR server, without a slash at the end. */
  readonly baseUrl: () => string;
  readonly now: () => number;
  readonly clients: readonly EhrClient[];
  readonly rules?: Partial<EhrRules>;
}

/** A made-up EHR: SMART App Launch 2 and FHIR R4 over made-up patients, in memory. */
export interface Ehr {
  readonly rules: EhrRules;
  readonly store: EhrStore;
  readonly grants: EhrGrants;
  /** Answers whatever needs no person: all but the authorization endpoint. */
  answer(ask: EhrAsk): Promise<EhrAnswer>;
  readAuthorization(query: URLSearchParams): ReadAuthorization;
  /** @returns The address that the browser goes back to */
  agree(authorization: Authorization, context: LaunchContext): string;
  refuse(authorization: Authorization): string;
  /** Everything that stands in the record and did not at first. */
  written(): Promise<readonly Resource[]>;
  /** A patient's record, to be looked at, with a launch that opens an app with it; null where there is no such patient. */
  openRecord(patientId: string): Promise<OpenedRecord | null>;
}

export interface OpenedRecord {
  readonly patient: Patient;
  /** What was there at first. */
  readonly entries: readonly Resource[];
  /** What was written since, with what a Provenance says of it. */
  readonly written: readonly Resource[];
  readonly launch: string;
}

export async function openEhr({ baseUrl, now, clients, rules: wanted = {} }: EhrOptions): Promise<Ehr> {
  const rules: EhrRules = { ...ordinaryRules, ...wanted };
  const store = openEhrStore();
  const grants = createEhrGrants(now, () => rules.tokenSeconds);
  const parts = { clients, rules, grants };
  const people = writePeople(now());
  const atFirst = new Set(people.map((one) => `${one.resourceType}/${one.id}`));
  await store.seed(people);

  const written = async (): Promise<readonly Resource[]> => {
    const found: Resource[] = [];
    for (const type of keptTypeNames)
      found.push(...(await store.all(type)).filter((one) => !atFirst.has(`${type}/${one.id}`)));
    return found;
  };

  const answer = async (ask: EhrAsk): Promise<EhrAnswer> => {
    if (rules.mood === 'away')
      return answerOutcome(503, 'transient', 'This EHR is being maintained.', { 'retry-after': '60' });
    switch (ask.path) {
      case '.well-known/smart-configuration':
        return answerJson(200, writeSmartConfiguration(baseUrl(), rules));
      case 'metadata':
        return answerFhir(200, writeCapabilityStatement(baseUrl(), rules, new Date(now()).toISOString()));
      case 'auth/token':
        return answerToken(ask, parts);
      case 'auth/revoke':
        return answerRevoke(ask, parts);
    }
    const token = /^Bearer ([\w-]+)$/i.exec(ask.headers['authorization'] ?? '')?.[1] ?? '';
    const grant = grants.findGrant(token);
    if (grant === null)
      return answerOutcome(401, 'login', 'The access token is not good.', { 'www-authenticate': 'Bearer' });
    return answerRecord(ask, grant, { store, rules, baseUrl: baseUrl() });
  };
  return {
    rules,
    store,
    grants,
    answer,
    readAuthorization: (query) => readAuthorization(query, { ...parts, baseUrl: baseUrl() }),
    agree: (authorization, context) => agree(authorization, context, grants),
    refuse,
    written,
    openRecord: async (patientId) => {
      const patient = (await store.all('Patient')).find(({ id }) => id === patientId);
      if (patient === undefined) return null;
      const isOwn = (one: Resource): boolean => patientReferenceOf(one) === `Patient/${patientId}`;
      const own = (await written()).filter((one) => isOwn(one) || one.resourceType === 'Provenance');
      const launch = grants.openLaunch({ patientId, encounterId: `${patientId}-visit` });
      return { patient, entries: people.filter(isOwn), written: own, launch };
    },
  };
}
