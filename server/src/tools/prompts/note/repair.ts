import type { FaultKind } from '@notewright/engine';
import { ground } from '../ground.ts';

/** Raised with every change of the words below. */
export const version = 1;

/** What a model is told before it puts one of its statements right. */
export const repairSystem = `${ground}
Your task: put one statement of a note right. You get the lines that it rests on, the statement as it was written, and what a program found wrong in it. Write it again so that it says what the lines say and no more: one sentence or one item of a list, brief, in note language, in plain text without markdown. Leave out what no line says.
Answer with one JSON object and nothing around it: {"text": "...", "from": ["s12", "f7"]}. "from" names the lines that the statement rests on, of those that you were given.`;

/** What is wrong in a statement, as a model is told. What was not read at all is nobody's fault. */
export const faultSentences: Readonly<Record<Exclude<FaultKind, 'unread'>, string>> = {
  number: 'It has a number that the lines do not have.',
  drug: 'It names a drug that the lines do not name.',
  code: 'It has a code that the lines do not have.',
  test: 'It names a test that the lines do not name.',
  side: 'It names a side of the body other than the lines do, or one where they name none.',
  negation: 'It denies what the lines state, or states what they deny.',
  family: 'It says of the patient what the lines say of a relative, or names another person than they do.',
  history: 'It says as of now what the lines say of the past.',
  dose: 'It gives a dose to another drug than the lines do, or a drug another dose.',
  frequency: 'It gives a frequency to another drug than the lines do, or a drug another frequency.',
  value: 'It gives a value to another test or sign than the lines do, or a test another value.',
  finding: 'It names a symptom, sign or diagnosis that the lines do not name.',
};
