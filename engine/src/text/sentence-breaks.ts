import type { Span } from '../model/span.ts';
import { breakWeights } from './data/break-weights.data.ts';

const weights: ReadonlyMap<string, number> = new Map(breakWeights);
const always = weights.get('=always') ?? 0;

/** The words that the weights know, numbered from 1; 0 is any other word. */
const numbers = new Map<string, number>();
for (const [item] of breakWeights)
  if (!item.startsWith('='))
    for (const word of item.split(/[ |]/)) if (!numbers.has(word)) numbers.set(word, numbers.size + 1);
const base = numbers.size + 1;
const numberOf = (word: string): number => numbers.get(word) ?? 0;

/** Weights of words and of pairs of words by their numbers: before a break, after it, and on both sides of it. */
const lastWeights = new Float64Array(base);
const nextWeights = new Float64Array(base);
const lastPairs = new Map<number, number>();
const nextPairs = new Map<number, number>();
const sidePairs = new Map<number, number>();

function keepWeight(item: string, weight: number): void {
  const [left = '', right = ''] = item.split('|');
  const [first = '', second] = (left || right).split(' ');
  if (left !== '' && right !== '') sidePairs.set(numberOf(left) * base + numberOf(right), weight);
  else if (second !== undefined)
    (left === '' ? nextPairs : lastPairs).set(numberOf(first) * base + numberOf(second), weight);
  else (left === '' ? nextWeights : lastWeights)[numberOf(first)] = weight;
}
for (const [item, weight] of breakWeights) if (!item.startsWith('=')) keepWeight(item, weight);

/** A spoken word and its place. */
export interface SpokenWord extends Span {
  readonly word: string;
}

const wordPattern = /'?[a-z\d][a-z\d'’%/-]*/gi;
const filler = /^(?:uh+|um+|uhm|mm-?hmm+|hmm+)$/;
const numberWord =
  /^(?:\d.*|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w{3,6}teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred)$/;

/** The words of speech as the weights know them, without fillers. */
export function spokenWords(text: string): SpokenWord[] {
  const words: SpokenWord[] = [];
  for (const match of text.matchAll(wordPattern)) {
    // Recognisers of speech write some apostrophes and leave out others.
    const spoken = match[0].toLowerCase().replaceAll(/['’]/g, '');
    const word = spoken.endsWith('-') ? spoken.replace(/-+$/, '') : spoken;
    if (!filler.test(word)) words.push({ word, start: match.index, end: match.index + match[0].length });
  }
  return words;
}

const kindOf = (word: SpokenWord | undefined): string =>
  word === undefined ? '^' : numberWord.test(word.word) ? '#' : word.word;

function lengthOf(since: number): string {
  if (since < 3) return `=${since}`;
  return since < 6 ? '=few' : since < 12 ? '=some' : since < 20 ? '=many' : '=long';
}

/** What speaks for a new sentence after the word at `at`, `since` words after the last one began. */
export function breakEvidence(words: readonly SpokenWord[], at: number, since: number): string[] {
  const before = kindOf(words[at - 1]);
  const last = kindOf(words[at]);
  const next = kindOf(words[at + 1]);
  const after = kindOf(words[at + 2]);
  return [`${last}|`, `|${next}`, `${before} ${last}|`, `|${next} ${after}`, `${last}|${next}`, lengthOf(since)];
}

/** The kinds of all words by their numbers, with an edge before the first and two after the last. */
function numbersOf(words: readonly SpokenWord[]): Int32Array {
  const kinds = new Int32Array(words.length + 3).fill(numberOf(kindOf(undefined)));
  // No number is among the words that the weights know.
  for (const [at, word] of words.entries()) kinds[at + 1] = numbers.get(word.word) ?? numberOf(kindOf(word));
  return kinds;
}

/** What `breakEvidence` weighs together, without writing it out. `kinds` are those of `numbersOf`. */
function oddsOf(kinds: Int32Array, at: number, since: number): number {
  const before = kinds[at] ?? 0;
  const last = kinds[at + 1] ?? 0;
  const next = kinds[at + 2] ?? 0;
  const after = kinds[at + 3] ?? 0;
  let odds = always + (lastWeights[last] ?? 0) + (nextWeights[next] ?? 0);
  odds += lastPairs.get(before * base + last) ?? 0;
  odds += nextPairs.get(next * base + after) ?? 0;
  odds += sidePairs.get(last * base + next) ?? 0;
  return odds + (weights.get(lengthOf(since)) ?? 0);
}

/** What belongs to a number that is said in words, beside its numbers. */
const numberLinks: ReadonlySet<string> = new Set(['oh', 'over', 'point']);
const isOfNumber = ({ word }: SpokenWord): boolean => numberWord.test(word) || numberLinks.has(word);

/** "One oh | eight over sixty four": within a number that is said in words there is no break. */
const isWithinNumber = (words: readonly SpokenWord[], at: number): boolean => words.slice(at, at + 2).every(isOfNumber);

/** Log odds from which a break is made: about as many breaks as people put (tools/train-sentence-breaks.ts). */
const bound = -0.5;

/**
 * Run-on speech without punctuation in sentences; the weights are learned from punctuated talk. Linear.
 * @param from log odds from which a break is made
 */
export function splitSpeech(text: string, span: Span, from = bound): Span[] {
  const words = spokenWords(text.slice(span.start, span.end));
  const kinds = numbersOf(words);
  const pieces: Span[] = [];
  let start = 0;
  let since = 1;
  for (let at = 0; at < words.length - 1; at += 1) {
    const odds = oddsOf(kinds, at, since);
    since += 1;
    if (odds <= from || isWithinNumber(words, at)) continue;
    const next = words[at + 1]?.start ?? 0;
    pieces.push({ start: span.start + start, end: span.start + next });
    start = next;
    since = 1;
  }
  pieces.push({ start: span.start + start, end: span.end });
  return pieces;
}
