import { expect, it } from 'vitest';
import { alterStatement } from './alter-statement.ts';

it.each([
  ['No fever.', 'Fever', 'denial'],
  ['Denies chest pain', 'Chest pain', 'denial'],
  ['Sin fiebre', 'Fiebre', 'denial'],
  ['Left knee pain', 'Right knee pain', 'side'],
  ['Dolor en la rodilla izquierda', 'Dolor en la rodilla derecha', 'side'],
  ['Lisinopril 10 mg daily', 'Lisinopril 20 mg daily', 'number'],
  ['Return in 1 week', 'Return in 4 week', 'number'],
])('makes "%s" wrong in one thing', (text, wrong, by) => {
  expect(alterStatement(text)).toEqual({ by, text: wrong });
});

it.each([
  // The rest of a list could stay right.
  'No fever, chills or sweats',
  // Two numbers belong together, and a day or a year has no other that is wrong for certain.
  'Blood pressure 138/84',
  'Seen on 3/14/2026',
  'Since 2019',
  'COVID-19 vaccine',
  'Come back right away',
  '',
])('leaves "%s" as it is', (text) => {
  expect(alterStatement(text)).toBeNull();
});
