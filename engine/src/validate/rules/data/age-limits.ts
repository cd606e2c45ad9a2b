interface AgeRow {
  readonly codes: RegExp;
  /** Years: from the first, up to and with the last. */
  readonly from: number;
  readonly to: number;
  readonly who: string;
}

const row = (codes: RegExp, from: number, to: number, who: string): AgeRow => ({ codes, from, to, who });

/**
 * Ages for which codes hold: Medicare Code Editor, edit 4 (newborn 0, paediatric 0-17, maternity 9-64, adult 15-124), with the
 * titles of examinations (general adult, child) and the ages of body mass index codes.
 */
export const ageRows: readonly AgeRow[] = [
  row(/^Z38/, 0, 0.99, 'newborns'),
  row(/^P(?!9[146])/, 0, 0.99, 'newborns (a perinatal condition)'),
  row(/^Z00\.11/, 0, 0.1, 'newborns up to 28 days'),
  row(/^Z00\.12|^Z00\.2$|^Z00\.3$/, 0, 17.99, 'children up to 17 years'),
  row(/^Z00\.0[01]/, 15, 124, 'adults'),
  row(/^Z68\.5/, 2, 20.99, 'people from 2 to 20 years'),
  row(/^Z68\.[1-4]/, 20, 124, 'adults from 20 years'),
  row(/^O(?!0[89])|^Z3[34]|^Z3A|^Z39|^Z37/, 9, 64, 'women from 9 to 64 years (maternity)'),
  row(/^N40|^N41/, 15, 124, 'adults'),
  row(/^R54$/, 40, 124, 'older adults'),
  row(/^F03|^F01|^G30|^H25|^M80\.0|^M81\.0|^N95|^Z78\.0/, 15, 124, 'adults'),
  row(/^Z13\.4|^R62\.51|^F98|^L21\.1|^L22$|^R68\.1[12]|^J21/, 0, 17.99, 'children up to 17 years'),
  row(/^F91\.|^Z62\.82/, 0, 20, 'children and adolescents'),
]; // prettier-ignore

/** Preventive visits, new and established, by years of age: the numbers are facts; no descriptor stands here. */
export const preventiveAges: readonly { readonly codes: readonly string[]; readonly from: number; readonly to: number }[] = [
  { codes: ['99381', '99391'], from: 0, to: 0.999 },
  { codes: ['99382', '99392'], from: 1, to: 4.999 },
  { codes: ['99383', '99393'], from: 5, to: 11.999 },
  { codes: ['99384', '99394'], from: 12, to: 17.999 },
  { codes: ['99385', '99395'], from: 18, to: 39.999 },
  { codes: ['99386', '99396'], from: 40, to: 64.999 },
  { codes: ['99387', '99397'], from: 65, to: 124 },
]; // prettier-ignore
