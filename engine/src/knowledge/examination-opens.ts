/** Words that open a finding of the examination and nothing else, wherever they stand. Own list. */
export const examinationOpens: readonly string[] = [
  'a&o',
  'a&ox',
  'a&ox3',
  'a&ox4',
  'aox3',
  'aox4',
  'aaox3',
  'alert and oriented',
  'perrl',
  'perrla',
  'eomi',
  'ctab',
  'rrr',
];
