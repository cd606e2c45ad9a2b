import { describe, expect, it } from 'vitest';
import type { CodeTables, PtpEdit } from '../../codes/tables/code-tables.ts';
import { builtInLibrary } from '../../codes/tables/built-in.ts';
import { readChart } from '../reading/read-chart.ts';
import { ncciEdit } from './ncci-edit.ts';

const edits: readonly PtpEdit[] = [
  { column1: '20610', column2: '20550', indicator: 1 },
  { column1: '11042', column2: '97597', indicator: 0 },
  { column1: '93000', column2: '93005', indicator: 9 },
];
const tables: CodeTables = {
  ...builtInLibrary.at(null),
  ncci: {
    version: 'test',
    size: 3,
    between: (a, b) =>
      edits.find(({ column1, column2 }) => [a, b].includes(column1) && [a, b].includes(column2)) ?? null,
  },
};

const check = (text: string): string[] =>
  ncciEdit
    .check(readChart(text, { at: () => tables }), [])
    .map(({ severity, codes }) => `${severity} ${codes.join('+')}`);

describe('ncciEdit', () => {
  it.each([
    ['CPT: 20610-RT, 20550', []],
    ['CPT: 20550, 20610', ['medium 20610+20550']],
    ['CPT: 20610, 20550-59', []],
    ['CPT: 11042-59, 97597-59', ['high 11042+97597']],
    ['CPT: 93000, 93005', []],
    ['CPT: 20610', []],
  ])('%s', (text, found) => {
    expect(check(text)).toEqual(found);
  });

  it.each([
    ['CPT: 45385, 45378', ['45385+45378']],
    ['CPT: 52356-LT, 52332-LT', ['52356+52332']],
    ['CPT: 52356-LT, 52332-RT', []],
    ['CPT: 11602, 11102', ['11602+11102']],
    ['CPT: 11602, 11102-59', []],
    ['CPT: 90839, 90834', ['90839+90834']],
    ['CPT: 97110-GP, 97010-GP', ['97110+97010']],
    ['CPT: 29881-RT, 29877-RT', ['29881+29877']],
    ['CPT: 90792, 99205', ['90792+99205']],
    ['CPT: 20610, 20550', []],
    ['CPT: 45385', []],
  ])('knows by the words of the manual where no edits are loaded: %s', (text, found) => {
    expect(ncciEdit.check(readChart(text), []).map(({ codes }) => codes.join('+'))).toEqual(found);
  });
});
