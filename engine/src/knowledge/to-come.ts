/** Words right before a test that is to come: "awaiting endoscopy", "due for colonoscopy". Own list. */
export const awaitedBefore: readonly string[] =
  'awaiting|awaits|due for|pt due for|patient due for|booked for|listed for|scheduled for|for|not had|not yet had|needs repeat'.split(
    '|',
  );

const days = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tues|tue|wed|thurs|thu|fri|sat|sun'.split(
  '|',
);

/** Words after a test that is to come: "CT abdo to be done once stable". Own list. */
export const awaitedAfter: readonly string[] = [
  ...'booked|scheduled|listed|requested|to be done|to be arranged|to be booked|to be sent|being arranged|being booked|being mailed'.split(
    '|',
  ),
  ...'coming up|tomorrow|tmrw|next week|next wk|next month|next visit'.split('|'),
  ...days.map((day) => `on ${day}`),
];

/** Words by which a drug is thought of, agreed or dated, and not yet taken: "discussed starting methotrexate". Own list. */
export const plannedBefore: readonly string[] =
  'discussed starting|discuss starting|considering|consider|will add|will start|will begin|will commence|will trial|to begin|to start|to commence|for adjuvant|keen for|keen to try|plan to start|planning|hoping to start|wants to think about|augment with|augment w/|augment w'.split(
    '|',
  );

/** Words after a drug that is not yet taken: "allopurinol from 31 Jul" is not one of them, as it may be taken since. Own list. */
export const plannedAfter: readonly string[] =
  'start date|to start|to begin|beginning|starting on|starting from|next visit|next step|once|assuming|unless|if|after dental|after port|after bloods|after labs|after approval'.split(
    '|',
  );

/** Words of what was done or found, beside which nothing is to come. Own list. */
export const alreadyDone: ReadonlySet<string> = new Set(
  'given started took done showed was were had stopped ceased finished normal missed'.split(' '),
);

/** Words right after a disease that is only looked for, each as it begins: "ADHD eval", "OSA screening". Own list. */
export const lookedFor: readonly string[] = ['eval', 'assess', 'screen', 'workup', 'work-up', 'query', 'concern'];
