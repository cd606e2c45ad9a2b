import {
  livingPeople,
  livingWords,
  neverWords,
  noWork,
  quitWords,
  usedThings,
  useWords,
  workOpens,
  workStates,
} from '../knowledge/talk/social-words.ts';
import { spokenAmounts, spokenUnits } from '../knowledge/talk/time-words.ts';
import type { ReadParticle } from './read-particle.ts';
import { readOnset } from './read-attributes.ts';
import type { SpokenWord } from './spoken-words.ts';
import { SpokenPhrases } from './word-patterns.ts';

const flags = (phrases: readonly string[]): SpokenPhrases<true> =>
  new SpokenPhrases(phrases.map((one): [string, true] => [one, true]));

const quit = flags(quitWords);
const never = flags(neverWords);
const uses = new SpokenPhrases<string>(useWords);
const opens = flags(workOpens);
const states = new SpokenPhrases<string>(workStates);
const living = new SpokenPhrases<string>(livingWords);

/** An answer as the readers of one topic take it. */
export interface AnswerWords extends ReadParticle {
  readonly words: readonly SpokenWord[];
  /** As it was said, tidied. */
  readonly text: string;
}

/** "20 cigarettes a day", "2-3 pints at weekends". */
function amountOf(words: readonly SpokenWord[]): string | undefined {
  for (const [at, { word }] of words.entries()) {
    const amount = /^\d+(?:-\d+)?$/.test(word) ? word : spokenAmounts.get(word);
    if (amount === undefined) continue;
    const second = ['or', 'to'].includes(words[at + 1]?.word ?? '') ? words[at + 2]?.word : undefined;
    const other = second === undefined ? undefined : /^\d+$/.test(second) ? second : spokenAmounts.get(second);
    const next = other === undefined ? at + 1 : at + 3;
    const thing = words[next]?.word ?? '';
    const number = other === undefined ? amount : `${amount}-${other}`;
    const tail = usedThings.has(thing) ? tailOf(words, next + 1) : '';
    if (usedThings.has(thing)) return `${number} ${thing}${tail}`;
    const every = ['a', 'per', 'each'].includes(thing) ? words[next + 1]?.word : undefined;
    if (every !== undefined && spokenUnits.has(every)) return `${number} a ${every}`;
  }
  return undefined;
}

/** "a day", "of wine a week", "at weekends": how often, right after an amount. */
function tailOf(words: readonly SpokenWord[], from: number): string {
  const said: string[] = [];
  for (const { word, isMark } of words.slice(from, from + 5)) {
    if (isMark) break;
    said.push(word);
    if (spokenUnits.has(word) || word === 'weekends') return ` ${said.join(' ')}`;
  }
  return '';
}

/** How a note says that somebody does not, never did, or no longer does. */
export interface UseWords {
  readonly none: string;
  readonly never: string;
  readonly former: string;
}

const deniesUse = flags([
  "don't drink",
  "don't smoke",
  "doesn't smoke",
  "doesn't drink",
  'not a drinker',
  'not a smoker',
  'non-smoker',
  'never touch',
  'do not drink',
  'do not smoke',
  "don't touch",
  'teetotal',
]);
/** An answer with a no that goes on longer says more than no. */
const shortAnswer = 7;

/** What somebody smokes or drinks, in the words of a note; undefined where the answer does not say. */
export function readUse({ particle, words }: AnswerWords, states: UseWords): string | undefined {
  const amount = amountOf(words);
  const isQuit = quit.find(words).length > 0;
  const since = isQuit ? readOnset(words) : undefined;
  if (isQuit) return [states.former, amount, since].filter((one) => one !== undefined).join(', ');
  const often = uses.find(words)[0]?.value;
  if (amount !== undefined) return often === undefined ? amount : `${amount}, ${often}`;
  if (never.find(words).length > 0) return states.never;
  if (often !== undefined) return often;
  if ((particle === 'negates' && words.length < shortAnswer) || deniesUse.find(words).length > 0) return states.none;
  return particle === 'affirms' && words.length < 6 ? 'yes, amount not stated' : undefined;
}

/** What somebody works as. */
export function readWork({ words, text }: AnswerWords): string | undefined {
  const state = states.find(words)[0]?.value;
  const [open] = opens.find(words);
  if (open === undefined) return state;
  const end = words.findIndex(
    ({ word, isMark }, at) =>
      at >= open.to && (isMark || ['and', 'but', 'so', 'which', 'because', 'at', 'i'].includes(word)),
  );
  const own = words.slice(open.to, end < 0 ? words.length : end).filter(({ word }) => word !== 'like');
  const [first] = own;
  const last = own.at(-1);
  if (first === undefined || last === undefined || noWork.has(first.word) || own.length > 6) return state;
  const name = text.slice(first.start, last.end);
  return state === undefined || name.includes(state) ? name : `${name}, ${state}`;
}

/** With whom somebody lives. */
export function readLiving({ words, text }: AnswerWords): string | undefined {
  const alone = living.find(words)[0]?.value;
  if (alone !== undefined) return alone;
  const from = words.findIndex(({ word }) => word === 'with');
  const isShort = words.length <= shortAnswer;
  const start =
    from < 0 ? (isShort ? words.findIndex(({ word }) => livingPeople.has(word) && word.length > 3) : -1) : from + 1;
  if (start < 0) return undefined;
  const people = words.slice(start);
  const end = people.findIndex(({ word, isMark }) => !livingPeople.has(word) && !(isMark && word === ','));
  const own = people.slice(0, end < 0 ? people.length : end);
  while (own.at(-1)?.isMark === true || own.at(-1)?.word === 'and') own.pop();
  const [first] = own;
  const last = own.at(-1);
  if (first === undefined || last === undefined || !own.some(({ word }) => word.length > 3)) return undefined;
  return `lives with ${text.slice(first.start, last.end).replace(/\b(?:my|our) /gi, '')}`;
}
