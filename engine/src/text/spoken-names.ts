import { isNumberWord, numberHeads, readSpokenNumber } from './spoken-numbers.ts';
import type { Step } from './spoken-dates.ts';

const partPattern = /^(c|t|l|s|a|x|b|d)(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(c)?$/;
const glued: Readonly<Record<string, string>> = { onest: '1st', twond: '2nd', threerd: '3rd', aonec: 'A1c' };
const realWords = new Set([
  'tone',
  'done',
  'bone',
  'cone',
  'hone',
  'sone',
  'lone',
  'tten',
  'xten',
  'aten',
  'often',
  'stwo',
]);

/** "cfive" -> C5, "aonec" -> A1c, "xthree" -> x3: letter and number said in one breath. */
function joinedPart(word: string): string | undefined {
  if (Object.hasOwn(glued, word)) return glued[word];
  const match = realWords.has(word) ? null : partPattern.exec(word);
  if (!match) return undefined;
  const digits = readSpokenNumber([match[2] ?? ''], 0)?.value ?? '';
  return (match[1] === 'x' ? 'x' : (match[1] ?? '').toUpperCase()) + digits + (match[3] ?? '');
}

/** "covid nineteen" -> COVID-19, "a one c" -> A1c, "b twelve" -> B12, "c five" -> C5, "x three" -> x3, "second" before a noun -> 2nd. */
export function readName(words: readonly string[], at: number): Step | undefined {
  const word = words[at] ?? '';
  const next = words[at + 1] ?? '';
  if (word === 'a' && next === 'one' && words[at + 2] === 'c') return { text: 'A1c', used: 3 };
  if (word === 'covid' && (next === 'nineteen' || next === '-')) {
    const used = next === '-' ? 3 : 2;
    if (words[at + used - 1] === 'nineteen') return { text: 'COVID-19', used };
  }
  if (word === 'b' && next === 'twelve') return { text: 'B12', used: 2 };
  if (/^[ctls]$/.test(word) && isNumberWord(next)) {
    const number = readSpokenNumber(words, at + 1);
    if (number && Number(number.value) <= 12) return { text: word.toUpperCase() + number.value, used: 1 + number.used };
  }
  if (word === 'times' && isNumberWord(next) && words[at - 1] === 'oriented')
    return { text: `x${readSpokenNumber(words, at + 1)?.value ?? ''}`, used: 2 };
  const joined = joinedPart(word);
  return joined === undefined ? undefined : { text: joined, used: 1 };
}

/** The letters before a number in a name of a level, a joint or a count. */
export const partHeads = ['c', 't', 'l', 's', 'a', 'x', 'b', 'd'];
/** Letters and numbers that recognisers write as one word. */
export const joinedParts: readonly string[] = [
  ...Object.keys(glued),
  ...partHeads.flatMap((head) => numberHeads.flatMap((number) => [head + number, `${head}${number}c`])),
];
