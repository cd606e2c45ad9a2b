import { chat, limits, type ResponseOf } from '@notewright/contract';
import { call } from '../../api/call.ts';
import { usePagedLines } from '../../hooks/use-paged-lines.ts';
import { ownTimeZone, type DayChoice } from './day-of.ts';

export type DayPage = ResponseOf<typeof chat.listDay>;
export type DayNote = DayPage['data'][number];

const linesOf = ({ data }: DayPage): readonly DayNote[] => data;
const cursorAfter = ({ next_cursor: cursor }: DayPage): string | null => cursor;

/** The notes of a day on the reader's clocks, and how many there are of each state. */
export function useDay({ date, state, tool }: DayChoice) {
  const zone = ownTimeZone();
  return usePagedLines<DayPage, DayNote>({
    queryKey: ['day-list', date, zone, state, tool],
    read: (cursor, signal) =>
      call(chat.listDay, {
        query: {
          date,
          time_zone: zone,
          limit: limits.chatListPageMaximum,
          ...(state === null ? {} : { state }),
          ...(tool === null ? {} : { tool }),
          ...(cursor === undefined ? {} : { cursor }),
        },
        signal,
      }),
    cursorAfter,
    linesOf,
    isNoted: true,
  });
}
