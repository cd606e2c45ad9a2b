import type { Finding } from '../../../model/finding.ts';
import type { Span } from '../../../model/span.ts';
import { clearNoise } from '../../find/clear-noise.ts';
import { collectKnown, findRepeats, type KnownIdentifiers } from '../../find/consistency.ts';
import { findInText } from '../../find/find-in-text.ts';
import { findPlaceRepeats } from '../../find/place-repeats.ts';
import { uncover } from '../../find/plain-text.ts';
import { joinScans, type ScannedSpan } from '../../find/join-scans.ts';
import { resolveCandidates } from '../../find/resolve.ts';
import { scanText, type Scan } from '../../find/scan.ts';
import { findIdentifiers } from '../../find-identifiers.ts';
import { findInRecords } from '../../records/find-in-records.ts';
import { scanData } from '../add-known.ts';

/** A section, with what was found in it, at its places in the text. */
interface ReadSection extends ScannedSpan {
  readonly found: readonly Finding[];
}

/** What is found in a section that stands alone; its names and numbers are known afterwards. */
function findAlone(text: string, { start, end }: Span, known: KnownIdentifiers): ReadSection {
  const words = text.slice(start, end);
  const inRecords = findInRecords(words);
  if (inRecords !== null) collectKnown(scanData(words), inRecords, known);
  let scan: Scan | null = null;
  const found = inRecords ?? findInText(words, known, (read) => (scan = read));
  const placed = found.map((finding) => ({ ...finding, start: finding.start + start, end: finding.end + start }));
  return { start, end, scan, found: placed };
}

/**
 * What one section gives away by a field, or by the words around it, and stands in another without them: names by each of
 * their words, numbers, places by their own words. The recognisers have read each section by then.
 */
function findAcross(
  text: string,
  sections: readonly ScannedSpan[],
  found: readonly Finding[],
  known: KnownIdentifiers,
): Finding[] {
  // Where something is hidden between letters, words are only seen by reading all once more.
  if (uncover(text) !== null) return findInText(text, known);
  const scan = joinScans(text, sections) ?? scanText(clearNoise(text));
  return [...findRepeats(scan, found, known), ...findPlaceRepeats(scan, found)];
}

/**
 * What is found in each section as if it stood alone, data by its fields, and what is known of it in all others.
 *
 * @param sections stretches of the text, in order; none where the text is one.
 * @param known what was found beside the text.
 */
export function findInAll(text: string, sections: readonly Span[], known: KnownIdentifiers): Finding[] {
  if (sections.length === 0) return findIdentifiers(text, known);
  const read = sections.map((section) => findAlone(text, section, known));
  const alone = resolveCandidates(
    text,
    read.flatMap(({ found }) => found),
  );
  const across = findAcross(text, read, alone, known);
  return across.length === 0 ? alone : resolveCandidates(text, [...alone, ...across]);
}

const wordCharacter = /[\p{L}\p{N}]/u;
/** A run of what may be a letter or digit; only compared with another. */
const firstWord = /[A-Za-z\d\u00aa-\uffff]+/;
const isOfWord = (code: number): boolean =>
  code >= 0xaa || ((code | 32) >= 97 && (code | 32) <= 122) || (code >= 48 && code <= 57);

/** Which of some words stand in a text. Most words of a text begin and go on like none of them, and are not cut out of it. */
function listStanding(text: string, words: ReadonlySet<string>): ReadonlySet<string> {
  const beginnings = new Set([...words].map((word) => (word.charCodeAt(0) << 16) | (word.charCodeAt(1) || 0)));
  const standing = new Set<string>();
  for (let at = 0; at < text.length; at++) {
    const start = at;
    while (isOfWord(text.charCodeAt(at))) at++;
    if (at === start) continue;
    const second = at - start > 1 ? text.charCodeAt(start + 1) : 0;
    if (!beginnings.has((text.charCodeAt(start) << 16) | second)) continue;
    const word = text.slice(start, at);
    if (words.has(word)) standing.add(word);
  }
  return standing;
}

/** Shorter ones (an age, initials) stand in a note with other meanings too; they are replaced, and not looked for again. */
const checkedLength = 4;

/** Where the words stand in the text on their own, not as a part of longer words. */
function* placesOf(text: string, words: string): Generator<Span> {
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) {
    const end = at + words.length;
    if (!wordCharacter.test(text.charAt(at - 1)) && !wordCharacter.test(text.charAt(end))) yield { start: at, end };
  }
}

/**
 * Looks once more for everything that was found, word for word, in what would be left.
 *
 * @param left the text with what is replaced blanked out, so that places stay.
 * @param found what is replaced.
 * @returns where something of it stands still.
 */
export function findLeft(text: string, left: string, found: readonly Finding[]): Finding[] {
  const asked = new Map<string, { readonly finding: Finding; readonly first: string }>();
  for (const finding of found) {
    const original = text.slice(finding.start, finding.end);
    const first = original.length < checkedLength ? undefined : firstWord.exec(original)?.[0];
    if (first !== undefined && !asked.has(original)) asked.set(original, { finding, first });
  }
  const standing = listStanding(left, new Set(Array.from(asked.values(), ({ first }) => first)));
  return [...asked].flatMap(([original, { finding, first }]) => {
    if (!standing.has(first)) return [];
    return [...placesOf(left, original)].map((place) => ({ ...finding, ...place, rule: 'repeat' }));
  });
}
