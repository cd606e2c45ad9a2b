import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { chart } from '../chart/chart.ts';
import { transcribe } from '../transcribe/transcribe.ts';
import type { Fact } from '../document/fact.ts';
import { relinkNote } from '../verify/edited/relink-note.ts';
import { readNoteBlocks } from '../write/note-blocks/read-note-blocks.ts';
import type { Resource } from './resource.ts';
import { carried, inputId, madeAt, noteId, ofType, resourcesOf } from './testing/carried-note.ts';
import { boundElements, faultsOf, readUsCore, wrongCodes } from './testing/validate-r4.ts';
import { writeNoteBundle, type CarriedNote } from './write-note-bundle.ts';

const folder = new URL('../../../bench/quality/note-cases/', import.meta.url);
const cases = readdirSync(folder).filter((name) => name.endsWith('.txt'));
const inputOf = (name: string): string => readFileSync(new URL(name, folder), 'utf8').split('\n=====')[0] ?? '';

const bundleOf = (input: string, change: Partial<CarriedNote> = {}, write = chart): Resource => {
  const note = write(input);
  return writeNoteBundle(carried(input, note, change), note.facts ?? [], madeAt);
};
const allFaults = (bundle: Resource): readonly string[] =>
  [bundle, ...resourcesOf(bundle)].flatMap((one) => [...faultsOf(one), ...wrongCodes(one)]);
const textOf = (concept: unknown): string => (concept as { readonly text?: string } | undefined)?.text ?? '';
const names = (bundle: Resource, type: string): string[] =>
  ofType(bundle, type).map((one) => textOf(one['code'] ?? one['medicationCodeableConcept']));

const input = `58 yo F with R knee pain x 3 days. No fever. Walks with a cane.
PMH: HTN, type 2 diabetes
FHx: father MI at 61
Meds: lisinopril 10 mg daily, metformin 500 mg bid
Allergies: penicillin (hives)
BP 138/84, HR 76, T 98.4 F, SpO2 97% RA
Labs: K 4.1, Cr 1.1 mg/dL (H)
Exam: R knee tender, lungs clear
A: knee sprain
Plan: X-ray right knee, start ibuprofen 400 mg tid, refer to orthopedics, return in 2 weeks`;

