import { wordList } from '../text/word-list.ts';

/** What a clause that names nothing itself may speak of; `value` is a number of whatever was measured or counted, `test` one by its name. */
export type Referent = 'drug' | 'allergen' | 'problem' | 'value' | 'test';

type Row = readonly [readonly Referent[], readonly string[]];

/**
 * Words at the head of a clause that say something of what was named before: of what, and the words. `#` is a number, with or
 * without its unit; the words of `mayPrecede` may stand before them. Own list; forms that in the marked notes as often begin
 * something else ("works", "also", "mild") are left out.
 */
export const referringHeads: readonly Row[] = [
  [
    ['drug'],
    wordList(`
stopped|stopped it|stop if|stopped them|stopped taking|ceased|ceased it|self stopped|self ceased|quit it|quit taking|came off it|came off them|went off it|gone off it|
doubled|halved|halves it|halves them|upped it|upped to|increased to|increased from|increased by|increased last|increased in|reduced to|reduced from|reduced last|reduced in|
cut to|cut down to|cut back to|cut from|titrate #|titrate to|titrate up|titrate by|up # units|up by #|down # units|down by #|weaned to|weaned off|weaning|titrated to|titrated up|same dose|lower dose|higher dose|half the dose|dose|last dose|last taken|
missed doses|missed a dose|missed some|missed # doses|missed # days|missed # wk|missed # wks|missed # weeks|ran out|run out|off it|off since|off now|off for|off them|off this|
back on it|back on them|back on since|restarted|restarted in|takes it|takes them|takes half|taking it|taking them|took it|took them|took half|only takes|only took|uses it|
never took it|never filled|never used it|not taking it|not taking them|not filled|forgets it|forgets most|forgot it|ran low|
tolerated|tolerated well|tolerating it|tolerating well|tolerates well|tolerates it|well tolerated|not tolerated|poorly tolerated|didnt tolerate|did not tolerate|
couldnt tolerate it|could not tolerate it|cant tolerate it|helped|helps|helping|not helping|didnt help|did not help|doesnt help|does not help|no help|no benefit|no effect|
no use|little effect|good effect|works well|worked well|working well|not working|didnt work|wears off|wore off|fine on it|fine on that|ok on it|ok on that|well on it|
cant afford it|couldnt afford it|too expensive|nausea day after|sick day after|none left|
hold # dose|hold dose|hold the dose|hold next dose|held # dose|held dose|held the dose|hold til|hold until|hold till|bought it|buys it|buying it|borrows it|skip # dose|skip dose|omit # dose|omit dose|
not taking every|not taking daily|not taking regularly|not every day|not most days|needing # a|needing # per|needing # times|needs # a|needs # per|needed # a|using # a|uses # a|taking # a|each works|each lasts|each one works|each one lasts|
holds the box|first given|last given|first dose given|holds the tablets|holds them|keeps the box|keeps them|gives it|gives them|hands them|supervises it|supervises them
`),
  ],
  [
    ['drug', 'value'],
    wordList(
      'halved since|doubled since|dropped to #|dropped from #|fell to #|fell from #|fallen to #|rose to #|risen to #|had been #|up to #|down to #|up from #|down from #|was #|previously #|usually #|before that #|now #|then #|goes up to #',
    ),
  ],
  [
    ['value'],
    wordList(`
from #|last #|prev #|rpt after|rpt at|repeat after|repeat at|recheck after|prior #|baseline #|bl #|best #|best is #|best was #|normally #|peak #|peaked at #|nadir #|second #|2nd #|third #|rpt #|repeat was #|
repeated last|repeated in|repeated today|rechecked|after nebs #|post nebs #|post neb #|after neb #|after treatment #|post treatment #|
stable from|unchanged from|unchanged since|no change from|up on|down on|# a year|# last|# yesterday|# a month|# ago|# on admission|# at admission|# pre|# before|# at baseline|# previously|# usually|up from|down from|better than|worse than|improved from|compared with|compared to|cf #|larger|above line|below line|above the line|below the line|neg since|negative since|clear since|normal since
`),
  ],
  [
    ['test'],
    wordList(`
too early|window period|rpt at #|rpt in #|repeat at #|repeat in #|repeat if|next #|next at #|next in #|lost pts|lost points|lost marks|lost # pts|lost # points|scored|neg at|neg after|negative at|no growth
`),
  ],
  [
    ['problem'],
    wordList(`
not since|never since|no more since|came back|comes back|comes and goes|recurred|resolves|worse on|worse in|better at|better when|had same|had the same|same in #|had it with|had it before|had this before|
had this in|has had it|has had this|had it in|same last|same before|same again|same but|the same but|similar before|similar last|happened #|happens #|asymptomatic|last one|last episode|
never needed|on nothing|on nothing now|nothing for it|since childhood|first one|worst one|no pain since|no symptoms since|no further since|no more|no episodes since|no attacks since|no trouble since|well since|fine since|quiet since|clear since|
ok since|good since|normal since|rate controlled|rate control|spont cleared|spontaneously cleared|cleared spont|cleared spontaneously|spont resolved|cleared up|cleared itself|cleared by itself|self limited|self limiting
`),
  ],
  [
    ['allergen'],
    wordList(`
itch only|wheezed|lips swelled|lip swelled|face swelled|throat swelled|came out in|came up in|broke out|reacted to it|grew out of it|outgrew it|
as a child|in childhood|as a kid|as an infant|as a teen|tested neg|tested negative|delabelled|delabeled|rechallenged|no reaction|no reaction since|no trouble|no trouble since|
needed epi|needed adrenaline|never tested|not tested|so not allergic|not truly allergic|never confirmed|not confirmed|doesnt know what|not sure what|unsure what|reaction unknown|unknown reaction|anaphylaxis
`),
  ],
];

