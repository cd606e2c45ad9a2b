import type { VitalKind, VitalMention } from '../../clinical/find-vitals.ts';
import type { RaisedFlag } from '../../model/result.ts';
import type { Span } from '../../model/span.ts';
import type { AuditRule } from '../audit-rule.ts';
import { raise } from '../raise.ts';
import { fahrenheit, numbersOf } from '../reading/measured.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import { findOxygenConflict } from '../reading/oxygen-told.ts';
import { findChangeConflict } from '../reading/told-changes.ts';
import { findStartingConflict } from '../reading/starting-values.ts';
import { withVerdict } from '../reading/with-verdict.ts';
import { findWeightedDoses } from '../reading/dose-by-weight.ts';
import { findUnitConflicts } from '../reading/paired-units.ts';
import { findWeightConflict } from '../reading/weight-change.ts';
import { checkPlausible } from './plausible-vitals.ts';
import { claims, type Claim } from './data/vital-claims.ts';
import type { ChartStatement } from '../reading/statements.ts';

/** Values of another day or place, and words about the future, the past or others. */
const elsewhere =
  /\b(?:home|yesterday|last|prior|previous\w*|earlier|initial\w*|triage|ems|on arrival|overnight|tmax|max|baseline|was|were|had been|discharge|recheck|repeat|goal|target|if|until|once|when|since|remain|history|family|mother|father|infants?|after)\b/i;
const claimElsewhere =
  /\b(?:home|last|prior(?! to)|previous\w*|goal of|target|if|until|once|when|since|history of|h\/o|family|mother|father|overnight|now|became|after|at rest|previously|yesterday|resolved|improved(?! from)|(?:24|48) ?h\w*|risk|counsel\w*|screen\w*|defervesced|today)\b/i;

/** The one value of a vital sign that the chart gives; undefined where it gives none or more than one that differ much. */
function onlyValue(kind: VitalKind, { vitals }: ChartReading): VitalMention | undefined {
  const values = vitals.filter((vital) => vital.kind === kind && /\d/.test(vital.value));
  return values.length === 1 || new Set(values.map(({ value }) => value)).size === 1 ? values[0] : undefined;
}

/** Of two or three values the first, where the words can be said of none of them. */
function everyValue({ kind, against }: Claim, { vitals }: ChartReading): VitalMention | undefined {
  const values = vitals.filter((vital) => vital.kind === kind && /\d/.test(vital.value));
  const isAgainst = ({ value }: VitalMention): boolean => against(...(numbersOf(value) as [number, number]));
  return values.length <= mostValues && values.every(isAgainst) ? values[0] : undefined;
}

const mostValues = 3;
const judged = new Set<string | undefined>(['assessment', 'assessment-and-plan']);

function claimAt({ statements }: ChartReading, { words }: Claim): { start: number; end: number } | undefined {
  for (const [at, { text, start, end, subject }] of statements.entries()) {
    if (subject === 'family-history' || subject === 'past-medical-history' || subject === 'hospital-course') continue;
    const match = words.exec(text);
    // "Hypertension (I10). At goal.": only the whole of it says so.
    const whole = match || !judged.has(subject) ? null : words.exec(withVerdict(statements, at));
    if (whole && !claimElsewhere.test(withVerdict(statements, at).replace(whole[0], ' '))) return { start, end };
    if (!match || claimElsewhere.test(text.replace(match[0], ' '))) continue;
    if (/\b(?:no|not|denies|without)\s(?:\w+\s)?$/i.test(text.slice(Math.max(0, match.index - 15), match.index)))
      continue;
    return { start: start + match.index, end: start + match.index + match[0].length };
  }
  return undefined;
}

function checkClaims(reading: ChartReading): RaisedFlag[] {
  const said = new Set<VitalKind>();
  return claims.flatMap((claim) => {
    const vital = onlyValue(claim.kind, reading) ?? everyValue(claim, reading);
    if (!vital || said.has(claim.kind)) return [];
    const [value = 0, second = 0] = numbersOf(vital.value);
    if (!claim.against(value, second)) return [];
    const line = reading.text.slice(Math.max(0, vital.start - 40), vital.start);
    if (elsewhere.test(line.slice(line.lastIndexOf('\n') + 1))) return [];
    const at = claimAt(reading, claim);
    if (!at || (at.start < vital.end && at.end > vital.start)) return [];
    said.add(claim.kind);
    return [raiseClaim(claim, vital, at)];
  });
}

