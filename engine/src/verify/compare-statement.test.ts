import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { chart } from '../chart/chart.ts';
import { compareStatement } from './compare-statement.ts';
import { NoteSource } from './note-source.ts';
import type { Attribute } from './statement-forms.ts';

/** In what a statement differs from an input that it rests on as a whole. */
const differences = (section: string, text: string, input: string): Attribute[] =>
  compareStatement({ section, text }, new NoteSource(input).at([{ start: 0, end: input.length }]));

const hpi = 'history-of-present-illness';

describe('a statement that says what its source says', () => {
  it.each([
    [hpi, 'No fever, chills, or vomiting.', 'no f/c, vomiting'],
    [hpi, 'No chest pain or shortness of breath.', 'denies CP, SOB'],
    [hpi, 'Right knee pain for 3 weeks, worse with stairs.', 'R knee pain x3wk worse w stairs'],
    [hpi, '58-year-old woman.', '58F'],
    ['medications', 'Lisinopril 10 mg by mouth daily', 'lisinopril 10 po qd'],
    ['medications', 'Metformin 1000 mg twice daily', 'metformin 1000 bd'],
    ['allergies', 'Penicillin (hives)', 'PCN - hives'],
    ['allergies', 'No known drug allergies', 'NKDA'],
    ['vital-signs', 'Blood pressure\t138/84 mmHg', 'bp 138/84'],
    ['vital-signs', 'Oxygen saturation\t95% on room air', 'sats 95 RA'],
    ['vital-signs', 'Oxygen saturation\t94% on room air', 'sats 94 OA'],
    ['results', 'Creatinine 1.3 → 0.9', 'cr 1.3->0.9'],
    ['results', 'White blood cell count 15.2 (high)', 'wbc 15.2 H'],
    ['family-history', 'Father: MI at 52.', 'dad MI at 52'],
    ['past-medical-history', 'No history of hepatitis', 'no history of hepatitis'],
    ['plan', 'Stop ibuprofen', 'd/c ibuprofen'],
    ['physical-examination', 'Lachman negative', 'lachman neg'],
  ])('%s: %s', (section, text, input) => {
    expect(differences(section, text, input)).toEqual([]);
  });
});

describe('a statement with one thing made wrong', () => {
  it.each<[section: string, text: string, input: string, expected: Attribute]>([
    [hpi, 'Fever, chills, or vomiting.', 'no f/c, no vomiting', 'polarity'],
    [hpi, 'Chest pain.', 'denies CP', 'polarity'],
    [hpi, 'No cough for 3 days.', 'cough x3d', 'polarity'],
    [hpi, 'Able to bear weight.', 'not able to bear weight', 'polarity'],
    ['physical-examination', 'Lungs clear, wheezes', 'lungs clear, no wheezes', 'polarity'],
    ['allergies', 'Known drug allergies', 'NKDA', 'polarity'],
    ['physical-examination', 'Lachman positive', 'lachman neg', 'value'],
    ['physical-examination', 'Abdomen tender', 'abd nontender', 'concept'],
    ['assessment', 'Pneumonia', 'possible pneumonia', 'certainty'],
    ['plan', 'MRI', 'MRI if no better', 'condition'],
    [hpi, 'Father: chest pain for 3 hours.', 'chest pain x3h', 'person'],
    ['family-history', 'Chest pain for 3 hours.', 'chest pain x3h', 'person'],
    ['past-medical-history', 'Breast cancer', 'mother had breast cancer', 'person'],
    [hpi, 'Stroke.', 'history of stroke', 'time'],
    [hpi, 'Pain is worse.', 'pain was worse', 'time'],
    [hpi, 'Rash ongoing.', 'rash resolved', 'time'],
    ['plan', 'Continue lisinopril', 'stop lisinopril', 'status'],
    ['medications', 'Metoprolol 25 mg', 'metoprolol 25 held', 'status'],
    [hpi, 'Left knee pain.', 'R knee pain', 'side'],
    [hpi, 'Right knee pain, right ankle swelling.', 'R knee pain, L ankle swelling', 'side'],
    ['medications', 'Lisinopril 20 mg daily', 'lisinopril 10 mg daily', 'number'],
    ['results', 'Potassium 5.1', 'K 4.1', 'number'],
    ['vital-signs', 'Heart rate\t88/min', 'hr 78', 'number'],
    ['medications', 'Levothyroxine 75 mg', 'levothyroxine 75 mcg', 'unit'],
    ['medications', 'Paracetamol 1 mg', 'paracetamol 1g', 'unit'],
    [hpi, 'Cough for 3 weeks.', 'cough x3d', 'unit'],
    [hpi, 'Drinks 500 L a day.', 'drinks 500 ml a day', 'unit'],
    ['medications', 'Metformin 500 mg three times daily', 'metformin 500 bid', 'frequency'],
    ['medications', 'Lorazepam 1 mg every morning', 'lorazepam 1 hs', 'frequency'],
    ['medications', 'Amlodipine 10 mg', 'lisinopril 10', 'drug'],
    ['medications', 'Lisinopril 500 mg, metformin 20 mg', 'lisinopril 20 mg, metformin 500 mg', 'dose'],
    ['results', 'BUN 22', 'wbc 22', 'test'],
    ['results', 'Sodium 4.1', 'K 4.1', 'test'],
    ['allergies', 'Metformin 500 mg', 'metformin 500', 'allergy'],
    ['medications', 'Penicillin', 'PCN - hives', 'allergy'],
    [hpi, 'Cough with haemoptysis.', 'cough', 'concept'],
  ])('%s: %s', (section, text, input, expected) => {
    expect(differences(section, text, input)).toContain(expected);
  });
});

