/** Who a clause says the patient is: an age in the engine's own form, and what somebody of that age and sex is called. */
export interface PersonForm {
  readonly form: RegExp;
  /** How an age is written in a phrase. */
  readonly age: (number: string, unit: string) => string;
  readonly sexes: Readonly<Record<string, string>>;
}

export const personForms: readonly PersonForm[] = [
  {
    form: /^(?<number>\d{1,3})-(?<unit>year|month|week|day)-old (?<noun>woman|man|girl|boy|female|male|patient)\b/i,
    age: (number, unit) => `${number}-${unit}-old`,
    sexes: { woman: 'female', girl: 'female', female: 'female', man: 'male', boy: 'male', male: 'male' },
  },
  {
    form: /^(?:paciente )?(?<noun>femenina|masculino|mujer|hombre|varón|niña|niño|paciente) de (?<number>\d{1,3}) (?<unit>años|meses|semanas|días)(?![\p{L}])/iu,
    age: (number, unit) => `${number} ${unit}`,
    sexes: {
      femenina: 'femenino',
      mujer: 'femenino',
      niña: 'femenino',
      masculino: 'masculino',
      hombre: 'masculino',
      varón: 'masculino',
      niño: 'masculino',
    },
  },
];