function raiseClaim(claim: Claim, vital: VitalMention, at: Span): RaisedFlag {
  return raise({
    severity: claim.severity,
    rule: 'contradiction-vital',
    message: `The chart says ${claim.says}, and gives ${vital.name.toLowerCase()} ${vital.value}.`,
    query: 'Please clarify the finding and the measured value.',
    basis: 'AHIMA, Integrity of the Healthcare Record (2013)',
    sources: at === vital ? [vital] : [at, vital],
  });
}

/** How far the words about a value stand from it, in characters. */
const besideReach = 24;

/** "Temp 101.9 F, afebrile": a value, and right beside it the words that it cannot have. */
function checkBeside({ vitals, text }: ChartReading): RaisedFlag[] {
  return vitals.flatMap((vital): RaisedFlag[] => {
    const [value = 0, second = 0] = numbersOf(vital.value);
    const wrong = claims.filter(({ kind, against }) => kind === vital.kind && against(value, second));
    if (wrong.length === 0) return [];
    const before =
      text
        .slice(Math.max(0, vital.start - besideReach), vital.start)
        .split(/[.;\n]/)
        .at(-1) ?? '';
    const behind = text.slice(vital.end, vital.end + besideReach).split(/[;\n]|\.\s/, 1)[0] ?? '';
    const claim = wrong.find(({ words }) => words.test(behind) || words.test(before));
    if (!claim || elsewhere.test(`${before} ${behind}`) || claimElsewhere.test(`${before} ${behind}`)) return [];
    return [raiseClaim(claim, vital, vital)];
  });
}

const kilograms = ({ value }: VitalMention): number => (numbersOf(value)[0] ?? 0) * (/kg/.test(value) ? 1 : 0.4536);

