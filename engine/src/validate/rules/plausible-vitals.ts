import type { VitalMention } from '../../clinical/find-vitals.ts';
import type { RaisedFlag } from '../../model/result.ts';
import type { Span } from '../../model/span.ts';
import { findMatches } from '../../text/find-matches.ts';
import { raise } from '../raise.ts';
import { fahrenheit, numbersOf } from '../reading/measured.ts';
import { isTakenUp } from '../reading/passed-over.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import { wordList } from '../../text/word-list.ts';

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
  return match
    ? [raiseImplausible(`A temperature of ${match[1]} F`, { start: match.index, end: match.index + match[0].length })]
    : [];
}

/** A share of oxygen above the whole. */
function checkSaturation({ text }: ChartReading): RaisedFlag[] {
  const [match] = findMatches(text, tooSaturated);
  return match
    ? [
        raiseImplausible(`An oxygen saturation of ${match[1]} %`, {
          start: match.index,
          end: match.index + match[0].length,
        }),
      ]
    : [];
}

const raiseImplausible = (what: string, { start, end }: Span): RaisedFlag =>
  raise({
    severity: 'medium',
    rule: 'contradiction-vital',
    message: `${what} is hardly possible.`,
    query: 'Please confirm the measured value.',
    basis: 'AHIMA, Integrity of the Healthcare Record (2013)',
    sources: [{ start, end }],
  });

/** Notes in which whoever writes has seen the patient and says what is made of it. */
const kinds: ReadonlySet<string> = new Set(
  wordList(`
  office|well|medication-visit|prenatal|rehabilitation|psychotherapy|behavioral-intake|consult|progress|
  discharge|telehealth|admission|emergency|nursing|home-health
`),
);

/** A value of an adult that calls for something at once, and the words that take it up. */
interface GraveValue {
  readonly kind: VitalMention['kind'];
  readonly isGrave: (first: number, second: number, isPregnant: boolean) => boolean;
  readonly spoken: string;
}

/** Own choice of limits, at or beyond those at which early warning scores (NEWS2) and ACOG (severe hypertension) call for a response. */
const graveValues: readonly GraveValue[] = [
  {
    kind: 'heart-rate',
    isGrave: (rate) => rate >= 140,
    spoken:
      'tachycardia tachycardic tachyarrhythmia rapid rvr svt flutter fibrillation afib palpitations arrhythmia ecg ekg electrocardiogram emergency withdrawal hyperthyroidism adenosine diltiazem sepsis dehydration stress exercise treadmill',
  },
  {
    kind: 'oxygen-saturation',
    isGrave: (share) => share <= 85,
    spoken:
      'hypoxia hypoxic hypoxemia hypoxemic oxygen cannula desaturation desaturated desaturates saturation pneumonia copd asthma embolism bipap emergency ems 911 transfer transferred nebulizer o2',
  },
  {
    kind: 'respiratory-rate',
    isGrave: (rate) => rate >= 34,
    spoken:
      'tachypnea tachypneic respiratory hypoxia hypoxic oxygen asthma copd pneumonia dyspnea breathlessness breathing bronchiolitis croup bipap emergency transfer',
  },
  {
    kind: 'blood-pressure',
    isGrave: (high, low, isPregnant) => isPregnant && (high >= 160 || low >= 110),
    spoken:
      'preeclampsia hypertension hypertensive severe labetalol nifedipine hydralazine repeat repeated triage admit admitted induction magnesium',
  },
  {
    kind: 'blood-pressure',
    isGrave: (high, low) => high >= 200 || low >= 120,
    spoken: 'hypertension hypertensive emergency elevated high bp labetalol hydralazine clonidine pressure',
  },
];

/** The heart of an unborn child beats so. */
const ofBaby = /\b(?:fetal|fetus|fhr|fht|fhts|baby|doppler|tones|intrauterine|embryo\w*|pole)\b[^.;\n]*$/i;
const babyReach = 60;
/** Of another time or place, or after what makes a heart beat. */
const ofThen =
  /\b(?:after|post|during|exercise|peak|max\w*|ambulat\w+|walk\w*|exert\w+|off (?:oxygen|o2)|without|arrival|triage|ems|field|initial\w*|was|home|goal|target|lowest|nadir|minimum|minimal|study|sleep|asleep|overnight|nocturnal|hst|psg)\b[^.;\n]*$/i;

/** A value that calls for something at once, of which nothing else is said. */
function checkPassedOver(reading: ChartReading): RaisedFlag[] {
  const { kind, vitals, text, patient } = reading;
  if (!kinds.has(kind) || (patient.age?.value ?? 18) < 12) return [];
  const isPregnant = kind === 'prenatal' || patient.weeks !== null;
  const grave = vitals.find((vital) => {
    const before = text.slice(Math.max(0, vital.start - babyReach), vital.start);
    if (ofBaby.test(before) || ofThen.test(before)) return false;
    const [first = NaN, second = NaN] = numbersOf(vital.value);
    return graveValues.some(
      ({ kind: of, isGrave, spoken }) =>
        of === vital.kind && isGrave(first, second, isPregnant) && !isTakenUp(reading, spoken, vital),
    );
  });
  if (!grave) return [];
  return [
    raise({
      severity: 'medium',
      rule: 'contradiction-vital',
      message: `${grave.name} ${grave.value} is told, and nothing is said of it.`,
      query: 'Please confirm the measured value, and document what was made of it.',
      basis: 'AHIMA, Integrity of the Healthcare Record (2013)',
      sources: [grave],
    }),
  ];
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
