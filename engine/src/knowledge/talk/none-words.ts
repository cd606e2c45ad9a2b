/** What a note says where somebody was asked and there is none. */
export const noneWords = {
  drugs: 'No regular medications',
  drugAllergies: 'No known drug allergies',
  allergies: 'No known allergies',
  familyHistory: 'no relevant family history',
  ofFamily: 'no {name}',
  history: 'No significant past medical history',
  operations: 'No previous operations',
  earlier: 'No previous similar episodes',
  contacts: 'No known contact with anyone unwell',
  travel: 'No recent travel',
} as const;

/** Whether something tried helped, where the answer is a yes or no. */
export const bareRelief = { some: 'with some relief', none: 'without relief', full: 'with relief' } as const;

/** Relatives as only talk names them. Own list. */
export const spokenRelatives: readonly (readonly [string, string])[] = [
  ['Grandmother', 'grandma|nanny'],
  ['Grandfather', 'grandpa'],
  ['Mother', 'mam|mummy|mommy|mama'],
  ['Father', 'daddy|papa'],
];

/** Words that end what a diagnosis is called. Own list. */
export const nameEnds: ReadonlySet<string> = new Set(
  'so and but because which that with causing from on in at for today okay or if as you i we is are it this when since given based first second third next diagnosis problem also then let here just irritating going making giving getting rather instead'.split(
    ' ',
  ),
);

/** Words that come before the name of a diagnosis and are no part of it. Own list. */
export const nameOpens: ReadonlySet<string> = new Set(
  "may might a an the some your something like called what just more bit of form kind type we call simple have had is be to it that very really actually essentially probably likely most you you've do got any as well".split(
    ' ',
  ),
);

/** Words that make what follows, or its statement, less sure. Own lists. */
export const possibleWords: ReadonlySet<string> = new Set(
  'might may could possibly wonder whether perhaps maybe'.split(' '),
);
export const probableWords: ReadonlySet<string> = new Set(
  'probably likely think suspect sounds looks seems'.split(' '),
);

/** Words before which "any" is of an order, a condition or a finding, and asks nothing. Own list. */
export const anyOfNoQuestion: ReadonlySet<string> = new Set(
  "if prescribe order avoid don't didn't not see appreciate hear without".split(' '),
);

/** Words that deny what follows within its statement. Own list. */
export const talkDenials: ReadonlySet<string> = new Set(
  "not no isn't doesn't don't didn't never wasn't hasn't nothing".split(' '),
);

/** A no right after what it denies: "wheeze, no". */
export const denialAfter: ReadonlySet<string> = new Set('no nope nah never none'.split(' '));

/** Units with which a change of dose is said. Own list. */
export const changeUnits: readonly string[] = ['mg', 'mcg', 'units'];

/** The word that opens a condition in talk. */
export const talkCondition = 'if';
/** "Even if" is no condition. */
export const evenWord = 'even';

/** Endings of words that name a disease, where no table has it. Own list. */
export const diseaseEndings: readonly string[] = 'itis|osis|emia|aemia|oma|opathy|algia|uria|ectasis'.split('|');

/** Words that make what they stand in the name of a disease or injury. Own list. */
export const diseaseWords: ReadonlySet<string> = new Set(
  'sprain strain fracture tear infection syndrome disease disorder failure virus flu reflux ulcer hernia cyst stone injury impingement attack migraine anxiety depression deficiency insufficiency stenosis spasm effusion blockage reaction allergy eczema asthma dermatitis burn abscess bruise concussion torn injured pulled broken ligament mcl acl meniscus uti copd gerd gord ibs pcos dvt pe diabetes gout anemia anaemia hypertension arthritis cancer covid hypothyroidism sciatica shingles thrush tendon cold constipation leukoplakia appendicitis pneumonia croup impetigo scabies ringworm haemorrhoids hemorrhoids piles concussion whiplash vertigo tinnitus palsy angina infarction embolism fibroid fibroids nodules polyp gallstones colic wart warts measles chickenpox prediabetes preeclampsia cholestasis epilepsy dementia'.split(
    ' ',
  ),
);

/** Units of time so long that what was so many of them ago is another episode. */
export const longUnits: ReadonlySet<string> = new Set([
  'year',
  'years',
  'summer',
  'summers',
  'winter',
  'winters',
  'decade',
  'decades',
]);
export const agoWord = 'ago';

/** When a thing was that was there once. */
export const inThePast = 'in the past';

/** Words before an "if" that is no condition: "to see if". Own list. */
export const seesIf: ReadonlySet<string> = new Set([
  'see',
  'check',
  'know',
  'determine',
  'wonder',
  'ask',
  'say',
  'tell',
]);

/** After a denied thing they say that there is less of it, and not that there is none. Own list. */
export const lessThanBefore: readonly string[] =
  'as much|so much|that much|too much|as often|so often|that often|as bad|so bad|that bad|too bad|as badly|so badly|any worse|any more than|every day|every night|every time|all day|all night|all the time|all that|the whole time|anything like|nearly as|half as|like i was|like i used|like it was|like before|most days|most nights|constantly|always'.split(
    '|',
  );
