import type { HistoryItem } from '@notewright/contract';
import { formatBriefly, formatHour, formatMinute, formatSecond, formatTime, groupByDay } from '../../i18n/dates.ts';
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
  /** The same in full, like "Mar 05, 2024 14:03"; to the second where that tells it from another of its title. */
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
  readonly formatWithin: (moment: Date) => string;
}

function groupsOf(items: readonly HistoryItem[], pinned: readonly HistoryItem[] | null, now: Date): readonly Group[] {
  const days = (of: readonly HistoryItem[]): readonly Group[] =>
    groupByDay(of, now).map((day) => ({ ...day, formatWithin: formatHour }));
  if (pinned === null) return days(items);
  const above = new Map([...pinned, ...items].filter((item) => item.is_pinned).map((item) => [item.id, item]));
  const group: Group = {
    key: 'pinned',
    label: words.pinned,
    items: groupByDay([...above.values()], now).flatMap((day) => day.items),
    formatWithin: (moment) => formatBriefly(moment, now),
  };
  const below = days(items.filter((item) => !above.has(item.id)));
  return above.size === 0 ? below : [group, ...below];
}

function countBy(items: readonly HistoryItem[], nameOf: (item: HistoryItem) => string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(nameOf(item), (counts.get(nameOf(item)) ?? 0) + 1);
  return counts;
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
  const all = groups.flatMap((group) => group.items);
  const sameTitle = countBy(all, ({ title }) => shownTitle(title));
  const nameOf = (item: HistoryItem): string =>
    words.chatAt(shownTitle(item.title), formatMinute(new Date(item.timestamp), now));
  const sameMinute = countBy(all, nameOf);
  let position = 0;
  return groups.flatMap(({ key, label, items: chats, formatWithin }): HistoryRow[] => [
    { kind: 'heading', key, label },
    ...chats.map((item): HistoryChatRow => {
      const at = new Date(item.timestamp);
      const hasTwin = (sameMinute.get(nameOf(item)) ?? 0) > 1;
      return {
        kind: 'chat',
        key: item.id,
        item,
        position: ++position,
        time: hasTwin ? formatTime(at) : formatWithin(at),
        moment: hasTwin ? formatSecond(at, now) : formatMinute(at, now),
        isRepeated: (sameTitle.get(shownTitle(item.title)) ?? 0) > 1,
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
