import { expect, test } from 'vitest';
import { cutRuns } from '../blocks/cut-runs.ts';
import { readFacts } from './read-facts.ts';

const taken = (text: string): string[] =>
  readFacts(text).flatMap((fact) =>
    fact.type === 'medication' ? [`${fact.name} ${fact.dose ?? ''}`.toLowerCase()] : [],
  );

test('a dose by itself is of the one drug that the text has named', () => {
  const text = 'Isotretinoin f/u month 3. Skin better. On 30 mg daily. Lips dry.';
  expect(taken(text)).toEqual(['isotretinoin 30 mg']);
  const [fact] = readFacts(text).filter(({ type }) => type === 'medication');
  const words = fact?.evidence.map(({ start, end }) => text.slice(start, end)) ?? [];
  expect(words).toEqual(['On 30 mg daily', 'Isotretinoin']);
});

test.each([
  'Isotretinoin or lymecycline talked about. Skin better. On 30 mg daily.',
  'Isotretinoin stopped last year. Skin better. On 30 mg daily.',
  'Skin better. On 30 mg daily.',
])('a dose by itself is of no drug where that is open: "%s"', (text) => {
  expect(taken(text).filter((one) => one.includes('30 mg'))).toEqual([]);
});

test.each([
  ['takes ibuprofen for her shoulder, bought it, about 4 days out of 7', 1],
  ['furosemide, 40, gliclazide, 80 bd', 2],
  ['uses salbutamol, 2 puffs prn, wheeze better', 2],
  ['cough gone, 112/70', 2],
])('what says only how much stays with what it is of: "%s"', (text, runs) => {
  expect(cutRuns(text, { start: 0, end: text.length })).toHaveLength(runs);
});
