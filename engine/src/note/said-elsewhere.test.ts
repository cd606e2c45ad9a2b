import { expect, test } from 'vitest';
import { chart } from '../chart/chart.ts';
import type { NoteKind } from '../model/result.ts';

const missingOf = (text: string, kind: NoteKind): readonly string[] => chart(text, { kind }).missing;

test.each<[string, NoteKind, string, boolean]>([
  ['History: cough for 3 days.', 'soap', 'Chief complaint', false],
  ['Exam: lungs clear.', 'soap', 'Chief complaint', true],
  ['History: cough for 3 days, no fever.', 'soap', 'Medications', true],
  ['History: cough for 3 days.', 'soap', 'Vital signs', true],
  ['Procedure: knee arthroscopy. Anesthesia: general.', 'operative', 'Complications', true],
  ['Procedure: knee arthroscopy. Tolerated well.', 'operative', 'Complications', false],
  ['Pt resting in bed. Lungs coarse.', 'nursing', 'Safety', true],
  ['Pt resting in bed. NPO for now.', 'nursing', 'Safety', false],
])('%s as %s: "%s" is listed as not documented: %s', (text, kind, title, listed) => {
  expect(missingOf(text, kind).includes(title)).toBe(listed);
});
