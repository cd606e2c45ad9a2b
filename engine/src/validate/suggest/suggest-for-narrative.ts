import { scoreCodes } from '../../codes/learned/score-codes.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import { findTold } from './find-told.ts';
import type { Suggestion } from './suggestion.ts';

const chartSubjects: ReadonlySet<string | undefined> = new Set([
  'assessment',
  'plan',
  'assessment-and-plan',
  'vital-signs',
  'review-of-systems',
  'chief-complaint',
]);
/** Shorter texts tell too little to be weighed as a whole. */
const leastLength = 350;

/** A text without codes and without the headings of a visit: a case report, a summary of a stay, a letter. */
export function isNarrative(reading: ChartReading): boolean {
  return (
    reading.text.length >= leastLength &&
    reading.codes.length === 0 &&
    !reading.segments.some(({ subject, firm }) => firm && chartSubjects.has(subject))
  );
}

/** Below this the F1 over codes falls in cross-validation (tools/train-code-weights.ts --folds 10). */
const leastConfidence = 0.25;

/** What hospital coders would give a narrative, the most probable first, and behind it what is read of status, wounds and self-harm. */
export function suggestForNarrative(reading: ChartReading): Suggestion[] {
  const scored = scoreCodes(reading.text, reading.tables.icd, reading.sentences)
    .filter(({ confidence }) => confidence >= leastConfidence)
    .map(({ code, confidence, mentions }) => ({ code, confidence, evidence: mentions }));
  const given = new Set(scored.map(({ code }) => code));
  return [...scored, ...findTold(reading).told.filter(({ code }) => !given.has(code))];
}
