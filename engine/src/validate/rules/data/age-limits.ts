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
  // "Elderly" is 35 and more at the delivery, "young" under 16 (tabular list, O09.5, O09.6).
  row(/^O09\.5/, 34, 64, 'mothers who are 35 or older at delivery'),
  row(/^O09\.6/, 9, 16.99, 'mothers who are under 16 at delivery'),
  row(/^N40|^N41/, 15, 124, 'adults'),
  row(/^R54$/, 40, 124, 'older adults'),
  row(/^F03|^F01|^G30|^H25|^M80\.0|^M81\.0|^N95|^Z78\.0/, 15, 124, 'adults'),
  row(/^Z13\.4|^R62\.51|^F98|^L21\.1|^L22$|^R68\.1[12]|^J21/, 0, 17.99, 'children up to 17 years'),
  row(/^A33$|^R95$|^R68\.13/, 0, 0.99, 'infants'),
  row(/^Z76\.[12]$|^Z00\.7|^F64\.2|^R10\.83$|^H26\.0/, 0, 17.99, 'children up to 17 years'),
  row(/^R41\.81/, 15, 124, 'adults'),
  row(/^F91\.|^Z62\.82/, 0, 20, 'children and adolescents'),
];

interface ProcedureAgeRow {
  readonly codes: readonly string[];
  /** Years: from the first, up to and with the last. */
  readonly from: number;
  readonly to: number;
  readonly what: string;
  readonly basis: string;
  /** The number itself is bound to the age; otherwise coverage is, and has exceptions. */
  readonly isStrict: boolean;
}

const numbers = (codes: string, from: number, to: number, what: string, basis: string): ProcedureAgeRow => ({
  codes: codes.split(' '), from, to, what, basis, isStrict: true,
});
const covered = (codes: string, from: number, to: number, what: string, basis: string): ProcedureAgeRow => ({
  ...numbers(codes, from, to, what, basis),
  isStrict: false,
});

const preventive = (codes: string, from: number, to: number): ProcedureAgeRow =>
  numbers(codes, from, to, 'a preventive visit', 'CPT preventive medicine services: numbers by age');
const critical = 'CPT newborn and critical care: numbers by age';
const vaccine = 'FDA labeling and CDC immunization schedule: licensed ages';
const medicare = 'Medicare coverage by age (42 CFR 410; National Coverage Determinations)';

/** Procedures that hold for an age: the numbers are facts; no descriptor stands here. Months are twelfths of a year. */
export const procedureAges: readonly ProcedureAgeRow[] = [
  preventive('99381 99391', 0, 0.999),
  preventive('99382 99392', 1, 4.999),
  preventive('99383 99393', 5, 11.999),
  preventive('99384 99394', 12, 17.999),
  preventive('99385 99395', 18, 39.999),
  preventive('99386 99396', 40, 64.999),
  preventive('99387 99397', 65, 124),
  numbers('99460 99461 99462 99463 99464 99465 99468 99469 99477', 0, 0.1, 'newborn care', critical),
  numbers('99471 99472', 0.07, 1.999, 'critical care', critical),
  numbers('99475 99476', 2, 5.999, 'critical care', critical),
  numbers('90460 90461', 0, 18.999, 'vaccine administration with counseling', 'CPT immunization administration: numbers by age'),
  numbers('90680 90681', 0, 0.999, 'a rotavirus vaccine', vaccine),
  numbers('90700 90702', 0, 6.999, 'a childhood diphtheria and tetanus vaccine', vaccine),
  numbers('90696 90698 90697 90723', 0, 6.999, 'a childhood combination vaccine', vaccine),
  numbers('90714 90715', 7, 124, 'a tetanus booster vaccine', vaccine),
  numbers('90710', 1, 12.999, 'a measles, mumps, rubella and varicella vaccine', vaccine),
  numbers('90651', 9, 45.999, 'a human papillomavirus vaccine', vaccine),
  numbers('90750', 18, 124, 'a zoster vaccine', vaccine),
  covered('G0402 G0438 G0439', 65, 124, 'a Medicare wellness visit', medicare),
  covered('71271 G0296', 50, 80.999, 'screening for lung cancer', 'USPSTF 2021; Medicare NCD 210.14'),
  covered('G0121 G0105', 45, 124, 'screening colonoscopy', 'Medicare NCD 210.3'),
];
