import type { VitalKind, VitalMention } from '../../clinical/find-vitals.ts';
import type { Span } from '../../model/span.ts';
import type { ChartReading } from './read-chart.ts';

interface Measure {
  readonly code: RegExp;
  readonly kind: VitalKind;
  readonly fits: (value: number, second: number) => boolean;
}

/** A temperature in degrees Fahrenheit; one below 50 is taken for Celsius. */
export const fahrenheit = (value: number): number => (value < 50 ? value * 1.8 + 32 : value);

/**
 * Signs that are a number: a measurement within these limits is the sign itself. Diseases are none of them: a number alone is no
 * diagnosis (Official Guidelines III.B). Limits as commonly taught: fever 38.0 C (100.4 F), tachycardia above 100, bradycardia below
 * 60, tachypnea above 20, oxygen saturation of 90 and below, blood pressure from 130/80.
 */
const signs: readonly Measure[] = [
  { code: /^R50\.(?:9|81|82)$/, kind: 'temperature', fits: (value) => fahrenheit(value) >= 100.4 },
  { code: /^R00\.0$/, kind: 'heart-rate', fits: (value) => value > 100 },
  { code: /^R00\.1$/, kind: 'heart-rate', fits: (value) => value < 60 },
  { code: /^R06\.82$/, kind: 'respiratory-rate', fits: (value) => value > 20 },
  { code: /^R09\.02$/, kind: 'oxygen-saturation', fits: (value) => value <= 90 },
  { code: /^R03\.0$/, kind: 'blood-pressure', fits: (high, low) => high >= 130 || low >= 80 },
  { code: /^R03\.1$/, kind: 'blood-pressure', fits: (high) => high < 100 },
];

/** Measurements that go with a diagnosis which somebody has made, and make none themselves. */
const companions: readonly Measure[] = [
  { code: /^I1[0-356]/, kind: 'blood-pressure', fits: (high, low) => high >= 130 || low >= 80 },
  { code: /^I95/, kind: 'blood-pressure', fits: (high) => high < 100 },
  { code: /^E66\.(?:0|1|2|8|9)/, kind: 'bmi', fits: (value) => value >= 30 },
  { code: /^E66\.3/, kind: 'bmi', fits: (value) => value >= 25 && value < 30 },
  { code: /^R63\.6/, kind: 'bmi', fits: (value) => value < 18.5 },
  { code: /^J96/, kind: 'oxygen-saturation', fits: (value) => value <= 90 },
];

/** The numbers of a measured value: two of a blood pressure. */
export const numbersOf = (value: string): readonly number[] => (value.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);

function fitting({ vitals, patient }: ChartReading, code: string, measures: readonly Measure[]): Span[] {
  const rows = measures.filter((measure) => measure.code.test(code));
  if (rows.length === 0) return [];
  // The rates of children are others.
  const isChild = (patient.age?.value ?? 18) < 12;
  const told = ({ kind, value }: VitalMention): boolean => {
    const [first = NaN, second = NaN] = numbersOf(value);
    return rows.some(
      (row) => row.kind === kind && (!isChild || !/rate|pressure|bmi/.test(kind)) && row.fits(first, second),
    );
  };
  return vitals.filter(told).map(({ start, end }) => ({ start, end }));
}

/** The body mass index that a Z68 code names. */
function bodyMass({ vitals }: ChartReading, code: string): Span[] {
  const match = /^Z68\.(?:([2-3]\d)|(1[89]?)|(4[1-5]))$/.exec(code);
  if (!match) return [];
  const [low, high] = match[1] ? [Number(match[1]), Number(match[1]) + 1] : match[2] ? [0, 20] : [40, 100];
  return vitals
    .filter(({ kind, value }) => kind === 'bmi' && Number(value) >= low && Number(value) < high)
    .map(({ start, end }) => ({ start, end }));
}

/** The measurements that are the sign which a code stands for. */
export const measuredSigns = (reading: ChartReading, code: string): readonly Span[] => [
  ...fitting(reading, code, signs),
  ...bodyMass(reading, code),
];

/** The measurements that go with a diagnosis made elsewhere in the chart. */
export const measuredBeside = (reading: ChartReading, code: string): readonly Span[] =>
  fitting(reading, code, companions);
