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
