import type { ConditionMention } from '../../codes/find-conditions.ts';
import { isChronic } from '../reading/lived-with.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import {
  notYetAfter,
  notYetBefore,
  ofOthersAfter,
  ofOthersBefore,
  overAfter,
  pastAfter,
  pastBefore,
} from '../reading/data/not-now.ts';
import { onlyInCapitals, otherSenses } from './data/other-senses.ts';

/** How far around a name what is said of it is looked for. */
const reach = 200;

interface Place {
  /** The words of the sentence up to the name, and behind it. */
  readonly before: string;
  readonly after: string;
  readonly name: string;
}

function placeOf(text: string, { start, end, sentence }: ConditionMention): Place {
  return {
    before: text.slice(Math.max(sentence.start, start - reach), start),
    after: text.slice(end, Math.min(sentence.end, end + reach)),
    name: text.slice(start, end),
  };
}

/** "Hearing aids", "BPD" among the measures of a fetus: a word of that name that is no condition. */
function isOtherSense({ before, after, name }: Place): boolean {
  if (name === name.toLowerCase() && onlyInCapitals.has(name)) return true;
  return otherSenses.some(
    (sense) => sense.name.test(name) && (!sense.where || sense.where.test(`${before}${name}${after}`)),
  );
}

const isNotYet = ({ before, after }: Place): boolean => notYetBefore.test(before) || notYetAfter.test(after);

const isOfOthers = ({ before, after }: Place): boolean => ofOthersBefore.test(before) || ofOthersAfter.test(after);

/** What lasts is over only where the chart says so; all else by a time that has gone. */
function isOver({ before, after }: Place, code: string): boolean {
  if (overAfter.test(after)) return true;
  const lasts = isChronic(code);
  return !lasts && (pastAfter.test(after) || pastBefore.test(before));
}

/**
 * True where the words around the name of a condition let it be one that the patient has now. Stricter than how it is said by scopes alone: what
 * is suggested must stand on words that nobody would read otherwise.
 */
export function isCurrent({ text }: ChartReading, mention: ConditionMention): boolean {
  const place = placeOf(text, mention);
  return !isOtherSense(place) && !isNotYet(place) && !isOfOthers(place) && !isOver(place, mention.code);
}
