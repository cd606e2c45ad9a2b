import type { Span } from '../../model/span.ts';
import { findMatches } from '../../text/find-matches.ts';
import type { ChartReading } from './read-chart.ts';

const inAndOut =
  /\b(?:time in|start(?:ed)?(?: time)?|began(?: at)?|from|incision)\W{0,4}(\d{1,2}):(\d{2})\s?([ap])?\.?m?\.?[^\n\d]{0,24}\b(?:time out|stop(?:ped)?(?: time)?|end(?:ed)?(?: time)?|finished(?: at)?|closed|to)\W{0,4}(\d{1,2}):(\d{2})\s?([ap])?\.?m?/gi;

const minutesOf = (hour: string | undefined, minute: string | undefined, half: string | undefined): number =>
  ((Number(hour) % (half ? 12 : 24)) + (half?.toLowerCase() === 'p' ? 12 : 0)) * 60 + Number(minute);

/** A service that ends before it begins; one that runs past noon without "pm", or past midnight, does not. */
export function findClockConflict({ text }: ChartReading): Span | undefined {
  const match = findMatches(text, inAndOut).find(([, h1, m1, half1, h2, m2, half2]) => {
    const [begin, end] = [minutesOf(h1, m1, half1), minutesOf(h2, m2, half2)];
    if (end >= begin || (half1 === undefined) !== (half2 === undefined)) return false;
    const isPastNoon = half1 === undefined && end < 7 * 60 && begin >= 9 * 60;
    return !isPastNoon && !(begin >= 20 * 60 && end < 8 * 60);
  });
  return match && { start: match.index, end: match.index + match[0].length };
}

/** "2:00 PM, time out 2:20 PM, 45 minutes", "(14:18 to 14:29), 20 minutes". */
const spanWithMinutes =
  /\b(\d{1,2}):(\d{2})\s?([ap])?\.?m?\.?[\s,;–-]{1,4}(?:(?:time )?(?:out|stop|end|to|until)\b[\s:]{0,3}){0,2}(\d{1,2}):(\d{2})\s?([ap])?\.?m?\.?[\s,;()–-]{1,4}(?:total\W{0,3})?(\d{1,3}) ?min(?:ute)?s?\b/gi;
/** Clocks are read to the minute at both ends. */
const clockSlack = 3;

/** Minutes that are more than the clock gives between the times beside them. */
export function findMinutesBeyondClock({ text }: ChartReading): Span | undefined {
  const match = findMatches(text, spanWithMinutes).find(([, h1, m1, half1, h2, m2, half2, told]) => {
    const passed = minutesOf(h2, m2, half2) - minutesOf(h1, m1, half1 ?? half2);
    return passed > 0 && Number(told) > passed + clockSlack;
  });
  return match && { start: match.index, end: match.index + match[0].length };
}
