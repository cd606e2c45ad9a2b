/** Work that people do, as they name it in talk: openings before the name of it. Own list. */
export const workOpens: readonly string[] = [
  'i work as a',
  'i work as an',
  'i work as',
  'i work in',
  'i work for',
  'i work at',
  'i work on',
  "i'm a",
  "i'm an",
  'i am a',
  'i am an',
  'i run a',
  'i run my own',
  'i drive a',
  'i teach',
  'i do',
];

/** What says of somebody's work or state without an opening. Own list. */
export const workStates: readonly (readonly [string, string])[] = [
  ['retired', 'retired'],
  ['unemployed', 'unemployed'],
  ['out of work', 'unemployed'],
  ['not working', 'not working'],
  ['off work', 'off work'],
  ['student', 'student'],
  ['at university', 'university student'],
  ['at school', 'at school'],
  ['stay at home mum', 'at home with children'],
  ['stay at home mom', 'at home with children'],
  ['maternity leave', 'on maternity leave'],
  ['on disability', 'on disability'],
  ['self-employed', 'self-employed'],
  ['self employed', 'self-employed'],
  ['part-time', 'part-time'],
  ['part time', 'part-time'],
];

/** Nouns after "I'm a" that are no work. Own list. */
export const noWork: ReadonlySet<string> = new Set(
  'bit little lot non smoker diabetic type big mother father mum mom dad single married vegetarian vegan very really type person patient coffee social little former ex couple few year good bad worrier man woman girl boy virgin mess wreck fan'.split(
    ' ',
  ),
);

/** With whom somebody lives. Own list. */
export const livingWords: readonly (readonly [string, string])[] = [
  ['on my own', 'lives alone'],
  ['by myself', 'lives alone'],
  ['alone', 'lives alone'],
  ['just me', 'lives alone'],
];

/** Words that may stand in what somebody says of whom they live with. Own list. */
export const livingPeople: ReadonlySet<string> = new Set(
  'husband wife partner boyfriend girlfriend fiance fiancee parents mother father mum mom dad brother sister brothers sisters son daughter sons daughters kids children child baby family flatmate flatmates roommate roommates housemate housemates friends friend dog cat grandmother grandfather nan gran two three four and my our a one'.split(
    ' ',
  ),
);

/** How much somebody smokes or drinks without a number. Own list. */
export const useWords: readonly (readonly [string, string])[] = [
  ['socially', 'socially'],
  ['social drinker', 'socially'],
  ['social smoker', 'socially'],
  ['occasionally', 'occasionally'],
  ['very occasionally', 'very occasionally'],
  ['occasional', 'occasionally'],
  ['now and then', 'occasionally'],
  ['every now and then', 'occasionally'],
  ['once in a while', 'occasionally'],
  ['at the weekend', 'at weekends'],
  ['at weekends', 'at weekends'],
  ['on the weekend', 'at weekends'],
  ['on weekends', 'at weekends'],
  ['on the weekends', 'at weekends'],
  ['rarely', 'rarely'],
  ['hardly ever', 'rarely'],
  ['not much', 'little'],
  ['not a lot', 'little'],
  ['every day', 'daily'],
  ['every night', 'every night'],
  ['special occasions', 'on special occasions'],
];

/** What is counted of tobacco and drink. Own list. */
export const usedThings: ReadonlySet<string> = new Set(
  'cigarettes cigarette cigs smokes pack packs units unit glass glasses bottle bottles pint pints beer beers drink drinks cans can shots vape joints joint wines wine roll-ups'.split(
    ' ',
  ),
);

/** Somebody has given up. Own list. */
export const quitWords: readonly string[] = [
  'till i was',
  'until i was',
  'up until',
  'quit',
  'gave up',
  'given up',
  'stopped',
  'used to smoke',
  'used to drink',
  'ex-smoker',
  'ex smoker',
  'packed it in',
  "haven't smoked in",
  "haven't smoked for",
  'former smoker',
];

/** Somebody never has. Own list. */
export const neverWords: readonly string[] = ['never', "i've never", 'i have never', 'never have', 'never smoked'];

/** Words that an answer about tobacco holds, and one about drink. Own lists. */
export const smokeWords: ReadonlySet<string> = new Set(
  'smoke smoked smoker smoking smokes cigarette cigarettes cigs vape vaping tobacco pack packs roll-ups'.split(' '),
);
export const drinkWords: ReadonlySet<string> = new Set(
  'drink drinks drank drinker drinking alcohol beer beers wine glass glasses pint pints units vodka spirits'.split(' '),
);
