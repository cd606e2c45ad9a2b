import { talkCondition } from '../knowledge/talk/none-words.ts';
import { emptyConditions, planFillers } from '../knowledge/talk/plan-verbs.ts';
import {
  addressed,
  addressHeads,
  emptyConditionWords,
  ownWord,
  partOpens,
  selfWord,
  takesAddress,
} from '../knowledge/talk/safety-words.ts';
import { trimEndMarks } from '../text/trim-marks.ts';
import type { SpokenWord } from './spoken-words.ts';
import { phrasesOf } from './word-patterns.ts';

const heads = phrasesOf(addressHeads);

/** The words of a condition without what only addresses the patient and what says nothing. */
function withoutAddress(words: readonly SpokenWord[]): readonly SpokenWord[] {
  const own = heads.find(words).filter(({ from }) => from === 0 || partOpens.has(words[from - 1]?.word ?? ''));
  return words.filter(({ word, isMark }, at) => {
    const before = words[at - 1]?.word ?? '';
    const isHead = own.some(({ from, to }) => from <= at && at < to);
    const isAddress = word === ownWord || (addressed.has(word) && !takesAddress.has(before));
    // "Or if you get weak" goes on with the condition; "only if" is another one.
    const isAgain = word === talkCondition && (at === 0 || partOpens.has(before));
    return (
      !isHead && !isAddress && !isAgain && !planFillers.has(word) && !(isMark && (at === 0 || at === words.length - 1))
    );
  });
}

/**
 * A condition in the words of a note: "no better at 6 weeks, or weak" of "you're no better at six weeks, or if you get weak".
 * Undefined where it says nothing alone: "if you like", "if that changes".
 */
export function sayCondition(text: string, words: readonly SpokenWord[]): string | undefined {
  const kept = withoutAddress(words);
  const isEmpty = kept.every(({ word, isMark }) => isMark || emptyConditionWords.has(word));
  if (isEmpty || emptyConditions.has(kept.map(({ word }) => word).join(' '))) return undefined;
  const said = kept
    .map(({ word, start, end, isMark }) => {
      const own = word === selfWord.said ? selfWord.written : text.slice(start, end);
      return isMark ? own : ` ${own}`;
    })
    .join('');
  return trimEndMarks(said.trim(), ',;:?!. ');
}
