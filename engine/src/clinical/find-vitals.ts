import type { Span } from '../model/span.ts';
import { findGluedVitals } from './find-glued-vitals.ts';
import { pressureUnits, rateUnits } from '../knowledge/units.ts';
import { findMatches } from '../text/find-matches.ts';
import { oneOf } from '../text/one-of.ts';
import { PatternIndex } from '../text/pattern-heads.ts';

export type VitalKind =
  | 'blood-pressure'
  | 'heart-rate'
  | 'respiratory-rate'
  | 'temperature'
  | 'oxygen-saturation'
  | 'weight'
  | 'height'
  | 'bmi'
  | 'pain'
  | 'glucose';

/** A vital sign with its value in note language ("138/84 mmHg"). */
export interface VitalMention extends Span {
  readonly kind: VitalKind;
  readonly name: string;
  readonly value: string;
}

interface Rule {
  readonly kind: VitalKind;
  readonly name: string;
  readonly pattern: RegExp;
  readonly write: (match: RegExpExecArray) => string | undefined;
  /** Another name, where the words before the value say that it is not the one measured now. */
  readonly otherName?: { readonly opens: RegExp; readonly name: string };
}

/** A number in the human range of that vital; the unit it can only mean. Ranges are limits of plausibility, not of health. */
const within = (value: string | undefined, low: number, high: number): boolean =>
  Number(value) >= low && Number(value) <= high;

function writeTemperature(match: RegExpExecArray): string | undefined {
  // Speech recognisers write a spoken decimal as "98 . 6".
  const value = (match[1] ?? '').replace(/\spoint\s/i, '.').replace(/\s/g, '');
  const said = (match[2] ?? '').toLowerCase();
  if (within(value, 30, 44)) return said.startsWith('f') ? undefined : `${value} °C`;
  return within(value, 86, 112) ? `${value} °F` : undefined;
}

/** "130/80 mmHg", "130s/80s mmHg", "110/70 mmHg standing". */
function writePressure([all, systolic, tens, diastolic = '', range, after]: RegExpExecArray): string | undefined {
  const position = after ?? /\b(sitting|standing|lying|supine|seated)\s{1,2}\d/i.exec(all)?.[1];
  if (!within(systolic, 50, 300) || !within(diastolic.replace('s', ''), 20, 200)) return undefined;
  const place = position === undefined ? '' : ` ${position.toLowerCase()}`;
  return `${systolic ?? ''}${tens ?? ''}/${diastolic}${range ?? ''} mmHg${place}`;
}

/** "RA" -> "room air", "2L nc" -> "2 L NC". */
export function airOf(said: string): string {
  const words = said.replace(/^on /i, '').trim();
  if (/^(?:r|oa|air)/i.test(words)) return 'room air';
  return words
    .replace(/^(\d{1,2}) ?l(?:iters?)?\b(?:\/min)?/i, '$1 L')
    .replace(/\bnc\b/i, 'NC')
    .replace(/ ?nasal cannula/i, ' nasal cannula');
}

const gap = String.raw`(?:\s*(?:of|is|was|at|:|=|-|today|here|looks|good|in the|in|the|office|your|about|around|still|,|\*)\s*){0,6}\s*`;

