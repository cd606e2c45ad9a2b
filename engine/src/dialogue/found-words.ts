import { bareContractions } from '../knowledge/talk/contractions.ts';
import {
  cutEndings,
  digitWords,
  noughtWords,
  shortForms,
  singleNouns,
  soundsOfThought,
  worksOver,
} from '../knowledge/talk/found-words.ts';
import type { Span } from '../model/span.ts';
import { formatSpoken, maySpeakNumbers } from '../text/spoken-format.ts';
import { tokenize } from '../text/tokens.ts';
import type { SpokenWord } from './spoken-words.ts';
import { SpokenPhrases, type PhraseMatch } from './word-patterns.ts';

interface Piece extends Span {
  readonly text: string;
}

const apostrophe = /[’`]/g;

/** "one four eight over": digits said one by one before a second number are one number. */
function joinDigits(pieces: readonly Piece[]): Piece[] {
  const out: Piece[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    const row = pieces.slice(at, at + 3).map(({ text }) => digitWords.get(text.toLowerCase()));
    const [first, last] = [pieces[at], pieces[at + 2]];
    const isRow = row.length === 3 && row.every((one) => one !== undefined);
    if (first === undefined) break;
    if (isRow && last !== undefined && pieces[at + 3]?.text.toLowerCase() === worksOver) {
      out.push({ text: row.join(''), start: first.start, end: last.end });
      at += 2;
    } else out.push(first);
  }
  return out;
}

/** "it's" -> "it", "is"; "n't" -> "not": the words of a short form. */
function wordsOf(text: string): readonly string[] {
  const lower = text.toLowerCase().replace(apostrophe, "'");
  const full = bareContractions.get(lower) ?? lower;
  const known = shortForms.get(full);
  if (known !== undefined) return known.split(' ');
  for (const [ending, word] of cutEndings)
    if (full.endsWith(ending)) return [full.slice(0, -ending.length), ...word.split(' ')].filter((one) => one !== '');
  const noun = full.endsWith('s') ? full.slice(0, -1) : '';
  return singleNouns.has(noun) ? [noun, 'is'] : [full];
}

const isNumber = (word: string): boolean => /^\d/.test(word);
const marks = /^[.,;:?!]$/;

/** A percent sign belongs to its number; what was said twice, and sounds that think, are left out. */
function settle(words: readonly SpokenWord[]): SpokenWord[] {
  const out: SpokenWord[] = [];
  for (const one of words) {
    const last = out.at(-1);
    if (one.word === '%' && last !== undefined && isNumber(last.word) && !last.word.endsWith('%'))
      out[out.length - 1] = { ...last, word: `${last.word}%`, end: one.end };
    else if (one.word.startsWith('0.') && noughtWords.has(last?.word ?? '')) out[out.length - 1] = one;
    else if (!one.isMark && !/^[a-z\d]/.test(one.word)) continue;
    else if (!isNumber(one.word) && !one.isMark && last?.word === one.word) continue;
    else if (isPairAgain(out, one)) out.pop();
    else if (!soundsOfThought.has(one.word)) out.push(one);
  }
  return out;
}

/** "it is it is": the second pair. */
const isPairAgain = (out: readonly SpokenWord[], { word, isMark }: SpokenWord): boolean => {
  const [first, second, again] = out.slice(-3).map((one) => one.word);
  return !isMark && !isNumber(word) && out.length > 2 && first === again && second === word;
};

/**
 * What a clinician says in one turn, in the words by which findings and values are known: small letters, numbers in digits, short
 * forms in full ("it's" is "it", "is"), without sounds that think. Marks stay. Ranges are into the talk. Linear.
 */
export function readFoundWords(text: string, span: Span): SpokenWord[] {
  const pieces = joinDigits(tokenize(text.slice(span.start, span.end), span.start));
  return settle(
    formatSpoken(pieces).flatMap(({ text: said, start, end }) =>
      wordsOf(said).map((word): SpokenWord => ({ word, isMark: marks.test(word), start, end })),
    ),
  );
}

/** A phrase as `readFoundWords` gives its words. */
const formOf = (phrase: string): string =>
  maySpeakNumbers(phrase)
    ? readFoundWords(phrase, { start: 0, end: phrase.length })
        .map(({ word }) => word)
        .join(' ')
    : phrase.replaceAll('-', ' ').split(' ').flatMap(wordsOf).join(' ');

/** Phrases of what is found, by rows of forms apart by `|` with what they stand for. */
export const foundPhrases = <T>(rows: Iterable<readonly [forms: string, value: T]>): SpokenPhrases<T> =>
  new SpokenPhrases<T>(
    [...rows].flatMap(([forms, value]) => forms.split('|').map((form): [string, T] => [formOf(form), value])),
  );

/** Phrases without a value, apart by `|`. */
export const foundCues = (forms: string): SpokenPhrases<true> => foundPhrases<true>([[forms, true]]);

/** How many words a phrase may have. */
const longestPhrase = 12;

/** The phrase that begins at a word. */
export const opensAt = <T>(
  phrases: SpokenPhrases<T>,
  words: readonly SpokenWord[],
  at: number,
): PhraseMatch<T> | undefined => phrases.at(words, at, longestPhrase);

/** True for a mark that ends a sentence. */
export const endsSentence = (word: SpokenWord | undefined): boolean => word?.isMark === true && word.word !== ',';

/** How far the mark of a sentence is looked for. */
const longestSentence = 60;

/** True where the sentence of a word asks: what it says is no finding. */
export const isAsked = (words: readonly SpokenWord[], at: number): boolean =>
  words.slice(at, at + longestSentence).find(endsSentence)?.word === '?';
