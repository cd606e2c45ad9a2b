import type { HistoryItem } from '@notewright/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chatKeys, type HistoryPages } from '../../api/chat-queries.ts';
import { forgetChats } from '../../session/forget-chats.ts';
import { queryClient } from '../../api/query.ts';
import { changeFlags, deleteChat, renameChat } from './changing/change-chats.ts';
import { countWords, layOutHistory, shownTitle } from './history-rows.ts';
import { createDebounce, searchPause } from '../../hooks/use-debounced.ts';

let isDown = false;
/** What the server's answer waits for. */
let hold: Promise<void> | null = null;
vi.mock('../../api/call.ts', async (original) => ({
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

/** The rows from top to bottom: headings with a hash, chats with their place and their id. */
const showRows = (chats: readonly HistoryItem[], pinned: readonly HistoryItem[] | null): string[] =>
  layOutHistory(chats, pinned, now).map((row) =>
    row.kind === 'heading' ? `# ${row.label}` : `${row.position} ${row.item.id}`,
  );

describe('layOutHistory', () => {
  it('groups newest first under Today, Yesterday and the day', () => {
    expect(showRows(items, [])).toEqual([
      '# Today',
      '1 later',
      '2 today',
      '# Yesterday',
      '3 yesterday',
      '# Feb 27, 2026',
      '4 old',
    ]);
  });

  it('puts pinned chats above the days, newest first, also those not listed yet, and nowhere else', () => {
    const pin = { is_pinned: true };
    const listed = items.map((item) => (item.id === 'today' ? { ...item, ...pin } : item));
    const older = chatAt('older', new Date(2025, 11, 1), pin);
    const unpinned = chatAt('unpinned', new Date(2025, 11, 2));
    expect(showRows(listed, [older, unpinned])).toEqual([
      '# Pinned',
      '1 today',
      '2 older',
      '# Today',
      '3 later',
      '# Yesterday',
      '4 yesterday',
      '# Feb 27, 2026',
      '5 old',
    ]);
  });

  it('leaves pinned chats under their days where all that is listed is pinned', () => {
    const pinned = [chatAt('old', new Date(2026, 1, 27, 8), { is_pinned: true })];
    expect(showRows(pinned, null)).toEqual(['# Feb 27, 2026', '1 old']);
  });

  it('says when each chat was, and which title stands there twice', () => {
    const rows = layOutHistory(
      [
        chatAt('a', new Date(2026, 2, 5, 14, 3), { title: 'Knee pain' }),
        chatAt('b', new Date(2026, 1, 27, 8, 30), { title: 'Knee pain' }),
        chatAt('c', new Date(2026, 2, 5, 9, 0), { title: '' }),
        chatAt('d', new Date(2026, 0, 2, 9, 0), { title: ' ', is_pinned: true }),
        chatAt('e', new Date(2026, 0, 2, 9, 0), { title: 'Cough' }),
      ],
      [],
      now,
    );
    const rowTexts = rows.flatMap((row) =>
      row.kind === 'chat' ? [`${row.item.id}: ${row.time} | ${row.moment}${row.isRepeated ? ' | twice' : ''}`] : [],
    );
    expect(rowTexts).toEqual([
      'd: Jan 02 | Jan 02, 2026 09:00 | twice',
      'a: 14:03 | Today 14:03 | twice',
      'c: 09:00 | Today 09:00 | twice',
      'b: 08:30 | Feb 27, 2026 08:30 | twice',
      'e: 09:00 | Jan 02, 2026 09:00',
    ]);
  });
});

describe('chats of one title and one minute', () => {
  it('show their seconds', () => {
    const rows = layOutHistory(
      [
        chatAt('a', new Date(2026, 2, 5, 14, 3, 9), { title: 'Redacted note' }),
        chatAt('b', new Date(2026, 2, 5, 14, 3, 2), { title: 'Redacted note' }),
        chatAt('c', new Date(2026, 2, 5, 14, 3, 1), { title: 'Cough' }),
      ],
      null,
      now,
    );
    expect(rows.flatMap((row) => (row.kind === 'chat' ? [`${row.time} | ${row.moment}`] : []))).toEqual([
      '14:03:09 | Today 14:03:09',
      '14:03:02 | Today 14:03:02',
      '14:03 | Today 14:03',
    ]);
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
    await vi.waitFor(() => expect(find('old')?.title).toBe('New name'), 60_000);
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
    await vi.waitFor(() => expect(find('old')?.is_saved).toBe(true), 60_000);
    forgetChats();
    queryClient.clear();
    resolve();
    await expect(changed).rejects.toThrow('down');
    hold = null;
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
  });
});
