import type { Fact } from '../document/fact.ts';
import { carriedSubjects, drugStates, planOfDrugs } from '../knowledge/source-cues.ts';
import type { DifferenceKind } from '../knowledge/source-words.ts';
import { allergyClaims } from './allergy-claims.ts';
import type { FactsOfText } from './claim.ts';
import { drugClaims, keyOf, type DrugClaim } from './drug-claims.ts';
import type { Difference } from './find-differences.ts';
import { habitClaims, problemClaims } from './problem-claims.ts';
import type { ReadSource } from './read-older.ts';

/**
 * Differences after which what the older source says stands in the note as well, with its day: nothing of today says otherwise, or an
 * allergy would be lost.
 */
const kept: ReadonlySet<DifferenceKind> = new Set<DifferenceKind>(['drug-not-listed', 'allergy-denied']);

interface Keyed {
  readonly key: string;
  readonly fact: Fact;
  /** Said not to be so. */
  readonly isDenied: boolean;
}

/** All claims of a text, of whatever they are. */
function claimsOf(text: FactsOfText): readonly Keyed[] {
  const [drugs, allergies, problems, habits] = [
    drugClaims(text),
    allergyClaims(text),
    problemClaims(text),
    habitClaims(text),
  ];
  return [
    ...[...drugs.values()].map(({ key, fact }) => ({ key: `drug ${key}`, fact, isDenied: false })),
    ...[...allergies.values()].map(({ key, fact, isThere }) => ({ key: `allergy ${key}`, fact, isDenied: !isThere })),
    ...[...problems.values()].map(({ key, fact, isThere }) => ({ key: `problem ${key}`, fact, isDenied: !isThere })),
    ...[...habits.values()].map(({ key, fact }) => ({ key: `habit ${key}`, fact, isDenied: false })),
  ];
}

const evenWords = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

/** A drug of an older plan that is taken since: it belongs to the drugs at home. */
function asHomeMedication(fact: Fact): Fact {
  if (fact.type !== 'medication' || fact.status === undefined || !planOfDrugs.has(fact.subject)) return fact;
  const isTaken = drugStates[fact.status] === 'taken' && fact.assertion.condition === undefined;
  return isTaken && fact.duration === undefined ? { ...fact, subject: 'medications', problem: undefined } : fact;
}

/** What the visit says, by its claims and by its words. */
function saidBy(now: FactsOfText): (keys: readonly string[], words: string) => boolean {
  const keysNow = new Set(claimsOf(now).flatMap(({ key, isDenied }) => (isDenied ? [] : [key])));
  const wordsNow = new Set(now.facts.map((fact) => evenWords(now.wordsOf(fact))));
  return (keys, words) => (keys.length > 0 ? keys.every((key) => keysNow.has(key)) : wordsNow.has(evenWords(words)));
}

/** The last word of a text on the drug of a fact, by whatever name it goes there. */
function lastOnDrug(text: FactsOfText): (fact: Fact) => DrugClaim | undefined {
  const drugs = drugClaims(text);
  return (fact) => (fact.type === 'medication' ? drugs.get(keyOf(fact.name)) : undefined);
}

/** What an older source takes back itself: a drug that it stops or says otherwise further down, and that there is no allergy. */
function takenBack(before: FactsOfText): (fact: Fact) => boolean {
  const lastOn = lastOnDrug(before);
  const noAllergies = new Set(
    [...allergyClaims(before).values()].flatMap(({ fact, isThere }) => (isThere ? [] : [fact.id])),
  );
  return (fact) => {
    if (fact.type === 'allergy') return noAllergies.has(fact.id);
    const last = lastOn(fact);
    if (last === undefined || fact.type !== 'medication') return false;
    // Two forms of one drug in one list are taken both.
    const isOtherForm = last.name !== fact.name && last.fact.subject === fact.subject;
    return last.state === 'stopped' || (last.fact.id !== fact.id && !isOtherForm);
  };
}

/**
 * The facts of an older source that stand in the note of today: what lasts of it, and is not said today, nor asked about. What was of the
 * moment then is none of them.
 */
export function carriedFacts(
  source: ReadSource,
  { now, before }: { readonly now: FactsOfText; readonly before: FactsOfText },
  differences: readonly Difference[],
): Fact[] {
  const subjects = new Set(carriedSubjects[source.kind]);
  const asked = new Set(differences.filter(({ kind }) => !kept.has(kind)).map(({ older }) => older?.id));
  const keyed = Map.groupBy(claimsOf(before), ({ fact }) => fact.id);
  const lastOn = lastOnDrug(before);
  const keysOf = (fact: Fact): readonly string[] => {
    const last = lastOn(fact);
    return keyed.get(fact.id)?.map(({ key }) => key) ?? (last === undefined ? [] : [`drug ${last.key}`]);
  };
  const isSaid = saidBy(now);
  const isTakenBack = takenBack(before);
  return source.facts
    .map((fact) => (subjects.has('medications') ? asHomeMedication(fact) : fact))
    .filter((fact) => {
      if (!subjects.has(fact.subject) || isTakenBack(fact)) return false;
      // A clause that no type holds may say more than what is asked about.
      if (fact.type !== 'clause' && asked.has(fact.id)) return false;
      return !isSaid(keysOf(fact), before.wordsOf(fact));
    });
}
