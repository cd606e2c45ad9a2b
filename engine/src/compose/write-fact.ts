import type { AllergyFact, Fact, HistoryFact } from '../document/fact.ts';
import type { Subject } from '../document/subjects.ts';
import { englishWords, type WrittenWords } from '../knowledge/written-words.ts';
import { lowerFirst } from '../note/note-language.ts';
import { oneOf } from '../text/one-of.ts';
import { filled, listed, spaced } from './join.ts';
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

function describeIdentity(age: string | undefined, sex: string | undefined, remark: string | undefined): string {
  return spaced([age, sex].filter((part) => part !== undefined).join(' '), remark);
}

function writeAllergy(fact: AllergyFact, words: WrittenWords): string {
  if (fact.isTolerated === true) return filled(words.stated, { name: fact.substance, state: words.tolerated });
  const name = fact.substance;
  const isNone = opensDenied(name, words);
  const reaction = listed(...(fact.reactions ?? []), fact.severity);
  const substance =
    fact.assertion.polarity === 'absent'
      ? `${words.cues.deniedKnown} ${filled(words.deniedAllergy, { name })}`
      : isNone || fact.isIntolerance === true
        ? name
        : filled(words.allergicTo, { name });
  const named = fact.isIntolerance === true ? filled(words.intolerance, { name: substance }) : substance;
  return `${named}${reaction === '' ? '' : ` (${reaction})`}`;
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

function writeBare(fact: Fact, words: WrittenWords): string {
  const isPlan = planSubjects.has(fact.subject);
  switch (fact.type) {
    case 'condition':
      return writeCondition(fact, words);
    case 'medication':
      if (isPlan && fact.subject !== 'discharge-medications') return planMedication(fact, words);
      return narrated.has(fact.subject) ? narrateMedication(fact, words) : listMedication(fact, words);
    case 'allergy':
      return writeAllergy(fact, words);

    case 'measurement':
      return writeMeasurement(fact, words);
    case 'test':
    case 'procedure':
      return writeTest(fact, words);
    case 'examination':
      return words.adjectivesFirst ? spaced(fact.side, fact.finding) : spaced(fact.finding, fact.side);
    case 'history':
      return repeatsTopic(fact) ? fact.detail : `${fact.topic}: ${fact.detail}`;
    case 'immunization':
      return spaced(filled(words.stated, { name: fact.vaccine, state: words.vaccineStates[fact.status] }), fact.time);
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
      return writeAction(fact, words);
  }
}

/** Of whom it is, where that is not the patient: "Mother: Crohn's disease". */
function ofWhom(fact: Fact, words: string, { cues }: WrittenWords): string {
  const { experiencer } = fact.assertion;
  if (experiencer === 'patient' || fact.type === 'history') return words;
  return `${experiencer}: ${fact.assertion.polarity === 'absent' ? `${cues.denied} ` : ''}${words}`;
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

/** What each language's words are that deny, made into a pattern once. */
const startsDenied = new WeakMap<WrittenWords, RegExp>();

function opensDenied(words: string, written: WrittenWords): boolean {
  const known = startsDenied.get(written) ?? new RegExp(String.raw`^${oneOf(written.denialOpens)}(?![\p{L}\d])`, 'iu');
  startsDenied.set(written, known);
  return known.test(words);
}

function denied(fact: Fact, words: string, written: WrittenWords): string {
  const isDenied = fact.assertion.polarity === 'absent' && !deniesItself.has(fact.type) && !opensDenied(words, written);
  return isDenied ? `${written.cues.denied} ${lowerFirst(words)}` : words;
}

/** One fact as a clause without a closing mark, without the condition under which it holds. */
export function writeUnconditional(fact: Fact, written = englishWords): string {
  const words = ofWhom(fact, denied(fact, writeBare(fact, written), written), written);
  return fact.source === undefined ? words : `${words} (${fact.source})`;
}

/** One fact as a clause without a closing mark, with the condition under which it holds in front. */
export function writeFact(fact: Fact, written = englishWords): string {
  const words = writeUnconditional(fact, written);
  const { condition, onlyIf } = fact.assertion;
  if (condition !== undefined && onlyIf === true) return `${words} ${written.cues.onlyCondition} ${condition}`;
  return condition === undefined ? words : `${written.cues.condition} ${condition}, ${lowerFirst(words)}`;
}
