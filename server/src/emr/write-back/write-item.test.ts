import { identifierOf } from '@notewright/engine/record';
import { describe, expect, it } from 'vitest';
import { createScriptedRecord, type Fault, type Script } from './testing/scripted-record.ts';
import { writeItem, type ItemOutcome, type ItemToWrite } from './write-item.ts';

const id = '01890000-0000-7000-8000-000000000001';
const noteId = '01890000-0000-7000-8000-000000000002';
const condition = (patientId = 'p1', text = 'Asthma') => ({
  resourceType: 'Condition',
  identifier: [identifierOf(id)],
  code: { text },
  subject: { reference: `Patient/${patientId}` },
});
const item = (change: Partial<ItemToWrite> = {}): ItemToWrite => ({
  id,
  type: 'Condition',
  resource: condition(),
  patientId: 'p1',
  noteId,
  isBegun: false,
  about: null,
  isConditional: true,
  isSearchable: true,
  ...change,
});
const signal = new AbortController().signal;
/** Faults of POSTs, one after another. */
const posts = (...faults: readonly (Fault | null)[]): NonNullable<Script['fault']> => {
  let at = 0;
  return ({ method }) => (method === 'POST' ? (faults[at++] ?? null) : null);
};
const open = (script: Script = {}) => createScriptedRecord({ conditionalCreates: ['Condition'], ...script });
const write = (record: ReturnType<typeof open>, change: Partial<ItemToWrite> = {}): Promise<ItemOutcome> =>
  writeItem(record.client, item(change), signal);
const state = (outcome: ItemOutcome): string => (outcome.kind === 'settled' ? outcome.state : outcome.kind);

describe('what is created', () => {
  it('has the address that its server gave it', async () => {
    const record = open();
    expect(await write(record)).toMatchObject({ state: 'written', reference: 'Condition/1' });
    expect(record.asked).toEqual(['GET Condition', 'POST Condition']);
  });

  it.each([
    ['a condition', {}],
    ['a search', { isConditional: false }],
  ])('is adopted after an unknown end, by %s', async (_, change) => {
    const record = open({ fault: posts({ kind: 'timeout', after: true }) });
    expect(state(await write(record, change))).toBe('later');
    expect(await write(record, { ...change, isBegun: true })).toMatchObject({
      state: 'written',
      reference: 'Condition/1',
    });
    expect(record.resources).toHaveLength(1);
  });

  it('is adopted where its server creates once, and cannot be searched', async () => {
    const record = open({ unsearched: ['Condition'], fault: posts({ kind: 'timeout', after: true }) });
    await write(record, { isSearchable: false });
    expect(await write(record, { isSearchable: false, isBegun: true })).toMatchObject({ reference: 'Condition/1' });
    expect(record.resources).toHaveLength(1);
  });

  it('is never sent again where nobody can say whether it arrived', async () => {
    const record = open({ unsearched: ['Condition'] });
    expect(state(await write(record, { isConditional: false, isBegun: true }))).toBe('later');
    expect(record.resources).toHaveLength(0);
  });

  it('is found among others by a server that leaves the identifier out of account', async () => {
    const record = open({ ignores: ['identifier', 'patient'], fault: posts({ status: 500, after: true }) });
    record.resources.push({ ...condition('p1', 'Gout'), identifier: [identifierOf(noteId)], id: 'x' });
    record.resources.push({ ...condition('p2'), id: 'y' });
    expect(state(await write(record, { isConditional: false }))).toBe('later');
    expect(await write(record, { isConditional: false, isBegun: true })).toMatchObject({ reference: 'Condition/3' });
  });
});

describe('another patient', () => {
  it('is sent nothing of this one', async () => {
    const record = open();
    expect(await write(record, { resource: condition('p2') })).toMatchObject({ state: 'refused' });
    expect(record.asked).toEqual([]);
  });

  it('has nothing that is taken for this one’s, whatever identifier it bears', async () => {
    const record = open();
    record.resources.push({ ...condition('p2'), id: '7' });
    const outcome = await write(record, { isBegun: true });
    expect(outcome).not.toMatchObject({ reference: 'Condition/7' });
    expect(state(outcome)).not.toBe('written');
  });
});

describe('a list', () => {
  it.each([
    ['by its words', condition('p1', 'ASTHMA ')],
    ['by a code’s words', { ...condition(), code: { coding: [{ system: 's', code: 'c', display: 'Asthma' }] } }],
  ])('keeps an entry once, known %s', async (_, known) => {
    const record = open();
    record.resources.push({ ...known, identifier: [], id: '9' });
    expect(await write(record)).toMatchObject({ state: 'already_there', reference: 'Condition/9' });
    expect(record.resources).toHaveLength(1);
  });

  it('takes what it has of another patient, or as over', async () => {
    const record = open();
    record.resources.push({ ...condition('p2'), identifier: [], id: '8' });
    record.resources.push({
      ...condition(),
      identifier: [],
      id: '9',
      clinicalStatus: { coding: [{ code: 'resolved' }] },
    });
    expect(await write(record)).toMatchObject({ state: 'written' });
  });
});

describe('an answer', () => {
  it.each([
    [{ status: 401, after: false }, 'needs_launch'],
    [{ kind: 'signed_out', after: false }, 'needs_launch'],
    [{ status: 403, after: false }, 'refused'],
    [{ status: 400, after: false }, 'refused'],
    [{ status: 422, after: false }, 'refused'],
    [{ status: 409, after: false }, 'refused'],
    [{ status: 412, after: false }, 'refused'],
    [{ status: 409, after: true }, 'written'],
    [{ status: 412, after: true }, 'written'],
    [{ status: 429, after: false }, 'later'],
    [{ status: 500, after: false }, 'later'],
    [{ status: 302, after: false }, 'later'],
    [{ kind: 'unreachable', after: false }, 'later'],
    [{ kind: 'broken', after: true }, 'later'],
    [{ kind: 'too_large', after: true }, 'later'],
  ] satisfies readonly (readonly [Fault, string])[])('%o ends as %s', async (fault, end) => {
    expect(state(await write(open({ fault: posts(fault) })))).toBe(end);
  });

  it('that refuses is told in its words, made one line; that asks for time is heard', async () => {
    const words = `Wrong\u0000 code\n${'x'.repeat(500)}`;
    const refused = await write(open({ fault: posts({ status: 422, after: false, words }) }));
    expect(refused).toMatchObject({ reason: 'rejected', detail: expect.stringMatching(/^Wrong code x{286,}…$/) });
    const busy = await write(open({ fault: posts({ status: 429, after: false, retryAfterSeconds: 90 }) }));
    expect(busy).toEqual({ kind: 'later', retryAfterSeconds: 90 });
  });
});

it('a Provenance is looked for by what it is about, and adopted when it is this note’s alone', async () => {
  const record = open();
  const resource = {
    resourceType: 'Provenance',
    target: [{ reference: 'Condition/1' }],
    entity: [{ what: { identifier: identifierOf(noteId) } }],
  };
  const change = { type: 'Provenance', resource, about: 'Condition/1', isConditional: false } as const;
  record.resources.push({ resourceType: 'Provenance', target: [{ reference: 'Condition/1' }], id: 'theirs' });
  expect(await write(record, change)).toMatchObject({ state: 'written', reference: 'Provenance/2' });
  expect(await write(record, { ...change, isBegun: true })).toMatchObject({ reference: 'Provenance/2' });
  expect(record.resources).toHaveLength(2);
});
