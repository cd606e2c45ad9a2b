/** Drugs that people name by what they are for or look like: said, and written. Own list. */
export const ownDrugWords: readonly (readonly [string, string])[] = [
  ['the pill', 'oral contraceptive pill'],
  ['birth control pill', 'oral contraceptive pill'],
  ['birth control', 'contraceptive'],
  ['the mini pill', 'progestogen-only pill'],
  ['the coil', 'intrauterine device'],
  ['inhaler', 'inhaler (name not given)'],
  ['inhalers', 'inhalers (names not given)'],
  ['blue inhaler', 'blue inhaler'],
  ['brown inhaler', 'brown inhaler'],
  ['purple inhaler', 'purple inhaler'],
  ['blood pressure tablet', 'blood pressure tablet (name not given)'],
  ['blood pressure tablets', 'blood pressure tablets (names not given)'],
  ['blood pressure pill', 'blood pressure pill (name not given)'],
  ['blood pressure pills', 'blood pressure pills (names not given)'],
  ['blood pressure medication', 'blood pressure medication (name not given)'],
  ['cholesterol tablet', 'cholesterol tablet (name not given)'],
  ['water tablet', 'diuretic (name not given)'],
  ['water tablets', 'diuretic (name not given)'],
  ['water pill', 'diuretic (name not given)'],
  ['blood thinner', 'anticoagulant (name not given)'],
  ['blood thinners', 'anticoagulant (name not given)'],
  ['heart tablets', 'heart tablets (names not given)'],
  ['thyroid tablets', 'thyroid tablets (name not given)'],
  ['thyroid medication', 'thyroid medication (name not given)'],
  ['sleeping tablets', 'sleeping tablets (name not given)'],
  ['sleeping pills', 'sleeping pills (name not given)'],
  ['painkiller', 'painkillers (name not given)'],
  ['painkillers', 'painkillers (names not given)'],
  ['pain killers', 'painkillers (names not given)'],
  ['pain relief', 'pain relief (name not given)'],
  ['antihistamine', 'antihistamine (name not given)'],
  ['antihistamines', 'antihistamine (name not given)'],
  ['multivitamin', 'multivitamin'],
  ['multivitamins', 'multivitamin'],
  ['vitamins', 'vitamins'],
  ['eye drops', 'eye drops (name not given)'],
  ['steroid cream', 'steroid cream (name not given)'],
  ['moisturiser', 'emollient'],
  ['moisturizer', 'emollient'],
  ['cough syrup', 'cough syrup'],
  ['throat lozenges', 'throat lozenges'],
];

/** What was taken for the complaint, and is no drug of every day. Own list. */
export const triedWords: readonly string[] = [
  'tried',
  'took',
  'had some',
  'been taking some',
  'bought',
  "i've had",
  'popped',
  'i was taking',
  'used some',
  'put some',
  'been using some',
  'from the chemist',
  'from the pharmacy',
  'over the counter',
  "i've taken",
  'have taken',
  "i've been taking paracetamol",
  "i've been taking ibuprofen",
  'have been taking paracetamol',
  'been taking tylenol',
  'been taking ibuprofen',
  'given me some',
  'gave me',
  'today',
  'this morning',
  'last night',
];

/** A drug is no more taken. Own list. */
export const stopWords: readonly string[] = [
  'stopped',
  'came off',
  'come off',
  'no longer',
  "don't take",
  'not taking',
  'quit taking',
  'used to take',
  'used to be on',
  'was on',
  'ran out',
  'gave up',
  'not on',
];

/** Whether something taken helped. Own list. */
export const reliefWords: readonly (readonly [string, string])[] = [
  ["didn't help", 'without relief'],
  ['did not help', 'without relief'],
  ["doesn't help", 'without relief'],
  ["hasn't helped", 'without relief'],
  ["haven't helped", 'without relief'],
  ["doesn't do anything", 'without relief'],
  ["didn't do anything", 'without relief'],
  ["didn't touch", 'without relief'],
  ["doesn't touch", 'without relief'],
  ['not helping', 'without relief'],
  ["isn't helping", 'without relief'],
  ['not really helping', 'without relief'],
  ["hasn't really helped", 'without much relief'],
  ["didn't really help", 'without much relief'],
  ["doesn't really help", 'without much relief'],
  ['not much help', 'without much relief'],
  ['no relief', 'without relief'],
  ['no help', 'without relief'],
  ['helps a bit', 'with some relief'],
  ['helped a bit', 'with some relief'],
  ['helps a little', 'with some relief'],
  ['helped a little', 'with some relief'],
  ['some relief', 'with some relief'],
  ['a little relief', 'with some relief'],
  ['took the edge off', 'with some relief'],
  ['takes the edge off', 'with some relief'],
  ['eased it', 'with some relief'],
  ['wears off', 'with temporary relief'],
  ['wore off', 'with temporary relief'],
  ['for a while', 'with temporary relief'],
  ['helped', 'with relief'],
  ['helps', 'with relief'],
];

/** A drug is said not to be taken; the words stand right before it. Own list. */
export const notTakenWords: readonly string[] = [
  "don't take",
  'do not take',
  'not taking',
  'never take',
  'never took',
  "haven't taken",
  "didn't take",
  "haven't been taking",
  "can't take",
  'not on',
];

