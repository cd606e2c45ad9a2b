import type { Unsupported } from '../../model/faults.ts';
import type { DocumentReading, InputReading } from '../reading.ts';

/**
 * Drugs, tests and maneuvers of an examination that the document names and the input does not, under none of their names: trade and
 * nonproprietary, in full, short or spoken, and patients' words that can only mean them.
 */
export function checkNames(document: DocumentReading, input: InputReading): Unsupported[] {
  return document.things.flatMap(({ kind, names, claims, start, end }): Unsupported[] => {
    if (!claims || kind === 'vital' || names.some((name) => input.named.has(name))) return [];
    return [{ start, end, what: kind === 'drug' ? 'drug' : 'test' }];
  });
}