describe('what a statement rests on', () => {
  it('is only what stands in its own ranges: a dose elsewhere in the note is none of this drug', () => {
    const input = 'lisinopril 10\nmetoprolol 25';
    const source = new NoteSource(input);
    const statement = { section: 'medications', text: 'Lisinopril 25 mg' };
    expect(compareStatement(statement, source.at([{ start: 0, end: 13 }]))).toContain('number');
  });

  it('counts a denial only where it rests on the cue too', () => {
    const input = 'no fever, chills';
    const source = new NoteSource(input);
    const statement = { section: hpi, text: 'No chills.' };
    expect(compareStatement(statement, source.at([{ start: 10, end: 16 }]))).toContain('polarity');
    const ranges = [
      { start: 0, end: 2 },
      { start: 10, end: 16 },
    ];
    expect(compareStatement(statement, source.at(ranges))).toEqual([]);
  });
});

it('takes an answer that stands apart for a denial of what was asked', () => {
  const source = new NoteSource('any headache, cough\nno no');
  const ranges = [
    { start: 4, end: 12 },
    { start: 20, end: 25 },
  ];
  expect(compareStatement({ section: hpi, text: 'No headache.' }, source.at(ranges))).toEqual([]);
});

const folder = path.join(import.meta.dirname, '../../../bench/quality/note-pieces');
/** One note of each file. */
const notes = readdirSync(folder)
  .filter((name) => name.endsWith('.jsonl'))
  .map((name) => {
    const [line = ''] = readFileSync(path.join(folder, name), 'utf8').split('\n');
    const { pieces } = JSON.parse(line) as { readonly pieces: readonly (readonly [string, string])[] };
    return pieces.map(([words]) => words).join('');
  });

describe('the statements that Chartwright writes', () => {
  // The benchmark measures 1.0 % over all notes; of these few, no more than two in a hundred.
  it('say what their sources say', () => {
    const compared = notes.flatMap((text) => {
      const source = new NoteSource(text);
      return chart(text).sections.flatMap(({ id, statements }) =>
        statements
          .filter(({ support }) => support === 'supported')
          .map((one) => compareStatement({ section: id, text: one.text }, source.at(one.sources)).length),
      );
    });
    expect(compared.length).toBeGreaterThan(300);
    expect(compared.filter((count) => count > 0).length / compared.length).toBeLessThan(0.02);
  });
});
