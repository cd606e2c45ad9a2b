import { ModelAnswerProblem } from '../ask-model.ts';
import { createStatementReader, type DraftedStatement } from './read-statements.ts';

/** More than any note has; a model that goes on is cut off. */
const mostStatements = 400;
const longestAnswer = 200_000;

/**
 * The statements of a model's answer, each as soon as it is whole.
 * @throws ModelAnswerProblem where the answer has no end, or breaks off after a statement; what the pieces throw
 */
export async function* readDraft(pieces: AsyncIterable<string>): AsyncGenerator<DraftedStatement, void> {
  const reader = createStatementReader();
  let length = 0;
  let count = 0;
  for await (const piece of pieces) {
    length += piece.length;
    if (length > longestAnswer) throw new ModelAnswerProblem('The answer has no end.');
    for (const statement of reader.push(piece)) {
      count += 1;
      if (count > mostStatements) throw new ModelAnswerProblem('The answer has no end.');
      yield statement;
    }
  }
  if (count > 0 && !reader.isWhole) throw new ModelAnswerProblem('The answer broke off.');
}
