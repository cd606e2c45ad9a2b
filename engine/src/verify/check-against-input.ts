import type { Unsupported } from '../model/faults.ts';
import { DocumentReading, InputReading } from './reading.ts';
import { checkCodes, findCodes } from './rules/codes.ts';
import { checkDoses } from './rules/doses.ts';
import { checkFrequencies } from './rules/frequencies.ts';
import { checkNames } from './rules/names.ts';
import { checkNumbers, checkNumberWords } from './rules/numbers.ts';
import { checkSides } from './rules/sides.ts';
import { checkStandings } from './rules/standings.ts';
import { checkValues } from './rules/values.ts';

export interface CheckResult {
  /** In the order of the document. */
  readonly unsupported: readonly Unsupported[];
}

/**
 * What a written document says and its input does not: numbers, drugs, codes and names of tests that the input holds in no written,
 * spoken or abbreviated form; sides, denials, relatives' and past problems that it says otherwise; doses, frequencies and values that it
 * gives to another drug, test or vital sign. One rule, one file of `rules`. List numbers and names with digits ("HbA1c") do not
 * count. Ranges are of the document. Linear.
 */
export function checkAgainstInput(document: string, input: string): CheckResult {
  const read = new DocumentReading(document);
  const said = new InputReading(input);
  const codes = findCodes(document);
  const unsupported = [
    ...checkCodes(document, codes, input),
    ...checkNumbers(document, said.numbers, codes),
    ...checkNumberWords(document, said.numbers),
    ...checkNames(read, said),
    ...checkSides(read, said),
    ...checkStandings(read, said),
    ...checkDoses(read, said),
    ...checkFrequencies(read, said),
    ...checkValues(read, said),
  ];
  return { unsupported: unsupported.sort((a, b) => a.start - b.start || a.end - b.end) };
}
