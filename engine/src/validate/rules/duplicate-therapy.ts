import type { MedicationMention } from '../../clinical/find-medications.ts';
import type { RaisedFlag } from '../../model/result.ts';
import { raise } from '../raise.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import type { Said } from '../reading/statements.ts';
import { isTakenOn } from '../suggest/find-lasting-drugs.ts';
import { singleClasses, type SingleClass } from './data/single-classes.ts';

/** One in the place of the other, one until the other works, or one that was had before. */
const isChange =
  /\b(?:switch\w*|instead|chang\w+|replac\w+|transition\w*|bridg\w+|stop\w*|discontinu\w+|hold|held|wean\w*|taper\w*|cross-?taper|from|fail\w*|tried|allerg\w*|intoleran\w*|avoid\w*|consider\w*|versus|vs|or|until|previous\w*|prior|formerly|was on|in the past|not|declin\w*|interact\w*|convert\w*|add\w*|low dose|augment\w*)\b/i;

type Taken = Said<MedicationMention>;

/** With a dose, and told as taken without a word of change. */
const isPlainlyTaken = (mention: Taken): boolean =>
  mention.dose !== '' && isTakenOn(mention) && !isChange.test(mention.statement.text);

function findPair(taken: readonly Taken[], { drugs }: SingleClass): readonly [Taken, Taken] | null {
  const ofClass = taken.filter(({ drug }) => drugs.test(drug.generic));
  const [first] = ofClass;
  const other = first && ofClass.find(({ drug }) => drug.generic !== first.drug.generic);
  return first && other ? [first, other] : null;
}

/** Two drugs side by side of a class of which one is taken at a time (Joint Commission NPSG.03.06.01: duplications are reconciled). */
export function findDuplicateTherapy({ medications }: ChartReading): RaisedFlag[] {
  // Where any of them is told as changed somewhere, both may be right on their days.
  const changed = new Set(
    medications
      .filter(({ change, statement }) => change === 'stop' || isChange.test(statement.text))
      .map(({ drug }) => drug.generic),
  );
  const taken = medications.filter((mention) => isPlainlyTaken(mention) && !changed.has(mention.drug.generic));
  return singleClasses.flatMap((single) => {
    const pair = findPair(taken, single);
    if (!pair) return [];
    const [a, b] = pair.map(({ drug }) => drug.generic);
    return [
      raise({
        severity: 'medium',
        rule: 'contradiction-medication',
        message: `The chart tells both ${a} and ${b} as taken; of ${single.name} one is taken at a time.`,
        query: `Please clarify which of ${a} and ${b} the patient takes.`,
        basis: 'Joint Commission NPSG.03.06.01',
        sources: pair.map(({ start, end }) => ({ start, end })),
      }),
    ];
  });
}
