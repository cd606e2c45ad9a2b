import { describe, expect, it } from 'vitest';
import type { FhirResource } from '@notewright/engine';
import type { EmrContext, EmrGroup, EmrKind } from '@notewright/contract';
import { FhirProblem, type FhirAnswer, type FhirClient } from '../fhir-client.ts';
import { readContext } from './read-context.ts';

const now = Date.parse('2026-05-04T10:00:00Z');
const subject = { reference: 'Patient/p1' };
const base = 'https://ehr.example/fhir';
const every = [
  'Condition',
  'MedicationRequest',
  'MedicationStatement',
  'AllergyIntolerance',
  'Immunization',
  'Observation',
];
const reads = [...every, 'DocumentReference', 'Binary'];

type Script = Readonly<
  Record<string, readonly object[] | ((path: string, signal: AbortSignal) => Promise<FhirAnswer>)>
>;

const answer = (status: number, resource: FhirResource | null = null): FhirAnswer => ({
  status,
  resource,
  etag: null,
  location: null,
  retryAfterSeconds: null,
});
const bundle = (resources: readonly object[], next?: string): FhirResource => ({
  resourceType: 'Bundle',
  type: 'searchset',
  link: next === undefined ? [] : [{ relation: 'next', url: next }],
  entry: resources.map((resource) => ({ resource })),
});

/** Answers searches by the type, of observations by the category, that they begin with. */
function clientOf(script: Script): FhirClient {
  return async ({ path, signal }) => {
    const key = Object.keys(script).find((one) => path.includes(one)) ?? '';
    const step = script[key] ?? [];
    return typeof step === 'function' ? step(path, signal) : answer(200, bundle(step));
  };
}

async function read(script: Script, scopes = ['patient/*.rs'], can = reads): Promise<EmrContext> {
  const abilities = { reads: can } as never;
  const launch = { id: 'l', connection: { id: 'c', name: 'EHR', baseUrl: base, abilities }, patientId: 'p1', scopes };
  const place = {
    client: clientOf(script),
    launch: { ...launch, encounterId: null, patient: { name: 'Made Up', birthDate: null, gender: null } },
    owner: { tenantId: 't', userId: 'u' },
  };
  const documents = {
    readDocument: async (bytes: Uint8Array) =>
      Promise.resolve({ mediaType: 'text/html', text: `read: ${bytes.length}`, pages: null, readBy: 'text' } as const),
  };
  const parts = { clock: { now: () => now }, documents, report: () => undefined, milliseconds: 200 };
  return readContext(parts, place, new AbortController().signal);
}

const groupOf = (context: EmrContext, kind: EmrKind): EmrGroup => {
  const group = context.groups.find((one) => one.kind === kind);
  if (group === undefined) throw new Error('Each kind is there.');
  return group;
};
const textsOf = (context: EmrContext, kind: EmrKind): readonly string[] =>
  groupOf(context, kind).items.map(({ text, date }) => `${date ?? '-'} ${text}`);
const coded = (code: string) => ({ coding: [{ code }] });
let made = 0;
const one = (resourceType: string, fields: object): object => {
  made += 1;
  return { resourceType, id: `r${made}`, subject, ...fields };
};

