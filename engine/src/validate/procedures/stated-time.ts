import type { Span } from '../../model/span.ts';
import { perReading } from '../reading/per-reading.ts';

/** Minutes that the chart states for the whole visit. */
export interface StatedTime extends Span {
  readonly minutes: number;
  /** True where the chart says that the level rests on time. */
  readonly isBasis: boolean;
}

const amount = String.raw`(?:(\d{1,3})\s?-?(?:min\b|mins\b|minutes?\b)|(\d)\s?(?:h\b|hrs?\b|hours?\b)(?:\s?(?:and\s)?(\d{1,2})\s?(?:min\b|mins\b|minutes?\b))?)`;
const before = new RegExp(
  String.raw`\b(?:total (?:visit |encounter |provider |clinician |floor |unit )?time|time spent|(?:i )?spent(?: a total of)?|encounter time|visit time|total of|total(?= ?[:=]? ?\d)|time[- ]based)\b[^.\n\d]{0,60}${amount}`,
  'gi',
);
const after = new RegExp(
  String.raw`\b${amount}[^.\n\d]{0,30}\b(?:total(?: time)?|(?:was|were) spent|spent on the (?:date|day))\b`,
  'gi',
);
const basis =
  /\b(?:(?:level|coded|billed|billing|selected|chosen|code)[^.\n]{0,40}\b(?:by|on|using|based on)(?: total)? time|time[- ]based|based on (?:total )?time)\b/i;

/** Only a part of the visit: time in a waiting room, on the phone, in a single service or of a procedure. */
const elsewhere =
  /\b(?:waited|waiting|drive|transport|ambulat\w*|exercis\w*|walk\w*|sleep\w*|tourniquet|operative|procedure|anesthesia|psychotherapy|therapy|counseling on (?:tobacco|smoking)|cessation|advance care)\b/i;

function readMinutes([, minutes, hours, more]: RegExpMatchArray): number {
  return minutes === undefined ? Number(hours) * 60 + Number(more ?? 0) : Number(minutes);
}

/** The total time of the visit where the chart states one; null otherwise. */
export const readStatedTime = perReading(({ text }): StatedTime | null => {
  for (const pattern of [before, after]) {
    for (const match of text.matchAll(pattern)) {
      const end = match.index + match[0].length;
      const around = text.slice(Math.max(0, text.lastIndexOf('\n', match.index) + 1, match.index - 40), end);
      if (elsewhere.test(around)) continue;
      return { start: match.index, end, minutes: readMinutes(match), isBasis: basis.test(text) };
    }
  }
  return null;
});
