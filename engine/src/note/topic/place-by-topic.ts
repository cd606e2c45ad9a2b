import { drugsNamed } from '../../clinical/drugs.ts';
import { findProblemsIn } from '../../clinical/find-problems.ts';
import { tokenize } from '../../text/tokens.ts';
import type { Turn } from '../../text/turns.ts';
import { capitalize } from '../note-language.ts';
import type { Passage } from '../passage.ts';
import type { Subject } from '../../document/subjects.ts';
import type { Phase } from '../visit/phases.ts';
import { findTopic } from './find-topic.ts';
import type { Topic } from './topics.ts';
import { kindOf } from './word-kinds.ts';
import type { WordKind } from './word-kinds.ts';

/** Longer conversations are about more than one thing. In UTF-16 units: some six hundred words. */
const snippetLimit = 4000;
/** From here on about nine of ten answers are right. */
const sureFrom = 0.7;
/** One question and its answer are no review of systems yet. In turns. */
const fewestOfReview = 4;
/** Only the first so many units of a passage are looked at. */
const readLimit = 600;

/** What a short conversation is about as a whole; undefined for a long one, or when that is not sure. */
export function settleTopic(text: string, turns: readonly Turn[]): Topic | undefined {
  if (turns.length === 0 || text.length > snippetLimit) return undefined;
  const { topic, chance } = findTopic(text, turns);
  if (topic === 'review-of-systems' && turns.length < fewestOfReview) return undefined;
  return chance >= sureFrom ? topic : undefined;
}

const phases: Partial<Record<Topic, Phase>> = {
  'physical-examination': 'exam',
  imaging: 'results',
  laboratory: 'results',
  plan: 'plan',
  disposition: 'plan',
};

/** The part of a visit that a talk about a topic belongs to. */
export const phaseOf = (topic: Topic | undefined): Phase => (topic && phases[topic]) ?? 'talk';

/** Topics that are known of the patient beforehand: what is named in such a talk did not bring the patient. */
const background: ReadonlySet<Topic> = new Set<Topic>([
  'allergies',
  'family-or-social-history',
  'gynecologic-history',
  'immunizations',
  'medications',
  'other-history',
  'past-medical-history',
  'past-surgical-history',
]);

export const isBackground = (topic: Topic | undefined): boolean => topic !== undefined && background.has(topic);

/** Where a passage that says nothing else of itself goes in a talk about a topic. */
const subjectOf: Partial<Record<Topic, Subject>> = {
  allergies: 'allergies',
  'gynecologic-history': 'past-medical-history',
  immunizations: 'immunizations',
  medications: 'medications',
  'past-medical-history': 'past-medical-history',
  'past-surgical-history': 'past-surgical-history',
  'review-of-systems': 'review-of-systems',
};

const kindsIn = (words: string): ReadonlySet<WordKind | undefined> =>
  new Set(tokenize(words.slice(0, readLimit)).map(kindOf));

/** True for a complaint, which is no background: "I have been coughing". */
function complains(words: string): boolean {
  const problems = findProblemsIn(words.slice(0, readLimit));
  return problems.length > 0 && problems.every(({ kind }) => kind === 'symptom');
}

/** Family or social history, by whom and what the words name; undefined when they name neither. */
function householdSubject(words: string): Subject | undefined {
  const kinds = kindsIn(words);
  if (kinds.has('REL') || /\b(?:family|genetic|hereditary)\b/i.test(words.slice(0, readLimit))) return 'family-history';
  return kinds.has('SUBST') || kinds.has('KIN') ? 'social-history' : undefined;
}

/** True when a reaction is named. */
const reacts = (words: string): boolean => findProblemsIn(words).some(({ kind }) => kind !== 'disease');

/** In a talk about allergies a drug is one that the patient does not tolerate, unless it is taken and nothing comes of it. */
function isTolerated(words: string): boolean {
  const read = words.slice(0, readLimit);
  return (
    /\b(?:t(?:ake|akes|aking|aken|ook)|uses?|using|daily)\b/i.test(read) && drugsNamed(read).size > 0 && !reacts(read)
  );
}

/** `said` is what the passage was read from: an item of a list no longer says that the drug is taken. */
function fits({ text }: Passage, topic: Topic, said: string): boolean {
  if (topic === 'allergies') return !isTolerated(said);
  if (topic === 'medications')
    return drugsNamed(text.slice(0, readLimit)).size > 0 || /\b(?:medic|meds\b|vitamin|pill|inhaler)/i.test(text);
  return !background.has(topic) || topic === 'immunizations' || !complains(text);
}

/** Goes on about a person named before, or names a disease, which in such a talk is a relative's. */
const goesOn = (words: string): boolean =>
  /^(?:he|she|they|his|her|their|both)\b/i.test(words) || findProblemsIn(words.slice(0, readLimit)).length > 0;

const saidIn = ({ sources }: Passage, text: string): string =>
  sources.map(({ start, end }) => text.slice(start, end)).join(' ');

function placeHousehold(passages: readonly Passage[], text: string): Passage[] {
  let last: Subject = householdSubject(text) ?? 'social-history';
  return passages.map((passage) => {
    const asked = saidIn(passage, text);
    const named = householdSubject(passage.text) ?? householdSubject(asked);
    if (passage.subject === 'family-history' || passage.subject === 'social-history') last = passage.subject;
    else if (named) last = named;
    const subject = named ?? (goesOn(passage.text) ? last : 'social-history');
    const moves = passage.subject === 'history-of-present-illness' && (named !== undefined || !complains(passage.text));
    return moves ? { ...passage, subject } : passage;
  });
}

const operated = /\b(?:remov\w+|t(?:aken|ook) out|replac\w+|repair\w*|operat\w+|fixed|surger\w+|procedure)\b/i;

/** A disease told in a talk about operations, without one. */
function isDisease({ text }: Passage): boolean {
  const read = text.slice(0, readLimit);
  const problems = findProblemsIn(read);
  return (
    problems.length > 0 &&
    problems.every(({ kind }) => kind === 'disease') &&
    !operated.test(read) &&
    !kindsIn(read).has('SURG')
  );
}

/**
 * Puts what was said in a talk about one thing under the section of that thing, where the words themselves do not say where
 * they belong: "Diabetes and breast cancer" after "What runs in your family?" is no present illness. `text` is what the passages were read from.
 */
export function placeByTopic(passages: readonly Passage[], topic: Topic | undefined, text: string): Passage[] {
  if (topic === 'family-or-social-history') return placeHousehold(passages, text);
  const subject = topic && subjectOf[topic];
  if (!topic || !subject) return [...passages];
  return passages.map((passage) => {
    const open =
      passage.subject === 'history-of-present-illness' || (topic === 'allergies' && passage.subject === 'medications');
    const home = topic === 'past-surgical-history' && isDisease(passage) ? 'past-medical-history' : subject;
    const moved = open && fits(passage, topic, saidIn(passage, text)) ? { ...passage, subject: home } : passage;
    return moved.subject === 'medications'
      ? { ...moved, text: capitalize(moved.text.replace(/^Medications: /, '')) }
      : moved;
  });
}