describe('what is written of a note', () => {
  let bundle: Resource;
  beforeAll(() => {
    bundle = bundleOf(input);
  });

  it('is a document that begins with its composition, names no patient and is the same each time', () => {
    expect(bundle).toMatchObject({ resourceType: 'Bundle', type: 'document', timestamp: madeAt });
    const [composition] = resourcesOf(bundle);
    expect(composition).toMatchObject({ resourceType: 'Composition', status: 'preliminary', title: 'Knee pain' });
    expect(composition).not.toHaveProperty('attester');
    expect(ofType(bundle, 'Patient')).toEqual([{ resourceType: 'Patient', gender: 'female', id: expect.any(String) }]);
    expect(bundleOf(input)).toEqual(bundle);
  });

  it('has an entry for what its statements say in types', () => {
    expect(names(bundle, 'Condition')).toEqual(expect.arrayContaining(['knee pain', 'fever', 'Type 2 diabetes']));
    expect(names(bundle, 'MedicationStatement')).toEqual(['lisinopril', 'metformin']);
    expect(names(bundle, 'AllergyIntolerance')).toEqual(['penicillin']);
    expect(ofType(bundle, 'AllergyIntolerance')[0]).toMatchObject({
      reaction: [{ manifestation: [{ text: 'hives' }] }],
    });
    const fever = ofType(bundle, 'Condition').find((one) => textOf(one['code']) === 'fever');
    expect(fever).toMatchObject({ verificationStatus: { coding: [{ code: 'refuted' }] } });
    expect(fever).not.toHaveProperty('clinicalStatus');
  });

  it('has vital signs and laboratory values with LOINC codes and UCUM units', () => {
    const observation = (code: string): Resource | undefined =>
      ofType(bundle, 'Observation').find((one) => JSON.stringify(one['code']).includes(`"${code}"`));
    expect(observation('85354-9')).toMatchObject({
      component: [{ valueQuantity: { value: 138, code: 'mm[Hg]' } }, { valueQuantity: { value: 84, code: 'mm[Hg]' } }],
    });
    expect(observation('8867-4')).toMatchObject({ valueQuantity: { value: 76, code: '/min' } });
    expect(observation('8310-5')).toMatchObject({ valueQuantity: { value: 98.4, code: '[degF]' } });
    expect(observation('59408-5')).toMatchObject({
      valueQuantity: { value: 97, code: '%' },
      note: [{ text: 'on room air' }],
    });
    expect(observation('2823-3')).toMatchObject({ valueQuantity: { value: 4.1 } });
    expect(observation('2160-0')).toMatchObject({
      valueQuantity: { value: 1.1, code: 'mg/dL' },
      interpretation: [{ text: 'high' }],
    });
    expect(observation('30525-0')).toMatchObject({ valueQuantity: { value: 58, code: 'a' } });
  });

  it('names the words that each entry rests on, and every entry once', () => {
    const clinical = [
      'Condition',
      'Observation',
      'AllergyIntolerance',
      'MedicationStatement',
      'MedicationRequest',
      'ServiceRequest',
      'Procedure',
      'Task',
    ];
    const targets = ofType(bundle, 'Provenance').map((one) => (one['target'] as { reference: string }[])[0]?.reference);
    const entries = resourcesOf(bundle).filter(({ resourceType }) => clinical.includes(resourceType));
    expect([...targets].sort()).toEqual(entries.map((one) => `urn:uuid:${String(one['id'])}`).sort());
    const allergy = ofType(bundle, 'AllergyIntolerance')[0];
    const provenance = ofType(bundle, 'Provenance').find((one) =>
      JSON.stringify(one['target']).includes(String(allergy?.['id'])),
    );
    const [entity] = (provenance?.['entity'] ?? []) as {
      extension: { extension: { valueUnsignedInt: number }[] }[];
      what: object;
    }[];
    expect(entity?.what).toMatchObject({ identifier: { value: `urn:uuid:${inputId}` } });
    const [start, end] = entity?.extension[0]?.extension ?? [];
    expect(input.slice(start?.valueUnsignedInt, end?.valueUnsignedInt)).toContain('penicillin');
  });

  it('has each entry in the section whose words say it', () => {
    interface Part {
      readonly title?: string;
      readonly entry?: readonly { readonly reference: string }[];
      readonly section?: readonly Part[];
    }
    const types = new Map(resourcesOf(bundle).map((one) => [`urn:uuid:${String(one['id'])}`, one.resourceType]));
    const read = ({ title = '', entry = [], section = [] }: Part): [string, string][] => [
      ...entry.map(({ reference }): [string, string] => [title, types.get(reference) ?? '']),
      ...section.flatMap(read),
    ];
    const placed = ((ofType(bundle, 'Composition')[0]?.['section'] ?? []) as readonly Part[]).flatMap(read);
    expect(placed).toEqual(
      expect.arrayContaining([
        ['', 'Observation'],
        ['Past medical history', 'Condition'],
        ['Medications', 'MedicationStatement'],
        ['Allergies', 'AllergyIntolerance'],
        ['Vital signs', 'Observation'],
      ]),
    );
    expect(placed.filter(([, type]) => type === 'AllergyIntolerance')).toEqual([['Allergies', 'AllergyIntolerance']]);
    expect(new Set(placed.map(([, type]) => type))).not.toContain('');
  });

  it('names no reference that is not in it', () => {
    const addresses = new Set((bundle['entry'] as { fullUrl: string }[]).map(({ fullUrl }) => fullUrl));
    expect(addresses.size).toBe(resourcesOf(bundle).length);
    for (const [, reference] of JSON.stringify(bundle).matchAll(/"reference":"([^"]+)"/g))
      expect(addresses).toContain(reference);
  });

  it('says nothing in a code that its words deny, doubt or give to another', () => {
    const said = bundleOf(
      'PMH: never DM, asthma\nFHx: father MI at 61\nPlan: if fever, ibuprofen 400 mg\nA: possible pneumonia',
    );
    const conditions = ofType(said, 'Condition').map((one) => [
      textOf(one['code']),
      (one['verificationStatus'] as { coding: { code: string }[] }).coding[0]?.code,
    ]);
    for (const [name, status] of conditions)
      if (/dm|diabetes|pneumonia|MI\b/i.test(name ?? '')) expect([name, status]).not.toContain('confirmed');
    expect(JSON.stringify(ofType(said, 'Condition'))).not.toMatch(/\bMI\b/);
    expect(ofType(said, 'MedicationRequest')).toEqual([]);
  });
});

