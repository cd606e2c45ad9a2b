import { foldWord } from '../../../lexicons/fold-word.ts';
import { endingWord } from './ending-word.ts';
import { mensNames, womensNames } from './given-names.ts';

export type Gender = 'woman' | 'man';

const women = new Set(womensNames.map(foldWord));
const men = new Set(mensNames.map(foldWord));
const womansEnding = /(?:[^aeiou]a|ia|ette|elle|lyn|lynn|een|ine)$/;

const womensTitles =
  'mrs|ms|miss|mme|madame|mlle|dame|frau|señora|senora|wife|mother|mom|mum|daughter|sister|aunt|niece|grandmother|granddaughter|grandma|girlfriend|fiancee|stepmother|stepdaughter';
const mensTitles =
  'mr|sir|herr|monsieur|señor|senor|husband|father|dad|son|brother|uncle|nephew|grandfather|grandson|grandpa|boyfriend|fiance|stepfather|stepson';
const titles = new Set([...womensTitles.split('|'), ...mensTitles.split('|')]);
const womanBefore = new RegExp(`(?<!\\p{L})(?:${womensTitles})\\.?,?\\s{0,2}$`, 'iu');
const manBefore = new RegExp(`(?<!\\p{L})(?:${mensTitles})\\.?,?\\s{0,2}$`, 'iu');

/** A guess from the given name alone, folded; undefined when it says nothing. For the choice of a made-up name only. */
export function guessGender(given: string): Gender | undefined {
  const first = given.split('-')[0] ?? given;
  if (women.has(first)) return 'woman';
  if (men.has(first)) return 'man';
  return womansEnding.test(first) && first.length > 3 ? 'woman' : undefined;
}

/** What the words right before a name say: "Mrs.", "husband". */
export function genderBefore(before: string): Gender | undefined {
  const word = endingWord(before);
  if (word !== null && !titles.has(word)) return undefined;
  if (womanBefore.test(before)) return 'woman';
  return manBefore.test(before) ? 'man' : undefined;
}
