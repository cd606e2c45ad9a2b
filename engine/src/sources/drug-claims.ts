import { findDrug } from '../clinical/drugs.ts';
import { findMedicationsIn, type MedicationMention } from '../clinical/find-medications.ts';
import { spaced } from '../compose/join.ts';
import type { Fact, MedicationFact } from '../document/fact.ts';
import { deliberateChanges, drugStates, oneTimes, planOfDrugs, stopCues } from '../knowledge/source-cues.ts';
import { isOfPatient, wholeWords, type Claim, type FactsOfText } from './claim.ts';

/** What a source says of a drug that is taken at home. */
export interface DrugClaim extends Claim {
  readonly state: 'taken' | 'stopped';
  readonly dose: string | undefined;
  readonly frequency: string | undefined;
  /** The visit itself changes it. */
  readonly isChange: boolean;
  /** It stands in a list of drugs. */
  readonly isListed: boolean;
}

const stops = wholeWords(stopCues);
const once = wholeWords(oneTimes);

/** The same for the same drug by whatever name: a brand, a salt. */
export const keyOf = (name: string): string => {
  const lower = name.toLowerCase();
  const [first = lower] = lower.split(/[\s-]/);
  return findDrug(lower)?.generic ?? findDrug(first)?.generic ?? lower;
};

const isListed = ({ subject }: Fact): boolean => subject === 'medications' || subject === 'discharge-medications';

/** For good: what a plan gives for some days is no drug at home. */
const isForGood = ({ frequency, duration }: Pick<MedicationFact, 'frequency' | 'duration'>): boolean =>
  duration === undefined && !oneTimes.has(frequency?.toLowerCase() ?? '');

function claimOf(fact: MedicationFact, words: string): DrugClaim | undefined {
  const { name, dose, frequency, status, owner } = fact;
  const known = status === undefined ? (isListed(fact) ? 'taken' : undefined) : drugStates[status];
  // "Given in the ED", "considered", somebody else's: nothing of what is taken at home.
  if (known === undefined || owner !== undefined) return undefined;
  const isOver = fact.assertion.polarity === 'absent' || (status === undefined && stops.test(words));
  const isChange = status !== undefined && deliberateChanges.has(status);
  const state = isOver ? 'stopped' : known;
  const isHome = isForGood(fact) && (isListed(fact) || (planOfDrugs.has(fact.subject) && status !== undefined));
  return { key: keyOf(name), name, fact, state, dose, frequency, isChange, isListed: isHome };
}

/** Drugs that a clause names which no type holds: in a list of drugs all of them, elsewhere those that are stopped, or said with dose and time. */
function claimsOfClause(fact: Fact, words: string): DrugClaim[] {
  const isStop = stops.test(words);
  const isOnce = once.test(words);
  const isOfPlan = planOfDrugs.has(fact.subject);
  const counts = ({ dose, frequency }: MedicationMention): boolean =>
    isListed(fact) || isStop || (!isOfPlan && dose !== '' && frequency !== '');
  return findMedicationsIn(words)
    .filter(counts)
    .map(({ name, dose, frequency, duration, change, modifiers }) => ({
      key: keyOf(name),
      name,
      fact,
      state: isStop || change === 'stop' || modifiers.negated ? 'stopped' : 'taken',
      dose: dose === '' ? undefined : dose,
      frequency: frequency === '' ? undefined : frequency,
      isChange: change !== 'none' && change !== 'continue',
      isListed: isListed(fact) && !isOnce && isForGood({ frequency, duration: duration === '' ? undefined : duration }),
    }));
}

/** What a text says of each drug, in its order; the last word on it counts (its plan comes after its list). */
export function drugClaims({ facts, wordsOf }: FactsOfText): ReadonlyMap<string, DrugClaim> {
  const claims = facts.filter(isOfPatient).flatMap((fact): DrugClaim[] => {
    if (fact.type === 'medication') return [claimOf(fact, wordsOf(fact)) ?? []].flat();
    return fact.type === 'clause' ? claimsOfClause(fact, fact.text) : [];
  });
  return new Map(claims.map((claim) => [claim.key, claim]));
}

/** The keys of drugs of which a text says how they are taken, or what becomes of them: more than what is taken at home. */
export const drugsSpokenOf = ({ facts, wordsOf }: FactsOfText): ReadonlySet<string> =>
  new Set(
    facts
      .flatMap((fact) => findMedicationsIn(wordsOf(fact)))
      .filter(({ dose, frequency, change }) => dose !== '' || frequency !== '' || change !== 'none')
      .map(({ name }) => keyOf(name)),
  );

/** How it is taken: "20 mg daily". */
export const takenAs = ({ dose, frequency }: DrugClaim): string => spaced(dose, frequency);

const even = (words: string | undefined): string | undefined => words?.toLowerCase().replace(/\s+/g, '');

/** True where both say how it is taken, and not alike. */
export function differsInDose(one: DrugClaim, other: DrugClaim): boolean {
  const differs = (a: string | undefined, b: string | undefined): boolean =>
    a !== undefined && b !== undefined && even(a) !== even(b);
  return differs(one.dose, other.dose) || differs(one.frequency, other.frequency);
}