describe('what is read of a record', () => {
  it('is each problem with how it stands, what lasts first, without mistakes and what was ruled out', async () => {
    const problem = (text: string, fields: object = {}) => one('Condition', { code: { text }, ...fields });
    const context = await read({
      Condition: [
        problem('Bronchitis', {
          clinicalStatus: coded('resolved'),
          onsetDateTime: '2024-01',
          abatementDateTime: '2024-02-03',
        }),
        problem('Hypertension', { clinicalStatus: coded('active'), recordedDate: '2020-05-06T10:00:00Z' }),
        problem('Gout', {
          clinicalStatus: coded('active'),
          verificationStatus: coded('provisional'),
          severity: { text: 'Mild' },
        }),
        problem('Asthma', { verificationStatus: coded('entered-in-error') }),
        problem('Stroke', { verificationStatus: coded('refuted') }),
        one('Condition', { code: {} }),
      ],
    });
    expect(groupOf(context, 'problems').state).toBe('read');
    expect(textsOf(context, 'problems')).toEqual([
      '2020-05-06 Hypertension',
      '- Gout (mild; provisional)',
      '2024-01 Bronchitis (resolved; until 2024-02-03)',
    ]);
  });

  it('is the diagnoses of visits only where there is no list of problems', async () => {
    const visit = one('Condition', { code: { text: 'Cough' }, category: [coded('encounter-diagnosis')] });
    const listed = one('Condition', { code: { text: 'COPD' }, category: [coded('problem-list-item')] });
    expect(textsOf(await read({ Condition: [visit] }), 'problems')).toEqual(['- Cough']);
    expect(textsOf(await read({ Condition: [visit, listed] }), 'problems')).toEqual(['- COPD']);
  });

  it('is each drug with its use once, by whatever name it has, without drafts and what was cancelled', async () => {
    const order = (fields: object) => one('MedicationRequest', { status: 'active', intent: 'order', ...fields });
    const context = await read({
      MedicationRequest: [
        order({
          medicationCodeableConcept: { text: 'Metformin 500 mg' },
          dosageInstruction: [{ text: 'twice daily' }],
          authoredOn: '2025-01-02',
        }),
        order({ medicationReference: { reference: 'Medication/m1' }, dosageInstruction: [doseOf(1, 'tablet', 2)] }),
        { resourceType: 'Medication', id: 'm1', code: { coding: [{ display: 'Lisinopril 10 MG' }] } },
        order({ medicationReference: { reference: `${base}/Medication/m2` } }),
        order({ medicationReference: { reference: 'Medication/gone' }, dosageInstruction: [{ text: 'at night' }] }),
        order({ medicationReference: { reference: 'Medication/m3', display: 'Named beside' } }),
        order({
          medicationReference: { reference: '#in' },
          contained: [{ id: 'in', code: { text: 'Aspirin' } }],
          doNotPerform: true,
        }),
        order({ medicationCodeableConcept: { text: 'Drafted' }, status: 'draft' }),
        order({ medicationCodeableConcept: { text: 'Cancelled' }, status: 'cancelled' }),
        order({ medicationCodeableConcept: { text: 'Proposed' }, intent: 'proposal' }),
        order({ medicationCodeableConcept: { text: 'Amoxicillin' }, status: 'completed', authoredOn: '2025-03' }),
      ],
      MedicationStatement: [
        one('MedicationStatement', {
          status: 'active',
          medicationCodeableConcept: { text: 'metformin 500 mg' },
          dosage: [{ text: 'twice daily' }],
        }),
        one('MedicationStatement', { status: 'not-taken', medicationCodeableConcept: { text: 'Ibuprofen' } }),
      ],
      'Medication/m2': () =>
        Promise.resolve(answer(200, { resourceType: 'Medication', id: 'm2', code: { text: 'Read by itself' } })),
      'Medication/gone': () => Promise.resolve(answer(404)),
    });
    expect(textsOf(context, 'medications')).toEqual([
      '2025-01-02 Metformin 500 mg, twice daily',
      '- Lisinopril 10 MG, 1 tablet 2 times per day as needed',
      '- Read by itself',
      '- Unnamed medication, at night',
      '- Named beside',
      '- Not to be given: Aspirin',
      '2025-03 Amoxicillin (completed)',
      '- Ibuprofen (not taken)',
    ]);
  });

  it('is each allergy with its reaction, and each immunization that was given', async () => {
    const patient = subject;
    const allergy = (fields: object) => one('AllergyIntolerance', { subject: undefined, patient, ...fields });
    const context = await read({
      AllergyIntolerance: [
        allergy({
          code: { text: 'Penicillin' },
          criticality: 'high',
          reaction: [{ manifestation: [{ text: 'Hives' }], severity: 'severe' }],
        }),
        allergy({ code: { text: 'Lactose' }, type: 'intolerance' }),
        allergy({ code: { text: 'Latex' }, verificationStatus: coded('refuted') }),
      ],
      Immunization: [
        one('Immunization', {
          subject: undefined,
          patient,
          status: 'completed',
          vaccineCode: { text: 'Influenza' },
          occurrenceDateTime: '2025-10-01',
        }),
        one('Immunization', { subject: undefined, patient, status: 'not-done', vaccineCode: { text: 'Zoster' } }),
      ],
    });
    expect(textsOf(context, 'allergies')).toEqual([
      '- Penicillin: Hives (severe) (high criticality)',
      '- Lactose (intolerance)',
    ]);
    expect(textsOf(context, 'immunizations')).toEqual(['2025-10-01 Influenza']);
  });

  it('is what was measured with its unit, range and whether it is high, the newest first', async () => {
    const observed = (text: string, fields: object) =>
      one('Observation', { status: 'final', code: { text }, ...fields });
    const context = await read({
      'category=vital-signs': [
        observed('Blood pressure', {
          effectiveDateTime: '2026-04-01T08:00:00Z',
          component: [
            { code: coded('8480-6'), valueQuantity: { value: 142, code: 'mm[Hg]' } },
            { code: coded('8462-4'), valueQuantity: { value: 86, code: 'mm[Hg]' } },
          ],
        }),
        observed('Temperature', { effectiveDateTime: '2026-04-02', valueQuantity: { value: 36.8, unit: 'Cel' } }),
        observed('Weight', { status: 'entered-in-error', valueQuantity: { value: 8000, unit: 'kg' } }),
        observed('Height', { dataAbsentReason: { text: 'refused' } }),
      ],
      'category=laboratory': [
        observed('Hemoglobin A1c', {
          effectiveDateTime: '2026-04-20',
          valueQuantity: { value: 7.9, unit: '%' },
          interpretation: [coded('H')],
          referenceRange: [{ low: { value: 4, unit: '%' }, high: { value: 5.6, unit: '%' } }],
        }),
        observed('CRP', { valueQuantity: { value: 5, unit: 'mg/L', comparator: '<' }, status: 'preliminary' }),
        observed('Influenza A', { valueCodeableConcept: { text: 'Not detected' } }),
      ],
    });
    expect(textsOf(context, 'vital_signs')).toEqual([
      '2026-04-02 Temperature 36.8 °C',
      '2026-04-01 Blood pressure 142/86 mmHg',
    ]);
    expect(textsOf(context, 'laboratory')).toEqual([
      '2026-04-20 Hemoglobin A1c 7.9 % (high; reference 4–5.6 %)',
      '- CRP <5 mg/L (preliminary)',
      '- Influenza A Not detected',
    ]);
  });

  it('is one line each, whatever a server puts into it', async () => {
    const context = await read({
      Condition: [one('Condition', { code: { text: 'A\n## Plan\u0000\r\nB' } }), null, 7] as never,
    });
    expect(textsOf(context, 'problems')).toEqual(['- A ## Plan B']);
  });
});

