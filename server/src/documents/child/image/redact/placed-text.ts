import { orderRuns, type LinePiece, type TextRun } from '../../pdf/pdf-lines.ts';
import type { Quad } from './quad.ts';

/** The smallest piece of text that has a place of its own: a drawn character, or a recognised word. */
export interface Mark {
  readonly text: string;
  /** Where it is drawn; more than one place when it is drawn twice to look bold. */
  readonly quads: readonly Quad[];
}

/** A run whose text is that of its marks, one after the other. */
export interface PlacedRun extends TextRun {
  readonly marks: readonly Mark[];
}

/** One UTF-16 unit of a text, and what drew it; null for spaces and line breaks that nothing drew. */
export interface PlacedUnit {
  readonly mark: Mark;
  readonly run: PlacedRun;
}

/** A text in reading order whose every unit knows its place. */
export interface PlacedText {
  readonly text: string;
  readonly units: readonly (PlacedUnit | null)[];
}

/** The text of some runs in reading order, as it is searched for identifiers. */
export function placeText(runs: readonly PlacedRun[], pageWidth: number): PlacedText {
  let text = '';
  const units: (PlacedUnit | null)[] = [];
  const add = (added: string, unit: PlacedUnit | null): void => {
    for (const character of added.split('')) {
      if (isNeedless(character, text.at(-1), unit)) continue;
      text += character;
      units.push(unit);
    }
  };
  const breakLine = (): void => {
    text += '\n';
    units.push(null);
  };
  for (const [index, line] of orderRuns(runs, pageWidth).entries()) {
    if (index > 0) breakLine();
    for (const piece of line) addPiece(piece, add);
  }
  return { text, units };
}

/** Lines begin with a word, and what parts two runs is told once. Wide spaces inside a run stay: they part columns. */
function isNeedless(character: string, before: string | undefined, unit: PlacedUnit | null): boolean {
  if (!/\s/.test(character)) return false;
  if (before === undefined || before === '\n') return true;
  return unit === null && (character === ' ' ? /\s/.test(before) : before === character);
}

function addPiece(piece: LinePiece<PlacedRun>, add: (added: string, unit: PlacedUnit | null) => void): void {
  const { run } = piece;
  add(piece.before, null);
  // Raised figures are as long as what they stand for; anything else keeps its own characters.
  const shown = piece.text.length === run.text.length ? piece.text : run.text;
  let at = 0;
  for (const mark of run.marks) {
    add(shown.slice(at, at + mark.text.length), { mark, run });
    at += mark.text.length;
  }
}
