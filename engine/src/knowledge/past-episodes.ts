import { monthNumbers } from '../text/data/months.ts';
import { wordList } from '../text/word-list.ts';

/** Words at the head of a sentence that tell of an episode of before. Own list. */
export const pastOpens: readonly string[] =
  'was admitted|were admitted|was hospitalised|was hospitalized|last episode|last admission|last pregnancy|last flare|last attack|previous episode|previous admission|previous pregnancy|previous flare|prior episode|prior admission|prior pregnancy|first episode|earlier episode|last winter|last summer|last spring|last autumn|last year|last yr|flare last|episode last|admission last|icu stay|icu admission'.split(
    '|',
  );

/** Units before "ago" that are long enough to be another episode. */
export const agoUnits: ReadonlySet<string> = new Set(
  'yr yrs year years mo mos month months wk wks week weeks'.split(' '),
);

export const monthWords: ReadonlySet<string> = new Set(Object.keys(monthNumbers));

/** Words with which a sentence comes back to today. */
export const backToNow: readonly string[] = ['now', 'today', 'currently', 'presently'];

/** What is kept under a heading of its own, whenever it was. Own list. */
export const notAnEpisode: ReadonlySet<string> = new Set(
  'imms vaccine vaccines jab shot booster covid flu allergic'.split(' '),
);

/** Words at the head of a clause that make what follows one of several, where it has its date: "one other blackout aged 19". Own list. */
export const episodeOpens: readonly string[] = wordList(
  'last|one other|only other|other|another|prev|previous|previously|prior|first|first ever|second|earlier|similar|same|same thing|had similar|had same|deliberate|accidental|od|overdose',
);

/** What is done, given or measured again and again, and so makes no episode: "last smear 2023". Own list. */
export const notEpisodes: ReadonlySet<string> = new Set(
  wordList(`
smear|scan|mri|ct|xr|cxr|us|uss|dexa|echo|ecg|ekg|eeg|colonoscopy|scope|ogd|egd|mammogram|mammo|a1c|hba1c|level|levels|labs|bloods|lft|tft|eye|dental|check|visit|review|seen|
clinic|appt|session|dose|doses|period|lmp|menses|bm|drink|drank|drive|drove|smoked|cigarette|job|worked|voided|meal|ate|td|tdap|tetanus|vaccine|booster|jab|inj|injection|
script|refill|cycle|dialysis|hd|transfusion|pred|script|colon|pap|psa|screen
`),
);

/** Words at the head of a clause by which it says what was done about an event of before, or how that ended. Own list. */
export const outcomeHeads: readonly string[] = wordList(`
got|gave|given|needed|required|treated|tx|rx|lasted|recovered|resolved|admitted|intubated|transfused|ambulance|signed off|came round|woke|responded|fell out|came out|back in|back within|
settled|in hospital|in icu|in itu|icu|itu|hdu|hospitalised|hospitalized|took
`);

/** Words that say that an event is over: "no bleeding since", "none after". */
export const sinceThen: readonly string[] = wordList('since|since then|after that|thereafter');

/** Days and nights that were, beside years and months. */
export const recentDays: ReadonlySet<string> = new Set(
  wordList(
    'mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun|monday|tuesday|wednesday|thursday|friday|saturday|sunday|yesterday|yest|overnight',
  ),
);

/** What a drug may have done: dated, the drugs beside it are those of then: "GI bleed 2019 on naproxen". Own list. */
export const adverseEvents: readonly string[] = wordList(`
bleed|bleeds|bleeding|gib|ugib|lgib|melaena|melena|haematemesis|hematemesis|ulcer|perforation|od|overdose|aki|fall|falls|hypo|hypos|hypoglycemia|hypoglycaemia|syncope|collapse|rash|hives|
jaundice|pancreatitis|hepatitis|hyponatremia|hyponatraemia|neutropenia|agranulocytosis|angioedema|anaphylaxis|c diff|cdiff|mania|serotonin syndrome|rhabdo|rhabdomyolysis|torsades|
haemorrhage|hemorrhage|sdh|ich|toxicity|nms
`);

/** What was taken in an overdose, beside drugs. Own list. */
export const substances: ReadonlySet<string> = new Set(
  wordList(
    'heroin|cocaine|crack|alcohol|etoh|wine|vodka|beer|spirits|meth|ice|cannabis|weed|ghb|ketamine|mdma|ecstasy|benzo|benzos|opiates|opioids|pills|tablets|bleach|antifreeze|insulin',
  ),
);

/** Verbs of what was. Own list. */
export const pastVerbs: ReadonlySet<string> = new Set(
  wordList(
    'was|were|had|fell|came|went|took|gave|quit|stopped|ceased|tried|used|did|felt|got|helped|worked|caused|made|needed|saw|found|broke|left|lost|started|removed|treated|swelled',
  ),
);

/** Months that are as often another word: "may need". */
export const notOnlyMonths: ReadonlySet<string> = new Set(['may', 'mar', 'march']);

/** Words that "last" dates something by. */
export const ofLast: ReadonlySet<string> = new Set(
  wordList('year|yr|month|week|wk|winter|spring|summer|autumn|fall|night'),
);

/** Words that open what has not come again: "none since". */
export const overOpens: ReadonlySet<string> = new Set(wordList('no|none|nil|never|nothing|not'));

/** Words by which the course of a drug ended or went down, in the past. Own list. */
export const endedWords: ReadonlySet<string> = new Set(
  wordList('stopped|ceased|discontinued|withdrawn|reduced|halved|lowered|quit|d/c|dc'),
);

/** Words beside these that make it a step to come, a condition or no end at all. */
export const notEnded: ReadonlySet<string> = new Set(
  wordList(
    'be|will|if|until|till|not|never|should|please|pls|smoking|vaping|drinking|working|driving|today|now|yesterday|restarted|resumed|started|back',
  ),
);

/** Seasons and the like that date an end, beside months and years. */
export const seasonWords: ReadonlySet<string> = new Set(wordList('spring|summer|autumn|winter|xmas|christmas|easter'));

/** Words that make a finding one of now, or a matter of its own, after the clause that says what was stopped. */
export const ofNow: ReadonlySet<string> = new Set(
  wordList(
    'now|today|still|currently|ongoing|again|recent|recently|tonight|yesterday|new|started|takes|taking|on|no|denies|nil|not|worse|worsening|this|last|past|daily|every|always|usually',
  ),
);

/** Words at the head of a clause by which it ended, beside those of `outcomeHeads`. Own list. */
export const endedHeads: readonly string[] = wordList(
  'went|gone|cleared|improved|better|stopped when|back to|back up to|normal after|ok after|fine after',
);
