import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expandGrammar } from '../../engine/src/codes/tables/icd-grammar.ts';
import { bareCode, openIcd, packIcdColumns, type IcdRow } from '../../engine/src/codes/tables/packed-icd.ts';
import { writeEdit } from './edit-title.ts';
import { learnGrammar } from './learn-grammar.ts';

const below = (code: string, title: string): IcdRow => ({ code, billable: true, title });
const above = (code: string, title: string): IcdRow => ({ code, billable: false, title });

function expand(text: string): IcdRow[] {
  const table = openIcd(packIcdColumns(expandGrammar(text), 2022, 'test'), true);
  return [...table.under('')].map((row) => ({ ...row, code: bareCode(row.code) }));
}

describe('writeEdit', () => {
  it.each([
    ['Sprain of ankle', 'Sprain of right ankle', ':*b right^b'],
    ['Sprain of ankle', 'Sprain of ankle, sequela', ':*a, sequela'],
    ['Typhoid fevers', 'Typhoid meningitis', ':*b meningitis'],
    ['Cholera', 'Botulism', '=Botulism'],
    ['Cholera', 'Cholera', ':*a'],
  ])('%s to %s', (from, to, edit) => {
    expect(writeEdit(from, to)).toBe(edit);
  });
});

describe('learnGrammar', () => {
  it('writes what stands below two codes once', () => {
    const rows = ['S00', 'S01'].flatMap((code) => [
      above(code, `Wound ${code}`),
      below(`${code}A`, `Wound ${code}, first`),
      below(`${code}S`, `Wound ${code}, later`),
    ]);
    const { text, rules, written } = learnGrammar(rows);
    expect([rules, written]).toEqual([1, 4]);
    expect(expand(text)).toEqual(rows);
  });

  it('refuses a code that is billable and a heading', () => {
    expect(() => learnGrammar([below('S00', 'Wound'), below('S00A', 'Wound, first')])).toThrow('S00');
    expect(() => learnGrammar([above('S00', 'Wound')])).toThrow('S00');
  });

  it('gives every title back, whatever its words', () => {
    const word = fc.constantFrom('right', 'left', 'of', 'Pain', 'in,', 'limb,', '(upper)', ',', 'IIIA', 'é');
    const title = fc.array(word, { minLength: 1, maxLength: 40 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(title, fc.array(title, { minLength: 1, maxLength: 9 }), (heading, titles) => {
        const rows = [above('M79', heading), ...titles.map((one, digit) => below(`M79${digit}`, one))];
        expect(expand(learnGrammar(rows).text)).toEqual(rows);
      }),
      { seed: 8 },
    );
  });
});
