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
  ['Cough 3 days. Lungs clear. Impression bronchitis.', 'soap', 'Allergies', true],
  ['Headache 3 days, paracetamol helps, no rash.', 'soap', 'Allergies', true],
  ['On lisinopril 20, no cough. Lungs clear.', 'soap', 'Allergies', true],
  ['Seen at home. Haloperidol 2016, neck went stiff, procyclidine sorted it.', 'soap', 'Allergies', false],
  ['Sore throat. Oramorph in March made her see things so stopped.', 'soap', 'Allergies', false],
  ['UTI in May, cefalexin 5 days. Was better in 2. Came up in a rash on day 4 of it.', 'soap', 'Allergies', false],
  ['Knee pain. Ibuprofen. Ulcer bled in 2019, no NSAIDs since.', 'soap', 'Allergies', false],
  ['Hay fever. As a toddler peanuts - face puffed up.', 'soap', 'Allergies', false],
  ['Wound clean. Plaster brings her skin up in welts.', 'soap', 'Allergies', false],
  ['Clozapine stopped for neutropenia in 2020, calm since.', 'soap', 'Allergies', false],
  ['Calm since the morning, sertraline 50 helps.', 'soap', 'Medications', false],
  ['Cough 3 days, feverish. Lungs clear.', 'soap', 'Assessment', true],
  ['Cough 3 days. Plan: pneumonia, start amoxicillin for 5 days.', 'soap', 'Assessment', false],
  ['Pt resting in bed. Lungs coarse.', 'nursing', 'Safety', true],
  ['Pt resting in bed. NPO for now.', 'nursing', 'Safety', false],
])('%s as %s: "%s" is listed as not documented: %s', (text, kind, title, listed) => {
  expect(missingOf(text, kind).includes(title)).toBe(listed);
});
