/** Numbers as they are said. Own list. */
export const saidNumbers: readonly string[] =
  'one two three four five six seven eight nine ten once twice eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
export const saidTens: readonly string[] = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** What numbers count in talk. Own list. */
export const saidUnits: readonly string[] =
  'day days week weeks month months year years hour hours minute minutes time times mg mcg milligram milligrams unit units ml tablet tablets pill pills pack packs pound pounds % percent'.split(
    ' ',
  );

/** When something was that a speaker corrects. Own list. */
export const saidWhen: readonly string[] = ['yesterday', 'today', 'last night'];

/** Words by which a speaker takes back what was just said, and what may stand before them. Own list. */
export const takeBackWords: readonly string[] = [
  'sorry',
  'i mean',
  'correction',
  'excuse me',
  'scratch that',
  'make that',
];
export const takeBackLeads: readonly string[] = ['or', 'no', 'well', 'wait'];

/** Words that speakers begin twice: "y-you can". A hyphen of its own ("b-blocker") stays. Own list. */
export const begunTwice: readonly string[] =
  "you your you're we we're what was he have how the this that that's it is i'm i've i'll so she do don't".split(' ');

/** What may stand between "there's" said twice: "there's no, there's a little". Own list. */
export const thereWords: readonly string[] = ['a', 'an', 'no', 'any', 'normal', 'some'];

/** A yes or no that trails off. Own list. */
export const trailingOff: readonly string[] = ['no', 'nope', 'yes', 'yeah', 'yep'];

/** Phrases that carry the talk and not the meaning, with the commas around them. Own list. */
export const idlePhrases: readonly string[] = [
  'you know',
  'i mean',
  'i guess',
  "let's see",
  'as i said',
  'like i said',
  'to be honest',
  'honestly',
  'basically',
  'obviously',
  'of course',
  'i suppose',
  'if you will',
];

/** Words that speakers add without meaning. Own list. */
export const idleWords: readonly string[] = [
  'kind of',
  'sort of',
  'kind of like',
  'go ahead and',
  'go ahead and,',
  'go ahead,',
  'go ahead',
  'just go ahead and',
  'just go ahead',
  'real quick',
  'quickly',
  'at all',
];

/** Sounds of hesitation; "er" and "ah" with an article are a place and a word. Own list. */
export const hesitationWords: readonly string[] =
  'uh uhh uhhh um umm ummm uhm er erm hm hmm hmmm mm mmm mhm mm-hmm mm-hmmm uh-huh huh ah oh wow gosh geez jeez'.split(
    ' ',
  );

/** Words with which a sentence of talk is begun, without meaning of their own. Own list. */
export const idleOpeners: readonly string[] = [
  ...'okay ok alright so well now yeah yes yep yup right and but then also sure great good perfect excellent awesome absolutely exactly correct gotcha fine again actually anyway cool nice thanks sorry because or like just oh really um'.split(
    ' ',
  ),
  'all right',
  'no problem',
  'got it',
  'i see',
  'sounds good',
  'hey dragon',
  'hey siri',
  'hey alexa',
  'hey, dragon',
  'hey, siri',
  'hey, alexa',
  'you know',
  "let's see",
  'very good',
  "that's good",
  "that's great",
  'thank you',
  "it's just that",
  'the thing is',
];

/** Words with which a sentence of talk breaks off. Own list. */
export const idleEndings: readonly string[] = 'okay|all right|alright|yeah|and|but|because|which|although|or|too'.split(
  '|',
);
/** "The left or right": what makes a last "right" a side and no ending. Own list. */
export const sideBefore: readonly string[] = 'the your my his her own on to and or than left'.split(' ');

/** "Right handed", "right upper quadrant": what makes a first "right" a side and no opening. Own list. */
export const sideAfter: readonly string[] =
  'handed hander hand side sided arm forearm elbow wrist thumb finger shoulder leg thigh hip knee calf shin ankle foot heel toe ear eye eyelid breast lung kidney testicle nostril tonsil cheek jaw temple groin flank buttock ribs upper lower iliac carotid'.split(
    ' ',
  );

/** Words that only join a sentence to the one before it. Own list. */
export const linkingOpens: readonly string[] = ['so', 'and', 'well', 'right', 'oh', 'anyway'];

/** What one who asks or explains says of the answer before, and of nothing else. Own list. */
export const courtesyOpens: readonly string[] = [
  ...'okay ok alright yeah now but lovely good great perfect excellent brilliant fine sure thanks sorry'.split(' '),
  'all right',
  'thank you',
  'very good',
  "that's good",
  "that's great",
  "that's fine",
  'i see',
  'fair enough',
  'no problem',
];

/** With what a sentence goes on after a courtesy: "good and", and not "good morning". Own list. */
export const afterCourtesy: readonly string[] =
  "any do did does have has had how what when where who which are is was were can could would you your you're you've i i'm i've i'll we we'll let's let it it's that that's this there there's the".split(
    ' ',
  );

/** Little words that speakers say twice: "and I I was". "That that" and "had had" are no slips. Own list. */
export const stutteredWords: readonly string[] =
  "i i'm i've it it's you we they the a my and or to in on of for with is was are do so but if any what where when which who how that's there's".split(
    ' ',
  );

/** Numbers to call for help, figure by figure as they are said. Own list. */
export const calledNumbers: readonly (readonly [said: string, written: string])[] = [
  ['nine nine nine', '999'],
  ['triple nine', '999'],
  ['nine one one', '911'],
  ['nine eight eight', '988'],
  ['one one one', '111'],
  ['one one two', '112'],
  ['triple zero', '000'],
];
