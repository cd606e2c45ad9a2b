import { expect, it } from 'vitest';
import { validate } from './validate.ts';

const statusOf = (text: string, code: string): string | undefined =>
  validate(text).codes.find((assessment) => assessment.code === code)?.status;

it.each([
  [
    'a side that the chart contradicts',
    'Right knee pain for a week.\nExam: right knee tender.\nDx: M25.562',
    'M25.562',
    'unsupported',
  ],
  [
    'the side of the chart',
    'Right knee pain for a week.\nExam: right knee tender.\nDx: M25.561',
    'M25.561',
    'supported',
  ],
  [
    'a side that only the other code of the list has',
    'Left knee pain for 3 weeks.\nDx: M25.561, M25.562',
    'M25.561',
    'unsupported',
  ],
  ['a side that is only compared with', 'Left knee pain, right knee normal.\nDx: M25.561', 'M25.561', 'unsupported'],
  [
    'a flag about something else',
    'Hypertension, BP 150/92. Continue lisinopril 10 mg daily.\nDx: I10, M25.562',
    'I10',
    'supported',
  ],
])('%s', (_what, text, code, status) => {
  expect(statusOf(text, code)).toBe(status);
});
