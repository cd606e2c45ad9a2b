import { describe, expect, it } from 'vitest';
import { findInText } from './find-in-text.ts';
import { readMarked } from './marked-table.ts';

function mark(text: string): string {
  let marked = '';
  let at = 0;
  for (const { start, end } of findInText(text)) {
    marked += `${text.slice(at, start)}\u00ab${text.slice(start, end)}\u00bb`;
    at = end;
  }
  return marked + text.slice(at);
}

describe('names found again', () => {
  it.each([
    'Patient: \u00abLong, Will\u00bb. A long-term plan. He will long for rest.',
    'Seen by \u00abDr. Rao\u00bb. LAO and RAO projections were taken.',
    '\u00abDr. Cho\u00bb saw him. Diet CHO 45 g per meal.',
    'Mr. \u00abMurphy\u00bb has pain. Murphy neg, Murphy +',
    '\u00abKlebsor Plaxin\u00bb came. The plain film is clear.',
    'Patient: \u00abSmith, John\u00bb. Portal \u00abjohn\u00bb.\u00absmith\u00bb',
    'Patient: \u00abRosa Baker\u00bb. Then \u00abrosa\u00bb.\u00abbaker\u00bb wrote; \u00abrosa baker\u00bb said so. \u00abBaker\u00bb said no. The baker left.',
    'Patient: \u00abYoung, Grace\u00bb. Login \u00abgrace\u00bb.\u00abyoung\u00bb; chart \u00abgrace-young\u00bb; a young man',
    '\u00abObiora Okafor\u00bb came. Then \u00abOkafor\u00bb left.',
    '\u00abDr. O\u0323\u0308\u00bb came. Later \u00abO\u00bb left.',
  ])('%s', (marked) => {
    expect(mark(readMarked(marked).text)).toBe(marked);
  });
});
