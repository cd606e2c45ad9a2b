/** What a phrase can take from the note at hand, by the names that people write between two `@`. */
export const phraseVariables = ['age', 'sex', 'name', 'complaint', 'medications', 'allergies', 'problems', 'date'] as const;
export type PhraseVariable = (typeof phraseVariables)[number];

/** Names by which record systems call the same, in small letters; Epic's SmartLinks where they are in common use. */
export const variableAliases: ReadonlyMap<string, PhraseVariable> = new Map<string, PhraseVariable>([
  ['edad', 'age'],
  ['ageyears', 'age'],
  ['sexo', 'sex'],
  ['gender', 'sex'],
  ['fname', 'name'],
  ['lname', 'name'],
  ['ptname', 'name'],
  ['patientname', 'name'],
  ['nombre', 'name'],
  ['cc', 'complaint'],
  ['rfv', 'complaint'],
  ['chiefcomplaint', 'complaint'],
  ['reasonforvisit', 'complaint'],
  ['motivo', 'complaint'],
  ['med', 'medications'],
  ['meds', 'medications'],
  ['cmed', 'medications'],
  ['currentmeds', 'medications'],
  ['medicamentos', 'medications'],
  ['alg', 'allergies'],
  ['allergy', 'allergies'],
  ['alergias', 'allergies'],
  ['prob', 'problems'],
  ['probl', 'problems'],
  ['problemlist', 'problems'],
  ['problemas', 'problems'],
  ['td', 'date'],
  ['today', 'date'],
  ['todaydate', 'date'],
  ['fecha', 'date'],
]);
