import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeNotes } from './merge-notes.ts';

const base = '## Note\n\nPain for 3 days.\n\n- ibuprofen\n- lisinopril\n\nRecheck in 2 weeks.';

describe('mergeNotes', () => {
  it('takes changes of different places from both', () => {
    const ours = base.replace('3 days', '4 days');
    const theirs = base.replace('2 weeks', '3 weeks');
    expect(mergeNotes(base, ours, theirs)).toEqual({
      markdown: base.replace('3 days', '4 days').replace('2 weeks', '3 weeks'),
      both: 0,
    });
  });

  it('takes changes of neighbouring lines from both', () => {
    const ours = base.replace('ibuprofen', 'ibuprofen 400 mg');
    const theirs = base.replace('lisinopril', 'lisinopril 10 mg');
    expect(mergeNotes(base, ours, theirs)).toEqual({
      markdown: base.replace('ibuprofen', 'ibuprofen 400 mg').replace('lisinopril', 'lisinopril 10 mg'),
      both: 0,
    });
  });

  it('keeps both versions of a sentence under each other', () => {
    const merged = mergeNotes(base, base.replace('3 days', '4 days'), base.replace('3 days', '5 days'));
    expect(merged.markdown).toContain('Pain for 4 days.\n\nPain for 5 days.\n\n- ibuprofen');
    expect(merged.both).toBe(1);
  });

  it('keeps both versions of an entry of a list in the list', () => {
    const merged = mergeNotes(base, base.replace('- ibu', '- no ibu'), base.replace('- ibu', '- some ibu'));
    expect(merged.markdown).toContain('- no ibuprofen\n- some ibuprofen\n- lisinopril');
  });

  it('keeps what one changed and the other took out', () => {
    const merged = mergeNotes(base, base.replace('- ibuprofen\n', ''), base.replace('ibuprofen', 'ibuprofen 400 mg'));
    expect(merged.markdown).toContain('- ibuprofen 400 mg');
  });

  it('loses no line that either wrote', () => {
    const line = fc.constantFrom('', 'a', 'b', '- c', '- d', '| e |', 'f');
    const own = (name: string) =>
      fc.array(fc.tuple(fc.nat(20), fc.constantFrom(`${name}1`, `- ${name}2`)), { maxLength: 6 });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 15 }), own('ours'), own('theirs'), (lines, mine, other) => {
        const put = (added: readonly (readonly [number, string])[]): string[] => {
          const copy: string[] = [...lines];
          added.forEach(([at, text], index) => copy.splice(at % (copy.length + 1), index % 2, `${text} ${index}`));
          return copy;
        };
        const [ours, theirs] = [put(mine), put(other)];
        const merged = new Set(mergeNotes(lines.join('\n'), ours.join('\n'), theirs.join('\n')).markdown.split('\n'));
        for (const one of [...ours, ...theirs]) if (/ours|theirs/.test(one)) expect(merged).toContain(one);
      }),
      { numRuns: 500 },
    );
  });
});