const doseOf = (value: number, unit: string, frequency: number): object => ({
  doseAndRate: [{ doseQuantity: { value, unit } }],
  timing: { repeat: { frequency, period: 1, periodUnit: 'd' } },
  asNeededBoolean: true,
});

describe('the last notes', () => {
  const note = (title: string, date: string, attachment: object, fields: object = {}) =>
    one('DocumentReference', {
      status: 'current',
      docStatus: 'final',
      description: title,
      date,
      content: [{ attachment }],
      ...fields,
    });
  const plain = (text: string) => ({
    contentType: 'text/plain; charset=utf-8',
    data: Buffer.from(text).toString('base64'),
  });

  it('are the newest five that have words, wherever these lie, without drafts and what was replaced', async () => {
    const context = await read({
      DocumentReference: [
        note('Old', '2020-01-01T00:00:00Z', plain('Six')),
        note('One', '2026-05-01T00:00:00Z', plain('The first note.')),
        note('Two', '2026-04-01T00:00:00Z', { contentType: 'text/plain', url: `${base}/Binary/b1` }),
        note('Three', '2026-03-01T00:00:00Z', {
          contentType: 'text/html',
          data: Buffer.from('<p>x</p>').toString('base64'),
        }),
        note('Picture', '2026-02-20T00:00:00Z', { contentType: 'image/png', data: 'AAAA' }),
        note('Draft', '2026-02-19T00:00:00Z', plain('x'), { docStatus: 'preliminary' }),
        note('Replaced', '2026-02-18T00:00:00Z', plain('x'), { status: 'superseded' }),
        note('Elsewhere', '2026-02-17T00:00:00Z', {
          contentType: 'text/plain',
          url: 'https://evil.example/fhir/Binary/b1',
        }),
        note('Broken', '2026-02-16T00:00:00Z', { contentType: 'text/plain', url: 'Binary/gone' }),
        note('Four', '2026-02-01T00:00:00Z', plain('Four')),
        note('Five', '2026-01-01T00:00:00Z', plain('Five')),
      ],
      'Binary/b1': () =>
        Promise.resolve(answer(200, { resourceType: 'Binary', data: Buffer.from('Beside.').toString('base64') })),
      'Binary/gone': () => Promise.resolve(answer(404)),
    });
    expect(context.notes_state).toBe('read');
    expect(context.notes.map(({ title, date, text }) => [title, date, text])).toEqual([
      ['One', '2026-05-01', 'The first note.'],
      ['Two', '2026-04-01', 'Beside.'],
      ['Three', '2026-03-01', 'read: 8'],
      ['Four', '2026-02-01', 'Four'],
      ['Five', '2026-01-01', 'Five'],
    ]);
  });
});

