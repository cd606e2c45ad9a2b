import { byTier, sampleCases } from './test-tier.ts';

/** A megabyte of what a text can consist of alone, by a name that can be read. */
export interface OneCharacterText {
  readonly name: string;
  readonly text: string;
}

const characters = 1_000_000;

const ascii = Array.from({ length: 95 }, (_, at) => String.fromCodePoint(32 + at));
/** Controls, joiners, half a pair of code units, letters of other alphabets, and what marks a line in markdown. */
const others = ['\n', '\t', '\0', '\u00a0', '\u00e9', '\u200b', '\u2011', '\u4e00', '\ud800', '\u{1f600}', '# ', '1. '];
const brackets = ['()', '[]', '{}', '<>', '“”', '«»', '「」'];
/** Each made a reader overflow its stack, or look back over everything before it. */
const once = ['#', '(', '[', '1. '];

const name = (unit: string): string => JSON.stringify(unit);

function repeat(unit: string): OneCharacterText {
  return { name: name(unit), text: unit.repeat(characters / unit.length) };
}

/** Opened half a million times, and closed as often. */
function nest(pair: string): OneCharacterText {
  const [open = '', close = ''] = pair;
  const half = characters / 2;
  return { name: `${name(open)} inside itself`, text: open.repeat(half) + close.repeat(half) };
}

const all = [...[...ascii, ...others, ...brackets].map(repeat), ...brackets.map(nest)];

/** A megabyte of each character and of each pair of brackets, beside each other and inside each other; a few in the quick tier. */
export const oneCharacterTexts: readonly OneCharacterText[] = byTier(
  [...once.map(repeat), ...sampleCases(brackets.map(nest), 2)],
  all,
);
