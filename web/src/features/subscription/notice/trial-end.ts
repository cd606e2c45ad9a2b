import { dayKey, formatTime } from '../../../i18n/dates.ts';
import { daysLeft } from './which-notice.ts';
import * as words from './words.ts';

/** How long a trial still runs: in days, and to the minute (local time) when it ends today or tomorrow. */
export function sayTrialEnd(end: Date, now: Date): string {
  const left = daysLeft(end.toISOString(), now.getTime());
  if (left > 1) return words.daysLeft(left);
  const time = formatTime(end).slice(0, 5);
  return dayKey(end) === dayKey(now) ? words.endsToday(time) : words.endsTomorrow(time);
}
