import { wordList } from '../text/word-list.ts';

/**
 * Words at the head of a clause that say more of what stands right before it, and nothing by themselves: "told to stop",
 * "DECLINED", "worse at night". Own list.
 */
export const dependentHeads: readonly string[] = [
  'stopped',
  'not to restart',
  'not restarted',
  'dont restart',
  "don't restart",
  'do not restart',
  'none',
  'same dose',
  'dose unchanged',
  'never had one',
  'never restarted',
  'since then',
  'last one',
  'tolerated',
  'challenged',
  'taper to',
  'still on it',
  'now on',
  'but',
  'though',
  'resolved',
  'self resolved',
  'gone now',
  'told to',
  'told no',
  'told not',
  'advised to',
  'advised stop',
  'advised against',
  'asked him not',
  'asked her not',
  'asked not',
  'declined',
  'refused',
  'rediscuss',
  'doesnt know dose',
  "doesn't know dose",
  'does not know dose',
  'which',
  'because',
  'with no relief',
  'nil since',
  'nothing since',
  'nothing like it since',
  'none now',
  'none today',
  'none this',
  'none for',
  'none recently',
  'settled',
  'it settled',
  'settles',
  'self settled',
  'wore off',
  'went away',
  'gone by',
  'goes away',
  'same with',
  'same reaction',
  'lasted',
  'lasts',
  'both needed',
  'all needed',
  'both times',
  'each time',
  'started after',
  'began after',
  'worse at',
  'worse after',
  'worse when',
  'worse lying',
  'better after',
  'better lying',
  'better by',
  'eased by',
  'eases with',
  'getting better',
  'getting worse',
  'asymptomatic since',
  'quick to settle',
  'used to be',
  'no help',
  'no relief',
  'little gain',
  'then awake',
  'worse with',
  'worse on',
  'better with',
  'relieved by',
];

/** Words that point back to what was named before them: "sister had bad yeast infections on it". */
export const pointers: readonly string[] = [
  'on it',
  'with it',
  'to it',
  'of it',
  'from it',
  'off it',
  'stopped it',
  'stop it',
  'take it',
  'takes it',
  'took it',
  'list it',
  'tried it',
];

/** Words that open a clause that says only when, and those that it goes on with, beside months and numbers: "last June", "in May". */
export const timeOpens: ReadonlySet<string> = new Set(wordList('last|in|since|until|till|this|early|late|around'));
export const timeWords: ReadonlySet<string> = new Set(
  wordList(
    'last|this|early|late|mid|the|a|ago|week|weeks|month|months|year|years|day|days|wk|wks|yr|yrs|yesterday|today|spring|summer|autumn|fall|winter|xmas|christmas|monday|tuesday|wednesday|thursday|friday|saturday|sunday',
  ),
);

/** Words of a clause that says only how much or how often, beside numbers: "about 4 days out of 7", "2 puffs prn". Own list. */
export const amountWords: ReadonlySet<string> = new Set(
  wordList(`
about|approx|around|roughly|maybe|only|just|up|to|max|total|out|of|a|an|the|per|x|most|every|each|in|or|and|day|days|night|nights|week|weeks|wk|wks|month|months|mo|hour|hours|hrs|min|mins|time|times|
once|twice|mcg|g|ml|unit|units|iu|puff|puffs|tab|tabs|tablet|tablets|cap|caps|capsule|capsules|drop|drops|spray|sprays|sachet|sachets|dose|doses|morning|mornings|am|pm|evening|bedtime|
alternate|other|prn|mane|nocte|od|bd|bid|tds|tid|qds|qid|daily|weekly|monthly|qhs|qam|qpm|stat|sos|with|w|before|after|at|food|meals|so|far
`),
);

/** Those of them that say it without a number: "daily". */
export const frequencyWords: ReadonlySet<string> = new Set(
  wordList(
    'once|twice|daily|weekly|monthly|prn|mane|nocte|od|bd|bid|tds|tid|qds|qid|qhs|qam|qpm|sos|nightly|alternate',
  ),
);

/** What may stand right after a number of them: "2x", "48h", "70%". */
export const countMarks: readonly string[] = ['x', 'h', 'd', 'w', 'u', '%'];
