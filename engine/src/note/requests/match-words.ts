import { foldWord } from '../../lexicons/fold-word.ts';
import type { Span } from '../../model/span.ts';
import { findMatches } from '../../text/find-matches.ts';
import { askingRows, type AskingRow, type Role } from '../data/asking-words.ts';

/** Words of a text that stand together in the tables, or one word that does not (no rows). */
export interface Mark extends Span {
  readonly rows: readonly AskingRow[];
  /** As it is looked up. */
  readonly words: string;
}

/** The tables, made ready: what each word begins, longest first, and the words as one may mistype them. */
interface Phrases {
  readonly byFirst: ReadonlyMap<string, readonly { readonly words: readonly string[]; readonly rows: AskingRow[] }[]>;
  readonly known: ReadonlySet<string>;
  readonly slips: ReadonlyMap<string, string>;
}

/** Shorter words are too near to others to be taken for slips of them; of one so long, only exchanged letters are a slip. */
const shortestSlip = 4;
/** Roles whose words are mended where one letter is wrong: what is asked for, and that it is asked. */
const slipRoles: ReadonlySet<Role> = new Set<Role>(['kind', 'letter', 'write', 'polite', 'work', 'note', 'receiver']);

const isWord = /^[\p{L}\p{N}]+$/u;

/** The word without one of its letters, each way, and with two neighbours exchanged: two words one letter apart share one of these. */
function nearForms(word: string): string[] {
  const forms = [word];
  for (let at = 0; at < word.length; at += 1) forms.push(word.slice(0, at) + word.slice(at + 1));
  return forms;
}

/** True where two words that share a near form are one slip apart: a letter more, less, another, or two exchanged. */
function isOneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let from = 0;
  while (from < a.length && a[from] === b[from]) from += 1;
  let cut = 0;
  while (cut < Math.min(a.length, b.length) - from && a.at(-1 - cut) === b.at(-1 - cut)) cut += 1;
  const left = a.slice(from, a.length - cut);
  const right = b.slice(from, b.length - cut);
  if (left.length <= 1 && right.length <= 1) return Math.min(a.length, b.length) > shortestSlip;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

function makePhrases(rows: readonly AskingRow[]): Phrases {
  const byPhrase = new Map<string, AskingRow[]>();
  for (const row of rows)
    for (const phrase of row.words.split('|')) byPhrase.set(phrase, [...(byPhrase.get(phrase) ?? []), row]);
  const byFirst = new Map<string, { words: readonly string[]; rows: AskingRow[] }[]>();
  const known = new Set<string>();
  const slips = new Map<string, string>();
  for (const [phrase, meant] of byPhrase) {
    const words = phrase.split(' ');
    const [first = ''] = words;
    byFirst.set(first, [...(byFirst.get(first) ?? []), { words, rows: meant }]);
    for (const word of words) {
      known.add(word);
      if (word.length < shortestSlip || !meant.some(({ role }) => slipRoles.has(role))) continue;
      for (const form of nearForms(word)) if (!slips.has(form)) slips.set(form, word);
    }
  }
  for (const list of byFirst.values()) list.sort((a, b) => b.words.length - a.words.length);
  return { byFirst, known, slips };
}

let made: Phrases | undefined;
const builtIn = (): Phrases => (made ??= makePhrases(askingRows));

/** "Summarised" is what was done, and no slip of "summarise". */
const isPast = (word: string, meant: string): boolean => word === `${meant}d`;

/** A word of the tables for one that is one letter from it; the word itself where none is. */
function correct(word: string, { known, slips }: Phrases): string {
  if (known.has(word) || word.length < shortestSlip || !isWord.test(word)) return word;
  for (const form of nearForms(word)) {
    const meant = slips.get(form);
    if (meant !== undefined && !isPast(word, meant) && isOneSlip(word, meant)) return meant;
  }
  return word;
}

interface Word extends Span {
  readonly folded: string;
}

const wordPattern = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)?|\p{N}+|[&+/]/gu;

function wordsOf(text: string, within: Span, phrases: Phrases): Word[] {
  return findMatches(text.slice(within.start, within.end), wordPattern).map((match) => ({
    folded: correct(foldWord(match[0]).replace("'", ''), phrases),
    start: within.start + match.index,
    end: within.start + match.index + match[0].length,
  }));
}

/** The words of a range of the text, joined to the longest runs that the tables hold, in order. Linear. */
export function matchWords(text: string, within: Span, phrases: Phrases = builtIn()): Mark[] {
  const words = wordsOf(text, within, phrases);
  const marks: Mark[] = [];
  for (let at = 0; at < words.length;) {
    const first = words[at] as Word;
    const found = phrases.byFirst
      .get(first.folded)
      ?.find((phrase) => phrase.words.every((word, by) => words[at + by]?.folded === word));
    const length = found?.words.length ?? 1;
    const last = words[at + length - 1] as Word;
    marks.push({
      rows: found?.rows ?? [],
      words: found?.words.join(' ') ?? first.folded,
      start: first.start,
      end: last.end,
    });
    at += length;
  }
  return marks;
}

/** Whether a line opens as a request does ("please ...", "can you ...", "make ..."); most lines are refused by their first word. */
export function startsAsking(text: string, line: Span): boolean {
  const first = /[\p{L}'’]+/u.exec(text.slice(line.start, Math.min(line.end, line.start + 40)))?.[0];
  if (first === undefined) return false;
  const opens: readonly Role[] = ['polite', 'want', 'write', 'make', 'as', 'kind'];
  const phrases = builtIn().byFirst.get(correct(foldWord(first).replace("'", ''), builtIn())) ?? [];
  return phrases.some(({ rows }) => rows.some(({ role }) => opens.includes(role)));
}
