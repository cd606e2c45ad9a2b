import type { ChartReading } from './read-chart.ts';

/** Reads a part of a chart that several rules ask for, once for each chart; it is forgotten with the chart. */
export function perReading<T>(read: (reading: ChartReading) => T): (reading: ChartReading) => T {
  const kept = new WeakMap<ChartReading, { readonly value: T }>();
  return (reading) => {
    let found = kept.get(reading);
    if (!found) {
      found = { value: read(reading) };
      kept.set(reading, found);
    }
    return found.value;
  };
}
