import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chart } from '../chart/chart.ts';
import { checkAgainstInput } from '../verify/check-against-input.ts';
import { drugsNamed } from '../clinical/drugs.ts';
import { findProblemsIn } from '../clinical/find-problems.ts';
import type { NoteStyle } from '../model/note-style.ts';
import type { NoteResult } from '../model/result.ts';

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
      'of a talk in one sentence each',
      'Doctor: What brings you in?\nPatient: I have had a cough for two weeks.\nDoctor: What medicines do you take?\nPatient: I take lisinopril 10 mg and aspirin 81 mg.\nDoctor: Your lungs are clear. See me in two weeks.',
      'Lisinopril 10 mg. Aspirin 81 mg.',
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
