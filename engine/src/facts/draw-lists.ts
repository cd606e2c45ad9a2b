import { describesPastEpisode, isOfPastEvent, saysThen } from '../blocks/past-episode.ts';
import { wordsIn } from '../blocks/words-in.ts';
import { findMedicationsIn, type MedicationMention } from '../clinical/find-medications.ts';
import { findProblemsIn } from '../clinical/find-problems.ts';
import type { Subject } from '../document/subjects.ts';
import { lookedFor } from '../knowledge/to-come.ts';
import { soChanged } from '../knowledge/referring-words.ts';
import { oneOf } from '../text/one-of.ts';
import { closePeople } from '../knowledge/relatives.ts';
import { medicationVerbs } from '../knowledge/medication-verbs.ts';
import type { Span } from '../model/span.ts';
import { findReasonStart } from '../note/reason-words.ts';
import type { ReadText } from '../text/read-text.ts';
import { drawDoses } from './draw-doses.ts';
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
const isChanged = (after: string): boolean => /^[\s\w.,]{0,24}(?:->|=>|→|\?)/.test(after) || wasChanged.test(after);
const wasChanged = new RegExp(String.raw`^[^,;.\n]{0,24}\b${oneOf(soChanged)}\b`, 'i');

/** How near to a drug its owner is named, where that is not the patient. */
const ownerReach = 28;
const others = new RegExp(String.raw`['’]s\b|\b(?:${closePeople.join('|')})s?\b`, 'i');

/** How far after a drug its clause may say that it was taken then. */
const furthestThen = 60;

/** A drug that a history names as taken now, and nothing that was stopped, changed, borrowed, denied or only thought of. */
function isCurrent(text: string, { modifiers, change, start, end }: MedicationMention, clause: Span): boolean {
  const { negated, family, hypothetical } = modifiers;
  if (negated || family || hypothetical || change === 'stop') return false;
  const before = text.slice(clause.start, start);
  const around = `${before.slice(-ownerReach)} ${text.slice(end, end + ownerReach)}`;
  if (namesRelative(around) || others.test(around)) return false;
  if (isOfPastEvent(wordsIn(/[^,;.\n]*$/.exec(before)?.[0] ?? ''))) return false;
  if (saysThen(wordsIn(/^[^,;.\n]*/.exec(text.slice(end, Math.min(clause.end, end + furthestThen)))?.[0] ?? '')))
    return false;
  return isTaken(before) && !isChanged(text.slice(end, end + 40));
}

/** What stands between drugs that are taken together: "sertraline 100 mg with trazodone 50 mg". */
const together = /^\W*(?:and|with|w|plus|then)?\W*$/i;

/** A drug that is taken now, or that a bare joining word adds to one before it that is. */
function takenTogether(text: string, clause: PlacedClause): (mention: MedicationMention) => boolean {
  let last: MedicationMention | undefined;
  return (mention) => {
    const { negated, family, hypothetical } = mention.modifiers;
    const isPlain = !negated && !family && !hypothetical && mention.change !== 'stop';
    const isJoined = last !== undefined && isPlain && together.test(text.slice(last.end, mention.start));
    const isTakenNow =
      isCurrent(text, mention, clause) || (isJoined && !isChanged(text.slice(mention.end, mention.end + 40)));
    last = isTakenNow ? mention : undefined;
    return isTakenNow;
  };
}

function drawMedications(read: ReadText, clause: PlacedClause, listed: Set<string>): Draft[] {
  const { text } = read;
  const reading: ClauseReading = { read, text, clause: { ...clause, subject: 'medications', problem: undefined } };
  return findMedicationsIn(text.slice(clause.start, clause.end))
    .map((mention) => ({ ...mention, start: mention.start + clause.start, end: mention.end + clause.start }))
    .filter(takenTogether(text, clause))
    .filter(({ drug }) => !listed.has(drug.generic))
    .map((mention) => {
      listed.add(mention.drug.generic);
      return factOf(reading, mention, 'taken', { start: mention.start, end: mention.end });
    });
}

/** How far into a text what is known stands before the reason for the visit. */
const opening = 300;

/**
 * Where what is known of the patient ends, since the reason for the visit follows: "Epilepsy since age 9. Wants contraception
 * advice."; 0 where no reason is stated.
 */
function endOfKnown(text: string): number {
  const at = findReasonStart(text.slice(0, opening));
  return at < 0 ? 0 : at;
}

/** "ADHD eval": what is only looked for is not known. */
const isLookedFor = (after: string): boolean => looksFor.test(after);
const looksFor = new RegExp(String.raw`^\s?(?:\?|${oneOf(lookedFor)})`, 'i');

function drawDiseases(read: ReadText, clause: PlacedClause, named: Set<string>): Draft[] {
  const { text } = read;
  const reading: ClauseReading = {
    read,
    text,
    clause: { ...clause, subject: 'past-medical-history', problem: undefined },
  };
  const known = endOfKnown(text);
  const isKnown = (start: number, historical: boolean): boolean => start < known || (historical && known === 0);
  return findProblemsIn(text.slice(clause.start, clause.end), clause.start)
    .filter(
      ({ kind, start, modifiers: { historical, negated, family, hypothetical } }) =>
        kind === 'disease' && isKnown(start, historical) && !negated && !family && !hypothetical,
    )
    .filter(({ name, end }) => !named.has(name) && !isLookedFor(text.slice(end, end + 16)))
    .map((mention): Draft => {
      named.add(mention.name);
      return { ...begin(reading, mention), type: 'condition', name: mention.name };
    });
}

/**
 * The lists that readers look for first, where a history tells in running words what belongs into them: drugs that are
 * taken now ("on lisinopril 10"), and known diseases ("history of hypertension") where no list of them stands.
 */
export function drawLists(read: ReadText, clauses: readonly PlacedClause[]): Draft[] {
  const { text } = read;
  const narrated = clauses.filter(
    ({ subject, start, end }) =>
      histories.has(subject) && end - start < longestRead && !describesPastEpisode(wordsIn(text.slice(start, end))),
  );
  const lists = clauses.filter(({ subject }) => subject === 'medications' || subject === 'allergies');
  const listed = new Set(
    lists.flatMap(({ start, end }) => findMedicationsIn(text.slice(start, end)).map(({ drug }) => drug.generic)),
  );
  const hasDiseases = clauses.some(({ subject }) => subject === 'past-medical-history');
  const named = new Set<string>();
  const drawn = narrated.flatMap((clause) => [
    ...(hasDiseases || clause.subject === 'past-medical-history' ? [] : drawDiseases(read, clause, named)),
    ...drawMedications(read, clause, listed),
  ]);
  return [...drawn, ...drawDoses(read, narrated, listed)];
}
