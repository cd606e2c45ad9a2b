import { describe, expect, it } from 'vitest';
import { makeKnownValues } from './known-values.ts';

function mark(text: string): string {
  const known = makeKnownValues();
  for (const name of ['FOSTER^ANN', 'Young', 'Li', 'Foley', 'Delacroix']) known.addName(name);
  known.addValue('4471-902', 'MRN');
  known.addValue('12 Quarry Lane', 'ADDRESS');
  known.addValue('(330) 555-0142', 'PHONE');
  let marked = '';
  let at = 0;
  for (const { start, end } of known.find(text)) {
    marked += `${text.slice(at, start)}\u00ab${text.slice(start, end)}\u00bb`;
    at = end;
  }
  return marked + text.slice(at);
}

const rows = [
  'a young man with li and a foley',
  'Foley catheter, Ann Arbor stage',
  'they foster hope',
  'code 447190, 330-555-0199',
  '12 quarry stones',
  '\u00abAnn\u00bb and \u00abdelacroix\u00bb; \u00abDELACROIX\u00bb was late',
  'Mr. \u00abYoung\u00bb, \u00abfoster\u00bb \u00abann\u00bb, \u00abLi\u00bb \u00abYoung\u00bb',
  'chart \u00ab4471902\u00bb or \u00ab4471 902\u00bb',
  'at \u00ab12 QUARRY LANE\u00bb, call \u00ab330.555.0142\u00bb',
  "\u00abfoster\u00bb's wife",
];

describe('what is known of a record', () => {
  it.each(rows)('is found in %s', (row) => expect(mark(row.replace(/[\u00ab\u00bb]/g, ''))).toBe(row));
});
