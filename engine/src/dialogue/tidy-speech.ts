import { wordCasing } from '../text/data/casing.ts';
import { formatSpoken, maySpeakNumbers } from '../text/spoken-format.ts';
import { maySayTwice } from '../text/repeats.ts';
import { evenSpaces } from '../text/even-spaces.ts';
import { makeRewriter } from '../text/rewrites.ts';
import type { Rewrite } from '../text/rewrites.ts';
import { tokenize } from '../text/tokens.ts';
import {
  calledNumbers,
  hesitationWords,
  idleEndings,
  idleOpeners,
  idlePhrases,
  idleWords,
  saidNumbers,
  saidTens,
  saidUnits,
  sideAfter,
  sideBefore,
  trailingOff,
} from '../knowledge/talk/repairs.ts';
import { oneOf } from '../text/one-of.ts';
import { plainMarks } from '../note/note-language.ts';
import { dropSlips } from './slips.ts';

/** Spellings of speech transcripts: contractions torn apart or run together. */
const spellings: readonly Rewrite[] = [
  [/[’`]/g, "'"],
  [/\s+n't\b/gi, "n't"],
  [/\bgon\s?na\b/gi, 'going to'],
  [/\bwan\s?na\b/gi, 'want to'],
  [/\bgot\s?ta\b/gi, 'have to'],
  [/\blem\s?me\b/gi, 'let me'],
  [/\bgim\s?me\b/gi, 'give me'],
  [/\bkinda\b/gi, 'kind of'],
  [/\bsorta\b/gi, 'sort of'],
  [/\b(\w+)\s+'(s|re|ve|ll|d|m)\b/gi, "$1'$2"],
  [/\bca n't\b/gi, "can't"],
  [/\bcannot\b/gi, "can't"],
  [/\b'cause\b|\bcuz\b/gi, 'because'],
  [/\by'all\b/gi, 'you'],
  [/\bdunno\b/gi, "don't know"],
];

/** "Nine-nine-nine", "nine, nine, nine": no word of it is a slip. */
const called = makeRewriter(
  calledNumbers.map(([said, written]): Rewrite => [
    new RegExp(String.raw`\b${said.replaceAll(' ', String.raw`[\s,-]+`)}\b`, 'gi'),
    written,
  ]),
);

/** Words that carry the talk and not the meaning. */
const fillers: readonly Rewrite[] = [
  [/(?:^|(?<=[,.?] ))[a-z ]{3,24}\s*(?:\.{2,}|,|-)\s*\bi mean,? (?:like,? )?(?=[a-z])/gi, ''],
  [/\b[a-z']{1,9}-[\s,.]+(?=[a-z\d])/gi, ' '],
  [/[-–—]+\s*[.,]?\s*$/, ''],
  [new RegExp(String.raw`\b(${trailingOff.join('|')})\s*(?:\.{2,}|…)`, 'gi'), '$1, '],
  [/\.{2,}|…/g, ' '],
  [
    new RegExp(
      String.raw`(?<!\bthe |\ban |\bin |\b${oneOf([...saidNumbers, ...saidTens, 'point'])} )\b${oneOf(hesitationWords)}\b[,.]?`,
      'gi',
    ),
    ' ',
  ],
  [new RegExp(String.raw`(?:,\s*\b${oneOf(idlePhrases)}\b\s*(,))|,?\s*\b${oneOf(idlePhrases)}\b\s*,?`, 'gi'), '$1 '],
  [/,\s*like\s*,/gi, ' '],
  [new RegExp(String.raw`\b${oneOf(idleWords)}(?!\w)`, 'gi'), ' '],
  [/\s+,/g, ','],
  [/,(?:\s*,)+/g, ','],
  [
    /\b(is|are|was|were|has|have|had|been|a|an|the|my|your|his|her|our|of|to|that|and|with|for|be|am|i|just|let's),\s+(?=[a-z\d])/gi,
    '$1 ',
  ],
];

const tidyWords = makeRewriter([...spellings, ...fillers]);

/** Letters said one by one: "M R I", "P T", or a unit. "I" and "A" are words of their own unless the whole is known. */
function joinLetters(text: string): string {
  return text.replace(/\b[A-Z](?: [A-Z]){1,4}\b/g, (letters) => {
    const joined = letters.replace(/ /g, '');
    if (spelledUnit.has(joined)) return joined.toLowerCase();
    return !/[AI]/.test(joined) || wordCasing.has(joined.toLowerCase()) ? joined : letters;
  });
}

const opener = new RegExp(
  String.raw`^(?:[,.\s-]|(?!right ${oneOf(sideAfter)}\b|because of\b)${oneOf(idleOpeners)}\b(?![’'-]))+`,
  'i',
);
const ending = new RegExp(
  String.raw`,?\s*\b(?:${oneOf(idleEndings)}|(?<!\b${oneOf(sideBefore)} )right|(?<!\b(?:or|think|hope|guess|suppose) )so)\s*[.?]?$`,
  'i',
);
/** A unit whose letters are said one by one. */
const spelledUnit = new Set(saidUnits.map((unit) => unit.toUpperCase()));

/** "i , i took it it was" -> "i took it was": words and pairs of words said twice in a row. */
function dropRepeats(text: string): string {
  const begun = text
    .replace(/\b(i|we|they|he|she)(?:'[a-z]+)?(?: (?:am|are|was|just|a|an|the|in))?[\s,]+(?=\1(?:'[a-z]+)?\b)/gi, '')
    .replace(/\b(you|it|that|there)'[a-z]+[\s,]+(?=\1(?:'[a-z]+)?\b)/gi, '');
  if (!maySayTwice(begun)) return begun;
  return begun
    .replace(/\b([a-z']+(?: [a-z']+){1,3})(?:[\s,]+\1\b)+/gi, (all, words: string) =>
      words.split(' ').every(isNumber) ? all : words,
    )
    .replace(/\b([a-z']+)(?:[\s,]+\1\b)+/gi, (all, word: string) =>
      isNumber(word) || /^(?:very|really|that|had|[b-hj-z])$/i.test(word) ? all.replace(/,/g, '') : word,
    );
}

/** "Nine nine nine" and "twenty twenty" are no slips. */
const numbers: ReadonlySet<string> = new Set([...saidNumbers, ...saidTens]);
const isNumber = (word: string): boolean => numbers.has(word.toLowerCase());

/** Spoken numbers of a sentence in digits; see `formatSpoken`. */
function writeNumbers(text: string): string {
  if (!maySpeakNumbers(text)) return text;
  const tokens = tokenize(text);
  const written = formatSpoken(tokens);
  if (written === tokens) return text;
  let out = '';
  let last = 0;
  for (const word of written) {
    out += text.slice(last, word.start) + word.text;
    last = word.end;
  }
  return out + text.slice(last);
}

/**
 * One spoken sentence without fillers, false starts and repetitions, with its numbers in digits. `lead` is what stood at its
 * head ("yeah", "no"), which may answer a question.
 */
export function tidySpeech(text: string): string {
  let tidy = text.length > 1500 ? text.slice(0, 1500) : text;
  tidy = joinLetters(dropSlips(called(plainMarks(tidy))));
  tidy = tidyWords(tidy);
  tidy = dropRepeats(evenSpaces(tidy));
  tidy = evenSpaces(
    tidy.replace(opener, '').replace(/^you,? (?=(?:my|i|i'\w+|we|he|she|it|it's|they|the|there)\b)/i, ''),
  );
  tidy = writeNumbers(tidy);
  if (tidy.includes(' %')) tidy = tidy.replace(/(\d) %/g, '$1%');
  tidy = tidy
    .replace(/\s+([,.;:?!])/g, '$1')
    .replace(/,\s*(?=[.?!]|$)/g, '')
    .replace(ending, '');
  return tidy.trim();
}
