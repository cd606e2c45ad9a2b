import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chart } from '../../chart/chart.ts';
import { checkAgainstInput } from '../../verify/check-against-input.ts';
import { drugsNamed } from '../../clinical/drugs.ts';
import { findProblemsIn } from '../../clinical/find-problems.ts';
import type { NoteStyle } from '../../model/note-style.ts';
import type { NoteResult } from '../../model/result.ts';
import { drawTogether } from './draw-together.ts';
import { readFollowUp } from './read-follow-up.ts';
import { shortenWords } from './shorten-words.ts';
import { writeOut } from './write-out.ts';

describe('shortenWords', () => {
  it.each([
    [
      'The patient has had this cough for 2 weeks, and some wheezing at night.',
      'Cough for 2 weeks, and some wheezing at night.',
    ],
    ['Patient reports that she takes a few aspirin a day', 'Takes a few aspirin a day'],
    ['The patient presents with a cough. She denies fever.', 'Cough. Denies fever.'],
    ['There is tenderness over the left calf', 'Tenderness over left calf'],
    ['The lungs are clear', 'Lungs clear'],
    ['Patient reports that her mother has asthma', 'Her mother has asthma'],
    ['We will check the blood pressure at home', 'Check blood pressure at home'],
  ])('%j -> %j', (text, short) => {
    expect(shortenWords(text)).toBe(short);
  });

  it.each([
    // A past tense, somebody else, a negation and a count are facts.
    ['The patient had chest pain in 2019.', 'Had chest pain in 2019.'],
    ["The patient's mom has asthma.", "Patient's mom has asthma."],
    ['The patient has not slept.', 'Has not slept.'],
    ['Ibuprofen 400 mg three times a day', 'Ibuprofen 400 mg three times a day'],
    ['Ate a little, slept a lot', 'Ate a little, slept a lot'],
    ['Hepatitis a vaccine', 'Hepatitis a vaccine'],
    ['Influenza a, grade a wound', 'Influenza a, grade a wound'],
    ['It is not helping', 'It is not helping'],
    ['Pain that is worse at night', 'Pain that is worse at night'],
    ['Blood pressure\t138/84 mmHg', 'Blood pressure\t138/84 mmHg'],
    ['', ''],
  ])('loses no fact of %j', (text, short) => {
    expect(shortenWords(text)).toBe(short);
  });
});

const said = (...texts: string[]) =>
  texts.map((text, at) => ({ text, sources: [{ start: at, end: at + 1 }], support: 'supported' as const }));

describe('drawTogether', () => {
  it('draws denials together, and what belongs to one problem, with all their sources', () => {
    const drawn = drawTogether(
      said('Denies fever.', 'Cough', 'Denies chills and rash.', 'Gout: ice', 'Gout: naproxen 500 mg'),
    );
    expect(drawn.map(({ text }) => text)).toEqual([
      'Denies fever, chills and rash',
      'Cough',
      'Gout: ice; naproxen 500 mg',
    ]);
    expect(drawn.map(({ sources }) => sources.length)).toEqual([2, 1, 2]);
  });

  it('leaves a statement that says more than its denial where it stands', () => {
    expect(drawTogether(said('Denies fever. Has chills.', 'Denies rash.'))).toHaveLength(2);
  });

  it.each([
    'Denies locking but reports swelling',
    'Denies SI but has HI toward a neighbor',
    'Denies pain in right knee, has pain in left',
    'Denies numbness, except in right hand',
    'Denies hemoptysis; had blood once in 2020',
  ])('puts nothing denied behind %j', (text) => {
    const texts = drawTogether(said(text, 'Denies chest pain', 'Denies rash')).map((row) => row.text);
    expect(texts).toEqual([text, 'Denies chest pain, rash']);
  });
});

