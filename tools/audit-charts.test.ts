import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readAuditChart, readAuditCharts } from '../bench/quality/audit-charts.ts';
import { auditFolders } from '../bench/quality/audit-figures.ts';
import { judgeFlags } from '../bench/quality/judge-flags.ts';
import { builtInLibrary } from '../engine/src/codes/tables/built-in.ts';

const quality = path.join(import.meta.dirname, '../bench/quality');
const charts = (
  await Promise.all(auditFolders.map(async (folder) => await readAuditCharts(path.join(quality, folder))))
).flat();

const kinds = [
  ['code-unknown', 'I10 first'],
  ['em-level', '99213'],
  ['gap-plan', 'Plan: rest.'],
  ['units', 'two units'],
  ['gap-exam', 'Exam normal.'],
  ['modifier', 'LT'],
  ['gap-date', '2022-01-02'],
  ['gap-signature', 'Signed A.'],
] as const;
const lines = kinds.map(([kind, words]) => `${kind} | ${words} |  | `);
const text = kinds.map(([, words]) => words).join('\n');
const fileOf = (changed: readonly string[]): string => `${text}\n=== defects\n${changed.join('\n')}\n`;

describe('the charts with planted defects', () => {
  test('every file reads, and its numbers are its own', () => {
    expect(charts.length).toBeGreaterThan(30);
    expect(new Set(charts.map(({ name }) => name.split('-', 1)[0])).size).toBe(charts.length);
  });

  test.each(charts.map((chart) => [chart.name, chart] as const))(
    '%s holds codes that exist, and eight faults',
    (_, chart) => {
      expect(chart.defects).toHaveLength(8);
      expect(chart.defective).not.toContain('===');
      const table = builtInLibrary.at('2022-03-01').icd;
      const codes = chart.clean.match(/\b[A-TV-Z]\d[\dA-Z]\.[\dA-Z]{1,4}\b/gu) ?? [];
      for (const code of codes) expect(table.find(code)?.billable ?? true, code).toBe(true);
      for (const { place, words } of chart.defects) {
        if (place !== null) expect(chart.defective.slice(place.start, place.end)).toBe(words);
      }
    },
  );

  test.each(charts.map((chart) => [chart.name, chart] as const))('%s changes with each fault alone', (_, chart) => {
    for (const { kind, words, alone } of chart.defects) {
      expect(alone, kind).not.toBe(chart.clean);
      expect(alone.includes(words), kind).toBe(true);
    }
    expect(new Set(chart.defects.map(({ alone }) => alone)).size).toBe(8);
  });

  test('changes the words of each defect and of nothing else', () => {
    const chart = readAuditChart(
      'sample',
      fileOf(['units | two units | nine units | nine', ...lines.filter((line) => !line.startsWith('units'))]),
    );
    expect(chart.defective).toBe('\n\n\nnine units\n\n\n\n\n');
    expect(chart.defects.find(({ kind }) => kind === 'units')?.place).toEqual({ start: 3, end: 7 });
  });

  test.each([
    ['a word that is not there', ['units | three units |  | ', ...lines.slice(1)], 'stands 0 times'],
    ['seven defects', lines.slice(1), 'eight defects'],
    ['a kind twice', ['em-level | I10 first |  | ', ...lines.slice(1)], 'eight kinds'],
    ['words that overlap', ['code-unknown | I10 first\\n99213 |  | ', ...lines.slice(1)], 'overlap'],
    ['a rule that does not exist', ['unit | I10 first |  | ', ...lines.slice(1)], 'not the name of a rule'],
    ['a field too few', ['code-unknown | I10 first | ', ...lines.slice(1)], 'four fields'],
    ['a place that is not there', ['code-unknown | I10 first |  | elsewhere', ...lines.slice(1)], 'must stand once'],
  ])('says what is wrong: %s', (_, changed, sentence) => {
    expect(() => readAuditChart('sample', fileOf(changed))).toThrow(sentence);
  });
});

describe('the judge of flags', () => {
  const chart = readAuditChart(
    'sample',
    fileOf(['units | two units | nine units | nine', ...lines.filter((line) => !line.startsWith('units'))]),
  );
  const flag = { id: '1', rule: 'units', message: 'Nine units.', codes: [], sources: [{ start: 8, end: 13 }] };

  test.each([
    ['hits by its rule and its line', flag, [], ['units']],
    ['hits what is missing by its rule alone', { ...flag, rule: 'modifier', sources: [] }, [], ['modifier']],
    ['misses at another line', { ...flag, sources: [{ start: 0, end: 1 }] }, [], []],
    ['is wrong when the clean chart has it too', flag, [flag], []],
    ['is wrong without a defect of its rule', { ...flag, rule: 'excludes1' }, [], []],
  ])('%s', (_, given, onClean, found) => {
    const verdict = judgeFlags(chart, [given], onClean);
    expect(verdict.found.map(({ kind }) => kind)).toEqual(found);
    expect(verdict.wrong).toHaveLength(found.length === 0 ? 1 : 0);
    expect(verdict.missed).toHaveLength(8 - found.length);
  });
});
