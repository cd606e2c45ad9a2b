import type { HistoryItem } from '@notewright/contract';
import { groupByDay } from '../../lib/dates.ts';
import * as words from './words.ts';

/** A line of the history: the heading of a day, or a chat. */
export type HistoryRow =
  | { readonly kind: 'day'; readonly key: string; readonly label: string }
  | { readonly kind: 'chat'; readonly key: string; readonly item: HistoryItem; readonly position: number };

/** Chats, newest first, under the headings of their days; `position` counts the chats from 1. */
export function layOutHistory(items: readonly HistoryItem[], now: Date): readonly HistoryRow[] {
  const rows: HistoryRow[] = [];
  let position = 0;
  for (const group of groupByDay(items, now)) {
    rows.push({ kind: 'day', key: group.key, label: group.label });
    for (const item of group.items) rows.push({ kind: 'chat', key: item.id, item, position: ++position });
  }
  return rows;
}

/** A chat's title as it is shown. */
export function shownTitle(title: string): string {
  return title.trim() === '' ? words.untitled : title;
}

/** What a listener is told about the result of a search; `hasMore` when not all of it is loaded. */
export function countWords(count: number, hasMore: boolean): string {
  return count === 0 ? words.noChats : words.found(count, hasMore);
}
