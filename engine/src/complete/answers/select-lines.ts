import { findProblemsIn } from '../../clinical/find-problems.ts';
import type { Assertion } from '../../document/assertion.ts';
import type { Subject } from '../../document/subjects.ts';
import { graveFindings } from '../../knowledge/grave-findings.data.ts';
import { ageSays, followUpSays, laterSays, reasonSays, sideSays, timeSays } from '../../knowledge/question-topics.ts';
import { redFlagNames } from '../../knowledge/red-flags.ts';
import { relativeForms } from '../../knowledge/relatives.ts';
import type { AnswerLine } from './answer-lines.ts';
import type { AskedTopic } from './find-topic-asked.ts';
import { foldedWords, formsPattern } from './folded-words.ts';
import { matchesTopic } from './matches-topic.ts';

const pattern = (says: string): RegExp => formsPattern(says.split('|'));
const followUp = pattern(followUpSays);
const time = pattern(timeSays);
const later = pattern(`${timeSays}|${laterSays}`);
const side = pattern(sideSays);
const reason = pattern(reasonSays);
const age = pattern(ageSays);
const relatives = formsPattern([...relativeForms]);

const says = (how: RegExp, { text }: AnswerLine): boolean => how.test(foldedWords(text));

/** Subjects that a part of a note may have in its place, where notes of its kind have no part of that name. */
const alsoIn: Partial<Readonly<Record<Subject, readonly Subject[]>>> = {
  plan: ['follow-up', 'assessment-and-plan'],
  assessment: ['discharge-diagnosis', 'postoperative-diagnosis'],
  medications: ['discharge-medications'],
};

/** The lines that stand in a part of the note, or whose facts belong into it. */
export function linesIn(lines: readonly AnswerLine[], subject: Subject): AnswerLine[] {
  const all = [subject, ...(alsoIn[subject] ?? [])];
  const standing = lines.filter(({ from, subjects }) => from !== 'quote' && subjects.some((one) => all.includes(one)));
  return standing.length > 0 ? standing : lines.filter(({ facts }) => facts.some((fact) => all.includes(fact.subject)));
}

/** The lines that say something of what is asked after, those of typed facts first. */
export function linesOf(lines: readonly AnswerLine[], topic: AskedTopic): AnswerLine[] {
  return lines.filter(({ text, english }) => matchesTopic(topic, text, english));
}

/** True where a reason is given: by a word for it, or by the problem under which it stands. */
export const givesReason = (line: AnswerLine): boolean =>
  line.facts.some(
    (fact) =>
      fact.problem !== undefined ||
      ('indication' in fact && fact.indication !== undefined) ||
      ('reason' in fact && fact.reason !== undefined),
  ) || says(reason, line);
export const givesTime = (line: AnswerLine): boolean =>
  line.facts.some((fact) => fact.type === 'condition' && fact.onset !== undefined) || says(time, line);
export const givesSide = (line: AnswerLine): boolean =>
  line.facts.some((fact) => 'side' in fact && fact.side !== undefined) || says(side, line);
export const givesDose = (line: AnswerLine): boolean =>
  line.facts.some((fact) => fact.type === 'medication' && fact.dose !== undefined) || /\d/.test(line.text);
export const givesAge = (line: AnswerLine): boolean =>
  line.facts.some((fact) => fact.type === 'identity' && fact.age !== undefined) ||
  (says(age, line) && /\d/.test(line.text));
export const givesFigure = ({ text }: AnswerLine): boolean => /\d/.test(text);

/** The reason for visit and its history speak of no next meeting. */
const ofToday: ReadonlySet<Subject> = new Set(['chief-complaint', 'history-of-present-illness']);

/** True where somebody says when they meet again. */
export const givesFollowUp = (line: AnswerLine): boolean =>
  (says(followUp, line) ||
    line.subjects.includes('follow-up') ||
    line.facts.some(({ type }) => type === 'follow-up')) &&
  (says(later, line) || /\d/.test(line.text)) &&
  !line.subjects.some((one) => ofToday.has(one));

/** True where a problem is named of the patient, beside whatever else is. */
export const namesProblem = ({ english }: AnswerLine): boolean =>
  findProblemsIn(english).some(({ modifiers }) => !modifiers.negated && !modifiers.family);

/** True where a relative is named. */
export const namesRelative = (line: AnswerLine): boolean => says(relatives, line);

/** What stands in these is not of the patient today. */
const notNow: ReadonlySet<Subject> = new Set([
  'family-history',
  'past-medical-history',
  'plan',
  'follow-up',
  'safety',
  'education',
]);

const isStated = ({ polarity, certainty, temporality, condition, experiencer }: Assertion): boolean =>
  polarity === 'present' &&
  certainty !== 'excluded' &&
  temporality === 'current' &&
  condition === undefined &&
  experiencer === 'patient';

/** True where a complaint or finding is stated of the patient today that the tables hold for a red flag. */
export function statesFlag({ facts, english, subjects }: AnswerLine): boolean {
  if (subjects.some((one) => notNow.has(one))) return false;
  const typed = facts.filter((fact) => fact.type === 'condition');
  if (typed.some(({ name, assertion }) => redFlagNames.has(name.toLowerCase()) && isStated(assertion))) return true;
  if (graveFindings.some(({ stated }) => stated.test(english))) return true;
  const named = typed.length > 0 ? [] : findProblemsIn(english);
  return named.some(
    ({ name, modifiers }) => redFlagNames.has(name.toLowerCase()) && !Object.values(modifiers).includes(true),
  );
}

const changes: ReadonlySet<string> = new Set([
  'stopped',
  'started',
  'changed',
  'held',
  'resumed',
  'increased',
  'reduced',
]);
/** True where a drug is said to be taken otherwise than before, or a value with what it was. */
export const statesChange = ({ facts }: AnswerLine): boolean =>
  facts.some(
    (fact) =>
      (fact.type === 'medication' && fact.status !== undefined && changes.has(fact.status)) ||
      (fact.type === 'measurement' && (fact.earlier?.length ?? 0) > 0) ||
      (fact.type === 'condition' && fact.course !== undefined),
  );
