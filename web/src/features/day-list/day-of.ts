import { dayStates, isTimeZone, type DayState } from '@notewright/contract';
import { dayKey } from '../../i18n/dates.ts';

/** What is asked for, as it stands in the address: nothing of a patient. */
export interface DayChoice {
  /** yyyy-MM-dd. */
  readonly date: string;
  /** Null for all. */
  readonly state: DayState | null;
  readonly tool: DayTool | null;
}

export const dayTools = ['Chartwright', 'TranscriptX'] as const;
export type DayTool = (typeof dayTools)[number];

const dateShape = /^(?:19|2[01])\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** The middle of a day on the reader's clock: no change of clocks reaches it. */
export const noonOf = (date: string): Date => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day, 12);
};

/** True for a day that there is: not for February 30th. */
export const isDay = (date: string): boolean => dateShape.test(date) && dayKey(noonOf(date)) === date;

/** The day so many days later, by the calendar. */
export function shiftDay(date: string, days: number): string {
  const noon = noonOf(date);
  return dayKey(new Date(noon.getFullYear(), noon.getMonth(), noon.getDate() + days, 12));
}

/** What an address asks for; today where it names no day. */
export function readChoice(search: URLSearchParams, today: string): DayChoice {
  const date = search.get('date') ?? '';
  return {
    date: isDay(date) ? date : today,
    state: dayStates.find((state) => state === search.get('state')) ?? null,
    tool: dayTools.find((tool) => tool === search.get('tool')) ?? null,
  };
}

/** The address of a choice; today is not named, so that it is today tomorrow as well. */
export function writeChoice({ date, state, tool }: DayChoice, today: string): URLSearchParams {
  const search = new URLSearchParams();
  if (date !== today) search.set('date', date);
  if (state !== null) search.set('state', state);
  if (tool !== null) search.set('tool', tool);
  return search;
}

/** The name of the reader's time zone; UTC where the browser knows none. */
export function ownTimeZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : 'UTC';
}
