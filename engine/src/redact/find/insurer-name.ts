import { insurers } from '../../lexicons/insurers.ts';
import { makePhraseTable, matchPhrase } from './phrases.ts';
import type { Scan } from './scan.ts';

const names = makePhraseTable(insurers.map((name) => [name, true] as const));

/** True when the words of a range are the name of an insurer or a test's maker, which millions of patients share. */
export function isInsurer(scan: Scan, from: number, to: number): boolean {
  const found = matchPhrase(scan, names, from);
  return found !== undefined && found.end >= to;
}
