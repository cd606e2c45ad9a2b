import { ownOpens, pointingWords } from '../knowledge/talk/telegraphic.ts';
import { capitalize } from '../note/note-language.ts';
import type { Clause } from './clauses.ts';
import type { SpokenWord } from './spoken-words.ts';
import { SpokenPhrases } from './word-patterns.ts';

const opens = new SpokenPhrases<string>(ownOpens);

/** A statement of more words is a narrative, and one of fewer means nothing alone. */
const longest = 16;
const shortest = 3;

/**
 * A patient's statement of themselves without its person, as a note has it: "I couldn't get up the stairs" is "could not get up the
 * stairs". Undefined where any other word points to what only the talk knows ("it", "that", "she").
 */
export function statePlainly({ text, words }: Pick<Clause, 'text' | 'words'>): string | undefined {
  const [open] = opens.find(words);
  if (open?.from !== 0) return undefined;
  const rest = words.slice(open.to).filter(({ word }) => word !== 'my');
  const said = rest.filter(({ isMark }) => !isMark);
  if (said.length < shortest || said.length > longest || said.some(({ word }) => pointingWords.has(word)))
    return undefined;
  const plain = joined(text, rest);
  return capitalize(open.value === '' ? plain : `${open.value} ${plain}`);
}

const joined = (text: string, words: readonly SpokenWord[]): string =>
  words
    .map(({ start, end, isMark }) => (isMark ? text.slice(start, end) : ` ${text.slice(start, end)}`))
    .join('')
    .replace(/[.,;?!]+$/, '')
    .trim();
