/** A service whose code stands for a stretch of minutes. */
export interface TimedService {
  readonly code: string;
  /** Minutes that must be met. */
  readonly from: number;
  /** The most minutes it stands for; null without an end. */
  readonly to: number | null;
  /** Words that name the service beside its minutes; the visit's total time is no evidence for it. */
  readonly named: RegExp;
  readonly what: string;
}

const therapy = /\b(?:psychotherapy|therapy|session|individual|counsel\w+|cbt|dbt)\b/i;
const tobacco = /\b(?:tobacco|smok\w+|cessation|nicotine|vap\w+)\b/i;
const planning = /\b(?:advance care|acp|goals of care|code status|advance directive|molst|polst)\b/i;
const critical = /\bcritical care\b/i;

/**
 * Minutes as facts of the guidelines: psychotherapy 16-37, 38-52, 53 and more; tobacco counselling over 3 and over 10; advance care planning
 * from 16; critical care 30-74. No descriptor of the American Medical Association stands here.
 */
export const timedServices: readonly TimedService[] = [
  { code: '90832', from: 16, to: 37, named: therapy, what: 'psychotherapy' },
  { code: '90834', from: 38, to: 52, named: therapy, what: 'psychotherapy' },
  { code: '90837', from: 53, to: null, named: therapy, what: 'psychotherapy' },
  { code: '90833', from: 16, to: 37, named: therapy, what: 'psychotherapy beside a visit' },
  { code: '90836', from: 38, to: 52, named: therapy, what: 'psychotherapy beside a visit' },
  { code: '90838', from: 53, to: null, named: therapy, what: 'psychotherapy beside a visit' },
  { code: '90847', from: 26, to: null, named: therapy, what: 'family psychotherapy' },
  { code: '90846', from: 26, to: null, named: therapy, what: 'family psychotherapy' },
  { code: '99406', from: 4, to: 10, named: tobacco, what: 'tobacco counseling' },
  { code: '99407', from: 11, to: null, named: tobacco, what: 'tobacco counseling' },
  { code: '99497', from: 16, to: null, named: planning, what: 'advance care planning' },
  { code: '99291', from: 30, to: null, named: critical, what: 'critical care' },
  { code: 'G0447', from: 8, to: null, named: /\b(?:obesity|weight|diet\w*|nutrition\w*|counsel\w+)\b/i, what: 'obesity counseling' },
];

/** Therapy codes of which one unit is fifteen minutes (Medicare's eight-minute rule counts the minutes of all of them together). */
export const quarterHourCodes: ReadonlySet<string> = new Set(
  '97032 97033 97034 97035 97036 97110 97112 97113 97116 97124 97129 97140 97530 97533 97535 97537 97542 97750 97755 97760 97761 97763'.split(' '),
);
