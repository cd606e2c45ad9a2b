/**
 * Beginnings of words for what a drug, a food or a material may do to somebody, whether by allergy or not: enough to ask whether it
 * did, and no proof of it. Own list.
 */
export const harmStems: readonly string[] =
  'rash|hives|itch|swell|swoll|puffed|anaph|angio|urtic|blister|peel|sjs|wheez|bronchosp|asthma|cough|retention|seizure|fits|fitted|halluc|confus|dizz|faint|collaps|arrest|blackout|vomit|throw|threw|puke|sick|nause|diarr|cramp|ulcer|bleed|bled|jaundic|hepatit|pancreatit|neutrop|thrombocytop|agranul|platelet|tendon|achilles|myalg|muscle|rhabdo|dystoni|stiff|jitter|restless|akathis|tremor|deaf|tinnitus|suicid|headache|breathless|oedema|edema|palpit|brady|qtc|hypotens|methaem|methem|serum|thrush|conj|red|reddened|blotch|welts|tingl|foggy|drowsy|apnoea|apnea|liver|lft|kidney|thyroid|gums|hyperthermia|stridor|lips|tongue|throat|face|resus|icu|adrenaline|epinephrine|epipen|reaction|reacted|locked|oculogyr|reddens|burns|burnt|sunburn|photosens|nms|hit|hyperk|counts|lung|dermatitis|d+v|d&v|spew|rigor|bloody|emesis|qt|syncope|blackout|vile|awful|nightmare|weals|wheals|sore|runs|agitat|manic|psychos|neuropath|pneumonit|myocardit|hypog|hypok|hypona|gout|gynaecomast|incontin'.split(
    '|',
  );

/** Marks and words between a substance and what it did. A mark counts right after the substance or its year only. */
export const harmMarks: ReadonlySet<string> = new Set(['-', '–', '—', ':', '=', '->', '=>', '→']);

export const harmVerbs: ReadonlySet<string> = new Set(
  'gave gives caused causes made makes set sets brought brings left led followed triggered provoked produced got had developed ended stopped ceased discontinued withdrawn under after with and then on he she they'.split(
    ' ',
  ),
);

/** When a substance was had before, said right after it: what follows is what became of it. */
export const pastTimes: ReadonlySet<string> = new Set(
  'ago back once previously before kid child toddler teen teens teenager baby childhood hosp hospital trial tried'.split(
    ' ',
  ),
);

/** Verbs which with a person right after them say what a substance did: "made him see things". */
export const doneToSomebody: ReadonlySet<string> = new Set(
  'made makes gave gives left sent turned turns put brought brings knocked knocks'.split(' '),
);

export const somebody: ReadonlySet<string> = new Set(
  'him her me them it his my their patient pt lips tongue face throat skin hands neck'.split(' '),
);

/** What follows a substance that did good. */
export const reliefStems: readonly string[] = ['better', 'relief', 'sleep', 'energy', 'benefit', 'comfort', 'well'];

/** What is said of a substance that is not to be had again, or was not borne. In lower case, as words between spaces. */
export const avoidanceForms: readonly string[] = [
  'came out in',
  'came up in',
  'never again',
  'never retried',
  'never to',
  'not to have',
  'not to be given',
  'not to be restarted',
  'not to take',
  'not again',
  'not for',
  'no more',
  'cannot have',
  'cannot take',
  "can't have",
  "can't take",
  'cant have',
  'cant take',
  "won't have",
  "won't take",
  "won't retry",
  'wont have',
  'told never',
  'told no',
  'told not to have',
  'avoid',
  'avoids',
  'avoiding',
  'contraindicated',
  'not tolerate',
  'not tolerated',
  "didn't tolerate",
  "couldn't tolerate",
  'could not tolerate',
  "couldn't stand",
  'could not stand',
  "doesn't agree",
  'does not agree',
  "didn't agree",
  'did not agree',
  'disagrees with',
  'disagreed with',
  'intolerant',
  'intolerance',
  'sensitive to',
  'sensitivity',
  'reaction to',
  'reaction with',
  'reacted',
  'reacts',
  'side effects',
  'side effect',
  's/e',
  'adr',
  'so stopped',
  'so came off',
  'so quit',
  'so went back',
  'so switched',
  'so changed',
  'stopped for',
  'stopped due',
  'stopped because',
  'stopped as',
  'stopped after',
  'stopped by',
  'off because',
  'off due',
  'took her off',
  'took him off',
  'taken off',
  'came off because',
  'same with',
];

/** Words before a harm that keep it from being one. */
export const harmDenials: ReadonlySet<string> = new Set('no not nil without denies denied never neg nor'.split(' '));

/** Words between a substance and what it is taken for, or what it is to help. */
export const takenAgainst: ReadonlySet<string> = new Set(
  'for if prn against helps helped helping treats controls until till when'.split(' '),
);

/** Substances that are named only where somebody speaks of not having borne them, or by their class. */
export const furtherSubstances: ReadonlySet<string> = new Set(
  'mefenamic septrin allopurinol acei aceis ace statin statins aza thiopurine thiopurines steroid steroids tetracycline tetracyclines aminoglycoside aminoglycosides anaesthetic anesthetic suxamethonium sux scoline halothane inadine iodoform lanolin parabens rubber prawn prawns crab crabs lobster mussels seafood hazelnut hazelnuts banana kiwi avocado tomato chocolate wine sulphites jab vaccine jabs immunoglobulin transfusion plasma antibiotic triptan triptans contraceptive pill coil patch patches beta-blocker beta-blockers ccb ccbs ppi ppis ssri ssris snri tca tcas antihistamine antihistamines anti-inflammatories diuretics'.split(
    ' ',
  ),
);

