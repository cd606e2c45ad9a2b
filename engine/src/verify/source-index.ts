import type { Span } from '../model/span.ts';
import { findProblemsIn } from '../clinical/find-problems.ts';
import { drugsNamed } from '../clinical/drugs.ts';
import { expandAbbreviations } from '../clinical/abbreviations.ts';
import { formatSpoken } from '../text/spoken-format.ts';
import { splitSentences } from '../text/sentences.ts';
import { tokenize, wordsOf } from '../text/tokens.ts';
import { stopWords } from './data/stop-words.ts';

/** A word in more sentences than this says little about any of them. */
const postingLimit = 400;

const stem = (word: string): string => (word.length > 4 ? word.replace(/(?:ing|ed|es|s|ly|ness|al)$/, '') : word);

/** The words by which a sentence is found: its own, those of its long form, its numbers in digits, and its problems and drugs. */
export function keysOf(text: string): Set<string> {
  const read = text.length > 1200 ? text.slice(0, 1200) : text;
  const spoken = formatSpoken(
    tokenize(read).map((token) => ({ text: token.text, start: token.start, end: token.end })),
  );
  const words = [
    ...wordsOf(read),
    ...wordsOf(expandAbbreviations(read)),
    ...spoken.flatMap((word) => (/\d/.test(word.text) ? wordsOf(word.text) : [])),
  ];
  const keys = new Set(words.filter((word) => !stopWords.has(word)).map(stem));
  for (const problem of findProblemsIn(read)) keys.add(`=${problem.name}`);
  for (const drug of drugsNamed(read)) keys.add(`=${drug}`);
  return keys;
}

/** Finds the sentences of an input that a statement rests on, by the rarity of the words they share. */
export class SourceIndex {
  private readonly sentences: readonly Span[];
  private readonly postings = new Map<string, number[]>();
  /** What is said again rests on the same sentences. */
  private readonly found = new Map<string, readonly Span[]>();

  constructor(input: string) {
    this.sentences = splitSentences(input);
    const read = new Map<string, ReadonlySet<string>>();
    this.sentences.forEach((sentence, id) => {
      const text = input.slice(sentence.start, sentence.end);
      const keys = read.get(text) ?? keysOf(text);
      read.set(text, keys);
      for (const key of keys) {
        const row = this.postings.get(key);
        if (row === undefined) this.postings.set(key, [id]);
        else if (row.length < postingLimit) row.push(id);
      }
    });
  }

  /** Up to three sentences, best first; empty when no word of weight is shared. */
  find(statement: string): readonly Span[] {
    const spans = this.found.get(statement) ?? this.search(statement);
    this.found.set(statement, spans);
    return spans;
  }

  private search(statement: string): readonly Span[] {
    const scores = this.scoresOf(statement);
    const best = bestOf(scores, 3);
    const least = (scores.get(best[0] ?? -1) ?? 0) * 0.6;
    return best.filter((id) => (scores.get(id) ?? 0) >= least).flatMap((id) => this.sentences[id] ?? []);
  }

  /** How much each sentence shares with a statement, by the sentence's number. */
  private scoresOf(statement: string): ReadonlyMap<number, number> {
    const scores = new Map<number, number>();
    for (const key of keysOf(statement)) {
      const row = this.postings.get(key);
      if (!row) continue;
      const weight =
        Math.log(1 + this.sentences.length / row.length) + (key.startsWith('=') || /\d/.test(key) ? 0.7 : 0.2);
      for (const id of row) scores.set(id, (scores.get(id) ?? 0) + weight);
    }
    return scores;
  }
}

/** The numbers with the highest scores, best first; of equals the lower number. Hundreds share a word: none are sorted. */
function bestOf(scores: ReadonlyMap<number, number>, count: number): readonly number[] {
  const best: number[] = [];
  const comesBefore = (one: number, other: number): boolean => {
    const difference = (scores.get(one) ?? 0) - (scores.get(other) ?? 0);
    return difference > 0 || (difference === 0 && one < other);
  };
  for (const id of scores.keys()) {
    if (best.length === count && !comesBefore(id, best[count - 1] ?? -1)) continue;
    const place = best.findIndex((other) => comesBefore(id, other));
    best.splice(place === -1 ? best.length : place, 0, id);
    best.length = Math.min(best.length, count);
  }
  return best;
}
