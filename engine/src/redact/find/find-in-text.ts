import type { Finding } from '../../model/finding.ts';
import { findRepeats } from './consistency.ts';
import type { Candidate } from './recogniser.ts';
import { recognisers } from './registry.ts';
import { resolveCandidates } from './resolve.ts';
import { scanText } from './scan.ts';

/**
 * Finds the identifiers of running text.
 *
 * @param text any text; offsets of the findings are UTF-16 code units of it as it is.
 * @returns findings sorted by place, without overlaps, each made of whole words and numbers.
 */
export function findInText(text: string): Finding[] {
  const scan = scanText(text);
  const candidates: Candidate[] = [];
  for (const recogniser of recognisers) recogniser.find(scan, (candidate) => candidates.push(candidate));
  const findings = resolveCandidates(text, candidates);
  const repeats = findRepeats(scan, findings);
  return repeats.length > 0 ? resolveCandidates(text, [...findings, ...repeats]) : findings;
}
