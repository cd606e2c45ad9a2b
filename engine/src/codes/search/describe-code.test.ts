import { describe, expect, it } from 'vitest';
import { builtInLibrary } from '../tables/built-in.ts';
import type { CodeTables, TabularNotes } from '../tables/code-tables.ts';
import { describeCode } from './describe-code.ts';

const tables = builtInLibrary.at(null);

describe('describeCode', () => {
  it('names what stands above and right below', () => {
    const found = describeCode(tables, 'e11.62');
    expect(found?.title).toBe('Type 2 diabetes mellitus with skin complications');
    expect(found?.chapter?.number).toBe(4);
    expect(found?.parents.map(({ code }) => code)).toEqual(['E11', 'E11.6']);
    expect(found?.children.map(({ code }) => code)).toEqual(['E11.620', 'E11.621', 'E11.622', 'E11.628']);
  });

  it('has no grandchildren among the children', () => {
    const children = describeCode(tables, 'E11')?.children.map(({ code }) => code);
    expect(children).toContain('E11.6');
    expect(children).toContain('E11.9');
    expect(children).not.toContain('E11.62');
  });

  it.each(['E11.92', 'ZZZ', '', '99999', 'constructor'])('knows nothing of %j', (code) => {
    expect(describeCode(tables, code)).toBeNull();
  });

  it('keeps to the systems asked for', () => {
    expect(describeCode(tables, 'I10', ['CPT', 'HCPCS'])).toBeNull();
  });

  it('passes on the notes of the tabular list', () => {
    const notes: TabularNotes = {
      ...tables.notes,
      of: (_code, kind) =>
        kind === 'excludes1' ? [{ codes: ['E10'], words: 'type 1 diabetes mellitus (E10.-)' }] : [],
      seventhCharacters: () => new Map([['A', 'initial encounter']]),
      isManifestation: () => false,
      termsOf: () => [],
      everyTerm: () => [],
    };
    const noted: CodeTables = { ...tables, notes };
    const found = describeCode(noted, 'E11.9');
    expect(found?.notes.excludes1.map(({ codes }) => codes)).toEqual([['E10']]);
    expect(found?.notes.codeFirst).toEqual([]);
    expect(found?.seventhCharacters).toEqual([{ letter: 'A', meaning: 'initial encounter' }]);
  });
});
