import type { VitalKind } from '../../../clinical/find-vitals.ts';
import { fahrenheit } from '../../reading/measured.ts';

/** What words say of a vital sign. */
export interface Claim {
  readonly kind: VitalKind;
  readonly words: RegExp;
  /** True for a value that the words cannot be said of. */
  readonly against: (value: number, second: number) => boolean;
  readonly severity: 'high' | 'medium';
  /** What the words say, in plain words. */
  readonly says: string;
}

/** Own list. Limits stand well beyond the line between normal and not, so that no borderline value is called a contradiction. */
export const claims: readonly Claim[] = [
  { kind: 'temperature', words: /\bafebrile\b/i, against: (value) => fahrenheit(value) >= 100.4, severity: 'high', says: 'no fever' },
  { kind: 'temperature', words: /\b(?:no|den(?:ies|ied|ying)|without|negative for)\s(?:any |recent |subjective )?(?:fevers?)\b|\bno (?:[a-z]+, ){0,3}fevers?\b|\bden(?:ies|ied) (?:[a-z]+(?: [a-z]+)?,? (?:and |or )?){0,5}fevers?\b/i, against: (value) => fahrenheit(value) >= 100.4, severity: 'medium', says: 'no fever' },
  { kind: 'temperature', words: /\bfevers?\b[^.;\n]{0,40}\bnone since(?: then| the \d+\w*| \w+day| yesterday)?\b|\bfever\b[^.;\n]{0,20}\b(?:gone|resolved|subsided|broke)(?: since| now| today)?\b/i, against: (value) => fahrenheit(value) >= 100.4, severity: 'medium', says: 'that a fever is gone' },
  { kind: 'temperature', words: /\bfebrile\b(?! seizure)/i, against: (value) => fahrenheit(value) < 99.5, severity: 'medium', says: 'a fever' },
  { kind: 'blood-pressure', words: /\bnormotensive\b|\b(?:bp|blood pressure|hypertension|htn)\b[^.\n\d]{0,25}\b(?:at goal|well[- ]controlled|controlled|normal(?! ?tens)|within goal)\b|\b(?:well[- ]controlled|controlled) (?:hypertension|htn|bp|blood pressure)\b/i, against: (high, low) => high >= 160 || low >= 100, severity: 'medium', says: 'a blood pressure that is normal or controlled' },
  {
    kind: 'blood-pressure',
    words: /\b(?:hypertension|htn|bp|blood pressure)\b[^.;\n\d]{0,20}\b(?:not (?:well[- ]|yet )?(?:controlled|at goal)|uncontrolled|poorly[- ]controlled|above goal|still high)\b|\b(?:uncontrolled|poorly[- ]controlled) (?:essential )?(?:hypertension|htn|bp|blood pressure)\b/i,
    against: (high, low) => high < 124 && low < 78,
    severity: 'medium',
    says: 'a blood pressure that is not controlled',
  },
  { kind: 'blood-pressure', words: /\bhypertensive (?:urgency|emergency|crisis)\b|\bmarkedly (?:hypertensive|elevated (?:bp|blood pressure))\b/i, against: (high, low) => high < 130 && low < 85, severity: 'medium', says: 'a high blood pressure' },
  { kind: 'blood-pressure', words: /\b(?:is|was|remains?|became) hypotensive\b|(?:^|[,;:]\s?)hypotensive\b/i, against: (high) => high >= 120, severity: 'medium', says: 'a low blood pressure' },
  { kind: 'oxygen-saturation', words: /\b(?:no hypoxia|not hypoxic|normal (?:oxygen )?sat\w*|(?:oxygen(?:ation)?|sp?o2|o2 sats?|saturation)\b[^.\n\d]{0,25}\bnormal|sat(?:s|urating|ting)? well|no (?:supplemental )?oxygen requirement)\b/i, against: (value) => value < 90, severity: 'high', says: 'a normal oxygen saturation' },
  { kind: 'oxygen-saturation', words: /\b(?:breathing (?:is |feels )?["“”']?(?:much |a lot |far )?(?:easier|better|comfortabl\w+|fine)|no (?:shortness of breath|sob|dyspnea)|denies (?:shortness of breath|sob|dyspnea))\b/i, against: (value) => value < 86, severity: 'medium', says: 'easy breathing' },
  { kind: 'oxygen-saturation', words: /\b(?:is|was|remains?|found) hypoxic\b|\bhypoxemic\b|(?:^|[,;:]\s?)hypoxic\b/i, against: (value) => value >= 97, severity: 'medium', says: 'a low oxygen saturation' },
  { kind: 'heart-rate', words: /\b(?:no tachycardia|not tachycardic|normal (?:heart )?rate|(?:regular|normal) rate(?: and|,)? (?:regular )?rhythm|rrr|heart rate (?:is )?normal|normocardic)\b/i, against: (value) => value >= 120 || value < 45, severity: 'medium', says: 'a normal heart rate' },
  { kind: 'heart-rate', words: /\b(?:is|was|remains?) tachycardic\b|\btachycardic(?:,| and| but| with)|(?:^|[,;:]\s?)tachycardic\b/i, against: (value) => value < 90, severity: 'medium', says: 'a fast heart rate' },
  { kind: 'heart-rate', words: /\b(?:is|was|remains?) bradycardic\b|(?:^|[,;:]\s?)bradycardic\b/i, against: (value) => value > 75, severity: 'medium', says: 'a slow heart rate' },
  { kind: 'respiratory-rate', words: /\b(?:not tachypneic|no tachypnea|eupneic|normal respiratory (?:rate|effort)|respirations? (?:even and )?(?:unlabored|non-?labored)|breathing comfortably|no respiratory distress)\b/i, against: (value) => value >= 30, severity: 'medium', says: 'quiet breathing' },
  { kind: 'respiratory-rate', words: /(?:\bis |\bremains |^|[,;:]\s?)tachypneic\b/i, against: (value) => value <= 16, severity: 'medium', says: 'fast breathing' },
  { kind: 'bmi', words: /\b(?:morbid(?:ly)?|severe(?:ly)?|class (?:3|iii)) obes(?:e|ity)\b/i, against: (value) => value < 34, severity: 'medium', says: 'severe obesity' },
  { kind: 'bmi', words: /\bobes(?:e|ity)\b/i, against: (value) => value < 28, severity: 'medium', says: 'obesity' },
  { kind: 'bmi', words: /\b(?:underweight|cachectic|cachexia)\b/i, against: (value) => value >= 25, severity: 'medium', says: 'a low weight' },
  { kind: 'bmi', words: /\b(?:normal|healthy) (?:bmi|weight)\b/i, against: (value) => value >= 30 || value < 17, severity: 'medium', says: 'a normal weight' },
];
