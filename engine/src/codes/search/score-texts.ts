import { matchBeginning, matchBeginningWithSlip, matchExactly, matchWithSlips, type WordMatch } from './match-word.ts';
import { otherWord } from './read-query.ts';
import { billableFlag, commonFlag, unspecifiedFlag, type SearchIndex } from './search-index.ts';

/** A word of a query with the words of the index that it may mean, the likeliest first. */
interface Term {
  readonly matches: readonly WordMatch[];
  /** Its weight: that of the rarest kind of text that holds it. */
  readonly weight: number;
}

/** A text that answers a query, with how well (0 to about 1.1). */
export interface ScoredText {
  readonly text: number;
  readonly score: number;
}

export interface Scored {
  readonly texts: readonly ScoredText[];
  /** Folded words of the index that the query meant. */
  readonly words: ReadonlySet<string>;
}

/** Arrays as long as the index has texts, used again by every query; only the texts that it touched are reset. */
export interface Scratch {
  readonly found: Float32Array;
  readonly own: Float32Array;
  readonly seen: Uint8Array;
  readonly terms: Uint8Array;
  readonly places: Int16Array;
  /** The texts that hold a word of the query, `count` of them. */
  readonly touched: Uint32Array;
  count: number;
}

export function makeScratch(texts: number): Scratch {
  return {
    found: new Float32Array(texts),
    own: new Float32Array(texts),
    seen: new Uint8Array(texts),
    terms: new Uint8Array(texts),
    places: new Int16Array(texts),
    touched: new Uint32Array(texts),
    count: 0,
  };
}

function reset(scratch: Scratch): void {
  for (let at = 0; at < scratch.count; at++) {
    const text = scratch.touched[at] ?? 0;
    scratch.found[text] = 0;
    scratch.own[text] = 0;
    scratch.seen[text] = 0;
    scratch.terms[text] = 0;
  }
  scratch.count = 0;
}

/** The weight of a word that no title holds: it speaks against everything that is found without it. */
const unknownWeight = 5;
/** A text that answers less than half of what was asked is no answer. */
const leastCoverage = 0.5;
const buckets = 1024;

const byQuality = (a: WordMatch, b: WordMatch): number => b.quality - a.quality || a.word - b.word;

/** How surely another word for the same thing is meant. */
const otherQuality = 0.95;

function matchOther({ vocabulary }: SearchIndex, word: string): WordMatch[] {
  const other = otherWord(word);
  return other === null ? [] : matchExactly(vocabulary, other).map((match) => ({ ...match, quality: otherQuality }));
}

function matchesOf(index: SearchIndex, word: string, isLast: boolean, withSlips: boolean): WordMatch[] {
  const { vocabulary } = index;
  const exact = [...matchExactly(vocabulary, word), ...matchOther(index, word)];
  const known = isLast ? [...exact, ...matchBeginning(vocabulary, word)] : exact;
  if (known.length > 0 && !withSlips) return known.sort(byQuality);
  const slipped = matchWithSlips(vocabulary, word, known.length > 0 ? 1 : 2);
  if (slipped.length === 0 && known.length === 0 && isLast) return matchBeginningWithSlip(vocabulary, word);
  return [...known, ...slipped].sort(byQuality);
}

function makeTerm(index: SearchIndex, word: string, isLast: boolean, withSlips: boolean): Term {
  const matches = matchesOf(index, word, isLast, withSlips);
  const best = matches[0];
  if (!best) return { matches, weight: unknownWeight };
  if (best.quality === 1) return { matches, weight: index.worth[best.word] ?? 0 };
  let texts = 0;
  for (const { word: found } of matches) texts += (index.starts[found + 1] ?? 0) - (index.starts[found] ?? 0);
  return { matches, weight: Math.log(1 + index.texts / Math.max(1, texts)) };
}

