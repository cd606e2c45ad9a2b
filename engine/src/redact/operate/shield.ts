import type { Finding } from '../../model/finding.ts';
import type { Span } from '../../model/span.ts';
import { findIdentifiers } from '../find-identifiers.ts';
import { resolveCandidates } from '../find/resolve.ts';
import { findInRecords } from '../records/find-in-records.ts';
import { replaceFindings } from './replace.ts';

/** Puts the originals back into an answer that comes in pieces. */
export interface RestoreStream {
  /** Takes the next piece; returns what can be given out. Only what may be the beginning of a placeholder is held back. */
  readonly push: (chunk: string) => string;
  /** Returns what was still held back. */
  readonly end: () => string;
}

/** A text whose identifiers are placeholders, and the way back. The originals live in these functions only. */
export interface Shield {
  readonly text: string;
  /** What stands in the text for the originals. */
  readonly placeholders: ReadonlySet<string>;
  readonly restore: (text: string) => string;
  readonly restoreStream: () => RestoreStream;
}

const placeholder = /\[[A-Z_]{2,12}-\d{1,9}\]/g;
const placeholderHere = /\[[A-Z_]{2,12}-\d{1,9}\]/y;

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

function makeRestoreStream(originals: ReadonlyMap<string, string>): RestoreStream {
  const beginnings = new Set<string>();
  for (const key of originals.keys())
    for (let length = 1; length < key.length; length++) beginnings.add(key.slice(0, length));
  let held = '';
  const push = (chunk: string): string => {
    const text = held + chunk;
    let given = '';
    let at = 0;
    held = '';
    for (let open = text.indexOf('[', at); open >= 0; open = text.indexOf('[', at)) {
      given += text.slice(at, open);
      placeholderHere.lastIndex = open;
      const found = placeholderHere.exec(text)?.[0];
      const original = found === undefined ? undefined : originals.get(found);
      if (found !== undefined && original !== undefined) {
        given += original;
        at = open + found.length;
      } else if (text.length - open < 26 && beginnings.has(text.slice(open))) {
        held = text.slice(open);
        return given;
      } else {
        given += '[';
        at = open + 1;
      }
    }
    return given + text.slice(at);
  };
  return {
    push,
    end: () => {
      const rest = held;
      held = '';
      return rest;
    },
  };
}

/** What is found in the whole text, and by their fields in those sections that are data. */
function findInAll(text: string, sections: readonly Span[]): Finding[] {
  const found = findIdentifiers(text);
  const inData = sections.flatMap(({ start, end }) =>
    (findInRecords(text.slice(start, end)) ?? []).map((finding) => ({
      ...finding,
      start: finding.start + start,
      end: finding.end + start,
    })),
  );
  return inData.length === 0 ? found : resolveCandidates(text, [...found, ...inData]);
}

/**
 * Replaces every identifier with a placeholder such as [NAME-1] before a text leaves the machine. The same identifier has
 * the same placeholder everywhere in the text; text of the input that looks like a placeholder stays what it is.
 *
 * @param sections stretches of the text that may be data of their own, such as a file after a message; each is also read by
 *   its fields.
 * @returns the shielded text and functions that put the originals back into an answer, whole or as a stream.
 */
export function shieldText(text: string, sections: readonly Span[] = []): Shield {
  const { originals, placeholderOf } = makePlaceholders(text);
  const pieces = replaceFindings(text, findInAll(text, sections), placeholderOf);
  return {
    text: pieces.map((piece) => piece.text).join(''),
    placeholders: new Set(originals.keys()),
    restore: (answer) => answer.replace(placeholder, (match) => originals.get(match) ?? match),
    restoreStream: () => makeRestoreStream(originals),
  };
}
