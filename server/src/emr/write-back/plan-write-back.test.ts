import { describe, expect, it } from 'vitest';
import { refusalOf } from './may-create.ts';
import { planWriteBack, type RecordToWrite } from './plan-write-back.ts';
import { nextTry } from './write-pauses.ts';

const coded = (system: string, code: string) => ({ coding: [{ system, code }] });
const bundle = {
  resourceType: 'Bundle',
  entry: [
    {
      fullUrl: 'urn:uuid:c',
      resource: { resourceType: 'Composition', status: 'final', title: 'Cough', type: {}, date: 'd', author: [] },
    },
    {
      fullUrl: 'urn:uuid:1',
      resource: {
        resourceType: 'Condition',
        clinicalStatus: coded('s', 'active'),
        verificationStatus: coded('v', 'confirmed'),
        category: [coded('k', 'encounter-diagnosis')],
        code: { text: 'Asthma' },
      },
    },
    {
      fullUrl: 'urn:uuid:2',
      resource: {
        resourceType: 'MedicationStatement',
        status: 'active',
        medicationCodeableConcept: { text: 'lisinopril' },
        dosage: [{ text: '10 mg daily' }],
      },
    },
  ],
};
const note = { id: 'n', rootId: 'r', title: 'Cough', bundle };
const all = ['DocumentReference', 'Condition', 'MedicationStatement', 'MedicationRequest'];
const record = (change: Partial<RecordToWrite> = {}): RecordToWrite => ({
  abilities: { reads: all, creates: all, conditionalCreates: all },
  scopes: ['patient/*.rs', 'patient/*.c'],
  patientId: 'p1',
  encounterId: null,
  known: new Map(),
  writtenBefore: new Set(),
  ...change,
});
const outcomes = (change: Partial<RecordToWrite> = {}) =>
  planWriteBack(note, record(change))?.map(({ type, outcome, reason }) => [type, outcome, reason]) ?? null;
const creates = (...types: readonly string[]) => ({ reads: all, creates: types, conditionalCreates: [] });

describe('the plan of a note', () => {
  it('is its document first, then what the record takes', () => {
    expect(outcomes()).toEqual([
      ['DocumentReference', 'create', null],
      ['Condition', 'create', null],
      ['MedicationStatement', 'create', null],
    ]);
  });

  it('is nothing where documents are not taken, or not granted', () => {
    expect(outcomes({ abilities: creates('Condition') })).toBe(null);
    expect(outcomes({ scopes: ['patient/*.rs', 'patient/Condition.c'] })).toBe(null);
  });

  it('leaves in the document what is not taken, not granted, or cannot be followed', () => {
    expect(outcomes({ abilities: creates('DocumentReference') })?.slice(1)).toEqual([
      ['Condition', 'in_document', 'not_taken'],
      ['MedicationStatement', 'in_document', 'not_taken'],
    ]);
    const scopes = ['patient/*.rs', 'patient/DocumentReference.c', 'patient/MedicationStatement.c'];
    expect(outcomes({ scopes })?.[1]).toEqual(['Condition', 'in_document', 'not_granted']);
    const blind = { reads: ['DocumentReference'], creates: all, conditionalCreates: [] };
    expect(outcomes({ abilities: blind })?.[1]).toEqual(['Condition', 'in_document', 'not_traceable']);
  });

  it('asks for what is taken where statements of it are unknown, as a draft that was reported', () => {
    const [, , drug] =
      planWriteBack(note, record({ abilities: creates('DocumentReference', 'MedicationRequest') })) ?? [];
    expect(drug).toMatchObject({
      type: 'MedicationRequest',
      outcome: 'create',
      resource: {
        status: 'draft',
        intent: 'plan',
        reportedBoolean: true,
        dosageInstruction: [{ text: '10 mg daily' }],
      },
    });
  });

  it('adds nothing that the record has by its words, or that an earlier version wrote', () => {
    const known = new Map([['Condition', new Map([['asthma', 'Condition/3']])]]);
    expect(outcomes({ known })?.[1]).toEqual(['Condition', 'already_there', 'record_has_it']);
    const [, , drug] = planWriteBack(note, record()) ?? [];
    expect(outcomes({ writtenBefore: new Set([drug?.id ?? '']) })?.[2]?.[1]).toBe('already_there');
  });
});

it('a scope that holds under a condition, or for reading, is no grant', () => {
  const abilities = { reads: all, creates: all, conditionalCreates: all };
  for (const scope of ['patient/Condition.rs', 'patient/Condition.c?category=x', 'patient/Conditions.c', 'launch'])
    expect(refusalOf('Condition', abilities, [scope])).toBe('not_granted');
  for (const scope of ['patient/Condition.write', 'patient/Condition.cruds', 'user/*.*', 'patient/*.c'])
    expect(refusalOf('Condition', abilities, [scope])).toBe(null);
});

it('pauses grow, heed what a server asks for, outlast a week and end', () => {
  const at = (tries: number, change: object = {}): number | null =>
    nextTry({ askedAt: 0, tries, now: 0, retryAfterSeconds: null, ...change });
  const pauses = Array.from({ length: 12 }, (_, tries) => at(tries) ?? 0);
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
  expect(at(0, { retryAfterSeconds: 600 })).toBe(600_000);
  expect(at(0, { retryAfterSeconds: 1e9 })).toBe(86_400_000);
  expect(at(20, { now: 8 * 86_400_000 })).not.toBe(null);
  expect(at(20, { now: 14 * 86_400_000 })).toBe(null);
});
