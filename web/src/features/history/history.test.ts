import type { HistoryItem } from '@notewright/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chatKeys, type HistoryPages } from '../../lib/chat-queries.ts';
import { forgetChats } from '../../lib/forget-chats.ts';
import { queryClient } from '../../lib/query.ts';
import { changeFlags, deleteChat, renameChat } from './changing/change-chats.ts';
import { countWords, layOutHistory, shownTitle } from './history-rows.ts';
import { createDebounce, searchPause } from './use-debounced.ts';

let isDown = false;
/** What the server's answer waits for. */
let hold: Promise<void> | null = null;
vi.mock('../../lib/call.ts', async (original) => ({
  ...(await original<object>()),
  call: async () => {
    await hold;
    if (isDown) throw new Error('down');
    return {};
  },
}));

function chatAt(id: string, local: Date, change: Partial<HistoryItem> = {}): HistoryItem {
  return { id, title: `Sample ${id}`, timestamp: local.toISOString(), is_pinned: false, is_saved: false, ...change };
}

const now = new Date(2026, 2, 5, 15, 0);
const items = [
  chatAt('old', new Date(2026, 1, 27, 8)),
  chatAt('today', new Date(2026, 2, 5, 0, 1)),
  chatAt('yesterday', new Date(2026, 2, 4, 23, 59)),
  chatAt('later', new Date(2026, 2, 5, 9)),
];

describe('layOutHistory', () => {
  it('groups newest first under Today, Yesterday and the day', () => {
    const rows = layOutHistory(items, now).map((row) =>
      row.kind === 'day' ? `# ${row.label}` : `${row.position} ${row.item.id}`,
    );
    expect(rows).toEqual(['# Today', '1 later', '2 today', '# Yesterday', '3 yesterday', '# Feb 27, 2026', '4 old']);
  });
});

describe('words', () => {
  it('names what has no name, and counts', () => {
    expect([shownTitle(''), shownTitle(' '), shownTitle('Knee')]).toEqual(['Untitled Chat', 'Untitled Chat', 'Knee']);
    expect([countWords(0, false), countWords(1, false), countWords(30, true)]).toEqual([
      'No chats found.',
      '1 chat found',
      'More than 30 chats found',
    ]);
  });
});

describe('createDebounce', () => {
  it('hands on the last value 300 ms after it came', () => {
    vi.useFakeTimers();
    const got: string[] = [];
    const debounce = createDebounce<string>(searchPause, (value) => got.push(value));
    debounce.push('k');
    vi.advanceTimersByTime(299);
    debounce.push('kn');
    vi.advanceTimersByTime(299);
    expect(got).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(got).toEqual(['kn']);
    debounce.push('x');
    debounce.cancel();
    vi.advanceTimersByTime(1000);
    expect(got).toEqual(['kn']);
    vi.useRealTimers();
  });
});

describe('changes', () => {
  const key = chatKeys.list('all', '');
  const listed = () => queryClient.getQueryData<HistoryPages>(key)?.pages[0]?.data ?? [];
  const find = (id: string) => listed().find((item) => item.id === id);
  const first = items[0] as HistoryItem;

  beforeEach(() => {
    isDown = false;
    queryClient.setQueryData<HistoryPages>(key, {
      pages: [{ data: [...items], next_cursor: null }],
      pageParams: [undefined],
    });
  });
  afterEach(() => queryClient.clear());

  it('are shown before the server has answered', async () => {
    const renamed = renameChat(first, 'New name');
    await Promise.resolve();
    await vi.waitFor(() => expect(find('old')?.title).toBe('New name'));
    await renamed;
    await changeFlags('old', { is_pinned: true });
    expect(find('old')).toMatchObject({ title: 'New name', is_pinned: true });
    await deleteChat('old');
    expect(find('old')).toBeUndefined();
  });

  it('are taken back when the server refuses', async () => {
    isDown = true;
    await expect(renameChat(first, 'New name')).rejects.toThrow();
    await expect(changeFlags('old', { is_saved: true })).rejects.toThrow();
    await expect(deleteChat('old')).rejects.toThrow();
    expect(find('old')).toEqual(first);
    expect(listed()).toHaveLength(items.length);
  });

  it('refused late bring no list back after work has gone on elsewhere', async () => {
    isDown = true;
    const { promise, resolve } = Promise.withResolvers<void>();
    hold = promise;
    const changed = changeFlags('old', { is_saved: true });
    await vi.waitFor(() => expect(find('old')?.is_saved).toBe(true));
    forgetChats();
    queryClient.clear();
    resolve();
    await expect(changed).rejects.toThrow('down');
    hold = null;
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
  });
});
