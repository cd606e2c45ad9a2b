import type { MedicationMention } from '../../clinical/find-medications.ts';
import { findMatches } from '../../text/find-matches.ts';
import type { RaisedFlag } from '../../model/result.ts';
import type { Subject } from '../../document/subjects.ts';
import { raise } from '../raise.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import type { Said } from '../reading/statements.ts';

type Mention = Said<MedicationMention>;

const number = String.raw`(\d{1,4}(?:,\d{3})?(?:\.\d{1,3})?)`;
/** "From 50 mg to 100 mg", "14 -> 18 units", "(raised from 10 mg)". */
const fromTo = new RegExp(
  String.raw`\bfrom ${number}\s?(?:mg|mcg|units?|u)?\s(?:[a-z]+\s){0,3}?to ${number}|${number}\s?(?:mg|mcg|units?)?\s?(?:->|→|-->)\s?${number}|${number}\s?(?:mg|mcg|units?)[^.;\n]{0,24}\((?:raised|increased|decreased|lowered|reduced|up|down|changed|was) (?:from )?${number}`,
  'gi',
);
const lists: ReadonlySet<Subject | undefined> = new Set<Subject | undefined>(['medications']);
const amountOf = (dose: string): number | undefined =>
  /^\d[\d,.]*\s?(?:mg|mcg|units)$/.test(dose) ? Number(dose.replaceAll(',', '').match(/[\d.]+/)?.[0]) : undefined;

/** The two doses that a statement gives for a change of the drug it names. */
function changeIn(
  { statement, start, end, drug }: Mention,
  all: readonly Mention[],
): readonly [number, number] | undefined {
  const others = all.filter((other) => other.statement === statement && other.drug.generic !== drug.generic);
  const [match, ...more] = findMatches(statement.text, fromTo);
  if (!match || more.length > 0) return undefined;
  const at = statement.start + match.index;
  // The change is of the drug that stands next to it.
  const gap = (mention: Mention): number => (mention.end <= at ? at - mention.end : Math.max(0, mention.start - at));
  if (others.some((other) => gap(other) < gap({ statement, start, end, drug } as Mention))) return undefined;
  const [before, after] = match
    .slice(1)
    .filter((group) => group !== undefined)
    .map((group) => Number(group.replaceAll(',', '')));
  // "100 mg (raised from 50 mg)" tells the new dose first.
  return before === undefined || after === undefined ? undefined : [before, after];
}

/** A dose of the list that is neither the old nor the new one of a change that the plan tells. NPSG.03.06.01. */
export function findRaisedFromOther({ medications }: ChartReading): RaisedFlag[] {
  const listed = medications.filter(({ statement }) => lists.has(statement.subject));
  const asked = new Set<string>();
  return medications.flatMap((mention): RaisedFlag[] => {
    const { drug, statement } = mention;
    if (lists.has(statement.subject) || asked.has(drug.generic)) return [];
    const own = listed.filter((each) => each.drug.generic === drug.generic);
    const [only] = own;
    const dose = only && amountOf(only.dose);
    if (!only || own.length > 1 || dose === undefined) return [];
    const change = changeIn(mention, medications);
    if (!change || change.includes(dose)) return [];
    asked.add(drug.generic);
    const message = `The plan changes ${drug.generic} from ${change[0]} to ${change[1]}, and the list gives ${only.dose}.`;
    return [
      raise({
        severity: 'medium',
        rule: 'contradiction-medication',
        message,
        query: `Please clarify the dose of ${drug.generic}.`,
        basis: 'Joint Commission NPSG.03.06.01 (reconciling medication information)',
        sources: [statement, only].map(({ start, end }) => ({ start, end })),
      }),
    ];
  });
}
