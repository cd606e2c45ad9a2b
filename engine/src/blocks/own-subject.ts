import type { Subject } from '../document/subjects.ts';
import { actionStart } from '../note/data/action-words.ts';
import { tellsEndedDrug } from './came-of-drug.ts';
import type { EntryWords } from './entry-words.ts';
import { saysExertion } from './event-frame.ts';
import { saysAllergy } from './says-allergy.ts';
import { saysComplications } from './says-complications.ts';
import { namesManoeuvre, opensExamination } from './says-examination.ts';
import { findsAll, grades, saysFinding } from './says-finding.ts';
import { saysSeries } from './next-of-series.ts';
import { opensVisit, saysOfSymptom } from './says-history.ts';
import { isIdentity } from './says-identity.ts';
import { namesKnown, namesTreated } from './says-known.ts';
import { namesProblem } from './says-problem.ts';
import { namesFamilyHistory, namesRelativesDisease } from './says-relatives.ts';
import { saysResult } from './says-result.ts';
import { saysSafetyNet } from './says-safety-net.ts';
import { saysCourse } from './says-course.ts';
import { opensCondition, opensOrder } from './says-step.ts';
import { namesSocialTopic } from './says-social.ts';
import { saysTaken, takesUnnamed } from './says-taken.ts';
import { saysToCome } from './says-to-come.ts';
import { isValuesOnly } from './says-values.ts';

/** A rule by which an entry says itself what it is about. */
export interface SubjectRule {
  readonly name: string;
  readonly subject: Subject;
  readonly holds: (entry: EntryWords) => boolean;
  /** The subjects that the headings above the entry have to leave open; none where the words are enough. */
  readonly within?: (open: readonly Subject[]) => boolean;
}

const isExamination = ([first]: readonly Subject[]): boolean => first === 'physical-examination';
/**
 * In their order: the first that holds decides. One that is added has to be right for 95 of 100 entries of marked notes; how often
 * each is, its function says.
 */
export const subjectRules: readonly SubjectRule[] = [
  { name: 'disease of a relative', subject: 'family-history', holds: namesRelativesDisease },
  { name: 'disease of the family', subject: 'family-history', holds: namesFamilyHistory },
  { name: 'allergy', subject: 'allergies', holds: saysAllergy },
  { name: 'values alone', subject: 'vital-signs', holds: isValuesOnly },
  { name: 'complications', subject: 'intervention', holds: ({ text }) => saysComplications(text) },
  { name: 'identity', subject: 'history-of-present-illness', holds: ({ text }) => isIdentity(text) },
  { name: 'reason for the visit', subject: 'history-of-present-illness', holds: opensVisit },
  { name: 'taken and not named', subject: 'history-of-present-illness', holds: takesUnnamed },
  { name: 'part of an examination', subject: 'physical-examination', holds: opensExamination },
  { name: 'manoeuvre', subject: 'physical-examination', holds: namesManoeuvre },
  { name: 'finding of a part', subject: 'physical-examination', holds: saysFinding },
  { name: 'grade', subject: 'physical-examination', holds: grades },
  { name: 'examination as a whole', subject: 'physical-examination', holds: findsAll, within: isExamination },
  { name: 'order', subject: 'plan', holds: opensOrder },
  { name: 'step on a condition', subject: 'plan', holds: opensCondition },
  { name: 'test or drug to come', subject: 'plan', holds: saysToCome },
  { name: 'safety net', subject: 'plan', holds: saysSafetyNet },
  { name: 'drug of before', subject: 'medications', holds: tellsEndedDrug },
  { name: 'test under exertion', subject: 'results', holds: saysExertion },
  { name: 'result', subject: 'results', holds: saysResult },
  { name: 'values of a test', subject: 'results', holds: saysSeries },
  { name: 'taken drug', subject: 'medications', holds: saysTaken },
  { name: 'way of living', subject: 'social-history', holds: namesSocialTopic },
  { name: 'treated disease', subject: 'past-medical-history', holds: namesTreated },
  { name: 'known disease', subject: 'past-medical-history', holds: namesKnown },
];

const isPlan = (open: readonly Subject[]): boolean => open.includes('plan');
const isThought = (open: readonly Subject[]): boolean => isPlan(open) && open.includes('assessment');

/** Rules that are too seldom right to settle an entry, so that it is weighed with the rest. */
export const likelyRules: readonly SubjectRule[] = [
  // 24 of 35 such entries of marked notes are history.
  { name: 'reported symptom', subject: 'history-of-present-illness', holds: saysOfSymptom },
  { name: 'course of a drug', subject: 'plan', holds: saysCourse },
  // Under a heading of the plan, 208 of 298.
  { name: 'action', subject: 'plan', holds: ({ text }) => actionStart.test(text), within: isPlan },
  // Under a heading of the plan, 22 of 38.
  { name: 'problem', subject: 'assessment', holds: ({ text }) => namesProblem(text), within: isThought },
];

const firstOf = (
  rules: readonly SubjectRule[],
  entry: EntryWords,
  open: readonly Subject[] | undefined,
): Subject | undefined => rules.find(({ holds, within }) => within?.(open ?? []) !== false && holds(entry))?.subject;

/**
 * What an entry is about by its own words, whatever stands before it; undefined where they do not say.
 * @param open the subjects that the headings above leave open
 */
export const ownSubject = (entry: EntryWords, open?: readonly Subject[]): Subject | undefined =>
  firstOf(subjectRules, entry, open);

/** What the words of an entry speak for without settling it. */
export const likelySubject = (entry: EntryWords, open?: readonly Subject[]): Subject | undefined =>
  firstOf(likelyRules, entry, open);
