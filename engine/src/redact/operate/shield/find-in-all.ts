import type { Finding } from '../../../model/finding.ts';
import type { Span } from '../../../model/span.ts';
import { clearNoise } from '../../find/clear-noise.ts';
import { collectKnown, findRepeats, type KnownIdentifiers } from '../../find/consistency.ts';
import { findInText } from '../../find/find-in-text.ts';
import { findPlaceRepeats } from '../../find/place-repeats.ts';
import { uncover } from '../../find/plain-text.ts';
import { resolveCandidates } from '../../find/resolve.ts';
import { scanText } from '../../find/scan.ts';
import { findIdentifiers } from '../../find-identifiers.ts';
import { findInRecords } from '../../records/find-in-records.ts';
import { scanData } from '../add-known.ts';

/** What is found in a section that stands alone; its names and numbers are known afterwards. */
function findAlone(text: string, { start, end }: Span, known: KnownIdentifiers): Finding[] {
  const words = text.slice(start, end);
  const inRecords = findInRecords(words);
  if (inRecords !== null) collectKnown(scanData(words), inRecords, known);
  const found = inRecords ?? findInText(words, known);
  return found.map((finding) => ({ ...finding, start: finding.start + start, end: finding.end + start }));
}

/**
 * What one section gives away by a field, or by the words around it, and stands in another without them: names by each of
 * their words, numbers, places by their own words. The recognisers have read each section by then.
 */
function findAcross(text: string, found: readonly Finding[], known: KnownIdentifiers): Finding[] {
  // Where something is hidden between letters, words are only seen by reading all once more.
  if (uncover(text) !== null) return findInText(text, known);
  const scan = scanText(clearNoise(text));
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
  const alone = resolveCandidates(
    text,
    sections.flatMap((section) => findAlone(text, section, known)),
  );
  const across = findAcross(text, alone, known);
  return across.length === 0 ? alone : resolveCandidates(text, [...alone, ...across]);
}

const wordCharacter = /[\p{L}\p{N}]/u;
/** Runs of what may be a letter or digit; only compared with one another. */
const firstWord = /[A-Za-z\d\u00aa-\uffff]+/;
const everyWord = new RegExp(firstWord, 'g');

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
  const words = new Set(left.match(everyWord));
  const asked = new Set<string>();
  return found.flatMap((finding) => {
    const original = text.slice(finding.start, finding.end);
    if (original.length < checkedLength || asked.has(original)) return [];
    asked.add(original);
    const first = firstWord.exec(original)?.[0];
    if (first === undefined || !words.has(first)) return [];
    return [...placesOf(left, original)].map((place) => ({ ...finding, ...place, rule: 'repeat' }));
  });
}
