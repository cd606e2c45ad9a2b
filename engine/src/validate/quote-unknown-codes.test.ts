import { expect, it } from 'vitest';
import { builtInLibrary } from '../codes/tables/built-in.ts';
import { quoteUnknownCodes } from './quote-unknown-codes.ts';

const { icd } = builtInLibrary.at(null);

it.each([
  ['I10 stands before O40.89.', 'I10 stands before "O40.89" (as written).'],
  ['"O40.89" (as written): not in the table.', '"O40.89" (as written): not in the table.'],
  ['The chart says “see O40.89”.', 'The chart says “see O40.89”.'],
  ['QA0.0101 exists, and QA0.9999 does not.', 'QA0.0101 exists, and "QA0.9999" (as written) does not.'],
  ['Low vitamin B12, E53.8.', 'Low vitamin B12, E53.8.'],
  ['Codes below N18.- tell the stage.', 'Codes below N18.- tell the stage.'],
  ['99213 and J3301 x 4.', '99213 and J3301 x 4.'],
])('%s', (given, said) => {
  expect(quoteUnknownCodes(given, icd)).toBe(said);
});
