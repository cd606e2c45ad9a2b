import { expect, it } from 'vitest';
import { firmFaults } from './firm-faults.ts';

it('keeps what is wrong about a drug, its dose, a side, a measure and a code', () => {
  const kinds = ['drug', 'dose', 'frequency', 'side', 'value', 'code'] as const;
  expect(firmFaults('Lisinopril 20 mg daily', kinds)).toEqual(kinds);
});

it('keeps a number beside a drug, and no other', () => {
  expect(firmFaults('Lisinopril 20 mg daily', ['number'])).toEqual(['number']);
  expect(firmFaults('Walks 20 minutes a day', ['number'])).toEqual([]);
});

it.each(['Seen in March', 'Seen on 3/14/2026', 'Seen 2026-03-14'])('keeps a number beside a date: %s', (text) => {
  expect(firmFaults(text, ['number'])).toEqual(['number']);
});

it('leaves to a second reading what is read by words', () => {
  expect(firmFaults('No fever', ['negation', 'finding', 'family', 'history', 'test', 'unread'])).toEqual([]);
});