/** Words between what a substance did and its name, whatever it is taken for. */
export const causeLinks: ReadonlySet<string> = new Set(['from', 'to', 'with', 'w', 'after', 'under', 'following']);

/** Words after "no" and a substance by which it is never had: "no NSAIDs since". */
export const everAfter: ReadonlySet<string> = new Set(['since', 'again', 'ever', 'anymore']);

/** Materials and classes that a note names alone only as what is not tolerated. */
export const namedAlone: ReadonlySet<string> = new Set(
  'latex elastoplast plaster plasters micropore adhesive sulfa sulpha penicillin pen pcn nuts peanuts peanut strawberry strawberries shellfish prawns eggs colophony nickel'.split(
    ' ',
  ),
);

/** Beginnings of words for what is hardly ever a reason to take a substance that stands before it: enough to place it by. */
export const firmHarmStems: readonly string[] =
  'rash|hives|welts|weals|wheals|itch|swell|swoll|anaph|angioed|urtic|blister|peel|sjs|stevens|wheez|bronchosp|asthma|cough|retention|seizure|fits|fitted|halluc|confus|dizz|faint|collaps|vomit|threw|spew|nause|diarr|d+v|d&v|cramp|bled|jaundic|hepatit|pancreatit|neutrop|thrombocytop|agranul|achil|myalg|rhabdo|dystoni|oculogyr|jitter|restless|akathis|deaf|tinnitus|suicid|breathless|palpit|hypotens|methaem|methem|serum|blotch|syncope|photosens|nms|hyperk|mening|agitat|paradox|upset|ptosis|tendon|tendin|lung|thrush|qt|conj|follicular|bronchospasm|dermatitis|ulcer|reddens|burns|burnt|sunburn|sickness'.split(
    '|',
  );

/** Parts and values that a substance may do something to, where a verb of what became of them follows. */
export const bodyParts: ReadonlySet<string> = new Set(
  'throat face lips lip tongue neck jaw skin hands eyes joints platelets counts potassium liver airway chest stomach'.split(
    ' ',
  ),
);
export const bodyVerbs: readonly string[] =
  'swell|swoll|puff|tingl|clos|fell|drop|went|rose|rais|stiff|lock|blister|peel|itch|red|blotch|tight|upset|pain|ulcer|up|crash'.split(
    '|',
  );

/** Words for how a substance was had, between it and what it did; a drug with its dose is what is taken. */
export const fromSubstance: ReadonlySet<string> = new Set(
  '- – — : = -> => → > , ( ? in as a an the kid child toddler teen teens teenager baby childhood from gp hosp hospital ed before that last year yr years yrs ago back once prev previously old w with at on had has gave gives caused causes causing made makes set sets off brought brings followed by her him his me them up then and which severe bad mild sore all over got developed was is upsets upset mouth long whole body face facial skin jan feb mar apr may jun jul aug sep sept oct nov dec c1 c2 c3'.split(
    ' ',
  ),
);

/** Words by which a drug was left off: what follows is why, and an allergy only where it is one by its name. */
export const leavesOff: ReadonlySet<string> = new Set('stopped ceased discontinued'.split(' '));
export const afterStop: ReadonlySet<string> = new Set(
  'rash hives anaphylaxis anaphylactic angioedema angioedema swelling swelled sjs dress urticaria blistered'.split(' '),
);

/** What may stand before the substance at the head of a clause. */
export const harmLeads: ReadonlySet<string> = new Set(
  'all allergies allergy - : inj tab tabs iv po im oral had'.split(' '),
);

/** Words at the head of a clause by which what follows is not to be had. */
export const barredOpens: readonly string[] = [
  'not to have',
  'not to be given',
  'unable to have',
  'unable to take',
  'cannot have',
  'cannot take',
  "can't have",
  "can't take",
  'cant have',
  'cant take',
  'must not have',
  'must never have',
  'never to have',
  'not for',
];

/** Words that keep a clause on a substance and what it did from being what is known. */
export const notYetKnown: ReadonlySet<string> = new Set('likely unlikely possible possibly query if'.split(' '));

/** Words at the head of what came of a reaction: "needed adrenaline", "catheter in ED 2023". */
export const harmFollows: readonly string[] =
  'so |same with|needed|needing|ended up|catheter|resus|ambulance|ed |a+e|a&e|icu|hosp|admitted|gp took|took her off|took him off|taken off|never again|never retried|never to|not to have|not again|not to be given|not for|stopped|settled|gone|faded|went away|burns unit|likewise|since |had it again|switched|changed to|was on|at the time|procyclidine|benztropine|antihistamine|label removed|code removed|delabelled|de-labelled'.split(
    '|',
  );

/** Beginnings of words by which a substance was borne. */
export const toleranceStems: readonly string[] = [
  'ok',
  'fine',
  'tolerat',
  'bother',
  'problem',
  'prob',
  'issue',
  'trouble',
];
