import type { Finding } from '../../model/finding.ts';
import type { Span } from '../../model/span.ts';
import { findIdentifiers } from '../find-identifiers.ts';
import { collectKnown, rememberIdentifiers, type KnownIdentifiers } from '../find/consistency.ts';
import { findInText } from '../find/find-in-text.ts';
import { resolveCandidates } from '../find/resolve.ts';
import { findInRecords } from '../records/find-in-records.ts';
import { scanData } from './add-known.ts';
import { replaceFindings } from './replace.ts';

/** A text whose identifiers are placeholders, and the way back: plain data, for `startRestoring` on whatever thread. */
export interface Shield {
  readonly text: string;
  /** Under each placeholder that stands in the text for it, the original. */
  readonly originals: ReadonlyMap<string, string>;
}

const placeholder = /\[[A-Z_]{2,12}-\d{1,9}\]/g;

/** Gives each distinct identifier its own placeholder, and none that already stands in the text. */
function makePlaceholders(text: string): {
  originals: Map<string, string>;
  placeholderOf: (finding: Finding) => string;
} {
  const taken = new Set(text.match(placeholder));
  const originals = new Map<string, string>();
  const known = new Map<string, string>();
  const counts = new Map<string, number>();
  const placeholderOf = ({ start, end, kind }: Finding): string => {
    const original = text.slice(start, end);
    const before = known.get(original);
    if (before !== undefined) return before;
    let count = counts.get(kind) ?? 0;
    let made: string;
    do made = `[${kind}-${++count}]`;
    while (taken.has(made));
    counts.set(kind, count);
    known.set(original, made);
    originals.set(made, original);
    return made;
  };
  return { originals, placeholderOf };
}

/** What is found in a section that stands alone; its names and numbers are known afterwards. */
function findAlone(text: string, { start, end }: Span, known: KnownIdentifiers): Finding[] {
  const words = text.slice(start, end);
  const inRecords = findInRecords(words);
  if (inRecords !== null) collectKnown(scanData(words), inRecords, known);
  const found = inRecords ?? findInText(words, known);
  return found.map((finding) => ({ ...finding, start: finding.start + start, end: finding.end + start }));
}

/**
 * What is found in each section as if it stood alone, data by its fields, and in the whole: what one section gives away by a
 * field or by the words around it stands in another without them.
 */
function findInAll(text: string, sections: readonly Span[]): Finding[] {
  if (sections.length === 0) return findIdentifiers(text);
  const known = rememberIdentifiers();
  const alone = sections.flatMap((section) => findAlone(text, section, known));
  return resolveCandidates(text, [...findInText(text, known), ...alone]);
}

/**
 * Replaces every identifier with a placeholder such as [NAME-1] before a text leaves the machine. The same identifier has
 * the same placeholder everywhere in the text; text of the input that looks like a placeholder stays what it is.
 *
 * @param sections stretches of the text that may be data of their own, such as a file after a message; each is also read by
 *   its fields.
 * @returns the shielded text, and the originals that are put back into an answer.
 */
export function shieldText(text: string, sections: readonly Span[] = []): Shield {
  const { originals, placeholderOf } = makePlaceholders(text);
  const pieces = replaceFindings(text, findInAll(text, sections), placeholderOf);
  return {
    text: pieces.map((piece) => piece.text).join(''),
    originals,
  };
}
