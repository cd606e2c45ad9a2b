import type { WrittenCode } from '../../codes/code-shape.ts';
import type { ChartReading } from './read-chart.ts';

/**
 * Why a HCPCS code that the table in force does not hold exists on other days: it ended before the date of service (without one:
 * before the newest release), or begins after it. Null where no release that is loaded lists it.
 */
export function sayHcpcsDays({ tables, serviceDay }: ChartReading, { code, system }: WrittenCode): string | null {
  const days = system === 'HCPCS' ? tables.hcpcsDaysOf(code) : null;
  if (days === null) return null;
  const when = serviceDay ? `the date of service (${serviceDay.day})` : `HCPCS Level II ${tables.hcpcs.version}`;
  if (serviceDay && days.from !== null && days.from > serviceDay.day)
    return `It is valid from ${days.from}, after ${when}.`;
  return days.to === null ? null : `It was valid until ${days.to}, before ${when}.`;
}
