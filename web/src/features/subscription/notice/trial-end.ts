import { dayKey, formatTime } from '../../../lib/dates.ts';
import { daysLeft } from './which-notice.ts';

/** How long a trial still runs: in days, and to the minute (local time) when it ends today or tomorrow. */
export function sayTrialEnd(end: Date, now: Date): string {
  const left = daysLeft(end.toISOString(), now.getTime());
  if (left > 1) return `Your free trial has ${left} days left.`;
  const day = dayKey(end) === dayKey(now) ? 'today' : 'tomorrow';
  return `Your free trial ends ${day} at ${formatTime(end).slice(0, 5)}.`;
}
