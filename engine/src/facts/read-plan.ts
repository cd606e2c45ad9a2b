import { drugsNamed } from '../clinical/drugs.ts';
import { cutRuns } from '../blocks/cut-runs.ts';
import { cutSentences } from '../blocks/cut-sentences.ts';
import type { Span } from '../model/span.ts';
import { actionInside, actionStart, futureTest } from '../note/data/action-words.ts';
import type { ReadText } from '../text/read-text.ts';
import type { ClauseReading, Draft } from './fact-maker.ts';
import { readMedications } from './read-medications.ts';

const longestRead = 400;

/** True where words begin a step of their own: an order, a drug, a referral, a test with its time. */
function beginsStep(words: string): boolean {
  const said = words.replace(/^[\s,;:>–—+-]+/, '').slice(0, longestRead);
  return actionStart.test(said) || actionInside.test(said) || futureTest.test(said) || drugsNamed(said).size > 0;
}

/** The steps of a sentence of a plan, each with what is said of it. */
function cutSteps(read: ReadText, sentence: Span): Span[] {
  const steps: Span[] = [];
  for (const run of cutRuns(read, sentence)) {
    const last = steps.at(-1);
    if (last === undefined || beginsStep(read.text.slice(run.start, run.end))) steps.push(run);
    else steps[steps.length - 1] = { start: last.start, end: run.end };
  }
  return steps;
}

/** What is to be done, a step each. */
export const readPlan = (reading: ClauseReading): Draft[] =>
  cutSentences(reading.read, reading.clause).flatMap((sentence) =>
    cutSteps(reading.read, sentence).flatMap((step) => readMedications(reading, step, true)),
  );
