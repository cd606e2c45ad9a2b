import { describe, expect, it } from 'vitest';
import { documentationRules } from './documentation-rules.ts';
import { completeNote, flagsOf } from './data/complete-note.ts';

describe('documentationRules', () => {
  it('names each rule once', () => {
    const names = documentationRules.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('finds nothing in a note that lacks nothing', () => {
    expect(documentationRules.flatMap((rule) => flagsOf(rule, completeNote))).toEqual([]);
  });
});
