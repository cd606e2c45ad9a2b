import { describe, expect, it } from 'vitest';
import { chart } from '../chart/chart.ts';
import type { NoteResult } from '../model/result.ts';
import type { SourceKind, SourcePart } from '../model/source-part.ts';

interface Older {
  readonly text: string;
  readonly date: string;
  readonly kind?: SourceKind;
}

/** A note of a visit with several sources of before, in the order in which they came. */
function noteOf(now: string, older: readonly Older[]): { readonly note: NoteResult; readonly input: string } {
  const sources: SourcePart[] = [{ start: 0, end: now.length, kind: 'current', name: '', date: null }];
  let input = now;
  for (const { text, date, kind = 'previous_note' } of older) {
    const start = input.length + 2;
    input += `\n\n${text}`;
    sources.push({ start, end: input.length, kind, name: 'Made up', date });
  }
  return { note: chart(input, { sources }), input };
}

const march = '2026-03-03';
const january = '2026-01-09';
const asksOf = (now: string, newer: string, older: string): string[] =>
  (
    noteOf(now, [
      { text: older, date: january },
      { text: newer, date: march },
    ]).note.openPoints ?? []
  ).map(({ sentence }) => sentence);

describe('sources of before that contradict each other', () => {
  it.each([
    [
      'a dose',
      'Meds: losartan 100 mg daily',
      'Meds: losartan 50 mg daily',
      'Losartan: 100 mg daily in the note of 3 March 2026, 50 mg daily in the note of 9 January 2026. Which is right?',
    ],
    [
      'a drug that was stopped',
      'Meds: stopped losartan',
      'Meds: losartan 50 mg daily',
      'Losartan: not taken any more in the note of 3 March 2026, taken in the note of 9 January 2026. Is it taken today?',
    ],
    [
      'an allergy that was denied',
      'NKDA',
      'Allergies: penicillin (hives)',
      'Penicillin: no known allergies in the note of 3 March 2026, an allergy in the note of 9 January 2026. Which is right?',
    ],
    [
      'a habit',
      'Social history: never smoker',
      'Social history: smokes 1 pack per day',
      'Tobacco: “never smoker” in the note of 3 March 2026, “smokes 1 pack per day” in the note of 9 January 2026. Which is right?',
    ],
  ])('are asked about where the visit is silent: %s', (_what, newer, older, question) => {
    expect(asksOf('Headache for 2 days.', newer, older)).toEqual([question]);
  });

  it('rest on both places, in the words that stand there', () => {
    const { note, input } = noteOf('Headache for 2 days.', [
      { text: 'Meds: losartan 50 mg daily', date: january },
      { text: 'Meds: losartan 100 mg daily', date: march },
    ]);
    const quoted = note.openPoints?.flatMap((one) => one.sources.map(({ start, end }) => input.slice(start, end)));
    expect(quoted).toEqual(['losartan 100 mg daily', 'losartan 50 mg daily']);
    for (const words of ['Losartan 100 mg daily (from the note of 3', 'Losartan 50 mg daily (from the note of 9'])
      expect(note.rendered.markdown).toContain(words);
  });

  it('are not asked about where the visit says which is right, and then the visit is compared with each', () => {
    const asked = asksOf('Meds: losartan 100 mg daily', 'Meds: losartan 100 mg daily', 'Meds: losartan 50 mg daily');
    expect(asked).toEqual(['Losartan: 100 mg daily today, 50 mg daily in the note of 9 January 2026. Which is right?']);
  });

  it('are not asked about where the visit itself changes what they differ in', () => {
    const newer = 'Meds: losartan 100 mg daily';
    expect(asksOf('Plan: increase losartan to 150 mg daily', newer, 'Meds: losartan 50 mg daily')).toEqual([]);
  });

  it('are not asked about an allergy once more where the visit denies all', () => {
    const asked = asksOf('Headache. NKDA.', 'NKDA', 'Allergies: penicillin (hives)');
    expect(asked).toHaveLength(1);
    expect(asked[0]).toContain('no known allergies today');
  });

  it.each([
    ['say the same', 'Meds: losartan 50 mg daily', 'Medications: Losartan 50 mg daily'],
    ['name different drugs', 'Meds: losartan 50 mg daily', 'Meds: metformin 500 mg bid'],
    ['change a dose themselves', 'Plan: increase losartan to 100 mg daily', 'Meds: losartan 50 mg daily'],
  ])('are none where they %s', (_what, newer, older) => {
    expect(asksOf('Headache for 2 days.', newer, older)).toEqual([]);
  });

  it('are asked about once, of the two newest that differ', () => {
    const { note } = noteOf('Headache for 2 days.', [
      { text: 'Meds: losartan 25 mg daily', date: '2025-05-05' },
      { text: 'Meds: losartan 50 mg daily', date: january },
      { text: 'losartan 100 mg daily', date: march, kind: 'medication_list' },
    ]);
    expect(note.openPoints?.map(({ sentence }) => sentence)).toEqual([
      'Losartan: 100 mg daily in the medication list of 3 March 2026, 50 mg daily in the note of 9 January 2026. Which is right?',
    ]);
  });

  it('are asked about in the language of the note', () => {
    const asked = asksOf(
      'Paciente de 60 años con dolor de cabeza desde hace 2 días.',
      'Paciente con hipertensión arterial desde hace años.\nMedicamentos: lisinopril 20 mg al día.',
      'Paciente con hipertensión arterial desde hace años.\nMedicamentos: lisinopril 10 mg al día.',
    );
    expect(asked.join(' ')).toMatch(/en la nota del 3 de marzo de 2026 .*¿Cuál es correcto\?/);
  });
});
