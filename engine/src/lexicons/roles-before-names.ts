/** What somebody is to the patient, and the words before a name that say so, in English and Spanish. */
export const roleWordsBefore: readonly (readonly [string, string])[] = [
  ['MOTHER', 'mother mom mum mama mam\u00e1 madre'],
  ['FATHER', 'father dad papa pap\u00e1 padre'],
  ['WIFE', 'wife esposa'],
  ['HUSBAND', 'husband hubby hubb esposo marido'],
  ['SON', 'son sons hijo hijos'],
  ['DAUGHTER', 'daughter daughters dtr dtrs dau hija hijas'],
  ['BROTHER', 'brother brothers bro hermano hermanos'],
  ['SISTER', 'sister sisters sis hermana hermanas'],
  ['GRANDMOTHER', 'grandmother grandma gma granny abuela'],
  ['GRANDFATHER', 'grandfather grandpa gpa grandad granddad abuelo'],
  ['GRANDSON', 'grandson grandsons nieto'],
  ['GRANDDAUGHTER', 'granddaughter granddaughters granddtr grdtr gdtr nieta'],
  ['AUNT', 'aunt auntie aunty t\u00eda'],
  ['UNCLE', 'uncle t\u00edo'],
  ['NIECE', 'niece sobrina'],
  ['NEPHEW', 'nephew sobrino'],
  ['COUSIN', 'cousin cousins primo prima'],
  ['PARTNER', 'spouse partner girlfriend boyfriend gf bf fianc\u00e9 fianc\u00e9e fiance fiancee pareja'],
  ['FRIEND', 'friend friends neighbor neighbour neighbors neighbours roommate roommates amigo amiga vecino vecina'],
  ['CAREGIVER', 'caregiver caregivers carer guardian caretaker conservator babysitter nanny cuidador cuidadora'],
  ['PATIENT', 'patient pt pte paciente resident veteran client name nombre re regarding'],
];

/** Of those, words that mean the patient before a colon or equals sign alone: "Name: Okafor". */
export const roleLabels: ReadonlySet<string> = new Set(['name', 'nombre', 're', 'regarding']);

/** Titles of people who treat patients; they stay before a placeholder. */
export const clinicalTitles: readonly string[] = 'dr drs doctor doctora prof professor nurse midwife'.split(' ');