describe('writeOut', () => {
  const out = (id: string, ...texts: string[]): string =>
    writeOut({ id, statements: said(...texts) })
      .map(({ text }) => text)
      .join(' ');

  it.each([
    ['medications', ['Lisinopril 10 mg', 'Aspirin 81 mg'], 'Medications include lisinopril 10 mg; and aspirin 81 mg.'],
    ['allergies', ['No known drug allergies'], 'No known drug allergies.'],
    ['vital-signs', ['Heart rate\t76/min', 'Temperature\tafebrile'], 'Heart rate is 76/min. Temperature: afebrile.'],
    [
      'history-of-present-illness',
      ['Denies fever', 'Fell on ice'],
      'The patient denies fever. The patient fell on ice.',
    ],
    ['plan', ['Stop ibuprofen', 'Ice'], 'The plan is to stop ibuprofen. The plan includes ice.'],
    ['plan', ['Get an MRI'], 'The plan is to get an MRI.'],
    [
      'medications',
      ['Off warfarin', 'Stop lisinopril', 'Aspirin'],
      'Off warfarin. Stop lisinopril. Medications include aspirin.',
    ],
    ['allergies', ['NKDA'], 'NKDA.'],
    ['assessment', ['Do not restart lisinopril', 'Rule out MI'], 'Do not restart lisinopril. Rule out MI.'],
    ['plan', ['Hypertension: BMP 1 week'], 'Hypertension: BMP 1 week.'],
    [
      'history-of-present-illness',
      ['Started 2 days ago', 'Was severe', 'Stopped lisinopril'],
      'Started 2 days ago. Was severe. Stopped lisinopril.',
    ],
    ['constructor', ['Odd'], 'Odd.'],
  ])('%s %j', (id, texts, sentence) => {
    expect(out(id, ...texts)).toBe(sentence);
  });
});

describe('readFollowUp', () => {
  it.each<[string, NoteStyle]>([
    ['shorter', { length: 'shorter' }],
    ['Make it shorter please.', { length: 'shorter' }],
    ['Can you make this a bit more concise?', { length: 'shorter' }],
    ['as bullets', { layout: 'bullets' }],
    ['as paragraphs please', { layout: 'paragraphs' }],
    ['Fuller', { length: 'fuller' }],
    ['Write the note in full sentences', { length: 'fuller' }],
    ['shorter, as bullet points', { length: 'shorter', layout: 'bullets' }],
    ['más breve, por favor', { length: 'shorter' }],
    ['Más completa', { length: 'fuller' }],
    ['con viñetas', { layout: 'bullets' }],
    ['En párrafos', { layout: 'paragraphs' }],
  ])('%j', (message, style) => {
    expect(readFollowUp(message)).toEqual({ style });
  });

  it('takes another kind of note for one, also together with a style', () => {
    expect(readFollowUp('as an H&P please')).toEqual({ style: {}, kind: 'history-and-physical' });
    expect(readFollowUp('Shorter, as a progress note')).toEqual({ style: { length: 'shorter' }, kind: 'progress' });
    expect(readFollowUp('Como informe de alta, por favor')).toEqual({ style: {}, kind: 'discharge-summary' });
    expect(readFollowUp('Informe de alta: neumonía, mejoró con ceftriaxona')).toBeUndefined();
  });

  it.each([
    '',
    'cough for 3 days',
    'Short of breath',
    'shorter left leg',
    'Brief psychotic episode',
    'make it shorter and fuller',
    'full code',
    'please',
    'as a nursing note: pain 3/10',
    `shorter ${'please '.repeat(40)}`,
    'list of medications: aspirin',
  ])('%j is a message of its own', (message) => {
    expect(readFollowUp(message)).toBeUndefined();
  });
});

const styles: readonly NoteStyle[] = [
  { length: 'shorter' },
  { length: 'fuller' },
  { layout: 'bullets' },
  { layout: 'paragraphs' },
  { length: 'shorter', layout: 'paragraphs' },
  { length: 'fuller', layout: 'bullets' },
];

const textOf = ({ sections }: NoteResult): string =>
  sections
    .flatMap((section) => section.statements.map(({ text }) => text))
    .join('\n')
    .replaceAll('\t', ' ');
const numbersOf = (text: string): string[] => (text.match(/\d+(?:\.\d+)?/g) ?? []).sort();
const problemsOf = (text: string): string[] =>
  [
    ...new Set(
      text
        .split(/\n|(?<=\.) /)
        .flatMap((line) =>
          findProblemsIn(line).map(({ name, modifiers }) => `${modifiers.negated ? 'no ' : ''}${name}`),
        ),
    ),
  ].sort();

