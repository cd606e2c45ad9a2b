/**
 * Beginnings of words for what a drug, a food or a material may do to somebody, whether by allergy or not: enough to ask whether it
 * did, and no proof of it. Own list.
 */
export const harmStems: readonly string[] =
  'rash|hives|itch|swell|swoll|puffed|anaph|angio|urtic|blister|peel|sjs|dress|wheez|bronchosp|asthma|cough|retention|seizure|fits|fitted|halluc|confus|dizz|faint|collaps|arrest|blackout|vomit|throw|threw|puke|sick|nause|diarr|cramp|ulcer|bleed|bled|jaundic|hepatit|pancreatit|neutrop|thrombocytop|agranul|platelet|tendon|achilles|myalg|muscle|rhabdo|dystoni|stiff|jitter|restless|akathis|tremor|deaf|tinnitus|suicid|headache|breathless|oedema|edema|palpit|brady|qtc|hypotens|methaem|methem|serum|thrush|conj|red|reddened|blotch|welts|tingl|foggy|drowsy|apnoea|apnea|liver|lft|kidney|thyroid|gums|hyperthermia|stridor|lips|tongue|throat|face|resus|icu|adrenaline|epinephrine|epipen|reaction|reacted|locked|oculogyr|reddens|burns|burnt|sunburn|photosens|nms|hit|hyperk|counts|lung|dermatitis|d+v|d&v|spew|rigor|bloody|emesis|qt|syncope|blackout|vile|awful|nightmare|weals|wheals|sore|runs|agitat|manic|psychos|neuropath|pneumonit|myocardit|hypog|hypok|hypona|gout|gynaecomast|incontin'.split(
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
  'acei aceis ace statin statins aza thiopurine thiopurines steroid steroids tetracycline tetracyclines aminoglycoside aminoglycosides anaesthetic anesthetic suxamethonium sux scoline halothane inadine iodoform lanolin parabens rubber prawn prawns crab crabs lobster mussels seafood hazelnut hazelnuts banana kiwi avocado tomato chocolate wine sulphites jab vaccine jabs immunoglobulin transfusion plasma antibiotic triptan triptans contraceptive pill coil patch patches beta-blocker beta-blockers ccb ccbs ppi ppis ssri ssris snri tca tcas antihistamine antihistamines anti-inflammatories diuretics'.split(
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
