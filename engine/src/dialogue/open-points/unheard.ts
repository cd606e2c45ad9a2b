import { soundMarks, unheardMarks } from '../../knowledge/talk/unheard.ts';
import { oneOf } from '../../text/one-of.ts';
import type { Sentence } from '../sentences/read-sentences.ts';
import type { Found } from './find-open-points.ts';

const bracketed = (words: readonly string[]): string =>
  String.raw`[[(<*{]{1,2}\s{0,3}${oneOf(words)}(?:\s[\d:.]{1,8})?\s{0,3}[\])>*}]{1,2}`;
const unheard = new RegExp(bracketed(unheardMarks), 'i');
const noWords = new RegExp(`${bracketed([...unheardMarks, ...soundMarks])}|…|\\.{3,}|-{2,}`, 'gi');

/** True where what somebody said could not be heard, or was no word. */
export const isNoWord = ({ raw }: Pick<Sentence, 'raw'>): boolean => !/[a-z\d]/i.test(raw.replace(noWords, ''));

/** So many words before and after it are shown. */
const wordsBeside = 8;

function around(raw: string): string {
  const mark = unheard.exec(raw);
  if (!mark) return raw.trim();
  const before = raw.slice(0, mark.index).trim().split(/\s+/).slice(-wordsBeside);
  const after = raw
    .slice(mark.index + mark[0].length)
    .trim()
    .split(/\s+/)
    .slice(0, wordsBeside);
  return [...before, mark[0], ...after].filter((word) => word !== '').join(' ');
}

/** The sentences of which a part could not be heard, where another part was: a mark alone says nothing of what is wanting. */
export const findUnheard = (sentences: readonly Sentence[]): Found[] =>
  sentences
    .filter((one) => unheard.test(one.raw) && !isNoWord(one))
    .map((one) => ({ kind: 'unheard', said: [one], words: around(one.raw) }));
