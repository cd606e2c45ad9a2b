import type { Span } from '../../model/span.ts';
import { findMatches } from '../../text/find-matches.ts';
import { numbersOf } from './measured.ts';
import type { ChartReading } from './read-chart.ts';

/** A dose that was reckoned for another weight than the chart gives, with both places. */
export interface WeightedDose {
  /** The weight in kg by which the dose was reckoned. */
  readonly reckoned: number;
  readonly sources: readonly [Span, Span];
}

const number = String.raw`(\d{1,4}(?:,\d{3})?(?:\.\d{1,2})?)`;
/** "0.9 mg/kg = 63 mg". */
const rateFirst = new RegExp(
  String.raw`\b${number} ?mg\/kg(?!\/)(?: total)? ?(?:=|is|makes|:|→|->) ?${number} ?mg\b`,
  'gi',
);
/** "280 mg PO (15 mg/kg)", "(15 mg/kg for 19 kg)". */
const doseFirst = new RegExp(
  String.raw`\b${number} ?mg\b[^.;\n\d]{0,16}\((?:about |approx\.? |~)?${number} ?mg\/kg(?!\/)`,
  'gi',
);
/** Rounding to what a vial or a spoon holds. */
const furthest = 0.15;

const valueOf = (words: string | undefined): number => Number((words ?? '').replaceAll(',', ''));

/** Doses with their rate by the kilogram, against the one weight of the chart. Linear. */
export function findWeightedDoses({ text, vitals }: ChartReading): WeightedDose[] {
  const weights = vitals.filter(({ kind, value }) => kind === 'weight' && /\d/.test(value));
  const [weight] = weights;
  if (!weight || !text.includes('mg/kg')) return [];
  const kilograms = weights.map(({ value }) => (numbersOf(value)[0] ?? 0) * (/kg/i.test(value) ? 1 : 0.45359237));
  const doses = [
    ...findMatches(text, rateFirst).map((match) => ({ match, rate: valueOf(match[1]), dose: valueOf(match[2]) })),
    ...findMatches(text, doseFirst).map((match) => ({ match, rate: valueOf(match[2]), dose: valueOf(match[1]) })),
  ];
  return doses.flatMap(({ match, rate, dose }): WeightedDose[] => {
    const reckoned = dose / rate;
    const fits = kilograms.some((each) => Math.abs(reckoned - each) <= each * furthest);
    if (fits || !(reckoned > 1 && reckoned < 400)) return [];
    return [
      {
        reckoned: Math.round(reckoned),
        sources: [
          { start: match.index, end: match.index + match[0].length },
          { start: weight.start, end: weight.end },
        ],
      },
    ];
  });
}
