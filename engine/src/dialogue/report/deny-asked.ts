import { anyOpens, askedFor, denied, othersToo } from '../../knowledge/talk/report-words.ts';
import { linkingOpens, courtesyOpens } from '../../knowledge/talk/repairs.ts';
import { oneOf } from '../../text/one-of.ts';
import { asStatement, piecesOf } from './reported-words.ts';

const idle = new RegExp(`^(?:${oneOf([...linkingOpens, ...courtesyOpens])}[\\s,.]+)+`, 'i');
const opens = new RegExp(`^${oneOf([...anyOpens])}\\s+`, 'i');
/** So many words are the names of things that are asked for, and no story. */
const longest = 16;

/**
 * What a bare no denies: "Any chest pain, any breathlessness?" -> "No chest pain, no breathlessness."
 * @returns undefined for a question of another form
 */
export function denyAsked(question: string): string | undefined {
  const asked = question.replace(idle, '').replace(/\?\W*$/, '');
  const things = asked.replace(opens, '');
  if (things === asked || /[.?!“”]/.test(things)) return undefined;
  const words = piecesOf(things);
  if (words.length > longest || words.some(({ word }) => othersToo.has(word) && word !== 'your')) return undefined;
  const named = words
    .filter(({ word }) => word !== 'your')
    .map(({ said, word }) => (word === askedFor ? denied : said));
  return asStatement([denied, ...named]);
}
