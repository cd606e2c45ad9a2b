import { abdomenAndKidneyLines } from './abdomen-and-kidney.data.ts';
import { circulatoryLines } from './circulatory.data.ts';
import { endocrineAndMindLines } from './endocrine-and-mind.data.ts';
import { infectionLines } from './infections.data.ts';
import { limbsAndSensesLines } from './limbs-and-senses.data.ts';
import { neoplasmLines, tumorSites } from './neoplasms.data.ts';

/** What a tumor of a site is called: the column of `tumorSites` and the ways to say it, with `@` for the site. */
const tumorNames: readonly (readonly [number, readonly string[]])[] = [
  [
    1,
    [
      '@ cancer',
      '@ carcinoma',
      '@ adenocarcinoma',
      '@ malignancy',
      'cancer of @',
      'cancer of the @',
      'carcinoma of @',
      'carcinoma of the @',
      'adenocarcinoma of @',
      'adenocarcinoma of the @',
      'malignant neoplasm of @',
    ],
  ],
  [2, ['@ metastasis', '@ metastases', 'metastasis to @', 'metastases to @', 'metastatic disease to @']],
  [3, ['benign @ tumor', 'benign tumor of @', 'benign neoplasm of @']],
  [4, ['@ tumor', '@ neoplasm', 'tumor of @', 'tumor of the @', 'neoplasm of @', '@ tumour', 'tumour of the @']],
];

function nameTumors(line: string): (readonly [string, string])[] {
  const cells = line.split('|');
  const sites = (cells[0] ?? '').split(';').map((site) => site.trim());
  return tumorNames.flatMap(([column, names]) => {
    const code = cells[column] ?? '-';
    if (code === '-') return [];
    return names.flatMap((name) => sites.map((site) => [code, name.replace('@', site)] as const));
  });
}

/** Every condition of these lists, as its code and one way to say it. */
export function listConditions(): (readonly [code: string, phrase: string])[] {
  const lines = [
    infectionLines,
    neoplasmLines,
    circulatoryLines,
    endocrineAndMindLines,
    abdomenAndKidneyLines,
    limbsAndSensesLines,
  ].flatMap((list) => list.trim().split('\n'));
  const named = lines.flatMap((line) => {
    const [code = '', phrases = ''] = line.split('|');
    return phrases.split(';').map((phrase) => [code, phrase.trim()] as const);
  });
  return [...tumorSites.trim().split('\n').flatMap(nameTumors), ...named];
}
