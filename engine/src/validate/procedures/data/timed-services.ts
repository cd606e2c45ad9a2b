/** Services whose codes stand for a stretch of minutes, and the words that name them where their minutes stand. */
export interface TimedService {
  readonly codes: readonly string[];
  /** Words that name the service beside its minutes; the visit's total time is no evidence for it. */
  readonly named: RegExp;
  readonly what: string;
}

const therapy = /\b(?:psychotherapy|therapy|session|individual|counsel\w+|cbt|dbt)\b/i;

/** How many minutes a code needs stands with the code (`findProcedureFacts`). */
export const timedServices: readonly TimedService[] = [
  { codes: ['90832', '90834', '90837'], named: therapy, what: 'psychotherapy' },
  // The session holds the visit too.
  { codes: ['90833', '90836', '90838'], named: /\b(?:psychotherapy|therapy|counsel\w+|cbt|dbt)\b/i, what: 'psychotherapy beside a visit' },
  {
    codes: ['90846', '90847'],
    named: /\b(?:psychotherapy|therapy|session|family|couples?|counsel\w+)\b/i,
    what: 'family psychotherapy',
  },
  { codes: ['90839'], named: /\b(?:crisis|session|therapy)\b/i, what: 'psychotherapy in a crisis' },
  {
    codes: ['99406', '99407'],
    named: /\b(?:tobacco|smok\w+|cessation|nicotine|vap\w+)\b/i,
    what: 'tobacco counseling',
  },
  {
    codes: ['99408', '99409'],
    named: /\b(?:alcohol|drink\w+|audit|substance|sbirt)\b/i,
    what: 'alcohol or drug counseling',
  },
  {
    codes: ['99497'],
    named: /\b(?:advance care|acp|goals of care|code status|advance directive|molst|polst)\b/i,
    what: 'advance care planning',
  },
  {
    codes: ['99239'],
    named:
      /\b(?:discharg\w+|d\/c) (?:day|process|management|services?|planning|time|work|activit\w+|tasks?|visit|encounter|care)\b|\b(?:time|minutes?|mins?) (?:was |were )?(?:spent )?(?:preparing|arranging|on|for|in|with|of) (?:the |this |patient'?s? |her |his )?(?:hospital )?discharg\w+|\bspent\b[^.\n]{0,40}\bdischarg\w+|\bdischarg\w+[^.\n]{0,60}\b(?:time|took|spent|in all|in total)\b/i,
    what: 'discharge day',
  },
  {
    codes: ['99490', '99491', '99487', '99424', '99426', '99484', '99492', '99493'],
    named:
      /\b(?:ccm|care management|chronic care|collaborative|clinical staff|staff time|(?:total|cumulative) (?:[a-z]+ ){0,4}(?:time|minutes)|(?:this|the|calendar) month|monthly)\b/i,
    what: 'care management of the month',
  },
  {
    codes: ['99421', '99422', '99423', 'G2012'],
    named: /\b(?:online|portal|messag\w+|e-?visit|check-?in|phone|telephone|call|discussion)\b/i,
    what: 'care at a distance',
  },
  { codes: ['99291'], named: /\bcritical care\b/i, what: 'critical care' },
];
