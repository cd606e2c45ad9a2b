/** What is written right before a code. */
export const codeSystems: readonly string[] = [
  ...['icd', 'icd10', 'icd-10'].flatMap((name) => [name, `${name}cm`, `${name}-cm`]),
  'cpt',
  'hcpcs',
  'code',
];
