import { describe, expect, it } from 'vitest';
import { makeFact, type FactParts } from '../document/make-fact.ts';
import type { Fact } from '../document/fact.ts';
import type { Subject } from '../document/subjects.ts';
import { composeNote } from './compose-note.ts';
import { templateOf } from '../note/template-of.ts';

type Loose = Partial<Record<string, unknown>> & { readonly type: Fact['type']; readonly subject: Subject };

/** Facts at places of their own, in their order. */
const facts = (...all: readonly Loose[]): Fact[] =>
  all.map((one, at) =>
    makeFact({ id: `f${at}`, evidence: [{ start: at * 10, end: at * 10 + 5 }], ...one } as FactParts),
  );

/** The statements of one section of a SOAP note. */
const written = (id: string, ...all: readonly Loose[]): string[] =>
  composeNote(facts(...all), templateOf('soap'))
    .sections.filter((section) => section.id === id)
    .flatMap(({ statements }) => statements.map(({ text }) => text));

const hpi = 'history-of-present-illness';
const symptom = (name: string, more: object = {}): Loose => ({ type: 'condition', subject: hpi, name, ...more });
const drug = (name: string, more: object = {}): Loose => ({
  type: 'medication',
  subject: 'medications',
  name,
  status: 'taken',
  ...more,
});
const absent = { assertion: { polarity: 'absent' } };

describe('symptoms', () => {
  it.each<[string, Loose, string]>([
    [
      'with onset and qualities',
      symptom('chest pain', {
        onset: 'for 3 hours',
        qualities: ['substernal pressure'],
        severity: '7/10',
        radiation: 'radiating to the left arm',
      }),
      'Chest pain for 3 hours, substernal pressure, 7/10, radiating to the left arm.',
    ],
    ['with adjectives before the name', symptom('cough', { qualities: ['dry'], severity: 'mild' }), 'Mild dry cough.'],
    [
      'with a side',
      symptom('knee pain', { side: 'right', worseWith: ['stairs'], betterWith: ['rest'] }),
      'Right knee pain, worse with stairs, better with rest.',
    ],
    ['that are over', symptom('hiccups', { assertion: { temporality: 'resolved' } }), 'Hiccups, resolved.'],
    ['that may be', symptom('appendicitis', { assertion: { certainty: 'possible' } }), 'Possible appendicitis.'],
    ['that are ruled out', symptom('torsion', { assertion: { certainty: 'excluded' } }), 'Torsion ruled out.'],
    ['that are unlikely', symptom('syncope', { assertion: { certainty: 'unlikely' } }), 'Syncope unlikely.'],
  ])('%s', (_name, fact, sentence) => expect(written(hpi, fact)).toEqual([sentence]));

  it('that are denied stand together, those of the past and of another time apart', () => {
    const sentences = written(
      hpi,
      symptom('fever', absent),
      symptom('chills', absent),
      symptom('vomiting', absent),
      symptom('deep vein thrombosis', { assertion: { polarity: 'absent', temporality: 'past' } }),
      symptom('fall', { ...absent, time: 'at 2145' }),
    );
    expect(sentences).toEqual([
      'No fever, chills, or vomiting.',
      'No history of deep vein thrombosis.',
      'No fall at 2145.',
    ]);
  });

  it('of a relative name the relative', () => {
    const mother = {
      type: 'condition',
      subject: 'family-history',
      name: 'breast cancer',
      assertion: { experiencer: 'mother' },
    } as const;
    expect(written('family-history', mother)).toEqual(['Mother: breast cancer.']);
  });
});

describe('drugs', () => {
  it.each<[string, Loose, string]>([
    ['as taken', drug('metformin', { dose: '1000 mg', frequency: 'twice daily' }), 'Metformin 1000 mg twice daily'],
    [
      'stopped, with the reason',
      drug('Topamax', { status: 'stopped', time: 'last year', reason: 'because of tingling' }),
      'Topamax: stopped last year because of tingling',
    ],
    [
      'of before',
      drug('escitalopram', { dose: '20', assertion: { temporality: 'past' }, remark: 'no effect' }),
      'Escitalopram 20: previously, no effect',
    ],
    [
      'of somebody else',
      drug('naproxen', { owner: "her husband's", indication: 'the knee' }),
      "Her husband's naproxen for the knee",
    ],
    ['not given', drug('melatonin', { status: 'not-given' }), 'Melatonin: not given'],
  ])('in the list: %s', (_name, fact, item) => expect(written('medications', fact)).toEqual([item]));

  it.each<[string, Loose, string]>([
    [
      'changed',
      drug('amlodipine', { subject: 'plan', status: 'changed', from: '5 mg', dose: '10 mg' }),
      'Change amlodipine from 5 mg to 10 mg',
    ],
    [
      'refused when offered',
      drug('tramadol', { subject: 'plan', status: 'declined', remark: 'offered' }),
      'Tramadol: offered, declined',
    ],
    ['refused', drug('tramadol', { subject: 'plan', status: 'declined' }), 'Tramadol: declined'],
    [
      'given under one condition only',
      drug('eplerenone', {
        subject: 'plan',
        status: 'started',
        dose: '25',
        assertion: { condition: 'potassium is <5', onlyIf: true },
      }),
      'Start eplerenone 25 only if potassium is <5',
    ],
  ])('in the plan: %s', (_name, fact, item) => expect(written('plan', fact)).toEqual([item]));

  it('taken once are part of the history', () => {
    const taken = drug('Percocet', {
      subject: hpi,
      owner: "her husband's",
      dose: '2 tablets',
      time: 'around midnight',
      remark: 'with no relief',
    });
    expect(written(hpi, taken)).toEqual(["Took her husband's Percocet 2 tablets around midnight, with no relief."]);
  });

  it.each<[string, object, string]>([
    ['with its reaction', { substance: 'penicillin', reactions: ['hives'] }, 'Penicillin (hives)'],
    [
      'that is an intolerance',
      { substance: 'lisinopril', reactions: ['cough'], isIntolerance: true },
      'Lisinopril intolerance (cough)',
    ],
    ['that is tolerated', { substance: 'oxycodone', isTolerated: true }, 'Oxycodone: tolerated'],
    ['that is denied', { substance: 'latex', ...absent }, 'No known latex allergy'],
  ])('an allergy %s', (_name, more, item) => {
    expect(written('allergies', { type: 'allergy', subject: 'allergies', ...more })).toEqual([item]);
  });
});

