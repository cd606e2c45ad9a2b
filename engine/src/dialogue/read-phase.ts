import {
  examinationAnnounced,
  examinationBegins,
  otherExaminations,
  planBegins,
  resultsBegin,
  showMe,
} from '../knowledge/talk/visit-phases.ts';
import type { SpokenWord } from './spoken-words.ts';
import { WordPatterns } from './word-patterns.ts';

/** The parts of a visit, in their usual order. */
export type Phase = 'talk' | 'exam' | 'results' | 'plan';

const patternsOf = (rows: readonly string[]): WordPatterns<true> =>
  new WordPatterns<true>(rows.map((one): [string, true] => [one, true]));

const announced = patternsOf(examinationAnnounced);
const examines = patternsOf(examinationBegins);
const others = patternsOf(otherExaminations);
const results = patternsOf(resultsBegin);
const plans = patternsOf(planBegins);
const asksFor = patternsOf([showMe]);

const has = (patterns: WordPatterns<true>, words: readonly SpokenWord[]): boolean => patterns.find(words).length > 0;

/** The part of the visit that a clinician's sentence opens or keeps going. */
export function phaseAfter(words: readonly SpokenWord[], current: Phase): Phase {
  if (has(announced, words) && !has(others, words)) return 'exam';
  if (has(plans, words)) return 'plan';
  if (has(results, words)) return current === 'plan' && !has(asksFor, words) ? 'plan' : 'results';
  return current !== 'plan' && has(examines, words) && !has(others, words) ? 'exam' : current;
}
