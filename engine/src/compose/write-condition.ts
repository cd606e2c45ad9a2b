import type { Certainty } from '../document/assertion.ts';
import type { ConditionFact } from '../document/fact.ts';
import { leadingAdjectives } from '../knowledge/leading-adjectives.ts';
import { joinWith, listed, spaced } from './join.ts';

const hedges: Readonly<Record<Certainty, string>> = {
  certain: '',
  probable: 'probable',
  possible: 'possible',
  unlikely: '',
  excluded: '',
};

const isBefore = (words: string): boolean => leadingAdjectives.has(words.toLowerCase());

const startsWithSide = (name: string, side: string): boolean => name.toLowerCase().includes(side.toLowerCase());

/** What the condition is called here, with side, severity and doubt: "possible mild right knee pain". */
export function nameCondition({ name, side, severity, qualities = [], assertion }: ConditionFact): string {
  const sided = side === undefined || startsWithSide(name, side) ? name : `${side} ${name}`;
  const leading = [severity ?? '', ...qualities].filter((words) => isBefore(words) && !startsWithSide(name, words));
  return spaced(hedges[assertion.certainty], leading.join(' '), sided);
}

/** Everything about a condition that is there or was there, as one clause without a closing mark. */
export function writeCondition(fact: ConditionFact): string {
  const { severity, assertion } = fact;
  const name = spaced(nameCondition(fact), fact.onset, fact.context, fact.time);
  const gone = assertion.temporality === 'resolved' ? 'resolved' : undefined;
  const held = listed(
    assertion.certainty === 'excluded'
      ? `${name} ruled out`
      : assertion.certainty === 'unlikely'
        ? `${name} unlikely`
        : name,
    ...(fact.qualities ?? []).filter((words) => !isBefore(words)),
    severity !== undefined && !isBefore(severity) ? severity : undefined,
    fact.radiation,
    fact.timing,
    fact.course,
    fact.worseWith?.length ? `worse with ${joinWith('and', fact.worseWith)}` : undefined,
    fact.betterWith?.length ? `better with ${joinWith('and', fact.betterWith)}` : undefined,
    gone,
  );
  const reasons = fact.because?.length ? ` (${fact.because.join('; ')})` : '';
  return held + reasons;
}

/** What a denial names, without its time: "fever", "left calf pain". */
export const writeDenied = (fact: ConditionFact): string =>
  spaced(nameCondition(fact), fact.onset, fact.context, ...(fact.qualities ?? []).filter((words) => !isBefore(words)));
