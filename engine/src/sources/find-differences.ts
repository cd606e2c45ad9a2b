import { capitalize } from '../note/note-language.ts';
import type { DifferenceKind } from '../knowledge/source-words.ts';
import type { Fact } from '../document/fact.ts';
import { allergyClaims, noAllergy, type AllergyClaim } from './allergy-claims.ts';
import type { Claim, FactsOfText } from './claim.ts';
import { differsInDose, drugClaims, drugsSpokenOf, takenAs, type DrugClaim } from './drug-claims.ts';
import { habitClaims, problemClaims, sideClaims } from './problem-claims.ts';

/** A thing of which the visit and an older source say different things. */
export interface Difference {
  readonly kind: DifferenceKind;
  /** What it is of: the same for the same thing in every source. */
  readonly key: string;
  readonly name: string;
  /** What is said of it now and before, where the question names it. */
  readonly now: string;
  readonly before: string;
  /** What says so; where one source says nothing of it, none. */
  readonly current: Fact | undefined;
  readonly older: Fact | undefined;
}

/** What the question of an allergy says where all are denied. */
export const allDenied = 'none-known';

type Pair<One> = readonly [now: One, before: One];

const pairsOf = <One extends Claim>(now: ReadonlyMap<string, One>, before: ReadonlyMap<string, One>): Pair<One>[] =>
  [...now.values()].flatMap((one): Pair<One>[] => {
    const other = before.get(one.key);
    return other === undefined ? [] : [[one, other]];
  });

/** Claims of different kinds may have one key. */
const aboutOf: Readonly<Record<DifferenceKind, string>> = {
  dose: 'drug',
  'drug-stopped': 'drug',
  'drug-taken-again': 'drug',
  'drug-new': 'drug',
  'drug-not-listed': 'drug',
  'allergy-denied': 'allergy',
  'allergy-new': 'allergy',
  side: 'side',
  'problem-gone': 'problem',
  'problem-back': 'problem',
  habit: 'habit',
};
const keyIn = (kind: DifferenceKind, key: string): string => `${aboutOf[kind]} ${key}`;

const differ = (
  kind: DifferenceKind,
  now: Claim,
  before: Claim,
  said: readonly [string, string] = ['', ''],
): Difference => ({
  kind,
  key: keyIn(kind, now.key),
  name: capitalize(now.name),
  now: said[0],
  before: said[1],
  current: now.fact,
  older: before.fact,
});

function ofDrug([now, before]: Pair<DrugClaim>): Difference[] {
  if (now.state === 'stopped') return before.state === 'taken' ? [differ('drug-stopped', now, before)] : [];
  if (before.state === 'stopped') return [differ('drug-taken-again', now, before)];
  if (now.isChange || !differsInDose(now, before)) return [];
  return [differ('dose', now, before, [takenAs(now), takenAs(before)])];
}

/** Drugs that only one of two lists has; where one of them lists none, nobody can say. */
function ofOneList(now: ReadonlyMap<string, DrugClaim>, before: ReadonlyMap<string, DrugClaim>): Difference[] {
  const listed = (claims: ReadonlyMap<string, DrugClaim>): DrugClaim[] =>
    [...claims.values()].filter((one) => one.isListed && one.state === 'taken');
  if (listed(now).length === 0 || listed(before).length === 0) return [];
  const alone = (claims: readonly DrugClaim[], others: ReadonlyMap<string, DrugClaim>): DrugClaim[] =>
    claims.filter(({ key }) => !others.has(key));
  const none = { now: '', before: '' } as const;
  return [
    ...alone(listed(now), before)
      .filter(({ isChange }) => !isChange)
      .map(({ key, name, fact }) => ({
        ...none,
        kind: 'drug-new' as const,
        key: keyIn('drug-new', key),
        name: capitalize(name),
        current: fact,
        older: undefined,
      })),
    ...alone(listed(before), now).map(({ key, name, fact }) => ({
      ...none,
      kind: 'drug-not-listed' as const,
      key: keyIn('drug-not-listed', key),
      name: capitalize(name),
      current: undefined,
      older: fact,
    })),
  ];
}

function ofAllergies(now: ReadonlyMap<string, AllergyClaim>, before: ReadonlyMap<string, AllergyClaim>): Difference[] {
  const [noneNow, noneBefore] = [now.get(noAllergy), before.get(noAllergy)];
  const there = (claims: ReadonlyMap<string, AllergyClaim>): AllergyClaim[] =>
    [...claims.values()].filter(({ isThere }) => isThere);
  const denied = there(before).flatMap((one): Difference[] => {
    const said = now.get(one.key);
    const by = said?.isThere === false ? said : said === undefined ? noneNow : undefined;
    if (by === undefined) return [];
    const words = by.key === noAllergy ? allDenied : '';
    const key = keyIn('allergy-denied', one.key);
    return [{ ...differ('allergy-denied', by, one, [words, '']), key, name: capitalize(one.name) }];
  });
  const isNew = there(now).flatMap((one): Difference[] => {
    const said = before.get(one.key);
    const by = said?.isThere === false ? said : said === undefined ? noneBefore : undefined;
    return by === undefined ? [] : [differ('allergy-new', one, by, ['', by.key === noAllergy ? allDenied : ''])];
  });
  return [...denied, ...isNew];
}

/** All in which the facts of a visit and those of an older source contradict each other. Linear in both. */
export function findDifferences(now: FactsOfText, before: FactsOfText): Difference[] {
  const drugs = [drugClaims(now), drugClaims(before)] as const;
  const problems = pairsOf(problemClaims(now), problemClaims(before)).flatMap(([one, other]): Difference[] => {
    if (!one.isThere && other.isThere && other.isDiagnosis) return [differ('problem-gone', one, other)];
    return one.isThere && one.isDiagnosis && !other.isThere && other.isDiagnosis
      ? [differ('problem-back', one, other)]
      : [];
  });
  const sides = pairsOf(sideClaims(now), sideClaims(before))
    .filter(([one, other]) => one.side !== other.side)
    .map(([one, other]) => differ('side', one, other, [one.side, other.side]));
  const lives = pairsOf(habitClaims(now), habitClaims(before))
    .filter(([one, other]) => one.state !== other.state)
    .map(([one, other]) => differ('habit', one, other, [one.words, other.words]));
  return [
    ...pairsOf(...drugs).flatMap(ofDrug),
    ...ofOneList(...drugs),
    ...ofAllergies(allergyClaims(now), allergyClaims(before)),
    ...sides,
    ...problems,
    ...lives,
  ];
}

/** Whether a text says anything of what a difference is of; of an allergy also where it denies all. */
export function speaksOf(text: FactsOfText): ({ key }: Pick<Difference, 'key'>) => boolean {
  const allergies = allergyClaims(text);
  const keys = new Set([
    ...[...drugClaims(text).keys(), ...drugsSpokenOf(text)].map((key) => `drug ${key}`),
    ...[...allergies.keys()].map((key) => `allergy ${key}`),
    ...[...sideClaims(text).keys()].map((key) => `side ${key}`),
    ...[...problemClaims(text).keys()].map((key) => `problem ${key}`),
    ...[...habitClaims(text).keys()].map((key) => `habit ${key}`),
  ]);
  return ({ key }) => keys.has(key) || (key.startsWith('allergy ') && allergies.has(noAllergy));
}
