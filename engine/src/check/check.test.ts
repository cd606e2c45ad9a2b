import { describe, expect, it } from 'vitest';
import { chart } from '../chart/chart.ts';
import { transcribe } from '../transcribe/transcribe.ts';
import { checkAgainstInput } from './check-against-input.ts';
import { placeStatements } from './place-statements.ts';

const flagged = (document: string, input: string): string[] =>
  checkAgainstInput(document, input).unsupported.map(({ start, end, what }) => `${what} ${document.slice(start, end)}`);

describe('checkAgainstInput', () => {
  it.each([
    ['BP 120/80', 'blood pressure one twenty over eighty', []],
    ['BP 120/82', 'blood pressure one twenty over eighty', ['number 82']],
    ['Temperature 98.2', 'temp is ninety eight . two', []],
    ['twice daily for 2 weeks', 'bid x two weeks', []],
    ['for two weeks', 'for 3 weeks', ['number two']],
    ['Acetaminophen 500 mg', 'tylenol five hundred', []],
    ['Metoprolol 25 mg', 'takes lisinopril 25', ['drug Metoprolol']],
    ['Aspirin 81 mg', 'ASA 81', []],
    ['1. Ice\n2. Rest', 'ice and rest', []],
    ['HbA1c high, COVID-19 negative, type 2 diabetes', 'sugar high, covid negative, type two diabetes', []],
    ['M54.50 low back pain', 'low back pain', ['code M54.50']],
    ['M54.50 low back pain', 'low back pain m54.50', []],
    ['CPT 99213', 'office visit', ['code 99213']],
    ['seen 06/03/2021', 'seen june third twenty twenty one', []],
    ['seen on 06/03/2021', 'seen on 6/3/21', []],
    ['1,000 mg', 'one thousand milligrams', []],
  ])('%j against %j', (document, input, expected) => {
    expect(flagged(document, input)).toEqual(expected);
  });
});

describe('placeStatements', () => {
  const input =
    'Doctor: any chest pain?\nPatient: no.\nPatient: my left knee has hurt for two weeks. I take ibuprofen 400 three times a day.';
  const markdown =
    "## Knee pain\n\n### Subjective\n\nLeft knee pain for 2 weeks. Denies chest pain.\n\n- Ibuprofen 400 mg three times daily\n- Naproxen 500 mg\n\n| Measure | Value |\n| --- | --- |\n| Knee | left |\n\n### Not documented\n\n- Allergies\n\nDraft for a clinician's review.";
  const placed = placeStatements(markdown, input);
  const one = (text: string) => placed.find((statement) => statement.text.includes(text));

  it('places every statement exactly', () => {
    for (const { at, text } of placed) expect(markdown.slice(at.start, at.end)).toBe(text);
  });

  it('links statements to the sentences that say them', () => {
    const source = one('2 weeks')?.sources[0];
    expect(source && input.slice(source.start, source.end)).toContain('my left knee has hurt for two weeks');
    expect(one('Ibuprofen')?.support).toBe('supported');
  });

  it('marks what the input does not hold', () => {
    expect(one('Naproxen')?.support).toBe('unsupported');
  });

  it('takes headings, gaps and the draft line for structure', () => {
    for (const text of ['Subjective', 'Measure', 'Allergies', 'Draft for'])
      expect(one(text)?.support, text).toBe('structural');
  });
});

/** A small generator with a fixed seed: the same sequences on every run. */
function* sequence(seed: number): Generator<number> {
  let state = seed;
  for (;;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state / 2_147_483_648;
  }
}

describe('for any input', () => {
  const parts = [
    'pt',
    'takes',
    'lisinopril',
    'ten',
    'tylenol 500',
    'mg',
    'bid',
    'no fever',
    'bp 120/80',
    'one twenty two',
    'over',
    'seventy',
    '.',
    ',',
    'period',
    'comma',
    'new paragraph',
    '\n',
    'plan',
    'colon',
    'hx',
    'HTN',
    'R knee',
    'pain',
    '6/10',
    'x 3 days',
    'Doctor:',
    'Patient:',
    'do you have',
    'any pain?',
    'no',
    'yes',
    'i take',
    'scratch that',
    'no make that',
    'five',
    'point',
    'allergic to',
    'sulfa',
    '(hives)',
    '|',
    '*',
    '1.',
    '- ',
    '58 yo F',
    'ninety',
    'eight . two',
    'warfarin 5',
    'WBC 12',
    'follow up in two weeks',
    'E11.9',
    'once a day',
    'metformin',
    '\u0000',
    'é',
    '頭痛',
  ];

  it('writes no number or drug that the input does not hold, and places every statement', () => {
    const random = sequence(42);
    const next = (): number => random.next().value as number;
    for (let round = 0; round < 250; round += 1) {
      const input = Array.from(
        { length: 3 + Math.floor(next() * 30) },
        () => parts[Math.floor(next() * parts.length)],
      ).join(next() > 0.3 ? ' ' : '\n');
      for (const note of [chart(input), transcribe(input)]) {
        const { markdown, statements } = note.rendered;
        expect(flagged(markdown, input), input).toEqual([]);
        for (const { at, text, sources, support } of statements) {
          expect(markdown.slice(at.start, at.end)).toBe(text);
          if (support !== 'structural') expect(sources.length, `${input} -> ${text}`).toBeGreaterThan(0);
          for (const source of sources)
            expect(source.start >= 0 && source.end <= input.length && source.start <= source.end, text).toBe(true);
        }
      }
    }
  });
});
