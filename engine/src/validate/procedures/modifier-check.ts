import type { WrittenCode } from '../../codes/code-shape.ts';
import type { RaisedFlag, Severity } from '../../model/result.ts';
import type { ChartReading } from '../reading/read-chart.ts';

/** One thing that modifiers of a claim have to say. */
export type Check = (reading: ChartReading, codes: readonly WrittenCode[]) => readonly RaisedFlag[];

/** A flag about modifiers, at the codes that bear or lack them. */
export const flag = (
  severity: Severity,
  message: string,
  basis: string,
  codes: readonly WrittenCode[],
): RaisedFlag => ({
  severity,
  rule: 'modifier',
  message,
  query: null,
  basis,
  codes: [...new Set(codes.map(({ code }) => code))],
  sources: codes.map(({ start, end }) => ({ start, end })),
});

/** True where a code bears one of the modifiers. */
export const bears = (written: WrittenCode, ...modifiers: string[]): boolean =>
  modifiers.some((one) => written.modifiers.includes(one));
