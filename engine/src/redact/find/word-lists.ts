import { clinicalAcronyms } from '../../lexicons/clinical-acronyms.ts';
import { drugNames, nameableWords, neverNames } from '../../lexicons/clinical-words.ts';
import { eponymMiddle, eponymNouns, eponyms, scoreEponyms, testEponyms } from '../../lexicons/eponyms.ts';
import { everydayNames } from '../../lexicons/everyday-names.ts';
import { personVerbs } from '../../lexicons/person-verbs.ts';
import { productNames } from '../../lexicons/products.ts';
import { stateNames } from '../../lexicons/states.ts';
import { credentials, kinship, roleWords, titleWords } from '../../lexicons/titles.ts';
import { makeKnown } from './trigger-tables.ts';

/**
 * A list of words of which every word met remembers by one bit whether it stands in it: `(facts.lists & never) !== 0`.
 * For lists that are asked for very many words of a text; all others are plain sets.
 */
export type WordList = number;

const mostLists = 31;
let count = 0;

/** Takes a bit for a list of folded words. Lists are made when their module is loaded, before the first text is read. */
export function registerList(words: Iterable<string>): WordList {
  if (count === mostLists) throw new Error('There is no bit left for another list of words.');
  const bit = 1 << count++;
  for (const word of words) makeKnown(word).lists |= bit;
  return bit;
}

/** How many lists there are. */
export function listCount(): number {
  return count;
}

export const never: WordList = registerList(neverNames);
export const nameable: WordList = registerList(nameableWords);
export const everyday: WordList = registerList(everydayNames);
export const drugOrProduct: WordList = registerList([...drugNames, ...productNames]);
export const eponym: WordList = registerList(eponyms);
export const eponymNoun: WordList = registerList(eponymNouns);
export const eponymMid: WordList = registerList(eponymMiddle);
export const testEponym: WordList = registerList(testEponyms);
export const scoreEponym: WordList = registerList(scoreEponyms);
export const acronym: WordList = registerList(clinicalAcronyms);
export const credential: WordList = registerList(credentials);
export const relative: WordList = registerList(kinship);
export const role: WordList = registerList(roleWords);
export const title: WordList = registerList(titleWords.keys());
export const stateName: WordList = registerList(stateNames);
export const personVerb: WordList = registerList(personVerbs);
