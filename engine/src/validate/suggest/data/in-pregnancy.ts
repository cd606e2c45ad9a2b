/**
 * Conditions that have a code of chapter 15 in pregnancy, which stands first (Official Guidelines I.C.15.a.1): the code without its last place, which
 * is the trimester, and whether the condition's own code stays beside it. From the tabular list, FY2022.
 */
export const inPregnancy: readonly (readonly [condition: RegExp, code: string, stays: boolean])[] = [
  [/^(?:D5\d|D6[0-4])/, 'O99.01', true],
  [/^E0[0-7]/, 'O99.28', true],
  [/^E10/, 'O24.01', true],
  [/^E11/, 'O24.11', true],
  [/^E66/, 'O99.21', true],
  [/^F1[0-68-9]/, 'O99.31', true],
  [/^F17/, 'O99.33', true],
  [/^F(?:[2-6]|53)/, 'O99.34', true],
  [/^G(?:40|43)/, 'O99.35', true],
  [/^I10/, 'O10.01', false],
  [/^J4[45]/, 'O99.51', true],
  [/^K(?:2|5|8)/, 'O99.61', true],
  [/^N10/, 'O23.0', true],
  [/^N30/, 'O23.1', true],
  [/^N39\.0/, 'O23.4', false],
];
