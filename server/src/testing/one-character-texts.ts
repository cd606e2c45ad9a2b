import { byTier, sampleCases } from './test-tier.ts';

/** What a text can consist of alone, by a name that can be read. */
export interface OneCharacterText {
  readonly name: string;
  readonly text: string;
}

/** Far beyond what any stack holds; every text of a whole megabyte would take a quarter of an hour. */
const characters = 250_000;
const megabyte = 1_000_000;

const ascii = Array.from({ length: 95 }, (_, at) => String.fromCodePoint(32 + at));
/** Controls, joiners, half a pair of code units, letters of other alphabets, and what marks a line in markdown. */
const others = ['\n', '\t', '\0', '\u00a0', '\u00e9', '\u200b', '\u2011', '\u4e00', '\ud800', '\u{1f600}', '# ', '1. '];
const brackets = ['()', '[]', '{}', '<>', '“”', '«»', '「」'];
/** Each made a reader overflow its stack, or look back over everything before it. */
const once = ['#', '(', '[', '1. '];

const name = (unit: string): string => JSON.stringify(unit);

const repeat =
  (length: number) =>
  (unit: string): OneCharacterText => ({ name: name(unit), text: unit.repeat(length / unit.length) });

/** Opened half a million times, and closed as often. */
function nest(pair: string): OneCharacterText {
  const [open = '', close = ''] = pair;
  const half = megabyte / 2;
  return { name: `${name(open)} inside itself`, text: open.repeat(half) + close.repeat(half) };
}

const isOnce = (unit: string): boolean => once.includes(unit);
const plain = [...ascii, ...others, ...brackets].filter((unit) => !isOnce(unit));
const all = [...once.map(repeat(megabyte)), ...plain.map(repeat(characters)), ...brackets.map(nest)];

/**
 * Each character and each pair of brackets, beside each other and inside each other; a few in the quick tier. What once went wrong, and
 * all that is nested, is a megabyte long, the rest a quarter of one.
 */
export const oneCharacterTexts: readonly OneCharacterText[] = byTier(
  [...once.map(repeat(megabyte)), ...sampleCases(brackets.map(nest), 2)],
  all,
);
