import { wordList } from '../text/word-list.ts';

/** Where a patient goes at once, and whom they call. Own list. */
export const urgentPlaces: readonly string[] = wordList(`
casualty|a&e|a+e|a/e|ae|ed|er|emergency|emergency department|emergency room|999|911|000|112|111|hospital|urgent care|uc|walk in|ooh|out of hours|sdec|helpline|ambulance
`);

/** Words by which a patient is asked to come back or call. Own list. */
export const comeVerbs: readonly string[] = wordList(`
come|return|ring|call|phone|go|attend|present|back|seek|contact|report|sooner|earlier|come back|rtc|reattend|represent|r/v sooner|review sooner|see sooner|straight back|tell us|let us know
`);

/** Who does it, and that it is asked for, before such a word. */
export const beforeComing: ReadonlySet<string> = new Set(
  wordList(
    'to|please|pls|and|or|must|should|will|she|he|they|pt|patient|carer|mum|mom|mother|wife|husband|parents|family|knows|know|understands|told|advised|asked|warned|safety|net|netted|netting|straight|sooner',
  ),
);

/** Words by which what a patient did is told: "went to ED for chest pain". */
export const alreadyCame: ReadonlySet<string> = new Set(
  wordList(
    'went|was|were|seen|sent|attended|presented|visited|visits|came|called|rang|returned|had|has|taken|brought|since|ago|last|yesterday|d/c|admitted',
  ),
);

/** Words between a place and the reason by which somebody was there: "ED by ambulance for sepsis"; after "for", they say where it is felt. */
export const broughtBy: ReadonlySet<string> = new Set(wordList('in|from|by|at|the|per|via'));

/** Of them, those that say as well who came: "back with pain". */
export const mayHaveCome: ReadonlySet<string> = new Set(wordList('back|come|attend|present|return'));

/** The cue of what has to happen before a patient comes. */
export const reasonCue = 'if';

/** Words before the reason itself, and those that need a word of `mayHaveCome` to be known as something else: "back with pain". */
export const reasonFor = 'for';
export const reasonWith: ReadonlySet<string> = new Set(wordList('with|w|w/'));

/** Words by which a measure passes where it may not: "wt up another 3 lb". */
export const passingWords: ReadonlySet<string> = new Set(wordList('up|down|over|under|above|below'));

/** Words before a place to go to, and after it. Own list. */
export const toPlace: readonly string[] = wordList('go|to|straight|ring|call');
export const howSoon: readonly string[] = wordList('at once|asap|stat|immediately|now|same day');

/** Words by which a clause denies, and names no reason to come. */
export const notReasons: ReadonlySet<string> = new Set(wordList('no|nil|not|denies'));

/** What may happen and no table of problems has, right after "for": "call for temp, wound ooze". Own list. */
export const reasonNames: ReadonlySet<string> = new Set(
  wordList(
    'temp|temps|temperature|t38|pus|ooze|oozing|discharge|clots|leak|leaking|gush|contractions|shock|shocks|faint|collapse|passing|fits|drainage|redness|worsening|worse|si|suicidal',
  ),
);

/** Words by which a measure rises or falls to what is to be said at once: "wt gain 5 lb". */
export const gainWords: ReadonlySet<string> = new Set(
  wordList('gain|gained|loss|lost|rise|drop|dropping|over|under|above|below|up|down'),
);

/** How a list of reasons to come back is named at its head. Own list. */
export const netOpens: readonly string[] = wordList(
  'safety net|safety netted|safety netting|safety-net|safety-netted|safety-netting|return precautions|ed precautions|er precautions',
);