describe('what was measured and found', () => {
  const lab = (name: string, value: string, more: object = {}): Loose => ({
    type: 'measurement',
    category: 'laboratory',
    subject: 'results',
    name,
    value,
    ...more,
  });
  it.each<[string, Loose, string]>([
    ['a trend', lab('troponin', '0.31', { earlier: ['0.04'] }), 'Troponin 0.04 → 0.31'],
    [
      'an earlier value with its day',
      lab('hemoglobin', '8.4', { unit: 'g/dL', earlier: ['9.1 in the morning'], flag: 'low' }),
      'Hemoglobin 8.4 g/dL (low) (earlier 9.1 in the morning)',
    ],
    ['a leading point', lab('norepinephrine', '.06', { earlier: ['.18'] }), 'Norepinephrine 0.18 → 0.06'],
  ])('%s', (_name, fact, item) => expect(written('results', fact)).toEqual([item]));

  it('vital signs are rows', () => {
    const pressure = {
      type: 'measurement',
      category: 'vital',
      subject: 'vital-signs',
      name: 'blood pressure',
      value: '128/76',
      unit: 'mmHg',
      circumstance: 'standing',
    } as const;
    expect(written('vital-signs', pressure)).toEqual(['Blood pressure\t128/76 mmHg standing']);
  });

  it('findings stand under their system in the order of their writer, denials that follow each other as one', () => {
    const finding = (system: string, words: string, more: object = {}): Loose => ({
      type: 'examination',
      subject: 'physical-examination',
      system,
      finding: words,
      ...more,
    });
    const items = written(
      'physical-examination',
      finding('Cardiovascular', 'tachycardic'),
      finding('Cardiovascular', 'murmurs', absent),
      finding('Abdomen', 'soft'),
      finding('Cardiovascular', 'gallops', absent),
      finding('Cardiovascular', 'pulses equal'),
      finding('Cardiovascular', 'edema', absent),
    );
    expect(items).toEqual([
      'Cardiovascular: tachycardic; no murmurs or gallops; pulses equal; no edema',
      'Abdomen: soft',
    ]);
  });
});

describe('the plan', () => {
  const step = (action: string, more: object = {}): Loose => ({
    type: 'order',
    subject: 'plan',
    action,
    status: 'planned',
    ...more,
  });

  it('stands by problem, and one condition governs all that hangs on it', () => {
    const items = written(
      'plan',
      step('CT abdomen', { problem: 'Appendicitis' }),
      step('consult surgery', { problem: 'Appendicitis', assertion: { condition: 'CT is positive' } }),
      step('start ceftriaxone 2 g', { problem: 'Appendicitis', assertion: { condition: 'CT is positive' } }),
      step('return in 3 months'),
    );
    expect(items).toEqual([
      'Appendicitis: CT abdomen; if CT is positive, consult surgery, start ceftriaxone 2 g',
      'Return in 3 months',
    ]);
  });

  it('says what was refused, and why', () => {
    expect(written('plan', step('cardiac rehabilitation', { status: 'declined', reason: 'because of work' }))).toEqual([
      'Cardiac rehabilitation: declined by the patient because of work',
    ]);
  });
});

describe('a composed note', () => {
  it('names the reason for the visit where it is asked for, and what no fact says', () => {
    const note = composeNote(
      facts(symptom('abdominal pain', { onset: 'since last night', severity: '8/10', isReason: true })),
      templateOf('soap'),
    );
    const complaint = note.sections.find(({ id }) => id === 'chief-complaint');
    expect(complaint?.statements.map(({ text }) => text)).toEqual(['Abdominal pain since last night.']);
    expect(note.missing).toContain('Medications');
    expect(note.missing).not.toContain('Chief complaint');
  });

  it('rests every statement on the evidence of its facts', () => {
    const { sections } = composeNote(
      facts(symptom('fever', absent), symptom('chills', absent), drug('metformin')),
      templateOf('soap'),
    );
    const statements = sections.flatMap((section) => section.statements);
    expect(statements.map(({ sources }) => sources)).toEqual([
      [
        { start: 0, end: 5 },
        { start: 10, end: 15 },
      ],
      [{ start: 20, end: 25 }],
    ]);
  });

  it('is not made from a fact without evidence', () => {
    expect(() => makeFact({ id: 'f', type: 'clause', subject: hpi, text: 'Fever', evidence: [] })).toThrow(RangeError);
  });
});
