import type { ChatMessage, ChosenFlag } from '@notewright/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { queryClient } from '../../../../api/query.ts';
import { FlagsPanel } from './flags-panel.tsx';
import type { ShownFlag } from './list-flags.ts';

/** What is drawn is what the keyboard meets: which things stop it, in which order, and by which names. The presses are in `e2e/validify-flags`. */

const chatId = '0190a000-0000-7000-8000-000000000001';
const flag = (id: string, severity: ShownFlag['severity'], more: Partial<ShownFlag> = {}): ShownFlag => ({
  id,
  severity,
  rule: 'code-not-billable',
  message: `${id} needs a look.`,
  query: null,
  basis: '',
  codes: [],
  sources: [],
  ...more,
});
const choice = (flagId: string, more: Partial<ChosenFlag> = {}): ChosenFlag => ({
  flag_id: flagId,
  choice: 'fixed',
  reason: '',
  chosen_by: '01890000-0000-7000-8000-000000000000',
  chosen_on: '2026-10-06T08:00:00.000Z',
  ...more,
});

function draw(flags: readonly ShownFlag[], choices: readonly ChosenFlag[] = []): string {
  queryClient.setQueryData(['chats', 'flag-choices', chatId], choices);
  const result = { tool: 'Validify', title: '', codes: [], flags, gaps: [], missing: [], disclaimer: '' };
  const reply = {
    timestamp: '2026-10-05T08:00:00.000Z',
    statements: [],
    tool_result: result,
  } as unknown as ChatMessage;
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <FlagsPanel chatId={chatId} reply={reply} />
    </QueryClientProvider>,
  );
}

/** What the Tab key stops at, in order, by its name; what is only for paper stops nothing. */
function stopsOf(markup: string): readonly string[] {
  const stops = [...markup.matchAll(/<(button|summary)\b([^>]*)>(.*?)<\/\1>/gs)];
  return stops.map(([, , marks = '', inner = '']) => {
    const label = /aria-label="([^"]*)"/.exec(marks)?.[1];
    return label ?? inner.replace(/<[^>]*>/g, '').trim();
  });
}

const decisions = ['Accept', 'Dismiss', 'Mark fixed'] as const;

beforeEach(() => queryClient.clear());

describe('the flags under an audit, by keyboard', () => {
  it('stop it at the three decisions of each, the most severe first', () => {
    const markup = draw([flag('Low', 'low'), flag('High', 'high')]);
    expect(stopsOf(markup)).toEqual(['All 2', 'High 1', 'Low 1', ...decisions, ...decisions]);
    expect(markup.indexOf('High needs a look.')).toBeLessThan(markup.indexOf('Low needs a look.'));
    expect(markup).toContain('role="group" aria-label="Decide about: High needs a look."');
    expect(markup).toContain('2 of 2 still to decide.');
    expect(markup).toMatch(/aria-pressed="true">All/);
    expect(markup).not.toMatch(/tabindex="[1-9]|<(?:div|li|span|p)[^>]*tabindex/i);
  });

  it('leave the way back of what was decided, and stand folded where dismissed', () => {
    const markup = draw(
      [flag('One', 'high'), flag('Two', 'high'), flag('Three', 'high')],
      [choice('One'), choice('Two', { choice: 'dismissed', reason: 'Kept for reference' })],
    );
    expect(stopsOf(markup)).toEqual(['Undo', 'Accept', 'Dismiss', 'Mark fixed', 'Dismissed (1)', 'Undo']);
    expect(markup).toContain('1 of 3 still to decide.');
    expect(markup).toMatch(/<details(?![^>]*\bopen\b)/);
  });

  it('ask again about what was marked fixed before it was audited again', () => {
    const markup = draw([flag('One', 'high')], [choice('One', { chosen_on: '2026-10-04T08:00:00.000Z' })]);
    expect(stopsOf(markup)).toEqual(['Accept', 'Dismiss', 'Mark fixed', 'Undo']);
    expect(markup).toContain('and still there');
  });

  it('have a question to copy where there is one', () => {
    const markup = draw([flag('One', 'high', { query: 'Which knee was examined?' })]);
    expect(stopsOf(markup)[0]).toBe('Copy question');
  });

  it('are on paper what was decided, with nothing to press', () => {
    const markup = draw(
      [flag('One', 'high'), flag('Two', 'high')],
      [choice('Two', { choice: 'accepted', reason: 'Seen' })],
    );
    const paper = /<div class="[^"]*nw-flags-paper hidden print:block">.*$/s.exec(markup)?.[0] ?? '';
    expect(paper).toContain('Two needs a look.');
    expect(paper).toMatch(/Accepted on [^<]*: Seen/);
    expect(paper).not.toContain('One needs');
    expect(paper).not.toContain('<button');
    expect(draw([flag('One', 'high')])).not.toContain('nw-flags-paper');
  });

  it('are nothing where there are none', () => {
    expect(draw([])).toBe('');
  });
});
