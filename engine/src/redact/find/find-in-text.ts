import type { Finding } from '../../model/finding.ts';
import { findBesidePlaces } from './beside-places.ts';
import { clearNoise } from './clear-noise.ts';
import { findRepeats, rememberIdentifiers, type KnownIdentifiers } from './consistency.ts';
import { findNeighbours } from './neighbours.ts';
import { findPlaceRepeats } from './place-repeats.ts';
import { uncover, withoutMarkup } from './plain-text.ts';
import type { Candidate } from './recogniser.ts';
import { recognisers } from './registry.ts';
import { resolveCandidates } from './resolve.ts';
import { scanText, type Scan } from './scan.ts';
import { findWeighed } from './weighed-names.ts';

/** What the recognisers find by themselves and beside one another, before what is left open is weighed. */
export function findByRules(scan: Scan, text: string): Finding[] {
  const candidates: Candidate[] = [];
  for (const recogniser of recognisers) recogniser.find(scan, (candidate) => candidates.push(candidate));
  const first = resolveCandidates(text, candidates);
  const neighbours = [...findNeighbours(scan, first), ...findBesidePlaces(scan, first)];
  return neighbours.length > 0 ? resolveCandidates(text, [...first, ...neighbours]) : first;
}

/** Takes what a text was read into. */
export type KeepScan = (scan: Scan) => void;

/** What stands in the text as it is. */
function findAsWritten(text: string, known: KnownIdentifiers, keep?: KeepScan): Finding[] {
  const scan = scanText(clearNoise(text));
  keep?.(scan);
  const ruled = findByRules(scan, text);
  const weighed = findWeighed(scan, ruled);
  const findings = weighed.length > 0 ? resolveCandidates(text, [...ruled, ...weighed]) : ruled;
  const repeats = [...findRepeats(scan, findings, known), ...findPlaceRepeats(scan, findings)];
  return repeats.length > 0 ? resolveCandidates(text, [...findings, ...repeats]) : findings;
}

/** The same, and what shows only where markup and encodings are taken away. */
function findWithMarkup(text: string, known: KnownIdentifiers, keep?: KeepScan): Finding[] {
  const findings = findAsWritten(text, known, keep);
  const plain = withoutMarkup(text);
  if (plain === null) return findings;
  const more = findAsWritten(plain.text, known).filter((finding) => plain.touches(finding));
  return more.length === 0 ? findings : resolveCandidates(text, [...findings, ...more.map(plain.place)]);
}

/**
 * Finds the identifiers of running text, also where hidden characters, other forms of letters, markup or encodings stand in them.
 *
 * @param text any text; offsets of the findings are UTF-16 code units of it as it is.
 * @param known what was found in other pieces of the same file, and is found here as well; takes up what this one adds.
 * @param keep is given what the text was read into, where that is the text as it is.
 * @returns findings sorted by place, without overlaps, each made of whole words and numbers.
 */
export function findInText(text: string, known: KnownIdentifiers = rememberIdentifiers(), keep?: KeepScan): Finding[] {
  const plain = uncover(text);
  if (plain === null) return findWithMarkup(text, known, keep);
  return resolveCandidates(text, findWithMarkup(plain.text, known).map(plain.place));
}
