import { tokenize } from '../../text/tokens.ts';
import { listConditions } from '../conditions/index.ts';
import { conditionLines } from '../conditions.data.ts';
import type { IcdCode, IcdTable } from '../tables/code-tables.ts';
import { canonicalWord } from './canonical-words.ts';
import type { ReadWord, Term } from './read-words.ts';

/** Where a term comes from: a title that says "other", the title of a header, a title, or the conditions as clinicians say them. */
export type TermSource = 0 | 1 | 2 | 3;

/** Words that, when they stand together in whatever order, name one code. */
export interface KnownTerm {
  readonly words: readonly string[];
  readonly code: string;
  readonly source: TermSource;
  /** The code and its words: the name under which counts are kept. */
  readonly key: string;
}

export interface KnownTerms {
  /** Each term under the rarest of its words. */
  readonly byRarest: ReadonlyMap<string, readonly KnownTerm[]>;
  readonly all: readonly KnownTerm[];
  /** Whether a code is in the table and can be billed; remembered, since few codes are asked for often. */
  isBillable(code: string): boolean;
}

/** More words than this are never together in a clinician's sentence. */
const mostWords = 6;

/** The content words of a phrase, each once. */
export function contentWords(phrase: string): string[] {
  const tokens = tokenize(phrase).filter(({ kind, text }) => kind === 'word' || (kind === 'number' && text.length < 3));
  return [...new Set(tokens.map(({ lower }) => canonicalWord(lower)).filter((word) => word !== ''))];
}

const cleanTitle = (title: string): string =>
  title
    .replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
    .replace(/,? (?:without|not elsewhere|not specified)\b.*$/i, '')
    .replace(/\bunspecified\b/gi, ' ');

/** The lower, the plainer: which code below a header says no more than the header. */
function detail({ code, title }: IcdCode): number {
  const vague = title.match(/unspecified/gi)?.length ?? 0;
  const initial = title.includes('initial encounter') ? -1 : 0;
  const later = /subsequent|sequela/.test(title) ? 5 : 0;
  return (
    (vague > 0 ? -2 : 0) - vague / 2 + initial + later + (/(?:9|9XXA|0)$/.test(code) ? -0.5 : 0) + title.length / 500
  );
}

/**
 * Tells which code is billed for what a header says: the plainest of the billable codes below it; null where it has none.
 * @param codes all codes in the table's order
 */
export function plainestIn(codes: readonly IcdCode[]): (at: number) => IcdCode | null {
  // A code stands below several headers; its title is read once.
  const details = new Float64Array(codes.length).fill(Number.NaN);
  const detailAt = (at: number, code: IcdCode): number => {
    if (Number.isNaN(details[at])) details[at] = detail(code);
    return details[at] ?? 0;
  };
  return (header) => {
    const prefix = codes[header]?.code ?? '';
    let best: IcdCode | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (let at = header + 1; codes[at]?.code.startsWith(prefix); at++) {
      const code = codes[at];
      if (!code?.billable || detailAt(at, code) >= least) continue;
      best = code;
      least = detailAt(at, code);
    }
    return best;
  };
}

const sourceOf = ({ title, billable }: IcdCode): TermSource => (/\bother\b/i.test(title) ? 0 : billable ? 2 : 1);

/** Titles of external causes describe what happened and name nothing; the last characters of an injury say more than its name. */
const isNamedByTitle = ({ code }: IcdCode): boolean =>
  !/^[V-Y]/.test(code) && code.length < (/^[ST]/.test(code) ? 7 : 8);

/** All codes of a table, or those that begin with some letters, in its order. */
export function listCodesOf(table: IcdTable, letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'): IcdCode[] {
  return letters.split('').flatMap((letter) => [...table.under(letter)]);
}

function* listPhrases(table: IcdTable): Iterable<readonly [code: string, phrase: string, source: TermSource]> {
  for (const [code, phrase] of listConditions()) yield [code, phrase, 3];
  for (const line of conditionLines.trim().split('\n')) {
    const [code = '', phrases = ''] = line.split('|');
    for (const phrase of phrases.split(';')) yield [code, phrase, 3];
  }
  const codes = listCodesOf(table, 'ABCDEFGHIJKLMNOPQRSTUZ');
  const plainest = plainestIn(codes);
  for (const [at, entry] of codes.entries()) {
    if (!isNamedByTitle(entry)) continue;
    const target = entry.billable ? entry : plainest(at);
    if (!target) continue;
    yield [target.code, cleanTitle(entry.title), sourceOf(entry)];
    const bracketed = /\[([^\]]+)\]/.exec(entry.title)?.[1];
    if (bracketed) yield [target.code, bracketed, sourceOf(entry)];
  }
}

