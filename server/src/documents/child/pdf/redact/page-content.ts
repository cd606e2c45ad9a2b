import { OPS, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { quadOfBox, type Quad } from '../../image/redact/quad.ts';
import { placeGlyphs, type DrawnGlyph, type ShownGlyph } from './drawn-glyph.ts';
import { apply, multiply, toMatrix, type Matrix } from './matrix.ts';
import { countStrokes } from './path-strokes.ts';
import { textOperations, transform, type FindTypeface } from './text-operations.ts';
import { freshState, type TextState, type Typeface } from './text-state.ts';

/** Glyphs that one operation shows. */
export interface ShownText {
  readonly glyphs: readonly DrawnGlyph[];
  readonly typefaceName: string;
  /** Whether its glyphs are drawings, whose characters are often only numbers of drawings. */
  readonly drawn: boolean;
  /** Whether it is drawn without being seen: invisible, transparent or on a layer that is off. */
  readonly hidden: boolean;
  /** Its place among the operations; what comes later lies above. */
  readonly order: number;
}

/** A picture on the page. */
export interface ShownPicture {
  readonly quad: Quad;
  readonly order: number;
}

/** What a page draws, in the coordinates of the viewport at scale 1. */
export interface PageContent {
  /** How many operations draw it. */
  readonly operations: number;
  /** Size of the page as it is seen. */
  readonly width: number;
  readonly height: number;
  readonly texts: readonly ShownText[];
  readonly pictures: readonly ShownPicture[];
  /** Curves and slanting strokes in drawings: letters that were turned into outlines have many. */
  readonly strokes: number;
  /** Whether something is filled with a pattern, which may hold anything. */
  readonly patterned: boolean;
}

/** Operations whose picture fills the unit square of the current transformation. */
const unitPictures = new Set<number>([OPS.paintImageXObject, OPS.paintInlineImageXObject, OPS.paintImageMaskXObject]);
/** Operations that paint pictures at several places, which are not followed one by one. */
const manyPictures = new Set<number>([
  OPS.paintImageXObjectRepeat,
  OPS.paintInlineImageXObjectGroup,
  OPS.paintImageMaskXObjectGroup,
  OPS.paintImageMaskXObjectRepeat,
]);
const opensState = new Set<number>([OPS.save, OPS.paintFormXObjectBegin, OPS.beginGroup, OPS.beginAnnotation]);
const closesState = new Set<number>([OPS.restore, OPS.paintFormXObjectEnd, OPS.endGroup, OPS.endAnnotation]);

/** Follows a page's operations, annotations included, and tells what they draw and where. */
export async function readPageContent(pdf: PDFDocumentProxy, page: PDFPageProxy): Promise<PageContent> {
  const viewport = page.getViewport({ scale: 1 });
  const base = toMatrix(viewport.transform);
  if (base === null) throw new Error('a page without a place');
  const { fnArray, argsArray } = await page.getOperatorList();
  const layers = await pdf.getOptionalContentConfig();
  const change = textOperations(typefacesOf(page));
  const texts: ShownText[] = [];
  const pictures: ShownPicture[] = [];
  const whole = quadOfBox({ left: 0, top: 0, right: viewport.width, bottom: viewport.height });
  const stack: TextState[] = [];
  const marked: boolean[] = [];
  let state = freshState(base);
  let [strokes, patterned] = [0, false];
  for (const [order, operation] of fnArray.entries()) {
    const values = (argsArray[order] ?? []) as unknown[];
    if (closesState.has(operation)) state = stack.pop() ?? state;
    else if (opensState.has(operation)) {
      stack.push({ ...state });
      if (operation === OPS.paintFormXObjectBegin) transform(state, [values[0]]);
      if (operation === OPS.beginGroup) transform(state, [(values[0] as { matrix?: unknown } | undefined)?.matrix]);
      if (operation === OPS.beginAnnotation) state = annotationState(base, values);
    } else if (operation === OPS.beginMarkedContentProps)
      marked.push(values[0] !== 'OC' || layers.isVisible(values[1] as Parameters<typeof layers.isVisible>[0]));
    else if (operation === OPS.beginMarkedContent) marked.push(true);
    else if (operation === OPS.endMarkedContent) marked.pop();
    else if (operation === OPS.showText) {
      const hidden = state.mode === 3 || state.mode === 7 || state.opacity < 0.05 || marked.includes(false);
      const drawn = state.typeface?.isType3Font === true;
      const glyphs = placeGlyphs(state, (values[0] ?? []) as (ShownGlyph | number | null)[]);
      if (glyphs.length > 0) texts.push({ glyphs, typefaceName: state.typefaceName, drawn, hidden, order });
    } else if (unitPictures.has(operation)) pictures.push({ quad: unitSquare(state.transform), order });
    else if (manyPictures.has(operation)) pictures.push({ quad: whole, order });
    else if (operation === OPS.setFillColorN || operation === OPS.setStrokeColorN)
      patterned ||= values[0] === 'TilingPattern';
    else if (operation === OPS.constructPath) strokes += countStrokes(values);
    else change.get(operation)?.(state, values);
  }
  const { width, height } = viewport;
  return { operations: fnArray.length, width, height, texts, pictures, strokes, patterned };
}

function annotationState(base: Matrix, values: readonly unknown[]): TextState {
  const state = freshState(base);
  transform(state, [values[2]]);
  transform(state, [values[3]]);
  return state;
}

function unitSquare(matrix: Matrix): Quad {
  const place = multiply(matrix, [1, 0, 0, 1, 0, 0]);
  return [apply(place, 0, 0), apply(place, 1, 0), apply(place, 1, 1), apply(place, 0, 1)];
}

function typefacesOf(page: PDFPageProxy): FindTypeface {
  return (name) => {
    const objects = page.commonObjs;
    return objects.has(name) ? (objects.get(name) as Typeface | null) : null;
  };
}
