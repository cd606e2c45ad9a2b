import type { Span } from '../../model/span.ts';
import { perReading } from '../reading/per-reading.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import { findServiceWords } from './data/service-words.ts';
import { findShown } from './find-shown.ts';
import { withoutClaimLines } from './without-claim-lines.ts';

const foundIn = perReading(() => new Map<string, Span | null>());

/**
 * Where the note of a chart, without the lines of its claim, shows that the service of a code was given; null where it does not,
 * undefined where the words of the service are not known. A claim may name a code on every line: the note is read once for each.
 */
export function findService(reading: ChartReading, code: string): Span | null | undefined {
  const words = findServiceWords(code);
  if (!words) return undefined;
  const found = foundIn(reading);
  const known = found.get(code);
  if (known !== undefined) return known;
  const place = findShown(withoutClaimLines(reading), words.shown);
  found.set(code, place);
  return place;
}
