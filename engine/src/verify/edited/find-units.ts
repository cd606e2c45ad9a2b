import type { RenderedDocument } from '../../model/document.ts';
import { splitDocument, type Piece } from '../document-pieces.ts';

/** A stretch of an edited note that is looked at as a whole, with the heading that it stands under. */
export interface Unit extends Piece {
  readonly text: string;
}

/** How the statements of a note lie over the pieces that any document is split into. */
interface Grouping {
  /** Statements of several pieces, the longest first, by their first piece. */
  readonly longer: ReadonlyMap<string, readonly string[]>;
  /** Statements that share one piece, by that piece. */
  readonly within: ReadonlyMap<string, readonly string[]>;
}

/** Whoever writes a note decides what is one statement of it: its pieces come from its words alone. */
function readGrouping({ markdown, statements }: RenderedDocument, pieces: readonly Piece[]): Grouping {
  const longer = new Map<string, string[]>();
  const within = new Map<string, string[]>();
  let next = 0;
  for (const { text, at } of statements) {
    while ((pieces[next]?.end ?? Infinity) <= at.start) next += 1;
    const first = pieces[next];
    if (!first || first.start > at.start) continue;
    const piece = markdown.slice(first.start, first.end);
    if (first.start === at.start && first.end < at.end) addTo(longer, piece, text);
    else if (first.end >= at.end && piece !== text) addTo(within, piece, text);
  }
  for (const row of longer.values()) row.sort((one, other) => other.length - one.length);
  return { longer, within };
}

/** Of one piece: the same words in a thousand places say the same in each. */
const mostOfPiece = 50;

function addTo(rows: Map<string, string[]>, key: string, text: string): void {
  const row = rows.get(key);
  if (!row) rows.set(key, [text]);
  else if (row.length < mostOfPiece && row.at(-1) !== text) row.push(text);
}

const isEnd = (pieces: readonly Piece[], from: number, end: number): number => {
  let at = from;
  while ((pieces[at]?.end ?? Infinity) < end) at += 1;
  return pieces[at]?.end === end ? at : -1;
};

/** The statements that a piece holds, where each of them is found in order. */
function cutPiece(piece: Unit, texts: readonly string[]): Unit[] {
  const units: Unit[] = [];
  let from = 0;
  for (const text of texts) {
    const at = piece.text.indexOf(text, from);
    if (at < 0) return [piece];
    from = at + text.length;
    units.push({ ...piece, text, start: piece.start + at, end: piece.start + from });
  }
  return units;
}

/**
 * An edited note in the statements that it was made of, where they are still there, and in sentences, list items and rows where they
 * are not. In order, without overlaps; linear.
 * @param pieces of the note before
 */
export function findUnits(before: RenderedDocument, pieces: readonly Piece[], after: string): Unit[] {
  const { longer, within } = readGrouping(before, pieces);
  const now = splitDocument(after);
  const units: Unit[] = [];
  for (let at = 0; at < now.length; at += 1) {
    const piece = now[at];
    if (!piece) break;
    const unit = { ...piece, text: after.slice(piece.start, piece.end) };
    const whole = (longer.get(unit.text) ?? []).find(
      (text) => after.startsWith(text, piece.start) && isEnd(now, at, piece.start + text.length) >= 0,
    );
    if (whole !== undefined) {
      const end = piece.start + whole.length;
      units.push({ ...piece, end, text: whole });
      at = isEnd(now, at, end);
      continue;
    }
    const shared = within.get(unit.text);
    for (const one of shared ? cutPiece(unit, shared) : [unit]) units.push(one);
  }
  return units;
}
