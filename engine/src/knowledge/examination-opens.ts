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
  'sfh',
  'weber',
  '512 weber',
  'rinne',
  'cn 2-12',
  'cn ii-xii',
  'cns 2-12',
  'cranial nerves',
  'hb 1/6',
  'hb 2/6',
  'hb 3/6',
  'hb 4/6',
  'hb 5/6',
  'hb 6/6',
  'house-brackmann',
  'sve',
  'toco',
  'efm',
  'fht',
  'fhts',
  'ffl',
  'fundal height',
  'pe unremarkable',
  'pe normal',
  'pe wnl',
  'pe nl',
  'exam unremarkable',
  'exam normal',
  'exam wnl',
  'exam nl',
  'rest of pe',
  'rest of exam',
];

/** Words that lead to what an examination finds, and say no more: "Examination was notable for knee effusion". Own list. */
export const examinationLeads: readonly string[] = (
  'on examination|on exam|on physical examination|on physical exam|examination shows|examination showed|examination reveals|examination revealed|examination was notable for|examination is notable for|examination notable for|' +
  'exam shows|exam showed|exam reveals|exam revealed|exam notable for|exam was notable for|exam is notable for|exam significant for|exam remarkable for|physical exam shows|physical exam reveals|physical exam notable for|o/e'
).split('|');

/** The same after a heading of the examination: "Exam: notable for splenomegaly". Own list. */
export const findingLeads: readonly string[] =
  'notable for|significant for|remarkable for|shows|showed|reveals|revealed'.split('|');
