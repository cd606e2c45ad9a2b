import type { Span } from '../../model/span.ts';
import { breakWeights } from './data/break-weights.data.ts';

const weights: ReadonlyMap<string, number> = new Map(breakWeights);
const always = weights.get('=always') ?? 0;

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
    const word = match[0].toLowerCase().replace('’', "'").replace(/-+$/, '');
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

/** Log odds from which a break is made: about as many breaks as people put (tools/train-sentence-breaks.ts). */
const bound = -1;

/** Run-on speech without punctuation in sentences; the weights are learned from punctuated talk. Linear. */
export function splitSpeech(text: string, span: Span): Span[] {
  const words = spokenWords(text.slice(span.start, span.end));
  const pieces: Span[] = [];
  let start = 0;
  let since = 1;
  for (let at = 0; at < words.length - 1; at += 1) {
    let odds = always;
    for (const item of breakEvidence(words, at, since)) odds += weights.get(item) ?? 0;
    since += 1;
    if (odds <= bound) continue;
    const next = words[at + 1]?.start ?? 0;
    pieces.push({ start: span.start + start, end: span.start + next });
    start = next;
    since = 1;
  }
  pieces.push({ start: span.start + start, end: span.end });
  return pieces;
}