function holdsAll(note: string, style: NoteStyle): void {
  const plain = chart(note);
  const styled = chart(note, { style });
  const [before, after] = [textOf(plain), textOf(styled)];
  const shared = style.length === 'shorter';
  // A problem that plan items share is named once in the shorter note, with whatever numbers it holds.
  if (shared) expect([...new Set(numbersOf(after))]).toEqual([...new Set(numbersOf(before))]);
  else expect(numbersOf(after)).toEqual(numbersOf(before));
  expect([...drugsNamed(after)].sort()).toEqual([...drugsNamed(before)].sort());
  expect(problemsOf(after)).toEqual(problemsOf(before));
  expect(checkAgainstInput(styled.rendered.markdown, note).unsupported).toEqual([]);
  expect(styled.missing).toEqual(plain.missing);
  const sourced = ({ rendered }: NoteResult): number[] =>
    [...new Set(rendered.statements.flatMap(({ sources }) => sources.map(({ start }) => start)))].sort((a, b) => a - b);
  expect(sourced(styled)).toEqual(sourced(plain));
  for (const { text, at, support, sources } of styled.rendered.statements) {
    expect(styled.rendered.markdown.slice(at.start, at.end)).toBe(text);
    if (support !== 'structural') expect(sources.length).toBeGreaterThan(0);
  }
}

const parts = [
  '58 yo F with HTN, T2DM.',
  'She denies fever.',
  'No chest pain, no syncope.',
  'The patient has had a cough for 2 weeks.',
  'Denies chills or rash.',
  'There is no edema.',
  'The lungs are clear.',
  'meds lisinopril 10 mg daily, metformin 500 mg bid.',
  'Patient reports that she takes a few aspirin a day.',
  'allergic to sulfa (hives).',
  'BP 138/84, HR 76, T 98.6.',
  'WBC 11.2, Cr 1.3 in sept.',
  'Mother had breast cancer at 57.',
  'A/P:\n# HTN\n- increase lisinopril to 20 mg\n- BMP 1 wk\n# cough\n- benzonatate 100 mg tid',
  'Plan: stop ibuprofen, we will check the x-ray, return in 2 weeks.',
  'PMH gout, hepatitis a in 2004.',
  'He was seen in the ED on 3/4 and is not sleeping.',
] as const;

describe('denials', () => {
  it.each([undefined, { length: 'shorter' }, { length: 'fuller' }] as const)('stay denials: %j', (style) => {
    const text = textOf(
      chart('HPI: Denies SI but has HI toward a neighbor. Denies a plan. Denies fever.', style ? { style } : {}),
    );
    expect(text).not.toMatch(/neighbor,? (?:and|or|a plan)/i);
    expect(text).toMatch(/(?:denies|no) [^.\n]*plan/i);
  });
});

describe('a note in another style', () => {
  it.each(styles)('loses and adds no fact, whatever the note: %j', (style) => {
    const notes = fc.shuffledSubarray([...parts], { minLength: 1 }).map((lines) => lines.join('\n'));
    fc.assert(
      fc.property(notes, (note) => holdsAll(note, style)),
      { numRuns: 60, seed: 7 },
    );
  });

  it('is shorter, or fuller, than the note itself', () => {
    const note = parts.join('\n');
    const length = (style?: NoteStyle): number => textOf(chart(note, style ? { style } : {})).length;
    expect(length({ length: 'shorter' })).toBeLessThan(length() * 0.95);
    expect(length({ length: 'fuller' })).toBeGreaterThan(length() * 1.05);
  });

  it.each([
    [
      'of a talk in one sentence',
      'Doctor: What brings you in?\nPatient: I have had a cough for two weeks.\nDoctor: What medicines do you take?\nPatient: I take lisinopril 10 mg and aspirin 81 mg.\nDoctor: Your lungs are clear. See me in two weeks.',
      'Medicines include lisinopril 10 mg and aspirin 81 mg.',
    ],
    [
      'of a typed note in one each',
      'PMH: gout, asthma. Meds: lisinopril 10 mg, aspirin 81 mg.',
      'Lisinopril 10 mg. Aspirin 81 mg.',
    ],
  ])('has the drugs %s also in plain words to the patient', (_name, note, sentences) => {
    const { markdown } = chart(note, { kind: 'patient-summary', style: { length: 'fuller' } }).rendered;
    expect(markdown).toContain(sentences);
  });

  it('lays out as asked, and leaves a table among bullets', () => {
    const layouts = (style: NoteStyle) =>
      new Set(
        chart(parts.join('\n'), { style })
          .sections.filter(({ statements }) => statements.length > 0)
          .map(({ layout }) => layout),
      );
    expect(layouts({ layout: 'paragraphs' })).toEqual(new Set(['paragraph']));
    expect(layouts({ layout: 'bullets' })).toEqual(new Set(['list', 'table']));
  });
});