function meters({ value }: VitalMention): number {
  const [first = 0, second = 0] = numbersOf(value);
  if (/cm/.test(value)) return first / 100;
  if (/['’]|ft/.test(value)) return (first * 12 + second) * 0.0254;
  return first * 0.0254;
}

/** A body mass index that height and weight do not give, by more than rounding or clothes. */
function checkBodyMass(reading: ChartReading): RaisedFlag[] {
  const [weight, height, index] = (['weight', 'height', 'bmi'] as const).map((kind) => onlyValue(kind, reading));
  if (!weight || !height || !index) return [];
  const stated = numbersOf(index.value)[0] ?? 0;
  const reckoned = kilograms(weight) / meters(height) ** 2;
  if (!(reckoned > 8 && reckoned < 100) || Math.abs(reckoned - stated) <= Math.max(2, stated * 0.07)) return [];
  return [
    raise({
      severity: 'medium',
      rule: 'contradiction-vital',
      message: `The chart gives a BMI of ${stated}; its height and weight make ${reckoned.toFixed(1)}.`,
      query: 'Please clarify height, weight and BMI.',
      basis: 'BMI = weight in kg divided by height in m squared (CDC)',
      sources: [index, weight, height],
    }),
  ];
}

const severePain =
  /\b(?:severe|excruciating|worst|intense|(?:8|9|10) ?\/ ?10|(?:8|9|10) out of 10)\b[^.\n]{0,25}\bpain\b|\bpain\b[^.\n]{0,25}\b(?:severe|excruciating|(?:8|9|10) ?\/ ?10|(?:8|9|10) out of 10)\b/i;

/** A pain score of 0 beside pain that is told as severe now. */
function checkPain({ vitals, statements }: ChartReading): RaisedFlag[] {
  const none = vitals.find(({ kind, value }) => kind === 'pain' && value === '0/10');
  const scores = vitals.filter(({ kind }) => kind === 'pain');
  if (!none || scores.length > 1) return [];
  const told = statements.find(
    ({ text, subject }) =>
      (subject === 'chief-complaint' || subject === 'history-of-present-illness') &&
      severePain.test(text) &&
      !/\b(?:was|were|at worst|at its worst|last|initial\w*|resolved|no|denies|when|with (?:activity|movement|walking)|intermittent|episod\w+|after|at times|up to|can)\b/i.test(
        text,
      ),
  );
  if (!told) return [];
  return [
    raise({
      severity: 'medium',
      rule: 'contradiction-vital',
      message: 'The pain score is 0, and the history tells severe pain.',
      query: 'Please clarify the pain at this visit.',
      basis: 'AHIMA, Integrity of the Healthcare Record (2013)',
      sources: [told, none],
    }),
  ];
}

/** How far two values of one visit may lie apart before they cannot both be of it. */
const apart: Partial<Record<VitalKind, number>> = {
  'blood-pressure': 20,
  temperature: 2.5,
  'heart-rate': 45,
  'oxygen-saturation': 8,
  'respiratory-rate': 14,
};
const atVisit = /\b(?:now|here|today|at (?:this|the) visit|in (?:the )?(?:office|clinic))\b/i;
const notOfVisit =
  /\b(?:home|yesterday|last|prior|previous\w*|earlier|initial\w*|was|were|recheck\w*|repeat\w*|triage|ems|goal|target|after|before|until|standing|lying|if|arm)\b/i;

const feverOf =
  /\b(?:fevers?|febrile)\s(?:of |to |at |up to )?(\d{2,3}(?:\.\d)?)\b(?!\s?(?:days?|hours?|weeks?|times|\/))/gi;

const measuredAt = new Set<string | undefined>(['vital-signs', 'physical-examination']);

/** "Fever of 39.2 C": a temperature that no label names. */
function toldFevers({ text, start }: ChartStatement): VitalMention[] {
  return Array.from(text.matchAll(feverOf), (match): VitalMention => {
    const at = start + match.index;
    return { kind: 'temperature', name: 'Temperature', value: match[1] ?? '', start: at, end: at + match[0].length };
  });
}

/** A flow sheet may hold thousands of values; those of this visit are among its first. */
const mostMeasured = 200;

/** The statement in which a place lies. */
function statementAt(statements: readonly ChartStatement[], place: number): ChartStatement | undefined {
  let [low, high] = [0, statements.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((statements[middle]?.end ?? Infinity) <= place) low = middle + 1;
    else high = middle;
  }
  const found = statements[low];
  return found !== undefined && found.start <= place ? found : undefined;
}

/** A value that the story gives for this visit, far from the one measured. */
function checkTwice({ vitals, statements }: ChartReading): RaisedFlag[] {
  const subjectOf = ({ start }: VitalMention): ChartStatement | undefined => statementAt(statements, start);
  const measuredOf = Map.groupBy(
    vitals.filter((vital) => apart[vital.kind] !== undefined && measuredAt.has(subjectOf(vital)?.subject)),
    ({ kind }) => kind,
  );
  return [...vitals, ...statements.flatMap(toldFevers)].flatMap((told): RaisedFlag[] => {
    const limit = apart[told.kind];
    const statement = limit === undefined ? undefined : subjectOf(told);
    if (!statement || measuredAt.has(statement.subject) || limit === undefined) return [];
    const from = told.start - statement.start;
    const behind =
      statement.text.slice(told.end - statement.start, told.end - statement.start + 20).split(/[,;.]/, 1)[0] ?? '';
    const around = `${statement.text.slice(Math.max(0, from - 50), told.end - statement.start)}${behind.replace(/\bon (?:repeat|recheck)\b/i, 'today')}`;
    if (!atVisit.test(around) || notOfVisit.test(around.split(/[;.]\s/).at(-1) ?? '')) return [];
    const scale = told.kind === 'temperature' ? fahrenheit : Number;
    const alike = measuredOf.get(told.kind)?.slice(0, mostMeasured) ?? [];
    const measured = alike.find(
      ({ start, value }) =>
        start !== told.start &&
        Math.abs(scale(numbersOf(value)[0] ?? 0) - scale(numbersOf(told.value)[0] ?? 0)) >= limit,
    );
    if (!measured) return [];
    return [
      raise({
        severity: 'medium',
        rule: 'contradiction-vital',
        message: `${told.name} is given as ${told.value} and as ${measured.value} for this visit.`,
        query: 'Please confirm the measured value.',
        basis: 'AHIMA, Integrity of the Healthcare Record (2013)',
        sources: [told, measured],
      }),
    ];
  });
}

/** Two blood pressures or pulses, both told as those at the start of the session. */
function checkStart(reading: ChartReading): RaisedFlag[] {
  const found = findStartingConflict(reading);
  if (!found) return [];
  return [
    raise({
      severity: 'medium',
      rule: 'contradiction-vital',
      message: 'Two values that lie far apart are given for the start of this visit.',
      query: 'Please confirm the measured value.',
      basis: 'AHIMA, Integrity of the Healthcare Record (2013)',
      sources: found,
    }),
  ];
}

const told = 'AHIMA, Integrity of the Healthcare Record (2013)';

/** On oxygen in one place, on room air in another. */
function checkOxygen(reading: ChartReading): RaisedFlag[] {
  const found = findOxygenConflict(reading);
  return found
    ? [
        raise({
          severity: 'medium',
          rule: 'contradiction-vital',
          message: 'The chart has the patient on oxygen and on room air.',
          query: 'Please clarify what the patient was breathing when this was found.',
          basis: told,
          sources: found,
        }),
      ]
    : [];
}

/** A loss that the weights make a gain, or the other way round. */
function checkWeights(reading: ChartReading): RaisedFlag[] {
  const found = findWeightConflict(reading);
  return found
    ? [
        raise({
          severity: 'medium',
          rule: 'contradiction-vital',
          message: 'The weights of the chart change the other way than its words tell.',
          query: 'Please confirm the weights and the change.',
          basis: told,
          sources: found,
        }),
      ]
    : [];
}

/** "Down 3.4 kg" where the two weights make another change. */
function checkChanges(reading: ChartReading): RaisedFlag[] {
  const found = findChangeConflict(reading);
  return found
    ? [
        raise({
          severity: 'medium',
          rule: 'contradiction-vital',
          message: 'The change told in words is not the one that the two values make.',
          query: 'Please confirm the values and the change.',
          basis: told,
          sources: found,
        }),
      ]
    : [];
}

/** A dose by the kilogram for another weight than the chart gives. NPSG.03.06.01. */
const checkWeightedDoses = (reading: ChartReading): RaisedFlag[] =>
  findWeightedDoses(reading)
    .slice(0, 2)
    .map(({ reckoned, sources }) =>
      raise({
        severity: 'medium',
        rule: 'contradiction-vital',
        message: `A dose is reckoned for about ${reckoned} kg, and the chart gives another weight.`,
        query: 'Please confirm the weight and the dose.',
        basis: 'Joint Commission NPSG.03.06.01; ISMP, weights of patients in metric units',
        sources,
      }),
    );

/** One measure in two units that do not fit each other. */
const checkUnits = (reading: ChartReading): RaisedFlag[] =>
  findUnitConflicts(reading).map(({ what, start, end }) =>
    raise({
      severity: 'medium',
      rule: 'contradiction-vital',
      message: `The ${what} is given in two units that do not fit each other.`,
      query: `Please confirm the ${what}.`,
      basis: 'AHIMA, Integrity of the Healthcare Record (2013)',
      sources: [{ start, end }],
    }),
  );

/** What the words say of a vital sign against its measured value. AHIMA, Integrity of the Healthcare Record. */
export const contradictionVital: AuditRule = {
  name: 'contradiction-vital',
  check: (reading) => {
    const claimed = checkClaims(reading);
    const twice = checkTwice(reading);
    return [
      ...(claimed.length > 0 ? claimed : checkBeside(reading)),
      ...(twice.length > 0 ? twice : checkStart(reading)),
      ...checkBodyMass(reading),
      ...checkPain(reading),
      ...checkPlausible(reading),
      ...checkOxygen(reading),
      ...checkWeights(reading),
      ...checkChanges(reading),
      ...checkUnits(reading),
      ...checkWeightedDoses(reading),
    ];
  },
};