function rememberBillable(table: IcdTable): (code: string) => boolean {
  const known = new Map<string, boolean>();
  return (code) => {
    const before = known.get(code);
    if (before !== undefined) return before;
    const billable = table.find(code)?.billable === true;
    known.set(code, billable);
    return billable;
  };
}

function readKnownTerms(table: IcdTable): KnownTerms {
  const byKey = new Map<string, KnownTerm>();
  const frequency = new Map<string, number>();
  for (const [code, phrase, source] of listPhrases(table)) {
    const words = contentWords(phrase);
    const key = `${code} ${words.toSorted().join(' ')}`;
    if (words.length === 0 || words.length > mostWords || byKey.has(key)) continue;
    byKey.set(key, { words, code, source, key });
    for (const word of words) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  }
  const byRarest = new Map<string, KnownTerm[]>();
  for (const term of byKey.values()) {
    const count = (word: string): number => frequency.get(word) ?? 0;
    const rarest = term.words.reduce((best, word) => (count(word) < count(best) ? word : best));
    const row = byRarest.get(rarest);
    if (row) row.push(term);
    else byRarest.set(rarest, [term]);
  }
  return { byRarest, all: [...byKey.values()], isBillable: rememberBillable(table) };
}

const read = new WeakMap<IcdTable, KnownTerms>();

/** What names a code of the table: its titles and the conditions as clinicians say them. Read once for each table. */
export function knownTermsOf(table: IcdTable): KnownTerms {
  const before = read.get(table);
  if (before) return before;
  const terms = readKnownTerms(table);
  read.set(table, terms);
  return terms;
}

/** A known term in a text. `covered`: it stands inside a longer term, which says more. */
export interface KnownMention extends Term {
  readonly term: KnownTerm;
  covered: boolean;
}

/** Where a word stands nearest to a place of a sentence, at most `reach` words away; -1 where it does not. */
function nearest(words: readonly ReadWord[], at: number, word: string, reach: number): number {
  for (let away = 1; away <= reach; away++) {
    if (words[at - away]?.word === word) return at - away;
    if (words[at + away]?.word === word) return at + away;
  }
  return -1;
}

function standsAt(term: KnownTerm, words: readonly ReadWord[], at: number): KnownMention | null {
  const own = words[at];
  if (!own) return null;
  let [first, last, how] = [at, at, own.how];
  for (const word of term.words) {
    if (word === own.word) continue;
    const place = nearest(words, at, word, term.words.length + 2);
    if (place < 0) return null;
    first = Math.min(first, place);
    last = Math.max(last, place);
    how |= words[place]?.how ?? 0;
  }
  if (last - first >= term.words.length + 3) return null;
  return { key: term.key, term, start: words[first]?.start ?? 0, end: words[last]?.end ?? 0, how, covered: false };
}

const isInside = (inner: KnownMention, outer: KnownMention): boolean =>
  outer.term.words.length > inner.term.words.length &&
  outer.start <= inner.start &&
  inner.end <= outer.end &&
  inner.term.words.every((word) => outer.term.words.includes(word));

/** So many mentions of one sentence are compared with each other. */
const compared = 60;

/** The known terms that a sentence holds. */
export function findKnown(words: readonly ReadWord[], known: KnownTerms): KnownMention[] {
  const there = new Set(words.map(({ word }) => word));
  const mentions: KnownMention[] = [];
  words.forEach(({ word }, at) => {
    for (const term of known.byRarest.get(word) ?? []) {
      const mention = term.words.every((other) => there.has(other)) ? standsAt(term, words, at) : null;
      if (mention) mentions.push(mention);
    }
  });
  const long = mentions.filter(({ term }) => term.words.length > 1).slice(0, compared);
  for (const mention of mentions) mention.covered = long.some((other) => isInside(mention, other));
  return mentions;
}
