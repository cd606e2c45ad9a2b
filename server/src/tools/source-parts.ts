import { placeSources } from '@notewright/contract';
import type { SourcePart } from '@notewright/engine';
import type { RunSource } from './tool.ts';

/** Where each source stands in the joined input, and what it is. */
export function partsOf(message: string, sources: readonly RunSource[]): readonly SourcePart[] {
  return placeSources(message, sources).map(({ index, start, end }) => {
    const { kind = 'current', name = '', date = null } = index === null ? {} : (sources[index] ?? {});
    return { start, end, kind, name, date };
  });
}
