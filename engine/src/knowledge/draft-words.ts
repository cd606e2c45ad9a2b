/** Words by which statements that somebody else wrote are held against what they rest on. Own lists. */

/** Units of time as charts and speech have them: name and other forms. */
export const timeUnits: readonly string[] = [
  'second|seconds|sec|secs',
  'minute|minutes|min|mins',
  'hour|hours|hr|hrs|h',
  'day|days|d',
  'week|weeks|wk|wks|w',
  'month|months|mo|mos|mth|mths',
  'year|years|yr|yrs|y',
];

/** How many, without a number: word and what it may stand for. */
export const countWords: readonly (readonly [string, readonly string[]])[] = [
  ['a', ['1']],
  ['an', ['1']],
  ['one', ['1']],
  ['per', ['1']],
  ['next', ['1']],
  ['last', ['1']],
  ['this', ['1']],
  ['couple', ['2', '3']],
  ['few', ['2', '3', '4']],
  ['half', ['0.5', '6', '30']],
  ['fortnight', ['2']],
];

/** What may stand between a number and its unit of time. */
export const betweenNumberAndUnit: readonly string[] = 'of|-|or|to|more|and|about|other|full|whole|good|so|–|x'.split(
  '|',
);

/** Words that say one: "a gram". */
export const wordsForOne: readonly string[] = 'a|an|one|once'.split('|');

/** What speaks of something that was named before. */
export const wordsForNamed: readonly string[] = 'it|that|this|those|these|them|one'.split('|');

/** Digits as they are read out one by one, in their order. */
export const digitWords: readonly string[] = 'zero|one|two|three|four|five|six|seven|eight|nine|oh'.split('|');

/** Who comes along, and is no relative of whom something could be said to run. */
export const companionWords: readonly string[] =
  'friend|neighbor|neighbour|carer|caregiver|colleague|roommate|flatmate|coworker'.split('|');

/** By these somebody tells of the patient, or is there with them: "per daughter". */
export const informantWords: readonly string[] =
  'per|according to|says|said|thinks|report|reports|reported|with|by|via|from|told|tells|accompanied|witnessed|concerned|worried|informant'.split(
    '|',
  );

/** Refusals, conditions and doubts, beside which a word is neither stated nor denied. Beginnings of words. */
export const unsettledStems: readonly string[] =
  "declin|refus|avoid|nothing|none|unable|cannot|can't|without|unless|if|until|want|wish|not sure|unsure".split('|');

/** What begins a list that is denied to the end of its clause. */
export const listDenials: readonly string[] = 'no|denies|denied|denying|without|negative|never|nor|neither'.split('|');

/** That somebody has no allergy at all. */
export const allergiesDenied: readonly string[] =
  'no allergies|no known allergies|no known drug allergies|no drug allergies|no known medication allergies|denies allergies|denies any allergies|nkda|nka|not allergic to anything'.split(
    '|',
  );

/** What ends the reach of a denial within a sentence. */
export const endsOfDenial: readonly string[] = 'but|except|apart|although|though|now'.split('|');

/** What makes a sentence hang on something. */
export const hangingWords: readonly string[] = 'if|unless|until'.split('|');

/** That something is not known, or not so in kind: it denies nothing. Patterns of words, where "+" is any word. */
export const denyNothing: readonly string[] = ['not a +', 'not an +', 'not the +', 'unable to', 'no longer'];

/** Verbs as a machine writes what it hears: "dont", "isnt". */
export const verbsWithNot: readonly string[] =
  'do|did|does|is|was|are|were|ca|wo|have|has|had|should|could|would'.split('|');

/** Relatives whose mark is lost in speech that was written down: "my mums got". */
export const ownersWithoutMark: readonly string[] =
  'mum|mom|dad|grandad|granddad|nan|gran|brother|sister|son|daughter|husband|wife|partner'.split('|');

/** Where a text speaks of a family at all. */
export const familyWords: readonly string[] =
  'family|families|run in|runs in|relative|relatives|adopted|hereditary|heredity|genetic|genetics'.split('|');

/** Words by which notes are put together, and that claim nothing of a patient by themselves. */
export const wordsOfNotes: ReadonlySet<string> = new Set(
  (
    'about after again already also although always another around asked because been before began begin being both cannot clinician could current currently daily does doing done during each either else even ever every ' +
    'first from further getting given gives going good happens have having here however just keep kept kind last later least left less like likely little long made make many maybe more most much must near needs next ' +
    'noted none often once only other otherwise over patient patients per possible possibly prior probably quite rather reported reports right same seen several should since some sometimes started starting states stated still such ' +
    'takes taken taking than that their them then there they thinks thought through time today together told took under unit units until used using very wants were what when where whether which while will with within without would year years ' +
    'unknown unclear documented mentioned known specified named confirmed dose doses frequency strength reason visit regular regularly tablet tablets medication medications medicine drug drugs history'
  ).split(' '),
);

/** Drugs by pieces of their names that are too short, or too much of a word, for any other use. */
export const shortDrugNames: readonly (readonly [drug: string, piece: string])[] = [
  ['digoxin', 'dig'],
  ['lithium', 'li'],
  ['heparin', 'hep'],
  ['insulin', 'ssi'],
];

/** Sides that stand for each other where a statement is turned into one that is wrong. */
export const otherSides: readonly (readonly [string, string])[] = [
  ['left', 'right'],
  ['izquierdo', 'derecho'],
  ['izquierda', 'derecha'],
];

/** Before these words "right" is no side. */
export const noSideBefore: readonly string[] = 'away|now|after|before|out|the|against|early|home|in|and'.split('|');

/** What a statement that denies one thing begins with. */
export const denialOpens: readonly string[] = 'no|denies|niega|sin'.split('|');

/** What says of something that it is doubted, put off or not wanted. */
export const withheldWords: readonly string[] =
  'doubt|doubted|doubtful|unlikely|not yet|hold off|holding off|held off|put off|ruled out|rule out|declined|declines|refused|refuses|deferred|no longer|rather not|not starting|not started|disregard|disregarded'.split(
    '|',
  );

/** What answers a question that was typed with no. */
export const answersNo: readonly string[] = 'no|nope|not'.split('|');

/** What says that somebody else is meant: "he's the one with the allergy, not her". */
export const notThePatient: readonly string[] = 'not me|not her|not him|not she|not he|not hers|not his|not mine'.split(
  '|',
);

/** States that are each other's opposite, with the words that say either. */
export const oppositeStates: readonly (readonly [string, string])[] = [
  [
    'accept|accepts|accepted|agrees|agreed|consents|consented|willing',
    'decline|declines|declined|refuse|refuses|refused|unwilling',
  ],
  ['start|starts|started|starting|begin|begun|began|initiated', 'stop|stops|stopped|stopping|discontinue|discontinued'],
  ['continue|continues|continued|keep|keeps', 'stop|stops|stopped|stopping|discontinue|discontinued'],
  ['better|improved|improves|improving|resolved', 'worse|worsened|worsens|worsening|deteriorated'],
  [
    'increase|increases|increased|raised|higher|rose|risen',
    'decrease|decreases|decreased|lowered|lower|reduced|fell|fallen',
  ],
  ['positive|pos', 'negative|neg'],
  ['normal|nl', 'abnormal'],
  ['high', 'low'],
];
