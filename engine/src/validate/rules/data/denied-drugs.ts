/** A class of drugs, how a chart says that none of it is taken, and the drugs of it by their nonproprietary names. */
export interface DeniedDrugs {
  readonly words: RegExp;
  readonly drugs: RegExp;
  readonly what: string;
}

/** "Has not started any", "is not on", "denies taking", "stopped all". */
const notTaken = String.raw`(?:has|have|is|was|are)? ?(?:not|never)(?: yet| currently| been| ever)* (?:start(?:ed|ing)?|begun|on|tak(?:en|ing)|us(?:ed|ing)|tried|prescribed|filled)(?: on)?(?: any| an| a| her| his| the)?|(?:takes|uses) no|denies (?:taking|use of|using|being on)(?: any)?|declin(?:es|ed)(?: any| all)?|(?:is |now )?off all|no longer (?:takes|taking|on|uses)(?: any)?|has yet to start(?: any| an)?`;

function denied(what: string, words: string, drugs: RegExp): DeniedDrugs {
  return { what, words: new RegExp(String.raw`\b(?:${notTaken})\s(?:current |chronic |daily |home )?(?:${words})\b`, 'i'), drugs };
}

const insulins = /insulin|^(?:glargine|lispro|aspart|detemir|degludec|glulisine|nph)/;

/** Own list; the names by class after the AHFS classes. */
export const deniedDrugs: readonly DeniedDrugs[] = [
  { words: /\b(?:not (?:currently )?(?:on|taking)(?: any)?|denies(?: taking| use of)?(?: any)?|no|without)\s(?:current |chronic |home )?(?:anticoagula(?:nts?|tion)|blood thinners?)\b/i, drugs: /^(?:apixaban|rivaroxaban|dabigatran|edoxaban|warfarin|enoxaparin)$/, what: 'no anticoagulants' },
  { words: /\b(?:not (?:currently )?(?:on|taking|using)|no|never been on)\s(?:home )?insulin\b/i, drugs: insulins, what: 'no insulin' },
  { words: /\b(?:not (?:currently )?(?:on|taking)|denies(?: taking| use of)?|no|avoids)\s(?:any )?(?:chronic )?(?:opioids?|narcotics|opiates)\b/i, drugs: /^(?:oxycodone|hydrocodone|morphine|hydromorphone|tramadol|codeine|methadone|fentanyl|tapentadol)$/, what: 'no opioids' },
  { words: /\b(?:not (?:currently )?(?:on|taking)|denies(?: taking| use of)?|no)\s(?:any )?(?:oral )?(?:steroids?|corticosteroids?|prednisone)\b/i, drugs: /^(?:prednisone|methylprednisolone|dexamethasone|prednisolone)$/, what: 'no steroids' },
  { words: /\b(?:not (?:currently )?(?:on|taking) any|takes no|denies taking any|no (?:current|home|regular|daily|prescription))\s(?:prescription |daily |current |regular )?(?:medications?|meds|medicines)\b/i, drugs: /./, what: 'no medications' },
  denied('no antidepressants', 'anti-?depressants?|ssris?|snris?', /^(?:sertraline|fluoxetine|paroxetine|citalopram|escitalopram|fluvoxamine|venlafaxine|desvenlafaxine|duloxetine|bupropion|mirtazapine|trazodone|vilazodone|vortioxetine|amitriptyline|nortriptyline)$/),
  denied('no psychiatric medicine', '(?:psychiatric|psychotropic|psych|mental health) (?:medicines?|medications?|meds?|drugs?)|psychotropics?', /^(?:sertraline|fluoxetine|paroxetine|citalopram|escitalopram|fluvoxamine|venlafaxine|desvenlafaxine|duloxetine|bupropion|mirtazapine|trazodone|vilazodone|vortioxetine|aripiprazole|brexpiprazole|cariprazine|clozapine|haloperidol|lurasidone|olanzapine|paliperidone|quetiapine|risperidone|ziprasidone|lithium|buspirone|lamotrigine|divalproex)$/),
  denied('no antipsychotics', 'anti-?psychotics?', /^(?:aripiprazole|brexpiprazole|cariprazine|clozapine|haloperidol|lurasidone|olanzapine|paliperidone|quetiapine|risperidone|ziprasidone)$/),
  denied('no stimulants', 'stimulants?', /^(?:methylphenidate|dexmethylphenidate|amphetamine|dextroamphetamine|lisdexamfetamine)$/),
  denied('no benzodiazepines', 'benzodiazepines?|benzos?', /^(?:alprazolam|clonazepam|diazepam|lorazepam|temazepam|chlordiazepoxide)$/),
  denied('no statin', 'statins?|cholesterol (?:medicines?|medications?|meds?|pills?)', /statin$/),
  denied('no blood pressure medicine', '(?:bp|blood pressure|anti-?hypertensive) (?:medicines?|medications?|meds?|pills?|drugs?)|anti-?hypertensives?', /(?:pril|sartan|dipine|thiazide)$|^(?:metoprolol|atenolol|carvedilol|bisoprolol|chlorthalidone|clonidine)$/),
  denied('no beta blocker', 'beta[- ]?blockers?', /olol$|^carvedilol$/),
  denied('no diuretic', 'diuretics?|water pills?', /^(?:furosemide|torsemide|bumetanide|spironolactone|chlorthalidone|metolazone|hydrochlorothiazide)$/),
  denied('no insulin', 'insulin', insulins),
  denied('no aspirin', 'aspirin', /^aspirin$/),
  denied('no inhalers', '(?:[a-z]+ )?inhalers?', /^(?:albuterol|levalbuterol|fluticasone|budesonide|tiotropium|umeclidinium|formoterol|salmeterol|beclomethasone|mometasone)/),
  denied('no anticoagulants', 'anti-?coagula(?:nts?|tion)|blood thinners?', /^(?:apixaban|rivaroxaban|dabigatran|edoxaban|warfarin|enoxaparin)$/),
  denied('no opioids', 'opioids?|narcotics?|opiates?', /^(?:oxycodone|hydrocodone|morphine|hydromorphone|tramadol|codeine|methadone|fentanyl|tapentadol)$/),
  denied('no thyroid medicine', '(?:thyroid (?:medicines?|medications?|meds?|hormone|replacement))', /^(?:levothyroxine|liothyronine|methimazole)$/),
  denied('no seizure medicine', '(?:anti-?(?:seizure|epileptic|convulsant)s?(?: (?:medicines?|medications?|meds?|drugs?))?|seizure (?:medicines?|medications?|meds?))', /^(?:levetiracetam|lamotrigine|phenytoin|carbamazepine|oxcarbazepine|lacosamide|topiramate|zonisamide|valproate|valproic acid|divalproex)/),
  denied('no diabetes medicine', '(?:diabetes|diabetic|glucose[- ]lowering) (?:medicines?|medications?|meds?|pills?|drugs?)', /^(?:metformin|glipizide|glimepiride|glyburide|sitagliptin|linagliptin|empagliflozin|dapagliflozin|pioglitazone|semaglutide|liraglutide|dulaglutide|insulin)/),
];

/** Words before a drug that tell it as taken now. */
export const isTakenWords = /\b(?:takes|taking|on|uses|using|continues|tolerating|maintained on|managed with|controlled (?:on|with)|started|adherent (?:to|with)|compliant with)\s(?:[a-z]+\s){0,2}$/i;