describe('the state of a note', () => {
  const signer = { role: 'author', name: 'Dana Lee', credentials: 'MD', signedAt: '2026-11-30T08:30:00.000Z' } as const;
  const cosigner = {
    role: 'co-signer',
    name: 'Ana Ruiz',
    credentials: 'MD',
    signedAt: '2026-11-30T09:30:00.000Z',
  } as const;
  const earlier = '01890000-0000-7000-8000-000000000009';

  it.each([
    ['a draft', {}, 'preliminary'],
    ['a signed note', { signers: [signer] }, 'final'],
    ['a note that a colleague is to co-sign', { signers: [signer], wantsCosigner: true }, 'preliminary'],
    ['a co-signed note', { signers: [signer, cosigner] }, 'final'],
    ['a signed addendum', { signers: [signer], addendumTo: earlier, editedBy: 'Dana Lee' }, 'amended'],
    ['an addendum that is not signed yet', { addendumTo: earlier, editedBy: 'Dana Lee' }, 'preliminary'],
  ])('of %s is the status of its composition', (_, change, status) => {
    const bundle = bundleOf(input, change);
    expect(ofType(bundle, 'Composition')[0]).toMatchObject({ status });
    expect(allFaults(bundle)).toEqual([]);
  });

  it('names the author as its author, and the co-signer as who answers for it by law', () => {
    const bundle = bundleOf(input, { signers: [signer, cosigner] });
    const parties = ofType(bundle, 'Practitioner').map((one) => ({ reference: `urn:uuid:${String(one['id'])}` }));
    expect(ofType(bundle, 'Composition')[0]).toMatchObject({
      author: [parties[0]],
      attester: [
        { mode: 'professional', time: signer.signedAt, party: parties[0] },
        { mode: 'legal', time: cosigner.signedAt, party: parties[1] },
      ],
    });
    expect(allFaults(bundle)).toEqual([]);
    const awaiting = bundleOf(input, { signers: [signer], wantsCosigner: true });
    expect(ofType(awaiting, 'Composition')[0]).toMatchObject({ attester: [{ mode: 'professional' }] });
    for (const request of [...ofType(awaiting, 'MedicationRequest'), ...ofType(awaiting, 'ServiceRequest')])
      expect(request).toMatchObject({ status: 'draft' });
  });

  it('names who signed, when, and the organization; what is begun is active then, and a draft before', () => {
    const bundle = bundleOf(input, { signers: [signer], organization: 'Riverside Clinic' });
    const [practitioner] = ofType(bundle, 'Practitioner');
    expect(practitioner).toMatchObject({ name: [{ text: 'Dana Lee' }], qualification: [{ code: { text: 'MD' } }] });
    const party = { reference: `urn:uuid:${String(practitioner?.['id'])}` };
    expect(ofType(bundle, 'Composition')[0]).toMatchObject({
      attester: [{ mode: 'legal', time: signer.signedAt, party }],
      author: [party],
    });
    expect(ofType(bundle, 'Organization')).toHaveLength(1);
    for (const [one, status] of [
      [bundle, 'active'],
      [bundleOf(input), 'draft'],
    ] as const)
      for (const request of [...ofType(one, 'MedicationRequest'), ...ofType(one, 'ServiceRequest')])
        expect(request).toMatchObject({ status, intent: 'plan' });
  });
});

describe('an edited note', () => {
  const note = chart(input);
  const edited = (from: string | RegExp, to: string, read: readonly Fact[] = note.facts ?? []): Resource => {
    const markdown = note.rendered.markdown.replace(from, to);
    expect(markdown).not.toBe(note.rendered.markdown);
    const statements = relinkNote(note.rendered, markdown, input);
    return writeNoteBundle(carried(input, note, { markdown, statements, editedBy: 'Dana Lee' }), read, madeAt);
  };

  it('has no entry for what was changed, and its new words in the narrative', () => {
    const bundle = edited('Lisinopril 10 mg', 'Lisinopril 40 mg');
    expect(names(bundle, 'MedicationStatement')).toEqual(['metformin']);
    expect(JSON.stringify(ofType(bundle, 'Composition'))).toContain('Lisinopril 40 mg');
    expect(JSON.stringify(bundle)).not.toContain('10 mg');
  });

  it('has none for what was taken out, and no age or sex that was changed', () => {
    expect(names(edited(/- Penicillin.*\n/, ''), 'AllergyIntolerance')).toEqual([]);
    const bundle = edited('58-year-old woman', '85-year-old man');
    expect(ofType(bundle, 'Patient')[0]).not.toHaveProperty('gender');
    expect(JSON.stringify(ofType(bundle, 'Observation'))).not.toContain('30525-0');
  });

  it.each([
    ['found to be unsupported', { support: 'unsupported' }],
    ['looked at again and taken for another', { origin: 'edited' }],
  ] as const)('has none for what was %s, though its words are the same', (_, change) => {
    const statements = note.rendered.statements.map((one) =>
      one.text.startsWith('Penicillin') ? { ...one, ...change } : one,
    );
    const bundle = writeNoteBundle(carried(input, note, { statements }), note.facts ?? [], madeAt);
    expect(names(bundle, 'AllergyIntolerance')).toEqual([]);
    expect(names(bundle, 'MedicationStatement')).toEqual(['lisinopril', 'metformin']);
  });

  it('has none for what the engine reads otherwise today', () => {
    const read = (note.facts ?? []).map((fact) =>
      fact.type === 'allergy' ? { ...fact, evidence: [{ start: 0, end: 2 }] as const } : fact,
    );
    expect(names(edited('Knee sprain', 'Knee strain', read), 'AllergyIntolerance')).toEqual([]);
    expect(names(edited('Knee sprain', 'Knee strain'), 'AllergyIntolerance')).toEqual(['penicillin']);
  });
});

