import { findProblems } from '../../clinical/find-problems.ts';
import { problemIndex } from '../../clinical/problems.ts';
import { endsOfDenial, listDenials } from '../../knowledge/draft-words.ts';
import { sameWords } from '../../knowledge/same-words.data.ts';
import { talkSymptoms } from '../../knowledge/talk/symptoms.data.ts';
import type { Span } from '../../model/span.ts';
import { oneOf } from '../../text/one-of.ts';
import { indexPhrases, matchPhrases, phraseWords } from '../../text/phrases.ts';
import { tokenize, type Token } from '../../text/tokens.ts';
import { stemOf, type ContentWord, type Denial } from '../../verify/read-marks.ts';

/** What a word or a group of words is compared by, and how it stands. */
export interface Key extends Span {
  readonly key: string;
  readonly denial: Denial;
}

/** By the stems of its words, so that a plural is the same phrase. */
const phraseOf = (form: string): string =>
  tokenize(form)
    .map(({ lower }) => stemOf(lower))
    .join(' ');

function rowsOf(rows: readonly (readonly [name: string, forms: readonly string[]])[]): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const [name, forms] of rows)
    for (const phrase of new Set(forms.map(phraseOf))) {
      const row = names.get(phrase);
      if (row) row.push(name);
      else names.set(phrase, [name]);
    }
  return names;
}

const rows = rowsOf([
  ...talkSymptoms.map(([name, , says]) => [`=${name}`, says] as const),
  ...sameWords.map((row, at) => [`~${at}`, row.split('|')] as const),
]);
const groups = indexPhrases(rows);

const wordsOf = (names: readonly string[]): string[] =>
  names.flatMap((name) => tokenize(name).map(({ lower }) => stemOf(lower)));

/** Words of the names of problems, and of what else the tables know by a clinician's word. */
const clinical: ReadonlySet<string> = new Set([
  ...Array.from(phraseWords(problemIndex), stemOf),
  ...wordsOf(talkSymptoms.map(([name]) => name)),
  ...wordsOf(sameWords.map((row) => row.split('|', 1)[0] ?? '')),
]);

/** True for a word of the field: the name of a symptom, a diagnosis, a part of the body or a step of care has it. */
export const isClinical = (stem: string): boolean => clinical.has(stem);

const stemmed = (tokens: readonly Token[]): Token[] =>
  tokens.map((token) => ({ ...token, lower: stemOf(token.lower) }));

/** What a denial reaches in a list: all of it to the end of its clause. */
const reaches = new RegExp(String.raw`^${oneOf(listDenials)}\b`, 'i');
const endsReach = new RegExp(String.raw`[.;:!?]|\b${oneOf(endsOfDenial)}\b`, 'i');

/** Words of a list that begins with a denial are denied as much as its first one, in a text with marks. */
export function denyLists(text: string, words: readonly ContentWord[]): ContentWord[] {
  return words.map((word) => {
    if (word.denial !== 'open' || word.cueAt >= word.start || !reaches.test(text.slice(word.cueAt))) return word;
    return endsReach.test(text.slice(word.cueAt, word.start)) ? word : { ...word, denial: 'denied' };
  });
}

/** How a group of words stands: as the first of its words that says. */
function denialAt(words: readonly ContentWord[], { start, end }: Span): Denial {
  const own = words.filter((word) => word.start >= start && word.end <= end);
  if (own.some(({ denial }) => denial === 'denied')) return 'denied';
  return own.some(({ denial }) => denial === 'open') ? 'open' : 'stated';
}

/** How far from its beginning a text may have the head of what it says, in characters. */
const headReach = 40;

/**
 * What a text can be compared by: the stems of its words, and the names under which the tables know groups of them, in a clinician's words or a
 * patient's: "dysuria" and "hurts when I pee" share one.
 * @param words of the same text
 */
export function keysOf(text: string, words: readonly ContentWord[]): Key[] {
  const tokens = tokenize(text);
  const named = [
    ...findProblems(tokens).map(({ name, start, end }) => ({ names: [`=${name}`], start, end })),
    ...matchPhrases(stemmed(tokens), groups).map(({ value, start, end }) => ({ names: value, start, end })),
    // A word within a longer phrase means what it means alone as well.
    ...tokens.map(({ lower, start, end }) => ({ names: rows.get(stemOf(lower)) ?? [], start, end })),
  ];
  // What stands before a colon says what the rest is about, and states nothing.
  const asHead = ({ start, end, denial }: Span & { readonly denial: Denial }): Denial =>
    /^[^.;]{0,40}:/.test(text.slice(end, end + 42)) && start < headReach ? 'open' : denial;
  return [
    ...words.flatMap(({ stems, denial, kind, start, end }) =>
      kind === 'form' ? [] : stems.map((key) => ({ key, denial: asHead({ start, end, denial }), start, end })),
    ),
    ...named.flatMap(({ names, start, end }) =>
      names.map((key) => ({
        key,
        denial: asHead({ start, end, denial: denialAt(words, { start, end }) }),
        start,
        end,
      })),
    ),
  ];
}
