import type { WrittenCode } from '../../codes/code-shape.ts';
import type { Span } from '../../model/span.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import { findServiceWords } from './data/service-words.ts';

export interface TherapyMinutes {
  readonly minutes: number;
  readonly sources: readonly Span[];
}

const total =
  /\btotal (?:timed |treatment |therapy |direct |skilled |billable |one-on-one )*(?:code )?(?:treatment |therapy )?(?:time|minutes)\b[^.\n\d]{0,20}(\d{1,3})\b|\btimed (?:code )?(?:treatment )?(?:minutes|time)\b[^.\n\d]{0,20}(\d{1,3})\b|\btotal timed[:= ]{1,3}(\d{1,3})(?: ?min)?|\b(\d{1,3}) (?:total )?(?:timed|direct|one-on-one|skilled treatment) minutes\b/i;
const minutes = /\b(\d{1,3})\s?-?(?:min\b|mins\b|minutes?\b|')/gi;

function statedTotal(text: string): TherapyMinutes | null {
  const match = total.exec(text);
  if (!match) return null;
  const value = Number(match[1] ?? match[2] ?? match[3] ?? match[4]);
  return { minutes: value, sources: [{ start: match.index, end: match.index + match[0].length }] };
}

/** Minutes of each service on the lines that name it; held poses and pain-free minutes of an exercise would only add, never take away. */
function summedMinutes(text: string, timed: readonly WrittenCode[]): TherapyMinutes | null {
  const services = Map.groupBy(timed, ({ code }) => code);
  const countNamed = (line: string): number =>
    [...services].reduce(
      (count, [code, { length }]) =>
        line.includes(code) || findServiceWords(code)?.shown.test(line) ? count + length : count,
      0,
    );
  const sources: Span[] = [];
  let sum = 0;
  let at = 0;
  for (const line of text.split('\n')) {
    const said = [...line.matchAll(minutes)];
    const named = said.length === 0 ? 0 : countNamed(line);
    for (const match of said.slice(0, named)) {
      sum += Number(match[1]);
      sources.push({ start: at + match.index, end: at + match.index + match[0].length });
    }
    at += line.length + 1;
  }
  return sources.length > 0 ? { minutes: sum, sources: sources.slice(0, 4) } : null;
}

/** The minutes of timed therapy that a chart states: its total, else the sum of what stands beside the services. Null where it states none. */
export function readTherapyMinutes(reading: ChartReading, timed: readonly WrittenCode[]): TherapyMinutes | null {
  return statedTotal(reading.text) ?? summedMinutes(reading.text, timed);
}
