/** Words of talk that carry no fact of their own: what holds a sentence together, and what people say while they think. Own list. */
export const plainTalkWords: ReadonlySet<string> = new Set(
  (
    "the a an and or but so of to in into on at for with from by about as is are was were be been being am isn't wasn't aren't weren't " +
    "do does did doing done don't doesn't didn't have has had having haven't hasn't hadn't i i'm i've i'd i'll me my mine myself you you're " +
    "you've your yours we we've we're our us he she they he's she's they're him her his their them it it's its that that's this these those " +
    "there there's here what which who not no yes yeah yep yup nope nah ok okay well like just really very quite bit little lot lots much " +
    'more most some any all too also still then than now when if because cause though although while again always ever never even only ' +
    'maybe probably perhaps sort kind thing things stuff anything something nothing everything else get gets got getting go goes going went ' +
    'gone come comes came feel feels felt feeling think guess know mean say said suppose see look thought would could should might may can ' +
    "can't couldn't won't wouldn't will um uh er erm oh ah hmm right alright sure actually basically honestly obviously literally anyway " +
    'wait hang hold fine good bad pretty please thanks thank sorry such other others another one ones way how where why up out off over down back around take ' +
    'takes taking took taken use using used tried try start started stop stopped notice noticed called name named both each every have'
  ).split(' '),
);

/** Words that put a statement into the past, or an end to what it says. Own list. */
export const pastTalkWords: ReadonlySet<string> = new Set(
  "was were wasn't weren't hadn't did didn't went gone used ago stopped cleared settled before until till once first eventually then".split(
    ' ',
  ),
);

/** Words by which a step of the plan is said and which its fact need not repeat. Own list. */
export const orderingWords: ReadonlySet<string> = new Set(
  "order arrange book refer send prescribe give write put want like need let let's check make keep carry continue see day today i'll we'll".split(
    ' ',
  ),
);

/** Words that mean something only with what was said before them. Own list. */
export const pointingWords: ReadonlySet<string> = new Set(
  "it it's its that that's they they're them those these this he he's she she's him her one ones there then so".split(
    ' ',
  ),
);

/** Words by which a no is less than one. Own list. */
export const hedgingWords: ReadonlySet<string> = new Set(
  'bit little slightly sometimes occasionally only but if when just apart except maybe mild mildly odd unless usually mostly'.split(
    ' ',
  ),
);

/** Words by which something is offered or thought of, and not decided. Own list. */
export const offeringWords: ReadonlySet<string> = new Set(
  'could might maybe perhaps option options whether either consider considering thinking wondered suppose'.split(' '),
);

/** Words of the one who speaks, which no condition of a note holds. Own list. */
export const speakingWords: ReadonlySet<string> = new Set("i i'd i'll i'm i've me my say saying mean".split(' '));

/** Words that put a step off to a time that may never come: it is not decided. Own list. */
export const laterPhrases: readonly string[] = [
  'at that point',
  'at that stage',
  'at some point',
  'at some stage',
  'down the line',
  'down the road',
  'later on',
  'in the future',
  'in future',
  'one day',
];
