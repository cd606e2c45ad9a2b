import type { VitalMention } from '../../clinical/find-vitals.ts';
import type { RaisedFlag } from '../../model/result.ts';
import type { Span } from '../../model/span.ts';
import { findMatches } from '../../text/find-matches.ts';
import { raise } from '../raise.ts';
import { fahrenheit, numbersOf } from '../reading/measured.ts';
import type { ChartReading } from '../reading/read-chart.ts';

/** What a temperature can be in each unit (degrees): one of the other unit is the commonest slip. */
const warm = { C: [30, 43], F: [86, 109.5] } as const;

/** A temperature with the unit of another scale: "98.4 C". */
function isOfOtherScale({ text }: ChartReading, { kind, value, start, end }: VitalMention): boolean {
  const unit =
    kind === 'temperature' ? /\d\s?(?:°|degrees)?\s?([CF])\b/.exec(text.slice(start, end + 4))?.[1] : undefined;
  if (unit !== 'C' && unit !== 'F') return false;
  const [first = NaN] = numbersOf(value);
  return first < warm[unit][0] || first > warm[unit][1];
}

const tooSaturated =
  /\b(?:spo2|o2 ?sats?|sats?|saturation|pulse ox\w*)\W{0,4}(?:is |of |was )?(1(?:0[1-9]|[1-9]\d))\s?%/gi;

const celsiusAsFahrenheit =
  /\b(?:t|temp\w*)\W{0,4}(?:is |of |was )?(3[4-9](?:\.\d)?|4[01](?:\.\d)?)\s?(?:°|degrees)?\s?F\b/gi;

/** Celsius told as Fahrenheit, which no reader of vital signs takes for a temperature. */
function checkScale({ text }: ChartReading): RaisedFlag[] {
  const [match] = findMatches(text, celsiusAsFahrenheit);
  return match ? [raiseImplausible(`A temperature of ${match[1]} F`, { start: match.index, end: match.index + match[0].length })] : []; // prettier-ignore
}

/** A share of oxygen above the whole. */
function checkSaturation({ text }: ChartReading): RaisedFlag[] {
  const [match] = findMatches(text, tooSaturated);
  return match ? [raiseImplausible(`An oxygen saturation of ${match[1]} %`, { start: match.index, end: match.index + match[0].length })] : []; // prettier-ignore
}

const raiseImplausible = (what: string, { start, end }: Span): RaisedFlag =>
  raise({ severity: 'medium', rule: 'contradiction-vital', message: `${what} is hardly possible.`, query: 'Please confirm the measured value.', basis: 'AHIMA, Integrity of the Healthcare Record (2013)', sources: [{ start, end }] }); // prettier-ignore

/** Where somebody as ill as this would not be sent home without a word. */
const calmKinds: ReadonlySet<string> = new Set(['office', 'well', 'medication-visit', 'prenatal', 'rehabilitation', 'psychotherapy', 'behavioral-intake', 'consult']); // prettier-ignore
const spokenOf =
  /\b(?:tachy\w*|rapid\w*|racing|palpit\w*|fibrill\w*|flutter|svt|ekgs?|ecgs?|electrocardio\w*|hypox\w*|oxygen|o2 (?:at|by|via)|desat\w*|breath\w*|dyspn\w*|emergency|ems|911|transfer\w*|ambulance|rechecked|repeated|nebul\w*|respirat\w*|pneumonia|copd|asthma|embol\w*|sepsis|fever)\b/i;

/** The heart of an unborn child beats so. */
const ofBaby = /\b(?:fetal|fetus|fhr|fht|fhts|baby|doppler|tones|intrauterine|embryo\w*|pole)\b[^.;\n]*$/i;
const babyReach = 60;

/** A pulse or a saturation that calls for something at once, of which nothing else is said. */
function checkPassedOver({ kind, vitals, text, patient }: ChartReading): RaisedFlag[] {
  if (!calmKinds.has(kind) || (patient.age?.value ?? 18) < 12 || spokenOf.test(text)) return [];
  const grave = vitals.find(({ kind: of, value, start }) => {
    if (ofBaby.test(text.slice(Math.max(0, start - babyReach), start))) return false;
    const [first = NaN] = numbersOf(value);
    return (of === 'heart-rate' && first >= 140) || (of === 'oxygen-saturation' && first <= 85);
  });
  if (!grave) return [];
  return [raise({ severity: 'medium', rule: 'contradiction-vital', message: `${grave.name} ${grave.value} is told, and nothing is said of it.`, query: 'Please confirm the measured value, and document what was made of it.', basis: 'AHIMA, Integrity of the Healthcare Record (2013)', sources: [grave] })]; // prettier-ignore
}

/** Values that no living person of any age has at a visit: most often a slip of the keyboard. */
function checkValues(reading: ChartReading): RaisedFlag[] {
  return reading.vitals
    .filter((vital) => {
      const { kind, value } = vital;
      const [first = 0, second = 0] = numbersOf(value);
      if (isOfOtherScale(reading, vital)) return true;
      if (kind === 'heart-rate') return first > 240;
      if (kind === 'blood-pressure') return second >= first && first > 0;
      return kind === 'temperature' && fahrenheit(first) > 109;
    })
    .map((vital) => raiseImplausible(`${vital.name} ${vital.value}`, vital));
}

/** Values that cannot be, and values that nobody could have passed over. */
export const checkPlausible = (reading: ChartReading): RaisedFlag[] => [
  ...checkValues(reading),
  ...checkScale(reading),
  ...checkSaturation(reading),
  ...checkPassedOver(reading),
];
