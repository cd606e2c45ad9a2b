/** Relatives as clinicians write them, and the name a note gives them. Own list. */
export const relativeRows: readonly (readonly [string, string])[] = [
  ['Elder brother', 'elder brother|older brother|big brother'],
  ['Younger brother', 'younger brother|little brother|baby brother'],
  ['Elder sister', 'elder sister|older sister|big sister'],
  ['Younger sister', 'younger sister|little sister|baby sister'],
  ['Twin brother', 'twin brother'],
  ['Twin sister', 'twin sister'],
  ['Half-brother', 'half brother|half-brother'],
  ['Half-sister', 'half sister|half-sister'],
  ['Mother', 'mother|mom|mum|mo|mthr'],
  ['Father', 'father|dad|fa|fthr'],
  ['Parents', 'parents'],
  ['Brother', 'brother|bro'],
  ['Sister', 'sister|sis'],
  ['Siblings', 'siblings|sibs|sib'],
  [
    'Maternal grandmother',
    'maternal grandmother|mat gm|mgm|mat gran|mat nan|maternal gran|maternal nan|mat grandmother|maternal gm',
  ],
  ['Maternal grandfather', 'maternal grandfather|mat gf|mgf|mat grandad|maternal grandad|mat grandfather|maternal gf'],
  [
    'Paternal grandmother',
    'paternal grandmother|pat gm|pgm|pat gran|pat nan|paternal gran|paternal nan|pat grandmother|paternal gm',
  ],
  ['Paternal grandfather', 'paternal grandfather|pat gf|pgf|pat grandad|paternal grandad|pat grandfather|paternal gf'],
  ['Grandmother', 'grandmother|grandma|gma|gran|granny|nan|nana|nanna'],
  ['Grandfather', 'grandfather|grandpa|gpa|grandad|granddad'],
  ['Maternal aunt', 'maternal aunt|mat aunt'],
  ['Paternal aunt', 'paternal aunt|pat aunt'],
  ['Maternal uncle', 'maternal uncle|mat uncle'],
  ['Paternal uncle', 'paternal uncle|pat uncle'],
  ['Aunt', 'aunt|aunty|auntie'],
  ['Uncle', 'uncle'],
  ['Cousin', 'cousin'],
  ['Son', 'son'],
  ['Daughter', 'daughter|dtr|dau'],
];

/** People whose drugs a patient may borrow. */
export const closePeople: readonly string[] =
  'husband|hubby|wife|spouse|partner|girlfriend|boyfriend|friend|neighbor|neighbour|roommate|flatmate|colleague|coworker'.split(
    '|',
  );

/** Relatives whose heading is of themselves, and not of what they tell. */
export const jointRelatives: readonly string[] = ['parents', 'siblings'];

/** How a relative is, without a disease: "sibs well" (21 of 22 such entries of marked notes are family history). */
export const relativeStates: ReadonlySet<string> = new Set('well alive healthy died deceased fit'.split(' '));

/** Words by which a relative says or does something, so that what is named is not their own disease. */
export const relativeActs: ReadonlySet<string> = new Set(
  'say says said report reports ask asks asked updated worried help helps aware will to wants brought came with call calls called phoned there present here gives gave does lives drives thinks keen wonders concerned happy unsure agrees wondering visited visits visiting visit sure unsure stay stays staying looking'.split(
    ' ',
  ),
);

/** The forms of all relatives, in lower case. */
export const relativeForms: readonly string[] = relativeRows.flatMap(([, forms]) => forms.split('|'));

/** Words by which a relative is somebody's, before the relative: "his father had". Own list. */
export const relativeOwners: readonly string[] = ['his ', 'her ', 'their ', 'my ', "pt's ", "patient's ", 'pts '];

/** How a note speaks of the family as a whole; with ~ where it may be another word. */
export const familyForms: readonly string[] = [
  'family history',
  'family',
  '~fhx',
  '~fh',
  '~fam',
  '~fam hx',
  '~fmh',
  '~relatives',
  '~relative',
];

const ofChildren: ReadonlySet<string> = new Set(['Son', 'Daughter']);

/** Words that make what is stated somebody's before the patient: a patient's children are named for other reasons as well. */
export const forebearWords: readonly string[] = [
  ...new Set([
    ...relativeRows.flatMap(([name]) => (ofChildren.has(name) ? [] : name.toLowerCase().split(' '))),
    'family',
    'parent',
    'sibling',
    'grandma',
    'grandpa',
    'grandparent',
  ]),
];

/** Sides of a family, after a relative: "aunty (dads side) thyroid". Own list. */
export const familySides: readonly string[] = [
  "mom's",
  'moms',
  "mum's",
  'mums',
  "mother's",
  'mothers',
  "dad's",
  'dads',
  "father's",
  'fathers',
  'maternal',
  'paternal',
];

/** What goes from one person to the next, so that a relative who has it is a contact. Own list. */
export const contagious: ReadonlySet<string> = new Set(
  'cold colds covid flu influenza chickenpox varicella measles mumps impetigo scabies norovirus gastroenteritis gastro strep croup conjunctivitis nits lice ringworm whooping pertussis bug coryzal'.split(
    ' ',
  ),
);

/** What became of a relative, or was done for them, in a clause after the one that names them: "surgery, well". Own list. */
export const relativeOutcomes: ReadonlySet<string> = new Set(
  'surgery op operation chemo radiotherapy stent stents bypass cabg transplant stoma colostomy amputation dialysis insulin died dead alive well survived remission cpap bipap oxygen overdose ect suicide sanatorium pacemaker icd hysterectomy mastectomy colectomy ventilated intubated nephrectomy cured clear deceased metastatic life'.split(
    ' ',
  ),
);

/** Words after which a clause says what a relative died of: "mum died may, drink related liver disease". */
export const relativeDeaths: ReadonlySet<string> = new Set('died dead deceased passed'.split(' '));

/** Words of what somebody does or is to have now, so that a clause after a relative's is the patient's. */
export const patientTurns: ReadonlySet<string> = new Set(
  'wants she he her his pt patient today still lives works smokes smoker drinks denies plan refer start stop continue i we own himself herself'.split(
    ' ',
  ),
);

/** Words before which a capital and a full stop are the initial of a name: "seen by R. Jones". Own list. */
export const beforeNames: ReadonlySet<string> = new Set([
  ...relativeForms,
  ...closePeople,
  ...'by per with from and to for of see saw called nurse is was'.split(' '),
]);

/** Words that open what runs in a family, before the disease: "family history of stroke in father". Own list. */
export const familyOpens: readonly string[] =
  'family history of|family history includes|family history significant for|family history is significant for|there is a family history of|there is family history of|strong family history of|positive family history of|family hx of|fam hx of|fhx of|fhx|fh of|f/h/o'.split(
    '|',
  );

/** Words after a disease by which it runs in the family. Own list. */
export const runsInFamily: readonly string[] = [
  'runs in the family',
  'runs in family',
  'in the family',
  'run in the family',
];
