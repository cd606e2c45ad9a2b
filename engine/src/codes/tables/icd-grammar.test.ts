import { describe, expect, it } from 'vitest';
import { expandGrammar } from './icd-grammar.ts';
import { openIcd, packIcdColumns } from './packed-icd.ts';

function expand(rules: readonly string[], categories: readonly string[]): string[] {
  const text = `${rules.join('\n')}\n\n${categories.join('\n')}`;
  const table = openIcd(packIcdColumns(expandGrammar(text), 2022, 'test'), true);
  return [...table.under('')].map(({ code, billable, title }) => `${code}${billable ? '' : ' ...'} ${title}`);
}

describe('expandGrammar', () => {
  it('uses a rule below every code that names it', () => {
    expect(
      expand(['A:*a, initial encounter\tS:*a, sequela'], ['T07=Injuries|1', 'T14=Injury|1', 'T15=Foreign body']),
    ).toEqual([
      'T07 ... Injuries',
      'T07.A Injuries, initial encounter',
      'T07.S Injuries, sequela',
      'T14 ... Injury',
      'T14.A Injury, initial encounter',
      'T14.S Injury, sequela',
      'T15 Foreign body',
    ]);
  });

  it.each([
    ['keeps the title', '0:*a', 'Pain in limb, unspecified'],
    ['puts words between', '0:^c right*a', 'Pain in right limb, unspecified'],
    ['leaves words out', '0:^b~b*a', 'Pain limb, unspecified'],
    ['leaves the last words out', '0:*c', 'Pain in limb'],
    ['writes a title in full', '0=Ache', 'Ache'],
    ['starts again', '0:Other pain~b*a', 'Other pain in limb, unspecified'],
  ])('%s', (_, edit, title) => {
    expect(expand([edit], ['M79=Pain in limb, unspecified|1'])[1]).toBe(`M79.0 ${title}`);
  });

  it('goes down rule by rule', () => {
    expect(expand(['A:*a, again', '1:*a, right|1\t2:*a, left'], ['M79=Pain|2']).slice(1)).toEqual([
      'M79.1 ... Pain, right',
      'M79.1A Pain, right, again',
      'M79.2 Pain, left',
    ]);
  });
});
