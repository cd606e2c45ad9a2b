import { identifierOf } from '@notewright/engine/record';
import { v7 as uuidv7 } from 'uuid';
import type { NewWrite } from '../../../store/emr-writes/emr-write-store.ts';
import type { Owner } from '../../../store/store.ts';
import type { TestStore } from '../../../store/test-store.ts';
import type { OpenLaunch } from '../../open-launch.ts';

export const connectionId = '01890000-0000-7000-8000-0000000000c1';
export const baseUrl = 'https://ehr.example/fhir';
export const types = ['DocumentReference', 'Condition', 'AllergyIntolerance', 'Observation', 'Provenance'] as const;

/** A launch of a patient of a server that takes all there is. */
export function launchOf(patientId: string, conditionalCreates: readonly string[] = types): OpenLaunch {
  return {
    id: uuidv7(),
    connection: {
      id: connectionId,
      name: 'Riverside EHR',
      baseUrl,
      abilities: { reads: types, creates: types, conditionalCreates },
    },
    patientId,
    patient: { name: 'Made Up', birthDate: null, gender: null },
    encounterId: null,
    scopes: ['patient/*.cruds'],
  } as unknown as OpenLaunch;
}

/** A note's document, a problem, an allergy and an observation, with who says so of each. */
export function newWrite(chatId: string, patientId: string, mark: string = uuidv7()): NewWrite {
  const subject = { reference: `Patient/${patientId}` };
  const messageId = uuidv7();
  const entry = (type: string, kind: 'problem' | 'allergy' | 'observation', text: string) => {
    const id = uuidv7();
    const who = type === 'AllergyIntolerance' ? { patient: subject } : { subject };
    const resource = { resourceType: type, identifier: [identifierOf(id)], code: { text }, ...who };
    return { id, kind, text, type, resource, about: null, settled: null };
  };
  const shown = [
    {
      id: messageId,
      kind: 'document' as const,
      text: 'Note',
      type: 'DocumentReference',
      resource: { resourceType: 'DocumentReference', identifier: [identifierOf(messageId)], subject },
      about: null,
      settled: null,
    },
    entry('Condition', 'problem', `Problem ${mark}`),
    entry('AllergyIntolerance', 'allergy', `Substance ${mark}`),
    entry('Observation', 'observation', `Measure ${mark}`),
  ];
  const said = shown.map((_one, about) => ({
    id: uuidv7(),
    kind: null,
    text: '',
    type: 'Provenance',
    resource: {
      resourceType: 'Provenance',
      entity: [{ role: 'source', what: { identifier: identifierOf(messageId) } }],
    },
    about,
    settled: null,
  }));
  return {
    id: uuidv7(),
    chatId,
    messageId,
    connectionId,
    baseUrl,
    patientId,
    patientName: 'Made Up',
    connectionName: 'Riverside EHR',
    items: [...shown, ...said],
  };
}

/** A chat of somebody's, with a write-back that waits. */
export async function addWrite(test: TestStore, owner: Owner, patientId: string): Promise<NewWrite> {
  const chatId = uuidv7();
  await test.store.chats.create(owner, { id: chatId, title: 'Chat', now: test.clock.now() });
  const write = newWrite(chatId, patientId);
  await test.store.emrWrites.begin(owner, write, test.clock.now());
  return write;
}
