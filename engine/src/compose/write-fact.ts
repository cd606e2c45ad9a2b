import type { AllergyFact, Fact, HistoryFact } from '../document/fact.ts';
import type { Subject } from '../document/subjects.ts';
import { denialOpens, writtenCues } from '../knowledge/assertion-cues.ts';
import { lowerFirst } from '../note/note-language.ts';
import { oneOf } from '../text/one-of.ts';
import { listed, spaced } from './join.ts';
import { writeAction, writeTest } from './write-action.ts';
import { writeCondition } from './write-condition.ts';
import { writeMeasurement } from './write-measurement.ts';
import { listMedication, planMedication, narrateMedication } from './write-medication.ts';

/** Where a drug, a test or a device is something that is to be done. */
const planSubjects: ReadonlySet<Subject> = new Set<Subject>([
  'plan',
  'assessment-and-plan',
  'follow-up',
  'discharge-medications',
  'intervention',
]);

/** Where a drug is part of what happened, not of a list of drugs. */
const narrated: ReadonlySet<Subject> = new Set<Subject>([
  'history-of-present-illness',
  'hospital-course',
  'chief-complaint',
]);

const immunizationStates = {
  given: 'given',
  due: 'due',
  declined: 'declined',
  'up-to-date': 'up to date',
  'not-given': 'not given',
} as const;

function describeIdentity(age: string | undefined, sex: string | undefined, remark: string | undefined): string {
  return spaced([age, sex].filter((part) => part !== undefined).join(' '), remark);
}

function writeAllergy(fact: AllergyFact): string {
  if (fact.isTolerated === true) return `${fact.substance}: tolerated`;
  const reaction = listed(...(fact.reactions ?? []), fact.severity);
  const kind = fact.isIntolerance === true ? ' intolerance' : '';
  const denied = fact.assertion.polarity === 'absent' ? `${writtenCues.deniedKnown} ` : '';
  const substance = denied === '' ? fact.substance : `${denied}${fact.substance} allergy`;
  return `${substance}${kind}${reaction === '' ? '' : ` (${reaction})`}`;
}

/** "Driving: drives" says it twice. */
function repeatsTopic({ topic, detail }: HistoryFact): boolean {
  const stem = topic.toLowerCase().slice(0, 4);
  return stem.length < 4
    ? topic === ''
    : detail
        .toLowerCase()
        .split(/[^a-z]+/)
        .some((word) => word.startsWith(stem));
}

function writeBare(fact: Fact): string {
  const isPlan = planSubjects.has(fact.subject);
  switch (fact.type) {
    case 'condition':
      return writeCondition(fact);
    case 'medication':
      if (isPlan && fact.subject !== 'discharge-medications') return planMedication(fact);
      return narrated.has(fact.subject) ? narrateMedication(fact) : listMedication(fact);
    case 'allergy':
      return writeAllergy(fact);

    case 'measurement':
      return writeMeasurement(fact);
    case 'test':
    case 'procedure':
      return writeTest(fact);
    case 'examination':
      return spaced(fact.side, fact.finding);
    case 'history':
      return repeatsTopic(fact) ? fact.detail : `${fact.topic}: ${fact.detail}`;
    case 'immunization':
      return spaced(`${fact.vaccine}:`, immunizationStates[fact.status], fact.time);
    case 'device':
      return spaced(fact.name, fact.detail, fact.time);
    case 'function':
      return `${fact.activity}: ${fact.level}`;
    case 'identity':
      return describeIdentity(fact.age, fact.sex, fact.remark);
    case 'clause':
      return fact.label === undefined || fact.label.toLowerCase() === fact.problem?.toLowerCase()
        ? fact.text
        : `${fact.label}: ${fact.text}`;
    default:
      return writeAction(fact);
  }
}

/** Of whom it is, where that is not the patient: "Mother: Crohn's disease". */
function ofWhom(fact: Fact, words: string): string {
  const { experiencer } = fact.assertion;
  if (experiencer === 'patient' || fact.type === 'history') return words;
  return `${experiencer}: ${fact.assertion.polarity === 'absent' ? `${writtenCues.denied} ` : ''}${words}`;
}

/** Types that say their denials themselves, or are never denied. */
const deniesItself: ReadonlySet<Fact['type']> = new Set([
  'condition',
  'examination',
  'allergy',
  'history',
  'clause',
  'identity',
]);

const startsDenied = new RegExp(String.raw`^${oneOf(denialOpens)}\b`, 'i');

function denied(fact: Fact, words: string): string {
  const isDenied = fact.assertion.polarity === 'absent' && !deniesItself.has(fact.type) && !startsDenied.test(words);
  return isDenied ? `${writtenCues.denied} ${lowerFirst(words)}` : words;
}

/** One fact as a clause without a closing mark, without the condition under which it holds. */
export function writeUnconditional(fact: Fact): string {
  const words = ofWhom(fact, denied(fact, writeBare(fact)));
  return fact.source === undefined ? words : `${words} (${fact.source})`;
}

/** One fact as a clause without a closing mark, with the condition under which it holds in front. */
export function writeFact(fact: Fact): string {
  const words = writeUnconditional(fact);
  const { condition, onlyIf } = fact.assertion;
  if (condition !== undefined && onlyIf === true) return `${words} ${writtenCues.onlyCondition} ${condition}`;
  return condition === undefined ? words : `${writtenCues.condition} ${condition}, ${lowerFirst(words)}`;
}
