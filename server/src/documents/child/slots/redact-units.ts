import type { Finding } from '@notewright/engine';
import { redactParts, type RedactOptions } from '@notewright/engine/redact';
import type { Piece, Unit } from './unit.ts';

export interface RedactedUnits {
  readonly findings: readonly Finding[];
  /** Words of the names and the numbers that were found, in lower case. */
  readonly known: ReadonlySet<string>;
}

/**
 * Finds the identifiers of all units together and cuts them out of their slots. A replacement stands where its
 * identifier began, and again behind every tab and line end within it, so that cells and lines keep their place.
 */
export function redactUnits(units: readonly Unit[], options: RedactOptions): RedactedUnits {
  const texts = units.map((unit) => unit.text);
  const findings: Finding[] = [];
  const known = new Set<string>();
  redactParts(texts, options).forEach((part, index) => {
    const unit = units[index];
    if (unit === undefined) return;
    const walk = { unit, piece: 0 };
    part.findings.forEach((finding, at) => {
      const isNew = cutOut(walk, finding, part.replacements[at] ?? '');
      if (unit.counted === 'all' || (unit.counted === 'new' && isNew)) findings.push(finding);
      addKnown(known, finding, texts[index]?.slice(finding.start, finding.end) ?? '');
    });
  });
  return { findings, known };
}

interface Walk {
  readonly unit: Unit;
  /** The first piece that may hold the next finding; findings come in order. */
  piece: number;
}

/** @returns whether nothing of it had been cut before */
function cutOut(walk: Walk, finding: Finding, replacement: string): boolean {
  const { pieces } = walk.unit;
  while (walk.piece < pieces.length && endOf(pieces[walk.piece]) <= finding.start) walk.piece += 1;
  let owed = replacement;
  let isNew = true;
  for (let at = walk.piece; at < pieces.length; at += 1) {
    const piece = pieces[at];
    if (piece === undefined || piece.start >= finding.end) break;
    if (piece.slot === null) {
      if (/[\t\n]/.test(piece.text)) owed = replacement;
      continue;
    }
    const place = placeIn(piece, finding);
    isNew &&= !(
      walk.unit.counted === 'new' && piece.slot.cuts.some((cut) => cut.start < place.end && cut.end > place.start)
    );
    piece.slot.cuts.push({ ...place, replacement: owed });
    owed = '';
  }
  return isNew;
}

function endOf(piece: Piece | undefined): number {
  return piece === undefined ? 0 : piece.start + piece.text.length;
}

/** Which stretch of the slot a finding covers in a piece. */
function placeIn({ text, start, slotStart, slotLength }: Piece, finding: Finding): { start: number; end: number } {
  if (slotLength !== text.length) return { start: slotStart, end: slotStart + slotLength };
  const from = Math.max(0, finding.start - start);
  return { start: slotStart + from, end: slotStart + Math.min(text.length, finding.end - start) };
}

const shortestWord = 4;
const shortestNumber = 5;

/** What may stand in labels too, run together with other words. */
function addKnown(known: Set<string>, { kind, score }: Finding, text: string): void {
  const trusted = 0.7;
  if (kind === 'DATE' || kind === 'AGE' || kind === 'LOCATION' || score < trusted) return;
  for (const [word] of text.matchAll(/[\p{L}\p{M}]+|\p{N}+/gu)) {
    const isNumber = /^\p{N}/u.test(word);
    if (isNumber ? word.length >= shortestNumber : kind === 'NAME' && word.length >= shortestWord)
      known.add(word.toLowerCase());
  }
}