describe('the definitions of FHIR R4', () => {
  it('are looked at: they refuse what is wrong', () => {
    expect(boundElements).toBeGreaterThan(100);
    expect(faultsOf({ resourceType: 'Observation', status: 'final' })).not.toEqual([]);
    expect(faultsOf({ resourceType: 'Bundle', type: 'document', entry: [] })).not.toEqual([]);
    expect(wrongCodes({ resourceType: 'Observation', status: 'done' })).toEqual(['Observation.status done']);
    const wrong = { coding: [{ code: 'gone' }] };
    expect(wrongCodes({ resourceType: 'Condition', clinicalStatus: wrong })).toEqual(['Condition.clinicalStatus gone']);
  });

  it.each(cases)('find no fault in %s, as it is written and signed', (name) => {
    const write = name.includes('visit') || name.includes('dictation') ? transcribe : chart;
    const bundle = bundleOf(inputOf(name), {}, write);
    expect(allFaults(bundle)).toEqual([]);
    const signers = [{ role: 'author' as const, name: 'Dana Lee', credentials: '', signedAt: madeAt }];
    expect(allFaults(bundleOf(inputOf(name), { signers }, write))).toEqual([]);
    expect(JSON.stringify(bundle)).not.toContain(noteId.replace(/1$/, '9'));
  });

  it('hold for odd notes too', () => {
    for (const markdown of [
      '',
      '#',
      '### Plan',
      'a\n\n### A\n\n#### B',
      '| a |\n| --- |',
      '<b>&amp;</b> \u0001 ]]>',
      '- ',
    ])
      expect(allFaults(bundleOf(input, { markdown, statements: [] }))).toEqual([]);
  });

  it('and the profiles of US Core hold for blood pressures and what is begun', () => {
    const profiles = readUsCore();
    const signers = [{ role: 'author' as const, name: 'Dana Lee', credentials: 'MD', signedAt: madeAt }];
    const bundle = bundleOf(input, { signers });
    const pressures = ofType(bundle, 'Observation').filter((one) => textOf(one['code']) === 'Blood pressure');
    const requests = ofType(bundle, 'MedicationRequest');
    expect([pressures.length, requests.length]).toEqual([1, 1]);
    for (const one of pressures) expect(faultsOf(one, profiles.get('us-core-blood-pressure'))).toEqual([]);
    for (const one of requests) expect(faultsOf(one, profiles.get('us-core-medicationrequest'))).toEqual([]);
  });
});

it.each(cases)('the composition of %s says every word of the note, in order', (name) => {
  const { rendered } = chart(inputOf(name));
  const [composition] = resourcesOf(bundleOf(inputOf(name)));
  const words: string[] = [];
  const visit = (section: Record<string, unknown>): void => {
    const { div = '' } = (section['text'] ?? {}) as { div?: string };
    words.push(typeof section['title'] === 'string' ? section['title'] : '', div.replace(/<[^>]*>/g, ' '));
    for (const one of (section['section'] ?? []) as Record<string, unknown>[]) visit(one);
  };
  for (const one of (composition?.['section'] ?? []) as Record<string, unknown>[]) visit(one);
  const said = [String(composition?.['title']), ...words]
    .join(' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
  const wanted = readNoteBlocks(rendered.markdown).map((block) =>
    block.kind === 'list'
      ? block.items.map(({ text }) => text).join(' ')
      : block.kind === 'table'
        ? [block.columns, ...block.rows].flat().join(' ')
        : block.text,
  );
  const even = (text: string): string => text.replace(/\s+/g, ' ').trim();
  expect(even(said)).toBe(even(wanted.join(' ')));
});
