import { decodeReferences, type ReadText } from './decode-references.ts';
import type { Mark } from './marks.ts';

/** A run of a leaf's text under one statement, or under none. */
export interface Run {
  readonly text: string;
  readonly mark: Mark | null;
  /** The run in which the statement begins here: the one a keyboard can stand on. */
  readonly first: boolean;
  /** The run in which it ends. */
  readonly last: boolean;
}

/**
 * Finds again, in reading order, where the leaves of a parsed piece stood in the piece's own text, since the parser drops
 * indents, quote signs and escapes on the way; and cuts them at the borders of statements.
 */
export interface Placer {
  /** Moves to the next place where `written` stands, and answers it; null (and no move) when it stands nowhere further on. */
  readonly enter: (written: string) => number | null;
  /** Moves to an offset of the piece that lies further on. */
  readonly skipTo: (offset: number) => void;
  readonly position: () => number;
  /** The runs of one leaf of prose, as written; character references are resolved. */
  readonly cut: (written: string) => readonly Run[];
  /** The runs of one line of code, in which character references are plain characters. */
  readonly cutCode: (line: string) => readonly Run[];
}

function plain(text: string): readonly Run[] {
  return text === '' ? [] : [{ text, mark: null, first: false, last: false }];
}

const wordCharacter = /[\p{L}\p{N}]/u;

/** One leaf, found again: what is read, and which index of it belongs to an offset of the piece. */
interface PlacedLeaf {
  readonly text: string;
  readonly end: number;
  readonly toIndex: (offset: number) => number;
}

function placeLeaf(read: ReadText, written: string, at: number): PlacedLeaf {
  const { text, origins } = read;
  const toIndex = (offset: number): number => {
    const inside = Math.min(Math.max(offset - at, 0), written.length);
    if (origins === null) return Math.min(inside, text.length);
    const index = origins.findIndex((origin) => origin >= inside);
    return index < 0 ? text.length : index;
  };
  return { text, end: at + written.length, toIndex };
}

/** @param raw the piece's text @param marks statements in it, in reading order */
export function createPlacer(raw: string, marks: readonly Mark[]): Placer {
  let cursor = 0;
  const begun = new Set<number>();
  const enter = (written: string): number | null => {
    const found = raw.indexOf(written, cursor);
    if (found >= 0) cursor = found;
    return found >= 0 ? found : null;
  };
  const endsWithin = (mark: Mark, end: number): boolean => !wordCharacter.test(raw.slice(end, Math.max(end, mark.end)));
  const toRuns = (leaf: PlacedLeaf): readonly Run[] => {
    const runs: Run[] = [];
    let done = 0;
    for (const mark of marks) {
      const from = Math.max(leaf.toIndex(mark.start), done);
      const to = leaf.toIndex(mark.end);
      if (to <= from) continue;
      runs.push(...plain(leaf.text.slice(done, from)));
      const first = !begun.has(mark.statement);
      begun.add(mark.statement);
      runs.push({ text: leaf.text.slice(from, to), mark, first, last: endsWithin(mark, leaf.end) });
      done = to;
    }
    runs.push(...plain(leaf.text.slice(done)));
    return runs;
  };
  const cutRead = (read: ReadText, written: string): readonly Run[] => {
    if (marks.length === 0) return plain(read.text);
    // A pipe in a table cell stands in the text with a backslash before it.
    const candidates = written.includes('|') ? [written, written.replaceAll('|', '\\|')] : [written];
    for (const candidate of candidates) {
      const at = enter(candidate);
      if (at === null) continue;
      cursor = at + candidate.length;
      return toRuns(placeLeaf(read, candidate, at));
    }
    return plain(read.text);
  };
  return {
    enter,
    skipTo: (offset) => {
      cursor = Math.max(cursor, offset);
    },
    position: () => cursor,
    cut: (written) => cutRead(decodeReferences(written), written),
    cutCode: (line) => cutRead({ text: line, origins: null }, line),
  };
}
