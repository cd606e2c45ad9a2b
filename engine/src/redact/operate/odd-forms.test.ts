import { expect, it } from 'vitest';
import { matrixForms, oddNames, otherForms, otherIdentifiers, type OddForm } from '../testing/odd-forms.ts';
import { shieldText } from './shield.ts';

/** As somebody reads it who looks for the name. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/(?:%[0-9a-f]{2})+/gi, (encoded) => decodeURIComponent(encoded))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .toLowerCase();

/** Of the names, how many are left in a form, in whole or in part. */
function countLeft([, write]: OddForm): number {
  const left = oddNames.filter(([given, family]) => {
    const text = plain(shieldText(write(given, family)).text);
    return text.includes(given.toLowerCase()) || text.includes(family.toLowerCase());
  });
  return left.length;
}

/** Prints how many are left in each form, and gives the share over all. */
function shareLeft(title: string, forms: readonly OddForm[]): number {
  const rows = forms.map((form) => ({ name: form[0], left: countLeft(form) }));
  const share = rows.reduce((sum, { left }) => sum + left, 0) / (forms.length * oddNames.length);
  const lines = rows.map(({ name, left }) => `  ${name}: ${left} of ${oddNames.length}`);
  console.log(`${title}: ${(100 * share).toFixed(2)} % of the names are left\n${lines.join('\n')}`);
  return share;
}

it('leaves at most one name in a hundred of forty names in eight forms', () => {
  expect(shareLeft('Forty names in eight forms', matrixForms)).toBeLessThanOrEqual(0.01);
});

it('leaves at most one name in a hundred in other odd forms', () => {
  expect(shareLeft('Forty names in other forms', otherForms)).toBeLessThanOrEqual(0.01);
});

it.each(otherIdentifiers)('leaves nothing of %s', (_form, text, left) => {
  expect(shieldText(text).text).not.toMatch(left);
});
