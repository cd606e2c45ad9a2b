import { identity, type Matrix } from './matrix.ts';

/** What of a font matters for where its glyphs stand. */
export interface Typeface {
  readonly vertical: boolean;
  readonly isType3Font: boolean;
  readonly missingFile: boolean;
  readonly fontMatrix?: ArrayLike<number> | undefined;
  readonly bbox?: ArrayLike<number> | undefined;
}

/** The graphics state, as far as text depends on it (ISO 32000-1, 9.3). */
export interface TextState {
  transform: Matrix;
  textMatrix: Matrix;
  /** Where the line begins, and where the next glyph stands, in text space. */
  lineX: number;
  lineY: number;
  x: number;
  y: number;
  typeface: Typeface | null;
  /** Tells typefaces apart. */
  typefaceName: string;
  size: number;
  direction: 1 | -1;
  characterSpace: number;
  wordSpace: number;
  /** Horizontal scaling, 1 for none. */
  across: number;
  leading: number;
  rise: number;
  mode: number;
  opacity: number;
}

export function freshState(transform: Matrix): TextState {
  return {
    transform,
    textMatrix: identity,
    lineX: 0,
    lineY: 0,
    x: 0,
    y: 0,
    typeface: null,
    typefaceName: '',
    size: 0,
    direction: 1,
    characterSpace: 0,
    wordSpace: 0,
    across: 1,
    leading: 0,
    rise: 0,
    mode: 0,
    opacity: 1,
  };
}

/** A change of the text state by one operation, or null for an operation that is none. */
export type StateChange = (state: TextState, values: readonly unknown[]) => void;
