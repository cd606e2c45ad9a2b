import { describe, expect, it } from 'vitest';
import { builtInLibrary } from '../../codes/tables/built-in.ts';
import type { CodeLibrary } from '../../codes/tables/code-tables.ts';
import { validate } from '../validate.ts';
import { completeNote, flagsOf, withChange } from './data/complete-note.ts';
import { hccSupport } from './hcc-support.ts';

describe('hccSupport', () => {
  it.each([
    [
      withChange(
        'Assessment: Osteoarthritis of the right knee.',
        'Assessment: Osteoarthritis of the right knee. Bipolar disorder F31.9.',
      ),
      'medium: F31.9',
    ],
  ])('flags %j', (text, flag) => {
    expect(flagsOf(hccSupport, text)).toContain(flag);
  });

  it.each([
    completeNote,
    withChange(
      'Assessment: Osteoarthritis of the right knee.',
      'Assessment: Osteoarthritis of the right knee. Bipolar disorder F31.9, stable on lithium.',
    ),
    withChange(
      'Assessment: Osteoarthritis of the right knee.',
      'Assessment: Osteoarthritis of the right knee.\nType 2 diabetes E11.9: A1c 7.1, continue metformin.',
    ),
  ])('says nothing of %j', (text) => {
    expect(flagsOf(hccSupport, text)).toEqual([]);
  });

  it.each([
    ['F31.9', 1],
    ['E11.9', 0],
  ])('lets an imported map that pays only for %s decide', (paying, found) => {
    const library: CodeLibrary = {
      ...builtInLibrary,
      at: (day) => ({
        ...builtInLibrary.at(day),
        hcc: { version: 'test', size: 1, of: (code) => (code === paying ? '59' : null) },
      }),
    };
    const text = withChange(
      'Assessment: Osteoarthritis of the right knee.',
      'Assessment: Osteoarthritis of the right knee. Bipolar disorder F31.9.',
    );
    const flags = validate(text, { library }).flags.filter(({ rule }) => rule === 'hcc-support');
    expect(flags).toHaveLength(found);
  });
});