function addPostings(index: SearchIndex, scratch: Scratch, match: WordMatch, weight: number, mark: number): void {
  const { found, own, seen, terms } = scratch;
  const worth = index.worth[match.word] ?? 0;
  const points = weight * match.quality;
  const end = index.starts[match.word + 1] ?? 0;
  for (let at = index.starts[match.word] ?? 0; at < end; at++) {
    const text = index.postings[at] ?? 0;
    if (seen[text] === mark) continue;
    if (terms[text] === 0) scratch.touched[scratch.count++] = text;
    seen[text] = mark;
    found[text] = (found[text] ?? 0) + points;
    own[text] = (own[text] ?? 0) + worth;
    terms[text] = (terms[text] ?? 0) + 1;
  }
}

/** Points of every text; the most terms that any one text answers. */
function addTerms(index: SearchIndex, scratch: Scratch, terms: readonly Term[]): number {
  reset(scratch);
  terms.forEach((term, at) => {
    for (const match of term.matches) addPostings(index, scratch, match, term.weight, at + 1);
  });
  let most = 0;
  for (let at = 0; at < scratch.count; at++) most = Math.max(most, scratch.terms[scratch.touched[at] ?? 0] ?? 0);
  return most;
}

/** Exactly what the text says comes first, then texts that say little more, then codes that are common and can be billed. */
function scoreOf(index: SearchIndex, scratch: Scratch, text: number, total: number): number {
  const coverage = (scratch.found[text] ?? 0) / total;
  const own = (scratch.own[text] ?? 0) / Math.max(index.textWorth[text] ?? 0, 0.001);
  const flags = index.flags[index.entryOf[text] ?? 0] ?? 0;
  let score = 0.7 * coverage + 0.25 * own;
  if (flags & billableFlag) score += 0.02;
  if (flags & unspecifiedFlag) score += 0.015;
  if (flags & commonFlag) score += 0.02;
  if (text >= index.entries && own > 0.99) score += 0.06;
  return score;
}

/** The best `most` texts that `keeps` lets through, best first; equal ones in the order of the tables. Linear. */
function pickBest(
  index: SearchIndex,
  scratch: Scratch,
  total: number,
  most: number,
  keeps: (entry: number) => boolean,
) {
  const { found, places } = scratch;
  const counts = new Uint32Array(buckets + 1);
  const bucketOf = (text: number): number => {
    if ((found[text] ?? 0) < leastCoverage * total || !keeps(index.entryOf[text] ?? 0)) return -1;
    return Math.min(buckets, Math.floor((scoreOf(index, scratch, text, total) / 1.1) * buckets));
  };
  for (let at = 0; at < scratch.count; at++) {
    const text = scratch.touched[at] ?? 0;
    const bucket = bucketOf(text);
    places[text] = bucket;
    if (bucket >= 0) counts[bucket] = (counts[bucket] ?? 0) + 1;
  }
  let cut = buckets;
  for (let sum = counts[cut] ?? 0; cut > 0 && sum < most;) sum += counts[--cut] ?? 0;
  const picked: ScoredText[] = [];
  for (let at = 0; at < scratch.count && picked.length < most * 8; at++) {
    const text = scratch.touched[at] ?? 0;
    if ((places[text] ?? -1) >= cut) picked.push({ text, score: scoreOf(index, scratch, text, total) });
  }
  return picked.sort((a, b) => b.score - a.score || a.text - b.text).slice(0, most);
}

/**
 * The texts that answer the words of a query, best first. Words in any order; the last one may be unfinished; a word that no
 * text holds, or that none holds together with the others, is read as one with a slip of the finger.
 */
export function scoreTexts(
  index: SearchIndex,
  scratch: Scratch,
  words: readonly string[],
  most: number,
  keeps: (entry: number) => boolean,
): Scored {
  const make = (withSlips: boolean): Term[] =>
    words.map((word, at) => makeTerm(index, word, at === words.length - 1, withSlips));
  let terms = make(false);
  if (addTerms(index, scratch, terms) < words.length) {
    terms = make(true);
    addTerms(index, scratch, terms);
  }
  const total = terms.reduce((sum, { weight }) => sum + weight, 0);
  const meant = new Set(terms.flatMap(({ matches }) => matches.map(({ word }) => index.vocabulary.words[word] ?? '')));
  return { texts: total > 0 ? pickBest(index, scratch, total, most, keeps) : [], words: meant };
}
