/** How a patient says yes, no, or that they do not know, at the head of an answer; small letters, longer ones first. Own lists. */
export const yesOpens: readonly string[] =
  "yes|yeah|yep|yup|ye|yea|aye|mm-hmm|mhm|uh-huh|correct|exactly|absolutely|definitely|certainly|of course|sure|right|i do|i have|i am|i did|i was|i can|it does|it is|it has|it did|there is|there are|that's right|that is right|that's correct|that's it|i think so|i guess so|i suppose so|they do|he does|she does|he has|she has|he is|she is|we do|we have|a little bit|a little|a bit|a tiny bit|slightly|sometimes|occasionally|every now and then|now and then|on and off|now and again|quite a bit|quite a lot|very much so|very much|all the time|always|constantly|most days|every day".split(
    '|',
  );

export const noOpens: readonly string[] =
  "no|nope|nah|none|nothing|never|neither|not really|not that i know of|not that i know|not that i'm aware of|not that i've noticed|not that i can think of|not that i remember|not at all|not at the moment|not yet|not recently|not lately|not today|not to my knowledge|not especially|not particularly|not as far as i know|not so far|no i don't|i don't think so|i don't believe so|i don't|i do not|i haven't|i have not|i'm not|i am not|i didn't|i wasn't|i can't say i have|i can't say that i have|it doesn't|it isn't|it hasn't|it didn't|there isn't|there aren't|there wasn't|he doesn't|she doesn't|he hasn't|she hasn't|he isn't|she isn't|he's not|she's not|hasn't|we don't|we haven't|don't think so|negative|not that".split(
    '|',
  );

export const unsureOpens: readonly string[] =
  "i don't know|i do not know|don't know|not sure|i'm not sure|i am not sure|no idea|i have no idea|i can't remember|can't remember|i don't remember|hard to say|i couldn't tell you|couldn't say|possibly|maybe|perhaps|i'm not certain".split(
    '|',
  );

/** Words at the head of an answer that say nothing. */
export const answerFillers: ReadonlySet<string> = new Set(
  'uh um er erm well oh ah so okay ok hmm hm mm like gosh and but honestly actually just'.split(' '),
);

/** Pairs of words at the head of an answer that say nothing. Own list. */
export const answerFillerPairs: ReadonlySet<string> = new Set(['you know', 'i mean']);

/** Answers that say at once how much or how often. */
export const degreeOpens: ReadonlyMap<string, string> = new Map([
  ['a little bit', 'mild'],
  ['a little', 'mild'],
  ['a bit', 'mild'],
  ['a tiny bit', 'mild'],
  ['slightly', 'mild'],
  ['sometimes', 'intermittent'],
  ['occasionally', 'intermittent'],
  ['every now and then', 'intermittent'],
  ['now and then', 'intermittent'],
  ['now and again', 'intermittent'],
  ['on and off', 'intermittent'],
  ['all the time', 'constant'],
  ['constantly', 'constant'],
]);

/** All is as it should be. */
export const wellWords: ReadonlySet<string> = new Set([
  'fine',
  'ok',
  'okay',
  'good',
  'normal',
  'great',
  'well',
  'regular',
  'usual',
  'alright',
]);

/** What goes on after a no and takes it back in part. Own list. */
export const takeBackOpens: readonly string[] = [
  'there was',
  'there is',
  "there's",
  'there were',
  'except',
  'apart from',
  'only',
  'but',
  'although',
  'unless',
  'well',
  'actually',
  'just the',
  'just a',
  'i did have',
  'i do get',
  'i mean',
  'sometimes',
  'maybe',
  'not unless',
  'other than',
];

/** Not all is as it should be. */
export const notWellWords: ReadonlySet<string> = new Set([
  'not',
  "isn't",
  "wasn't",
  "aren't",
  "doesn't",
  "don't",
  "hasn't",
  "haven't",
  'less',
  'more',
  'bit',
  'worse',
  'bad',
  'hardly',
  'barely',
  'never',
]);

/** A yes and a no in one word. Own lists. */
export const yesWords: ReadonlySet<string> = new Set('yes yeah yep yup ye yea aye mm-hmm mhm uh-huh'.split(' '));
export const noWords: ReadonlySet<string> = new Set('no nope nah'.split(' '));
