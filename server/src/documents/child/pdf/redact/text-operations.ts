import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { identity, multiply, toMatrix } from './matrix.ts';
import type { StateChange, TextState, Typeface } from './text-state.ts';

/** Finds a typeface by the name that the library gave it. */
export type FindTypeface = (name: string) => Typeface | null;

/** What each operation of the library does to the text state; operations that show something are not among them. */
export function textOperations(findTypeface: FindTypeface): ReadonlyMap<number, StateChange> {
  const setFont: StateChange = (state, [name, size]) => {
    state.typefaceName = String(name);
    state.typeface = findTypeface(state.typefaceName);
    state.size = Math.abs(Number(size));
    state.direction = Number(size) < 0 ? -1 : 1;
  };
  return new Map<number, StateChange>([
    [OPS.transform, (state, values) => transform(state, values)],
    [OPS.setFont, setFont],
    [OPS.setGState, (state, [entries]) => setMany(state, entries, setFont)],
    [OPS.beginText, beginText],
    [OPS.setCharSpacing, (state, [value]) => void (state.characterSpace = Number(value))],
    [OPS.setWordSpacing, (state, [value]) => void (state.wordSpace = Number(value))],
    [OPS.setHScale, (state, [value]) => void (state.across = Number(value) / 100)],
    [OPS.setLeading, (state, [value]) => void (state.leading = -Number(value))],
    [OPS.setTextRise, (state, [value]) => void (state.rise = Number(value))],
    [OPS.setTextRenderingMode, (state, [value]) => void (state.mode = Number(value))],
    [OPS.moveText, (state, [x, y]) => moveText(state, Number(x), Number(y))],
    [
      OPS.setLeadingMoveText,
      (state, [x, y]) => {
        state.leading = Number(y);
        moveText(state, Number(x), Number(y));
      },
    ],
    [OPS.setTextMatrix, (state, values) => setTextMatrix(state, values)],
    [OPS.nextLine, (state) => moveText(state, 0, state.leading)],
  ]);
}

/** A transformation comes as six values or as one list of six. */
export function transform(state: TextState, values: readonly unknown[]): void {
  const matrix = toMatrix(values.length >= 6 ? values : values[0]);
  if (matrix !== null) state.transform = multiply(state.transform, matrix);
}

function beginText(state: TextState): void {
  state.textMatrix = identity;
  [state.x, state.y, state.lineX, state.lineY] = [0, 0, 0, 0];
}

function setTextMatrix(state: TextState, values: readonly unknown[]): void {
  beginText(state);
  state.textMatrix = toMatrix(values.length >= 6 ? values : values[0]) ?? identity;
}

function moveText(state: TextState, x: number, y: number): void {
  state.x = state.lineX += x;
  state.y = state.lineY += y;
}

function setMany(state: TextState, entries: unknown, setFont: StateChange): void {
  if (!Array.isArray(entries)) return;
  for (const entry of entries as unknown[]) {
    const [key, value] = Array.isArray(entry) ? (entry as unknown[]) : [];
    if (key === 'ca') state.opacity = Number(value);
    if (key === 'Font' && Array.isArray(value)) setFont(state, value as unknown[]);
  }
}