/** A drug is said to be no drug for the patient, and not that it is taken. Own list. */
export const cannotTakeWords: readonly string[] = [
  "can't take",
  "couldn't take",
  'makes me',
  'made me',
  'will she',
  'will he',
  'will you',
  'do i need',
  'does it go',
  'took me off',
  'is that',
  "isn't that",
  'should i',
  'could i',
  'can i',
];

/** The patient takes or took what is named, in an answer that was to name allergies. Own list. */
export const takenWords: readonly string[] = [
  'i take',
  'i just take',
  "i'm on",
  'i am on',
  'i was on',
  'i use',
  "i've been on",
  'she takes',
  'he takes',
  "he's on",
  "she's on",
  'he has',
  'she has',
];

/** A drug that was given or bought was never taken. Own list. */
export const neverTakenWords: readonly string[] = [
  'never took',
  'never take',
  'never taken',
  'never started',
  'never used',
  'never tried',
  'never had',
  'never opened',
  'never filled',
  "didn't take",
  'did not take',
  "didn't start",
  "haven't taken",
  "haven't started",
  'not taken',
  'in the drawer',
  "didn't like the sound of",
];

/** A drug that was taken is given up, in a statement of its own: "so I stopped it". Own list. */
export const givenUpWords: readonly string[] = [
  'stopped it',
  'stopped them',
  'stopped that',
  'stopped taking',
  'stopped those',
  'i stopped',
  'packed that in',
  'packed it in',
  'packed them in',
  'gave that up',
  'gave it up',
  'gave them up',
  'came off it',
  'came off that',
  'came off them',
  'binned it',
  'binned them',
  'quit it',
  'quit taking',
  'took me off',
  'taken me off',
  'took him off',
  'took her off',
  'off it now',
  'off that now',
  'not on that',
  'not on it',
  'not any more',
  'not anymore',
  'not since',
  'not now',
  'no longer',
  'not had that since',
  'not had it since',
  "haven't had it since",
];

/** A question whether a drug is taken, where it names the drug. Own list. */
export const askedDrugWords: readonly string[] = [
  'still on',
  'you on',
  'he on',
  'she on',
  'on the',
  'on any',
  'still taking',
  'taking',
  'take',
  'still take',
  'still have',
  'still using',
  'using',
  'use',
  'down for',
  'and the',
  'what about',
  'how about',
  'how are you getting on with',
  'stopped',
];

/** A drug that is asked for may have been stopped: "are you still on it". */
export const stillWord = 'still';

/** Words of an answer that say that what was asked for is taken. Own list. */
export const takenAnswers: readonly string[] = [
  'i take',
  'i do take',
  'taking it',
  'taking them',
  'taking that',
  'i have that',
  'every morning',
  'every night',
  'every day',
  'every evening',
  'once a day',
  'twice a day',
  'in the morning',
  'in the mornings',
  'at night',
  'at bedtime',
  'one a day',
  'two a day',
  'still on it',
  "i'm on it",
  'i am on it',
  'the little one',
];

/** A question whether the drug is taken that was named just before. Own list. */
export const takenPointing: readonly string[] = [
  'taking it',
  'taking that',
  'taking them',
  'taking those',
  'take it',
  'take that',
  'take them',
  'still on it',
  'still on that',
  'still on them',
  'on it now',
  'on that now',
  'using it',
  'using that',
  'using them',
  'use it',
  'use them',
  'still doing that',
];

/** Words that open a question which a yes or no does not answer. Own list. */
export const openAsks: ReadonlySet<string> = new Set('how what when why where which who whose'.split(' '));

/** A question whether a drug helped, or what it did, and not whether it is taken. Own list. */
export const reliefAsks: readonly string[] = [
  'help',
  'helps',
  'helped',
  'helping',
  'work',
  'works',
  'worked',
  'working',
  'side effects',
  'problem',
  'problems',
  'set it off',
  'upset',
  'agree with',
];

/** What a drug is put on with: its strength is a share. Own list. */
export const putOn: ReadonlySet<string> = new Set(
  'cream creams ointment gel solution drops lotion shampoo spray foam scalp skin'.split(' '),
);

/** How many a day, as it is said and written: "three a day" is not once daily. */
export const dayWord = 'day';
export const perDayWords = '{count} a day';

/** Words with which a dose or how often begins. Own list. */
export const amountOpens: ReadonlySet<string> = new Set(
  'one two half once twice every each daily nightly three four in at on as'.split(' '),
);

/** Every second day, as it is said and written. */
export const alternateDays = { said: 'alternate', unit: 'days', written: 'on alternate days' } as const;

/** Words of how a drug is taken, beside its name. Own list. */
export const doseUnitWords: readonly string[] = [
  'mg milligrams milligram mcg micrograms microgram grams units unit mls ml per cent percent',
  'tablet tablets tab tabs capsule capsules puff puffs spray sprays drops patch patches sachet sachets spoon spoonful inhaler inhalers',
  'once twice times daily day night morning evening bedtime needed week weekly monthly lunch breakfast tea food',
];

/** Things that are given and are no drug by their name: of one that is spoken of here no other drug is meant. Own list. */
export const givenThings: ReadonlySet<string> = new Set(
  (
    'patch patches spray sprays cream ointment gel lotion drops inhaler inhalers puffer nebuliser nebulizer injection injections shot vaccine jab ' +
    'vitamin vitamins supplement thinner thinners antibiotic antibiotics steroid steroids statin painkiller painkillers insulin biopsy hearing aids ' +
    'brace splint binder dressing ecg ekg scan'
  ).split(' '),
);