/** The same at the end of a clause of a few words: "dizzy on 150", "felt low on it". */
export const referringTails: readonly Row[] = [
  [
    ['drug'],
    wordList(
      'after # days|after # day|after # doses|after # dose|after first dose|after the first dose|after a dose|on #|on that|on it|with it|from it|off it|off it since|without it|that helped|that helps|it helped|it helps|since it went up|since it was increased|since we went up|since increase|since the increase|since dose change|# dose missed|# doses missed|one dose missed',
    ),
  ],
  [['value'], wordList('second time|2nd time|first time|third time|on repeat|on rpt')],
  [['problem'], wordList('had same|has same|had the same|has the same')],
];

/** The same as a whole clause: "settled", "so avoid". */
export const referringAlone: readonly Row[] = [
  [
    ['drug'],
    wordList(
      'stopped|ceased|held|doubled|halved|helped|helps|weaning|tolerated|given|finished|prn only|as needed|no better|not sure why|not started|not yet started|never started|not begun|missed #|missed about #|missed approx #|missed maybe #|missed one|missed two|missed a few|misses some|misses a few|misses the odd one',
    ),
  ],
  [['allergen'], wordList('avoid|avoids|avoiding|avoided|rash|hives|itch|itching|swelling|severe|mild|also|as well')],
  [
    ['problem'],
    wordList(
      'settled|resolved|stable|improving|improved|recurrent|worse|better|ongoing|intermittent|same|the same|same again|unchanged|done|not done|all done',
    ),
  ],
  [
    ['value'],
    wordList(
      'stable|rising|falling|trending up|trending down|improving|unchanged|same|the same|new|old|await|awaited|awaiting|pending|for repeat|for rpt|for recheck|to repeat',
    ),
  ],
];

/** What came of a drug, before what was taken instead: "breasts sore so switched to eplerenone". */
export const referringWithin: readonly string[] = wordList(
  'so switched|so changed|so stopped|so ceased|so halved|so reduced|so cut|so swapped|so came off|so quit|so gp stopped|so gp changed',
);

/** The same, after a drug that is not taken any more: "on oxycodone in June so that was changed". */
export const soChanged: readonly string[] = [
  ...referringWithin,
  ...wordList(
    'so that was changed|so that was stopped|so it was changed|so it was stopped|so this was changed|so this was stopped|so was changed|so was stopped|and was changed|and was stopped',
  ),
];

/** Who does it, and what joins it to the words before. */
export const mayPrecede: ReadonlySet<string> = new Set(
  wordList(
    'and|so|then|told|rn|nurse|r|l|left|right|other|side|but|he|she|they|pt|patient|it|that|this|these|which|has|had|have|is|are|was|were|been|says|mom|mum|self|only|just|now|then|both|since',
  ),
);