const rules: readonly Rule[] = [
  {
    kind: 'blood-pressure',
    name: 'Blood pressure',
    pattern: new RegExp(
      String.raw`\b(?:bps?|b\/p|blood pressures?)\b${gap}(?:[a-z]+ ){0,4}?(\d{2,3})(s?)\s*(?:\/|over)\s*(\d{2,3}s?)\b(\s?(?:-|–|to)\s?\d{2,3}\/\d{2,3}\b)?(?:(?<!(?:sitting|standing|lying|supine|seated)\s{1,2}\d{2,3}\/\d{2,3})\s*(?:mm ?hg)?[\s,(]{1,2}(sitting|standing|lying(?: down)?|supine|seated)\b)?(?:\s?${oneOf(pressureUnits)}\b)?`,
      'gi',
    ),
    write: (m) => writePressure(m),
  },
  {
    kind: 'blood-pressure',
    name: 'Blood pressure',
    pattern:
      /(?<!(?:sitting|standing|lying|supine|seated)[\s:]{1,2})\b(\d{2,3})(s?)\/(\d{2,3}s?)()(?:\s*mm ?hg)?[\s,(]{1,2}(sitting|standing|lying(?: down)?|supine|seated)\b/gi,
    write: (m) => writePressure(m),
  },
  {
    kind: 'heart-rate',
    name: 'Heart rate',
    pattern: new RegExp(
      String.raw`\b(?:hr|heart rate|pulse(?: rate)?|p(?=[: ]{1,2}\d))\b${gap}(\d{2,3})(s|\s?[-–]\s?\d{2,3})?\b(?:\s?${oneOf(rateUnits)}\b)?(?!\.\d|\s*(?:%|\/|mg))`,
      'gi',
    ),
    write: (m) => (within(m[1], 20, 300) ? `${m[1]}${m[2] ?? ''}/min` : undefined),
  },
  {
    kind: 'respiratory-rate',
    name: 'Respiratory rate',
    pattern: new RegExp(
      String.raw`\b(?:rr|resp(?:irat(?:ory rate|ions?|ion))?(?: rate)?|resps?|r(?=[: ]{1,2}\d{2}\s*(?:[,;]|$|(?:t|bp|spo2|sats?|o2|wt|p|hr)\b)))\b\.?${gap}(\d{1,2})\b(\s?[-–]\s?\d{1,2}\b)?(?:\s?${oneOf(rateUnits)}\b)?(?!\.\d|\s*(?:%|\/))`,
      'gi',
    ),
    write: (m) => (within(m[1], 4, 80) ? `${m[1]}${m[2] ?? ''}/min` : undefined),
  },
  {
    kind: 'temperature',
    name: 'Temperature',
    pattern: new RegExp(
      String.raw`\b(?:(?:max(?:imum)? )?temp(?:erature)?(?: max)?|tm?(?=[: ]{1,2}\d{2,3}(?:\.\d)?\b)|t ?max)\b\.?${gap}(\d{2,3}(?:\.\d{1,2}|\s(?:\.|point)\s\d)?)(?!\d|\.\d|\s?point)\s*(?:[°º˚]|o(?= ?c?\b)|degrees|deg)?\s*(f(?:ahrenheit)?|c(?:elsius)?)?(?![a-z\d])`,
      'gi',
    ),
    write: writeTemperature,
    otherName: { opens: /^(?:tm|t ?max|max\w* temp\w*|temp\w* max)\b/i, name: 'Maximum temperature' },
  },
  {
    kind: 'oxygen-saturation',
    name: 'Oxygen saturation',
    pattern: new RegExp(
      String.raw`(?<!\b(?:pa|ra|rv|svc|ivc|venous|cerebral) )\b(?:spo2|sao2|o2 ?sats?|o2 saturation|sats?|satt?ing|saturating|pulse ox|oxygen(?: saturation)?|saturation)\b${gap}(\d{2,3}(?:\.\d)?)(?!\d|\.\d)%?(\s?[-–]\s?\d{2,3}\b)?\s*%?(?:\s*((?:on )?(?:room air|ra\b|oa\b|air\b|\d{1,2} ?l(?:iters?)?\b(?:\/min\b)?(?: ?(?:nc|nasal cannula|per minute))?)))?`,
      'gi',
    ),
    write: (m) =>
      within(m[1], 40, 100) ? `${m[1]}${m[2] ?? ''}%${m[3] === undefined ? '' : ` on ${airOf(m[3])}`}` : undefined,
  },
  {
    kind: 'weight',
    name: 'Weight',
    pattern: new RegExp(
      String.raw`\b(?:wt|weight|weighs|mass)\b${gap}(\d{1,3}(?:\.\d{1,2})?)\s*(kgs?|kilos?|lbs?|pounds?|kilograms?)\b`,
      'gi',
    ),
    write: (m) => `${m[1]} ${/^k/i.test(m[2] ?? '') ? 'kg' : 'lb'}`,
  },
  {
    kind: 'height',
    name: 'Height',
    pattern: /\b(?:ht|height)\b[\s:=]{0,3}(\d['’]\s?\d{1,2}["”]?|\d{2,3}(?:\.\d)?\s?(?:cm|in(?:ches)?))/gi,
    write: (m) => m[1],
  },
  {
    kind: 'height',
    name: 'Height',
    pattern: new RegExp(
      String.raw`\b(?:ht|height)\b${gap}([3-7]) ?(?:feet|foot|ft)\b\.?,?(?: (?:and )?(\d{1,2})(?! ?(?:feet|ft|lbs?|kg))(?: ?(?:inches|inch|in)\b)?)?`,
      'gi',
    ),
    write: (m) => (m[2] === undefined ? `${m[1]} ft` : within(m[2], 0, 11) ? `${m[1]} ft ${m[2]} in` : undefined),
  },
  {
    kind: 'bmi',
    name: 'BMI',
    pattern: new RegExp(String.raw`\bbmi\b${gap}(\d{2}(?:\.\d{1,2})?)(?!\d|\.\d)`, 'gi'),
    write: (m) => (within(m[1], 10, 90) ? m[1] : undefined),
  },
  {
    kind: 'pain',
    name: 'Pain',
    pattern: /\bpain(?:\s(?:score|level|scale|rating))\b[\s:=]{0,3}(?:is |of )?(\d{1,2})(?:\s*\/\s*10)?/gi,
    write: (m) => (within(m[1], 0, 10) ? `${m[1]}/10` : undefined),
  },
];

const ruleIndex = new PatternIndex(rules.map((rule) => rule.pattern));

/** Of values of one kind that overlap the first: two rules may read the same figures. */
function withoutRepeats(sorted: readonly VitalMention[]): VitalMention[] {
  const ends = new Map<VitalKind, number>();
  return sorted.filter(({ kind, start, end }) => {
    if (start < (ends.get(kind) ?? 0)) return false;
    ends.set(kind, end);
    return true;
  });
}

/** The vital signs written in a text; ranges are into it, plus `offset`. Each kind may occur more than once. Linear. */
export function findVitals(text: string, offset = 0): VitalMention[] {
  const found: VitalMention[] = [];
  // Every value is a figure; a text without one needs no rule to be tried on it.
  const tried = /\d/.test(text) ? ruleIndex.find(text) : [];
  for (const id of tried) {
    const rule = rules[id];
    if (!rule) continue;
    for (const match of findMatches(text, rule.pattern)) {
      const value = rule.write(match);
      const start = match.index + offset;
      const end = start + match[0].length;
      const name = rule.otherName?.opens.test(match[0]) === true ? rule.otherName.name : rule.name;
      if (value !== undefined) found.push({ kind: rule.kind, name, value, start, end });
    }
  }
  if (tried.length > 0 || /\b(?:t|p|hr|bp)\d{2}/i.test(text)) found.push(...findGluedVitals(text, offset, found));
  const afebrile = /\bafebrile\b/i.exec(text);
  if (afebrile && !found.some((vital) => vital.kind === 'temperature'))
    found.push({
      kind: 'temperature',
      name: 'Temperature',
      value: 'afebrile',
      start: afebrile.index + offset,
      end: afebrile.index + 8 + offset,
    });
  return withoutRepeats(found.sort((a, b) => a.start - b.start));
}
