import type { ChosenFlag } from '@notewright/contract';
import { describe, expect, it } from 'vitest';
import { decideFlags, isOpen, statementOf, type ShownFlag } from './list-flags.ts';

const flag = (id: string, severity: ShownFlag['severity'], more: Partial<ShownFlag> = {}): ShownFlag => ({
  id,
  severity,
  rule: 'code-not-billable',
  message: `Message of ${id}`,
  query: null,
  basis: '',
  codes: [],
  sources: [],
  ...more,
});
const replyOf = (flags: readonly ShownFlag[], gaps: readonly ShownFlag[] = []) => ({
  timestamp: '2026-10-05T08:00:00.000Z',
  tool_result: {
    tool: 'Validify' as const,
    title: '',
    codes: [],
    flags: [...flags],
    gaps: [...gaps],
    missing: [],
    disclaimer: '',
  },
});
const choice = (flagId: string, more: Partial<ChosenFlag> = {}): ChosenFlag => ({
  flag_id: flagId,
  choice: 'fixed',
  reason: '',
  chosen_by: '01890000-0000-7000-8000-000000000000',
  chosen_on: '2026-10-03T08:00:00.000Z',
  ...more,
});

describe('the flags under an audit', () => {
  it('come most severe first, gaps among them, without those that have no id', () => {
    const all = decideFlags(
      replyOf([flag('a', 'low'), flag('b', 'high'), flag('', 'high')], [flag('c', 'medium')]),
      [],
    );
    expect(all.map((one) => [one.flag.id, one.isGap, isOpen(one)])).toEqual([
      ['b', false, true],
      ['c', true, true],
      ['a', false, true],
    ]);
    expect(decideFlags({ timestamp: '2026-10-05T08:00:00.000Z', tool_result: null }, [])).toEqual([]);
  });

  it.each<[Partial<ChosenFlag>, boolean, boolean]>([
    [{}, true, true],
    [{ chosen_on: '2026-10-06T08:00:00.000Z' }, false, false],
    [{ choice: 'dismissed' }, false, false],
    [{ choice: 'accepted' }, false, false],
  ])('say whether what was decided still holds: %j', (more, stillThere, open) => {
    const [one] = decideFlags(replyOf([flag('a', 'high')]), [choice('a', more), choice('z')]);
    expect([one!.isStillThere, isOpen(one!)]).toEqual([stillThere, open]);
  });

  it('know their statement by its words: the last one, since codes stand before flags', () => {
    const sources = [{ start: 3, end: 8 }];
    const statement = (more: Pick<ShownFlag, 'sources'>) => ({
      text: '',
      at: { start: 0, end: 0 },
      support: 'supported' as const,
      ...more,
    });
    const statements = [
      statement({ sources }),
      statement({ sources: [] }),
      statement({ sources }),
      statement({ sources: [] }),
    ];
    expect(statementOf(statements, flag('a', 'high', { sources }))).toBe(2);
    expect(statementOf(statements, flag('a', 'high'))).toBeNull();
    expect(statementOf(statements, flag('a', 'high', { sources: [{ start: 1, end: 2 }] }))).toBeNull();
  });
});