describe('a kind that cannot be read', () => {
  const problems = [one('Condition', { code: { text: 'Gout' } })];

  it('is said to be what it is, and leaves the others as they are', async () => {
    const fail = (kind: FhirProblem['kind']) => () => Promise.reject(new FhirProblem(kind));
    const context = await read(
      {
        Condition: problems,
        MedicationRequest: () => Promise.resolve(answer(500)),
        MedicationStatement: [],
        AllergyIntolerance: () => Promise.resolve(answer(403)),
        Immunization: fail('broken'),
        'category=vital-signs': (_path, signal) =>
          new Promise((_done, failed) => signal.addEventListener('abort', () => failed(signal.reason as Error))),
        'category=laboratory': () => Promise.resolve(answer(501)),
        DocumentReference: fail('timeout'),
      },
      ['patient/*.rs'],
    );
    expect(context.groups.map(({ kind, state }) => [kind, state])).toEqual([
      ['problems', 'read'],
      ['medications', 'failed'],
      ['allergies', 'not_granted'],
      ['immunizations', 'failed'],
      ['vital_signs', 'failed'],
      ['laboratory', 'not_supported'],
    ]);
    expect(context.notes_state).toBe('failed');
  });

  it('is never said to be empty where a part of it was refused, or an entry has a code alone', async () => {
    const context = await read({
      MedicationRequest: () => Promise.resolve(answer(403)),
      MedicationStatement: [],
      AllergyIntolerance: [
        one('AllergyIntolerance', { subject: undefined, patient: subject, code: coded('91936005') }),
      ],
    });
    expect(groupOf(context, 'medications').state).toBe('not_granted');
    expect(textsOf(context, 'allergies')).toEqual([expect.stringContaining('code 91936005')]);
    const partly = await read({
      MedicationRequest: () => Promise.resolve(answer(403)),
      MedicationStatement: [
        one('MedicationStatement', { status: 'active', medicationCodeableConcept: { text: 'Zinc' } }),
      ],
    });
    expect(groupOf(partly, 'medications')).toMatchObject({ state: 'read', is_cut: true });
  });

  it('is not asked for where it was not granted, or the server has none', async () => {
    const asked: string[] = [];
    const note = (path: string): Promise<FhirAnswer> => {
      asked.push(path);
      return Promise.resolve(answer(200, bundle([])));
    };
    const context = await read(
      { '': note },
      ['patient/Condition.read', 'patient/Immunization.rs', 'patient/Observation.rs?category=http://x|laboratory'],
      ['Condition', 'Observation', 'AllergyIntolerance'],
    );
    expect(context.groups.map(({ kind, state }) => [kind, state])).toEqual([
      ['problems', 'none'],
      ['medications', 'not_granted'],
      ['allergies', 'not_granted'],
      ['immunizations', 'not_supported'],
      ['vital_signs', 'not_granted'],
      ['laboratory', 'none'],
    ]);
    expect(asked.map((path) => path.split('?')[0])).toEqual(['Condition', 'Observation']);
  });

  it('is one in which a single entry is another patient’s, or nobody’s', async () => {
    for (const foreign of [
      { reference: 'Patient/p2' },
      { reference: 'Patient/p11' },
      undefined,
      { display: 'Made Up' },
    ]) {
      const context = await read({
        Condition: [...problems, one('Condition', { code: { text: 'HIV' }, subject: foreign })],
      });
      expect(groupOf(context, 'problems')).toMatchObject({ state: 'failed', items: [] });
      expect(JSON.stringify(context)).not.toContain('HIV');
    }
    const same = { reference: `${base}/Patient/p1/_history/2` };
    const context = await read({ Condition: [one('Condition', { code: { text: 'Gout' }, subject: same })] });
    expect(textsOf(context, 'problems')).toEqual(['- Gout']);
  });
});

describe('a search of many pages', () => {
  const entries = (count: number): readonly object[] =>
    Array.from({ length: count }, (_, at) => one('Condition', { code: { text: `Problem ${at}` } }));

  it('is followed on its own server, to an end', async () => {
    const pages: string[] = [];
    const endless = (path: string): Promise<FhirAnswer> => {
      pages.push(path);
      return Promise.resolve(answer(200, bundle(entries(2), `${base}?page=${pages.length}`)));
    };
    const context = await read({ Condition: endless, [base]: endless });
    expect(pages).toEqual(['Condition?patient=p1&_count=100', `${base}?page=1`, `${base}?page=2`, `${base}?page=3`]);
    expect(groupOf(context, 'problems')).toMatchObject({ state: 'read', is_cut: true });
  });

  it('is cut where it goes on elsewhere, and says so', async () => {
    for (const elsewhere of ['https://evil.example/fhir?page=2', 'http://ehr.example/fhir?page=2', '//evil.example/']) {
      const pages: string[] = [];
      const context = await read({
        Condition: (path) => {
          pages.push(path);
          return Promise.resolve(answer(200, bundle(entries(1), elsewhere)));
        },
      });
      expect(pages.length).toBe(1);
      expect(groupOf(context, 'problems').is_cut).toBe(true);
    }
  });
});
