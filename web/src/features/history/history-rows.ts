import type { HistoryItem } from '@notewright/contract';
import { formatBriefly, formatHour, formatMinute, groupByDay } from '../../i18n/dates.ts';
import * as words from './words.ts';

/** A chat of the history, and what tells it from another of the same title. */
export interface HistoryChatRow {
  readonly kind: 'chat';
  readonly key: string;
  readonly item: HistoryItem;
  /** Counts the chats from 1. */
  readonly position: number;
  /** When it was written in last, as short as its group allows: "14:03" under a day, "Mar 05" among the pinned. */
  readonly time: string;
  /** The same in full, like "Mar 05, 2024 14:03". */
  readonly moment: string;
  /** Another chat of the list has the same title. */
  readonly isRepeated: boolean;
}

/** A line of the history: the heading of a group (Pinned, a day), or a chat. */
export type HistoryRow = { readonly kind: 'heading'; readonly key: string; readonly label: string } | HistoryChatRow;

interface Group {
  readonly key: string;
  readonly label: string;
  readonly items: readonly HistoryItem[];
  readonly formatTime: (moment: Date) => string;
}

function groupsOf(items: readonly HistoryItem[], pinned: readonly HistoryItem[] | null, now: Date): readonly Group[] {
  const days = (of: readonly HistoryItem[]): readonly Group[] =>
    groupByDay(of, now).map((day) => ({ ...day, formatTime: formatHour }));
  if (pinned === null) return days(items);
  const above = new Map([...pinned, ...items].filter((item) => item.is_pinned).map((item) => [item.id, item]));
  const group: Group = {
    key: 'pinned',
    label: words.pinned,
    items: groupByDay([...above.values()], now).flatMap((day) => day.items),
    formatTime: (moment) => formatBriefly(moment, now),
  };
  const below = days(items.filter((item) => !above.has(item.id)));
  return above.size === 0 ? below : [group, ...below];
}

/**
 * Chats, newest first, under the headings of their days; what is pinned stands above them in a group of its own and
 * nowhere else.
 * @param pinned the pinned chats, also those that `items` does not hold yet; null where pinned chats stand under their days
 */
export function layOutHistory(
  items: readonly HistoryItem[],
  pinned: readonly HistoryItem[] | null,
  now: Date,
): readonly HistoryRow[] {
  const groups = groupsOf(items, pinned, now);
  const counts = new Map<string, number>();
  for (const { title } of groups.flatMap((group) => group.items))
    counts.set(shownTitle(title), (counts.get(shownTitle(title)) ?? 0) + 1);
  let position = 0;
  return groups.flatMap(({ key, label, items: chats, formatTime }): HistoryRow[] => [
    { kind: 'heading', key, label },
    ...chats.map((item): HistoryChatRow => {
      const at = new Date(item.timestamp);
      return {
        kind: 'chat',
        key: item.id,
        item,
        position: ++position,
        time: formatTime(at),
        moment: formatMinute(at, now),
        isRepeated: (counts.get(shownTitle(item.title)) ?? 0) > 1,
      };
    }),
  ]);
}

/** A chat's title as it is shown. */
export function shownTitle(title: string): string {
  return title.trim() === '' ? words.untitled : title;
}

/** What a listener is told about the result of a search; `hasMore` when not all of it is loaded. */
export function countWords(count: number, hasMore: boolean): string {
  return count === 0 ? words.noChats : words.found(count, hasMore);
}
