import { isBodySite } from '../clinical/anatomy.ts';
import { findProblemsIn } from '../clinical/find-problems.ts';
import { writeFact } from '../compose/write-fact.ts';
import type { Fact } from '../document/fact.ts';
import { diagnosisSubjects, goneCues, habits } from '../knowledge/source-cues.ts';
import { isOfPatient, isSaidOutright, wholeWords, type Claim, type FactsOfText } from './claim.ts';

/** What a source says of a disease. */
export interface ProblemClaim extends Claim {
  readonly isThere: boolean;
  /** It stands among diagnoses, not among what was asked. */
  readonly isDiagnosis: boolean;
}

/** On which side a source has a thing. */
export interface SideClaim extends Claim {
  readonly side: string;
}

/** How a source says that somebody lives. */
export interface HabitClaim extends Claim {
  readonly state: string;
  readonly words: string;
}

const gone = wholeWords(goneCues);
const sideWord = /\b(left|right|lt|rt|l|r)\b\.?/i;
const sides: Readonly<Record<string, string>> = {
  left: 'left',
  lt: 'left',
  l: 'left',
  right: 'right',
  rt: 'right',
  r: 'right',
};

/** The words of a fact with what its type keeps apart from its name. */
const saidOf = (fact: Fact, words: string): string =>
  fact.type === 'condition' || fact.type === 'procedure' ? `${fact.side ?? ''} ${words}`.trim() : words;

function isThere(fact: Fact, words: string): boolean {
  const { polarity, certainty, temporality } = fact.assertion;
  return polarity === 'present' && certainty !== 'excluded' && temporality !== 'resolved' && !gone.test(words);
}

/** What a text says of diseases. What is said later in it counts. */
export function problemClaims({ facts, wordsOf }: FactsOfText): ReadonlyMap<string, ProblemClaim> {
  const claims = facts
    .filter((fact) => isOfPatient(fact) && isSaidOutright(fact))
    .flatMap((fact): ProblemClaim[] => {
      if (fact.type !== 'condition' && fact.type !== 'clause') return [];
      const words = fact.type === 'clause' ? fact.text : wordsOf(fact);
      return findProblemsIn(words)
        .filter(
          ({ kind, modifiers }) =>
            kind === 'disease' && !modifiers.family && !modifiers.hypothetical && !modifiers.uncertain,
        )
        .map(({ name, modifiers }) => ({
          key: withoutSide(name),
          name: withoutSide(name),
          fact,
          isThere: isThere(fact, words) && !modifiers.negated,
          isDiagnosis: diagnosisSubjects.has(fact.subject),
        }));
    });
  return new Map(claims.map((claim) => [claim.key, claim]));
}

const withoutSide = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\b(?:left|right|bilateral)\b/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** What is on a side, by the site and the problem or procedure there. */
function sideOf(fact: Fact, words: string): SideClaim | undefined {
  const said = saidOf(fact, words);
  const [whole = '', mark = ''] = sideWord.exec(said) ?? [];
  const side = sides[mark.toLowerCase()];
  const after = said.slice(said.indexOf(whole) + whole.length);
  const site = after
    .toLowerCase()
    .match(/[a-z]+/g)
    ?.slice(0, 3)
    .find(isBodySite);
  const [problem] = findProblemsIn(said);
  const isNamed = site !== undefined || problem !== undefined || fact.type === 'procedure';
  if (side === undefined || !isNamed) return undefined;
  const what =
    problem === undefined
      ? after
          .toLowerCase()
          .replace(/[^a-z ]/g, ' ')
          .replace(/\b(?:in|of|on)\b.*/, '')
      : withoutSide(problem.name);
  const key = [...new Set(`${site ?? ''} ${what}`.split(/\s+/).filter((word) => word !== ''))].join(' ');
  return { key, name: key, fact, side };
}

/** Problems and procedures of a text that are on one side. */
export function sideClaims({ facts, wordsOf }: FactsOfText): ReadonlyMap<string, SideClaim> {
  const claims = facts.flatMap((fact): SideClaim[] => {
    const isOne = fact.type === 'condition' || fact.type === 'procedure' || fact.type === 'clause';
    if (!isOne || !isOfPatient(fact) || fact.assertion.polarity === 'absent') return [];
    return [sideOf(fact, wordsOf(fact)) ?? []].flat();
  });
  return new Map(claims.map((claim) => [claim.key, claim]));
}

const habitReaders = habits.map(({ name, words, states }) => ({
  name,
  names: wholeWords(words),
  states: states.map(([state, forms]) => [state, wholeWords(forms)] as const),
}));

/** How somebody lives, by the words of the social history. */
export function habitClaims({ facts, wordsOf }: FactsOfText): ReadonlyMap<string, HabitClaim> {
  const claims = facts.flatMap((fact): HabitClaim[] => {
    if (fact.subject !== 'social-history') return [];
    const words = fact.type === 'history' ? writeFact(fact) : wordsOf(fact).replace(/[.;]\s*$/, '');
    return habitReaders.flatMap(({ name, names, states }) => {
      const state = names.test(words) ? states.find(([, forms]) => forms.test(words))?.[0] : undefined;
      return state === undefined ? [] : [{ key: name, name, fact, state, words: words.replace(/\s+/g, ' ').trim() }];
    });
  });
  return new Map(claims.map((claim) => [claim.key, claim]));
}
