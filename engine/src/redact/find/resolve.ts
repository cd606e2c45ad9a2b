import type { Finding } from '../../model/finding.ts';
import { findingThreshold, type Candidate } from './recogniser.ts';

const placeKinds = new Set<Finding['kind']>(['LOCATION', 'ADDRESS', 'ZIP']);
const betweenPlaces = /^(?:,? (?:in |of )?| at |, \n?)$/;
const betweenNameParts = /^(?:[ \t\u00a0]{1,2}|- ?)$/;
/** A stop joins only after an initial or a title: "J. Ortiz", "Dr. Long". */
const endsShort = /(?:^|[^\p{L}])\p{L}{1,3}$/u;
const betweenRangeEnds = /^(?: ?[-\u2013\u2014] ?| (?:to|through|thru|until|till) )$/i;
const longestBetween = 9;
const betweenDateParts = /^(?:[.,]? |, ?)$/;
const digit = /\d/;

/** "Mon" and "3/11", or the two ends of a range of days. */
function isPartOfDate(text: string, last: Finding, finding: Finding, between: string): boolean {
  if (betweenRangeEnds.test(between)) return true;
  if (!betweenDateParts.test(between)) return false;
  const [hasDigit, nextHasDigit] = [last, finding].map(({ start, end }) => digit.test(text.slice(start, end)));
  if (between.includes(',')) return !hasDigit && nextHasDigit === true;
  return hasDigit !== nextHasDigit || !hasDigit;
}

function isPartOf(text: string, last: Finding, finding: Finding): boolean {
  if (finding.start - last.end > longestBetween) return false;
  const isSame = last.kind === finding.kind && (last.kind === 'DATE' || last.kind === 'NAME');
  if (!isSame && !(placeKinds.has(last.kind) && placeKinds.has(finding.kind))) return false;
  const between = text.slice(last.end, finding.start);
  if (last.kind === 'DATE') return isPartOfDate(text, last, finding, between);
  if (last.kind !== 'NAME') return betweenPlaces.test(between);
  if (betweenNameParts.test(between)) return true;
  return (between === '.' || between === '. ') && endsShort.test(text.slice(last.start, last.end));
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

/** From this score on a name is sure enough to win over a doubtful place around it ("OT Colleen Tsosie"). */
const sureName = 0.8;
const doubtfulPlace = 0.66;

/** "Noelani Price, MD" is no place in Maryland: the name reaches back further than the place does. */
function isDegreeTaken(place: Candidate, name: Candidate): boolean {
  return place.rule === 'city' && name.rule === 'name-credential' && name.start < place.start;
}

/** The candidates, in order, without places that a surer name contradicts. */
function withoutDoubtfulPlaces(sorted: readonly Candidate[]): readonly Candidate[] {
  const names = sorted.filter(({ kind, score }) => kind === 'NAME' && score >= sureName);
  let at = 0;
  return sorted.filter((candidate) => {
    while (at < names.length && (names[at]?.end ?? 0) <= candidate.start) at++;
    if (candidate.kind !== 'LOCATION') return true;
    const name = names[at];
    if (name === undefined || name.start >= candidate.end) return true;
    return candidate.score > doubtfulPlace && !isDegreeTaken(candidate, name);
  });
}

/**
 * Joins overlapping candidates: nothing that a recogniser covered is given up, but for doubtful places around a sure name, and the strongest of an overlapping
 * group names the kind and the reason.
 */
export function resolveCandidates(text: string, candidates: readonly Candidate[]): Finding[] {
  const sorted = candidates
    .filter((candidate) => candidate.score >= findingThreshold && candidate.end > candidate.start)
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
  const findings: Finding[] = [];
  let group: Finding | undefined;
  for (const candidate of withoutDoubtfulPlaces(sorted)) {
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
