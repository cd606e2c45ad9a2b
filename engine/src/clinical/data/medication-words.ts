/** How often, by what way and in what form a drug is taken: written or spoken form -> note language. Own list. */
export const frequencyRows: readonly (readonly [string, string])[] = [
  ['once a day', 'once daily'], ['once daily', 'once daily'], ['one time a day', 'once daily'], ['once per day', 'once daily'], ['a day', 'daily'],
  ['every day', 'daily'], ['each day', 'daily'], ['daily', 'daily'], ['per day', 'daily'], ['qd', 'daily'], ['q . d', 'daily'], ['q day', 'daily'],
  ['twice a day', 'twice daily'], ['twice daily', 'twice daily'], ['two times a day', 'twice daily'], ['2 times a day', 'twice daily'], ['bid', 'twice daily'], ['b . i . d', 'twice daily'],
  ['three times a day', 'three times daily'], ['three times daily', 'three times daily'], ['3 times a day', 'three times daily'], ['3 times daily', 'three times daily'], ['tid', 'three times daily'], ['t . i . d', 'three times daily'],
  ['four times a day', 'four times daily'], ['four times daily', 'four times daily'], ['4 times a day', 'four times daily'], ['qid', 'four times daily'], ['q . i . d', 'four times daily'],
  ['at bedtime', 'at bedtime'], ['at night', 'at night'], ['nightly', 'nightly'], ['every night', 'nightly'], ['qhs', 'at bedtime'], ['q . h . s', 'at bedtime'], ['hs', 'at bedtime'], ['every evening', 'every evening'],
  ['in the morning', 'in the morning'], ['every morning', 'every morning'], ['qam', 'every morning'], ['qpm', 'every evening'], ['each morning', 'every morning'],
  ['weekly', 'weekly'], ['once a week', 'once weekly'], ['once weekly', 'once weekly'], ['every week', 'weekly'], ['monthly', 'monthly'], ['once a month', 'once monthly'], ['every other day', 'every other day'], ['qod', 'every other day'],
  ['as needed', 'as needed'], ['prn', 'as needed'], ['p . r . n', 'as needed'],
  ['q4h', 'every 4 hours'], ['q6h', 'every 6 hours'], ['q8h', 'every 8 hours'], ['q12h', 'every 12 hours'], ['q 4 h', 'every 4 hours'], ['q 6 h', 'every 6 hours'], ['q 8 h', 'every 8 hours'], ['q 12 h', 'every 12 hours'],
  ['with food', 'with food'], ['with meals', 'with meals'], ['w food', 'with food'], ['before meals', 'before meals'], ['ac', 'before meals'], ['w meals', 'with meals'],
]; // prettier-ignore

export const routeRows: readonly (readonly [string, string])[] = [
  ['by mouth', 'by mouth'], ['orally', 'by mouth'], ['po', 'by mouth'], ['p . o', 'by mouth'], ['oral', 'by mouth'], ['iv', 'IV'], ['intravenously', 'IV'], ['im', 'IM'], ['intramuscularly', 'IM'],
  ['subcutaneously', 'subcutaneously'], ['subq', 'subcutaneously'], ['sc', 'subcutaneously'], ['sq', 'subcutaneously'], ['topically', 'topically'], ['inhaled', 'inhaled'], ['sublingual', 'sublingual'], ['sl', 'sublingual'],
  ['per rectum', 'rectally'], ['pr', 'rectally'], ['nasally', 'nasally'],
]; // prettier-ignore

/** Units and dose forms that may follow a number after a drug. */
export const doseUnits: ReadonlySet<string> = new Set(
  'mg mcg g gram grams milligram milligrams microgram micrograms ml unit units meq puff puffs tablet tablets tab tabs capsule capsules drop drops spray sprays iu % percent'.split(' '),
);
