import { askedFunctions, problemAsks, type YesNo } from '../knowledge/talk/functions.data.ts';
import { hedgingWords, pastTalkWords } from '../knowledge/talk/plain-words.ts';
import { notWellWords, wellWords } from '../knowledge/talk/answer-words.ts';
import type { Answer } from './answer.ts';
import type { Question } from './read-question.ts';
import { WordPatterns } from './word-patterns.ts';

const asks = new WordPatterns<YesNo>(
  Object.values(askedFunctions).flatMap((row) =>
    row.asked.map(([ask, yes, no]): [string, YesNo] => [ask, { yes, no }]),
  ),
);
const problems = new WordPatterns<true>(problemAsks.map((one): [string, true] => [one, true]));

/** An answer that goes on longer than this may take its yes or no back. */
const longestBare = 6;

/** What a note says of a function of the body by the question and its yes or no; undefined where the answer does not say. */
export function functionSaid({ intent, clause: { words } }: Question, answer: Answer): string | undefined {
  const row = askedFunctions[intent];
  if (row === undefined || answer.words.length > longestBare) return undefined;
  if (answer.words.some(({ word }) => pastTalkWords.has(word) || hedgingWords.has(word))) return undefined;
  const isProblem = problems.find(words).length > 0;
  const own = asks.best(words)?.value;
  const isDenied = answer.words.some(({ word }) => notWellWords.has(word));
  const isWell = answer.words.some(({ word }) => wellWords.has(word)) && answer.particle !== 'negates' && !isDenied;
  if (answer.particle === 'negates' && isDenied) return undefined;
  if (isWell && own === undefined) return isProblem ? row.problem?.no : row.yes;
  if (answer.particle !== 'affirms' && answer.particle !== 'negates') return undefined;
  const said = own ?? (isProblem ? row.problem : row);
  return answer.particle === 'affirms' ? said?.yes : said?.no;
}
