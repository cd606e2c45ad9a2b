/**
 * Codes that cannot both be right for one patient, whatever the case: Excludes1 notes of the tabular list that leave no room for an
 * unrelated condition, and Medicare's mutually exclusive types.
 */
export const excludingPairs: readonly (readonly [RegExp, RegExp, string])[] = [
  [/^E10/, /^E11/, 'type 1 and type 2 diabetes'],
  [/^F32/, /^F33/, 'a single episode of depression and a recurrent one'],
  [/^F3[23]/, /^F31/, 'depression and bipolar disorder'],
  [/^J43/, /^J44/, 'emphysema and COPD'],
  [/^I10/, /^I1[1235]/, 'hypertension alone and hypertension with heart or kidney disease'],
  [/^F20/, /^F25/, 'schizophrenia and schizoaffective disorder'],
  [/^K70\.3/, /^K74\.6/, 'alcoholic cirrhosis and other cirrhosis'],
  [/^R73\.03/, /^E1[013]/, 'prediabetes and diabetes'],
  [/^Z72\.0/, /^F17/, 'tobacco use and nicotine dependence'],
  [/^F17/, /^Z87\.891/, 'nicotine dependence and a history of it'],
  [/^Z00\.00/, /^Z00\.01/, 'an examination with and without abnormal findings'],
  [/^Z00\.129/, /^Z00\.121/, 'an examination with and without abnormal findings'],
  [/^N18\.6/, /^N18\.[1-59]/, 'end stage renal disease and an earlier stage'],
  [/^I12\.9/, /^N18\.[56]/, 'hypertensive kidney disease of stages 1 to 4 and kidney disease of stage 5 or the end stage'],
  [/^I12\.0/, /^N18\.[1-4]/, 'hypertensive kidney disease of stage 5 or the end stage and kidney disease of an earlier stage'],
  [/^I13\.(?:0|10)/, /^N18\.[56]/, 'hypertensive heart and kidney disease of stages 1 to 4 and kidney disease of stage 5 or the end stage'],
  [/^I13\.(?:11|2)/, /^N18\.[1-4]/, 'hypertensive heart and kidney disease of stage 5 or the end stage and kidney disease of an earlier stage'],
  [/^E78\.5/, /^E78\.[0-4]/, 'unspecified hyperlipidemia and a specified one'],
  [/^I48\.91/, /^I48\.[012]/, 'unspecified atrial fibrillation and a specified type'],
  [/^N40\.0/, /^N40\.1/, 'prostate enlargement with and without urinary symptoms'],
  [/^K21\.9/, /^K21\.0/, 'reflux with and without esophagitis'],
  [/^G47\.00/, /^F51\.0/, 'insomnia and insomnia not due to a substance or condition'],
];
