import type { Finding } from '../../model/finding.ts';
import { findingThreshold, type Candidate } from './recogniser.ts';

const placeKinds = new Set<Finding['kind']>(['LOCATION', 'ADDRESS', 'ZIP']);
const betweenPlaces = /^(?:,? (?:in |of )?|, \n?)$/;
const betweenNameParts = /^(?:[ \t\u00a0]{1,2}|[-.] ?)$/;

function isPartOf(text: string, last: Finding, finding: Finding): boolean {
  if (finding.start - last.end > 5) return false;
  const between = text.slice(last.end, finding.start);
  if (last.kind === 'NAME' && finding.kind === 'NAME') return betweenNameParts.test(between);
  return placeKinds.has(last.kind) && placeKinds.has(finding.kind) && betweenPlaces.test(between);
}

/** Two findings that are parts of one name ("Maria" and "Kreutzmann") or place ("St. Luke's Hospital in Boston") become one, with what stands between them. */
function joinParts(text: string, findings: readonly Finding[]): Finding[] {
  const joined: Finding[] = [];
  for (const finding of findings) {
    const last = joined.at(-1);
    if (last && isPartOf(text, last, finding))
      joined[joined.length - 1] = {
        ...(finding.score > last.score ? finding : last),
        start: last.start,
        end: finding.end,
      };
    else joined.push(finding);
  }
  return joined;
}

/**
 * Joins overlapping candidates: nothing that a recogniser covered is given up, and the strongest of an overlapping
 * group names the kind and the reason.
 */
export function resolveCandidates(text: string, candidates: readonly Candidate[]): Finding[] {
  const sorted = candidates
    .filter((candidate) => candidate.score >= findingThreshold && candidate.end > candidate.start)
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
  const findings: Finding[] = [];
  let group: Finding | undefined;
  for (const candidate of sorted) {
    if (group && candidate.start < group.end) {
      const stronger: Finding = candidate.score > group.score ? candidate : group;
      group = { ...stronger, start: group.start, end: Math.max(group.end, candidate.end) };
      continue;
    }
    if (group) findings.push(group);
    group = candidate;
  }
  if (group) findings.push(group);
  return joinParts(text, findings);
}
