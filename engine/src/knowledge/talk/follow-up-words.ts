/** How a clinician says when they see the patient next; `X` holds the time. With whom or how it is, where that is no visit. Own list. */
export const followUpRows: readonly (readonly [pattern: string, how: string])[] = [
  ['see you X', ''],
  ['see you both X', ''],
  ['see me X', ''],
  ['see him X', ''],
  ['see her X', ''],
  ['see you or deb will X', ''],
  ['come back X', ''],
  ['come back and see me X', ''],
  ['come back in X', ''],
  ['get you back X', ''],
  ['have you back X', ''],
  ['bring you back X', ''],
  ['back here X', ''],
  ['appointment for X', ''],
  ['appointment in X', ''],
  ['follow up with you X', ''],
  ['follow up with me X', ''],
  ['follow up in X', ''],
  ['follow-up in X', ''],
  ['review you X', ''],
  ['ring you X', 'telephone'],
  ['call you X', 'telephone'],
  ['phone you X', 'telephone'],
  ['phone him X', 'telephone'],
  ['speak to you X', 'telephone'],
  ['telephone you X', 'telephone'],
];

/** Who sees the patient: what is said of others is no visit here. Own list. */
export const seenByOthers: ReadonlySet<string> = new Set(
  "they they'll they'd she'll he'll will'd surgeon specialist since when last didn't podiatry results result bloods they're".split(
    ' ',
  ),
);

/** Words of the one who sees the patient, before the pattern. Own list. */
export const followUpNurse = 'nurse';

/** The time is changed: "no, make it eight". Own list. */
export const changeTimeWords: readonly string[] = [
  'make it',
  'make that',
  'make him',
  "let's make it",
  "let's say",
  'call it',
  "let's do",
];
/** "Six weeks, then": what is said at the end of a time that is changed. */
export const thenWord = 'then';

/** Before a time that is counted from something else than today: "at twelve weeks". */
export const countedBy = 'at';

/** As a note says it. */
export const followUpText = {
  visit: 'review in {length}',
  nurse: 'review with the nurse in {length}',
  telephone: 'telephone review in {length}',
  after: 'review {length} after {event}',
} as const;

/** What a time is counted from follows. */
export const afterWord = 'after';
/** Words that end it. Own list. */
export const eventEnds: ReadonlySet<string> = new Set('and with or so to then when if but once'.split(' '));

/** A visit, and no call. Own list. */
export const faceToFaceWords: readonly string[] = ['face to face', 'in person'];
