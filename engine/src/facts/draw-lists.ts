import { findMedicationsIn, type MedicationMention } from '../clinical/find-medications.ts';
import { findProblemsIn } from '../clinical/find-problems.ts';
import type { Subject } from '../document/subjects.ts';
import { closePeople } from '../knowledge/relatives.ts';
import { medicationVerbs } from '../knowledge/medication-verbs.ts';
import type { Span } from '../model/span.ts';
import { begin, type ClauseReading, type Draft } from './fact-maker.ts';
import type { PlacedClause } from './placed-clause.ts';
import { namesRelative } from './read-family.ts';
import { factOf } from './read-medications.ts';

/** Where a drug that is taken now may be named outside a list of drugs. */
const histories: ReadonlySet<Subject> = new Set<Subject>(['history-of-present-illness', 'past-medical-history']);

const longestRead = 2000;

const takingWords = new Set(medicationVerbs.find(([status]) => status === 'taken')?.[1].split('|'));

/** "was on", "previously on": no longer. */
const pastWords = new Set('was|were|been|previously|formerly|prior|off|not'.split('|'));

/** True where the words right before a drug say that it is taken. */
function isTaken(before: string): boolean {
  const words = before.toLowerCase().trimEnd().split(/\s+/).slice(-3);
  if (words.some((word) => pastWords.has(word))) return false;
  return words.some((_word, at) => takingWords.has(words.slice(at).join(' ')));
}

/** What stands behind a drug that is changed, stopped or somebody else's is not how it is taken now. */
const isChanged = (after: string): boolean => /^[\s\w.,]{0,24}(?:->|=>|→|\?)/.test(after);

/** How near to a drug its owner is named, where that is not the patient. */
const ownerReach = 28;
const others = new RegExp(String.raw`['’]s\b|\b(?:${closePeople.join('|')})s?\b`, 'i');

/** A drug that a history names as taken now, and nothing that was stopped, changed, borrowed, denied or only thought of. */
function isCurrent(text: string, { modifiers, change, start, end }: MedicationMention, clause: Span): boolean {
  const { negated, family, hypothetical } = modifiers;
  if (negated || family || hypothetical || change === 'stop') return false;
  const before = text.slice(clause.start, start);
  const around = `${before.slice(-ownerReach)} ${text.slice(end, end + ownerReach)}`;
  if (namesRelative(around) || others.test(around)) return false;
  return isTaken(before) && !isChanged(text.slice(end, end + 40));
}

function drawMedications(text: string, clause: PlacedClause, listed: Set<string>): Draft[] {
  const reading: ClauseReading = { text, clause: { ...clause, subject: 'medications', problem: undefined } };
  return findMedicationsIn(text.slice(clause.start, clause.end))
    .map((mention) => ({ ...mention, start: mention.start + clause.start, end: mention.end + clause.start }))
    .filter((mention) => !listed.has(mention.drug.generic) && isCurrent(text, mention, clause))
    .map((mention) => {
      listed.add(mention.drug.generic);
      return factOf(reading, mention, 'taken', { start: mention.start, end: mention.end });
    });
}

function drawDiseases(text: string, clause: PlacedClause, named: Set<string>): Draft[] {
  const reading: ClauseReading = { text, clause: { ...clause, subject: 'past-medical-history', problem: undefined } };
  return findProblemsIn(text.slice(clause.start, clause.end), clause.start)
    .filter(
      ({ kind, modifiers: { historical, negated, family, hypothetical } }) =>
        kind === 'disease' && historical && !negated && !family && !hypothetical,
    )
    .filter(({ name }) => !named.has(name))
    .map((mention): Draft => {
      named.add(mention.name);
      return { ...begin(reading, mention), type: 'condition', name: mention.name };
    });
}

/**
 * The lists that readers look for first, where a history tells in running words what belongs into them: drugs that are
 * taken now ("on lisinopril 10"), and known diseases ("history of hypertension") where no list of them stands.
 */
export function drawLists(text: string, clauses: readonly PlacedClause[]): Draft[] {
  const narrated = clauses.filter(({ subject, start, end }) => histories.has(subject) && end - start < longestRead);
  const lists = clauses.filter(({ subject }) => subject === 'medications' || subject === 'allergies');
  const listed = new Set(
    lists.flatMap(({ start, end }) => findMedicationsIn(text.slice(start, end)).map(({ drug }) => drug.generic)),
  );
  const hasDiseases = clauses.some(({ subject }) => subject === 'past-medical-history');
  const named = new Set<string>();
  return narrated.flatMap((clause) => [
    ...(hasDiseases || clause.subject === 'past-medical-history' ? [] : drawDiseases(text, clause, named)),
    ...drawMedications(text, clause, listed),
  ]);
}
