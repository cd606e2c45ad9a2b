/** How often, by what way and in what form a drug is taken: written or spoken form -> note language. Own list. */
export const frequencyRows: readonly (readonly [string, string])[] = [
  ['once a day', 'once daily'], ['once daily', 'once daily'], ['one time a day', 'once daily'], ['once per day', 'once daily'], ['1 time a day', 'once daily'], ['a day', 'daily'],
  ['every day', 'daily'], ['each day', 'daily'], ['daily', 'daily'], ['per day', 'daily'], ['qd', 'daily'], ['q . d', 'daily'], ['q day', 'daily'], ['qday', 'daily'], ['q daily', 'daily'], ['qdaily', 'daily'], ['every 24 hours', 'every 24 hours'],
  // "od" alone may be the right eye.
  ['mg od', 'daily'], ['mcg od', 'daily'], ['g od', 'daily'], ['tablet od', 'daily'], ['tab od', 'daily'], ['capsule od', 'daily'], ['units od', 'daily'], ['mg om', 'in the morning'], ['mcg om', 'in the morning'],
  ['twice a day', 'twice daily'], ['bd', 'twice daily'], ['twice daily', 'twice daily'], ['two times a day', 'twice daily'], ['2 times a day', 'twice daily'], ['2 times daily', 'twice daily'], ['twice per day', 'twice daily'], ['bid', 'twice daily'], ['b . i . d', 'twice daily'], ['morning and night', 'morning and night'],
  ['three times a day', 'three times daily'], ['three times daily', 'three times daily'], ['three times per day', 'three times daily'], ['3 times a day', 'three times daily'], ['3 times daily', 'three times daily'], ['tid', 'three times daily'], ['tds', 'three times daily'], ['t . i . d', 'three times daily'],
  ['four times a day', 'four times daily'], ['four times daily', 'four times daily'], ['4 times a day', 'four times daily'], ['4 times daily', 'four times daily'], ['qid', 'four times daily'], ['qds', 'four times daily'], ['q . i . d', 'four times daily'],
  ['at bedtime', 'at bedtime'], ['before bed', 'at bedtime'], ['before bedtime', 'at bedtime'], ['at night', 'at night'], ['nocte', 'at night'], ['nightly', 'nightly'], ['every night', 'nightly'], ['each night', 'nightly'], ['qhs', 'at bedtime'], ['q . h . s', 'at bedtime'], ['q hs', 'at bedtime'], ['hs', 'at bedtime'], ['every evening', 'every evening'], ['in the evening', 'in the evening'],
  ['in the morning', 'in the morning'], ['mane', 'in the morning'], ['every morning', 'every morning'], ['qam', 'every morning'], ['q am', 'every morning'], ['qpm', 'every evening'], ['q pm', 'every evening'], ['each morning', 'every morning'], ['in the am', 'in the morning'], ['in the pm', 'in the evening'],
  ['weekly', 'weekly'], ['once a week', 'once weekly'], ['once weekly', 'once weekly'], ['every week', 'weekly'], ['twice a week', 'twice weekly'], ['twice weekly', 'twice weekly'], ['three times a week', 'three times weekly'], ['3 times a week', 'three times weekly'], ['three times weekly', 'three times weekly'], ['biweekly', 'biweekly'],
  ['monthly', 'monthly'], ['once a month', 'once monthly'], ['once monthly', 'once monthly'], ['every month', 'monthly'], ['every other day', 'every other day'], ['qod', 'every other day'], ['every other week', 'every other week'],
  ['as needed', 'as needed'], ['prn', 'as needed'], ['p . r . n', 'as needed'], ['when needed', 'as needed'],
  ['with food', 'with food'], ['with meals', 'with meals'], ['with each meal', 'with meals'], ['w food', 'with food'], ['before meals', 'before meals'], ['ac', 'before meals'], ['w meals', 'with meals'], ['after meals', 'after meals'], ['with breakfast', 'with breakfast'], ['with dinner', 'with dinner'], ['on an empty stomach', 'on an empty stomach'],
  ['x 1', 'once'], ['x 1 dose', 'once'], ['one time only', 'once'], ['stat', 'stat'],
];

/** Those of the forms that begin with a word which may also say after what something is done. */
export const onceFrequencies: readonly string[] = frequencyRows.flatMap(([form]) =>
  form.startsWith('once ') ? [form] : [],
);

export const routeRows: readonly (readonly [string, string])[] = [
  ['by mouth', 'by mouth'], ['orally', 'by mouth'], ['po', 'by mouth'], ['p . o', 'by mouth'], ['oral', 'by mouth'], ['iv', 'IV'], ['intravenously', 'IV'], ['intravenous', 'IV'], ['iv push', 'IV push'], ['ivp', 'IV push'], ['ivpb', 'IV piggyback'], ['im', 'IM'], ['intramuscularly', 'IM'], ['intramuscular', 'IM'],
  ['subcutaneously', 'subcutaneously'], ['subcutaneous', 'subcutaneously'], ['subq', 'subcutaneously'], ['sub q', 'subcutaneously'], ['subcut', 'subcutaneously'], ['sc', 'subcutaneously'], ['sq', 'subcutaneously'], ['topically', 'topically'], ['topical', 'topically'], ['inhaled', 'inhaled'], ['inhalation', 'inhaled'],
  ['sublingual', 'sublingual'], ['sublingually', 'sublingual'], ['under the tongue', 'sublingual'], ['sl', 'sublingual'], ['per rectum', 'rectally'], ['rectally', 'rectally'], ['pr', 'rectally'], ['vaginally', 'vaginally'], ['nasally', 'nasally'], ['intranasally', 'intranasal'], ['intranasal', 'intranasal'], ['in each nostril', 'in each nostril'],
  ['transdermal', 'transdermal'], ['transdermally', 'transdermal'], ['via nebulizer', 'by nebulizer'], ['by nebulizer', 'by nebulizer'], ['nebulized', 'by nebulizer'], ['neb', 'by nebulizer'], ['per g tube', 'per G-tube'], ['in both eyes', 'in both eyes'], ['in each eye', 'in each eye'], ['in the right eye', 'in the right eye'], ['in the left eye', 'in the left eye'],
];

/** Units and dose forms that may follow a number after a drug. */
export const doseUnits: ReadonlySet<string> = new Set(
  (
    'mg mcg g gram grams milligram milligrams microgram micrograms ml milliliter milliliters unit units meq milliequivalents puff puffs tablet tablets tab tabs capsule capsules cap caps pill pills ' +
    'drop drops gtt gtts spray sprays patch patches lozenge lozenges suppository suppositories iu % percent'
  ).split(' '),
);

/** Units as they are written in a list. */
export const unitNames: Readonly<Record<string, string>> = {
  milligram: 'mg', milligrams: 'mg', microgram: 'mcg', micrograms: 'mcg', gram: 'g', grams: 'g', milliliter: 'mL', milliliters: 'mL', ml: 'mL', meq: 'mEq', milliequivalents: 'mEq',
  tab: 'tablet', tabs: 'tablets', cap: 'capsule', caps: 'capsules', gtt: 'drop', gtts: 'drops', percent: '%', iu: 'units',
};

/** What a dose may be given by: "mg/kg", "mg/day", "mcg/hr". */
export const perUnits: ReadonlySet<string> = new Set('kg day d hr h hour min minute dose m ml puff actuation'.split(' '));

/** Minerals and vitamins, which are medicines only where a dose is given; without one they are blood levels or food. */
export const supplements: ReadonlySet<string> = new Set(
  'iron calcium magnesium potassium zinc vitamin biotin turmeric glucosamine niacinamide probiotic'.split(' '),
);
