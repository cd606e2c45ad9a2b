import type { ConditionFact } from '../document/fact.ts';
import { contextOpens, leadingAdjectives } from '../knowledge/leading-adjectives.ts';
import { englishWords, type WrittenWords } from '../knowledge/written-words.ts';
import { filled, joinWith, listed, spaced } from './join.ts';

const hedgeOf = ({ assertion: { certainty } }: ConditionFact, { probable, possible }: WrittenWords): string =>
  certainty === 'probable' ? probable : certainty === 'possible' ? possible : '';

const isBefore = (words: string): boolean => leadingAdjectives.has(words.toLowerCase());

const startsWithSide = (name: string, side: string): boolean => name.toLowerCase().includes(side.toLowerCase());

/** "after a fall" reads on, "breathless at diagnosis" does not. */
const opensContext = (context: string): boolean => contextOpens.has(context.split(' ')[0]?.toLowerCase() ?? '');

/** What the condition is called here, with side, severity and doubt: "possible mild right knee pain". */
export function nameCondition(fact: ConditionFact, words = englishWords): string {
  const { side, severity, qualities = [] } = fact;
  const name = fact.site === undefined ? fact.name : `${fact.name} (${fact.site})`;
  const own = side === undefined || startsWithSide(fact.name, side) ? '' : side;
  const hedge = hedgeOf(fact, words);
  const leading = [severity ?? '', ...qualities].filter((one) => isBefore(one) && !startsWithSide(name, one));
  // "both eyes" stands after the name, where "left" and "bilateral" stand before it.
  const isPlace = own.includes(' ');
  return words.adjectivesFirst
    ? spaced(hedge, leading.join(' '), isPlace ? '' : own, isPlace ? `${name} (${own})` : name)
    : spaced(hedge, name, own, leading.join(' '));
}

/** Everything about a condition that is there or was there, as one clause without a closing mark. */
export function writeCondition(fact: ConditionFact, words = englishWords): string {
  const { severity, assertion } = fact;
  const isRunOn = fact.context === undefined || !words.adjectivesFirst || opensContext(fact.context);
  const named = spaced(nameCondition(fact, words), fact.onset);
  const name = isRunOn ? spaced(named, fact.context, fact.time) : spaced(`${named},`, fact.context, fact.time);
  const gone = assertion.temporality === 'resolved' ? words.resolved : undefined;
  const held = listed(
    assertion.certainty === 'excluded'
      ? filled(words.ruledOut, { name })
      : assertion.certainty === 'unlikely'
        ? filled(words.unlikely, { name })
        : name,
    ...(fact.qualities ?? []).filter((one) => !isBefore(one)),
    severity !== undefined && !isBefore(severity) ? severity : undefined,
    fact.radiation,
    fact.timing,
    fact.course,
    fact.worseWith?.length ? `${words.worseWith} ${joinWith('and', fact.worseWith, words)}` : undefined,
    fact.betterWith?.length ? `${words.betterWith} ${joinWith('and', fact.betterWith, words)}` : undefined,
    gone,
  );
  const reasons = fact.because?.length ? ` (${fact.because.join('; ')})` : '';
  return held + reasons;
}

/** What a denial names, without its time: "fever", "left calf pain". */
export const writeDenied = (fact: ConditionFact, words = englishWords): string =>
  spaced(
    nameCondition(fact, words),
    fact.onset,
    fact.context,
    ...(fact.qualities ?? []).filter((one) => !isBefore(one)),
  );
