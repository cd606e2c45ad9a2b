import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { TextRun } from './pdf-lines.ts';
import { readTextItems } from './read-text-items.ts';

type Matrix = readonly number[];

/** What of an annotation matters here; the library leaves annotations untyped. */
interface PageAnnotation {
  subtype?: string;
  fieldType?: string | null;
  fieldValue?: unknown;
  checkBox?: boolean;
  radioButton?: boolean;
  hidden?: boolean;
  rect?: readonly number[];
  buttonValue?: string | null;
  contentsObj?: { str?: string };
}

/** Every run of text on a page: its text layer, what is filled into its form fields, and notes typed onto it. */
export async function readPageRuns(page: PDFPageProxy): Promise<TextRun[]> {
  const viewport = page.getViewport({ scale: 1 });
  const runs = (await readTextItems(page)).flatMap((item): TextRun[] => {
    if (!('str' in item) || item.str === '') return [];
    const [a = 1, b = 0, , , x = 0, y = 0] = multiply(viewport.transform, item.transform as number[]);
    const height = item.height || Math.hypot(a, b);
    return [{ text: printable(item.str), x, y, width: item.width, height, upright: a > 0 && Math.abs(b) < a * 0.2 }];
  });
  const annotations = (await page.getAnnotations({ intent: 'display' })) as PageAnnotation[];
  return [...runs, ...annotations.flatMap((annotation) => annotationRuns(annotation, viewport.transform))];
}

function annotationRuns(annotation: PageAnnotation, transform: Matrix): TextRun[] {
  const text = annotationText(annotation).trim();
  if (text === '' || annotation.hidden === true) return [];
  const [left = 0, bottom = 0, right = 0, top = 0] = annotation.rect ?? [];
  const [, , , , x1 = 0, y1 = 0] = multiply(transform, [1, 0, 0, 1, left, bottom]);
  const [, , , , x2 = 0, y2 = 0] = multiply(transform, [1, 0, 0, 1, right, top]);
  const lines = text.split(/\r\n?|\n/);
  const lineHeight = Math.max(Math.abs(y1 - y2) / lines.length, 4);
  return lines.map((line, index) => ({
    text: line,
    x: Math.min(x1, x2),
    // Baselines lie about a quarter of the line above its lower edge.
    y: Math.min(y1, y2) + lineHeight * (index + 0.75),
    width: Math.abs(x2 - x1),
    height: Math.min(lineHeight, 14),
    upright: true,
  }));
}

function annotationText(annotation: PageAnnotation): string {
  if (annotation.subtype === 'FreeText') return annotation.contentsObj?.str ?? '';
  if (annotation.subtype !== 'Widget') return '';
  const value = annotation.fieldValue;
  if (annotation.checkBox === true) return typeof value === 'string' && value !== 'Off' ? '[x]' : '[ ]';
  if (annotation.radioButton === true)
    return typeof value === 'string' && value === annotation.buttonValue ? '[x]' : '[ ]';
  if (annotation.fieldType !== 'Tx' && annotation.fieldType !== 'Ch') return '';
  return Array.isArray(value)
    ? value.filter((part) => typeof part === 'string').join(', ')
    : typeof value === 'string'
      ? value
      : '';
}

function multiply(outer: Matrix, inner: Matrix): number[] {
  const [a1 = 1, b1 = 0, c1 = 0, d1 = 1, e1 = 0, f1 = 0] = outer;
  const [a2 = 1, b2 = 0, c2 = 0, d2 = 1, e2 = 0, f2 = 0] = inner;
  return [
    a1 * a2 + c1 * b2,
    b1 * a2 + d1 * b2,
    a1 * c2 + c1 * d2,
    b1 * c2 + d1 * d2,
    a1 * e2 + c1 * f2 + e1,
    b1 * e2 + d1 * f2 + f1,
  ];
}

/** Without control characters, which some producers leave in their fonts' maps. */
function printable(text: string): string {
  return text.replace(/[\p{Cc}\u00a0]+/gu, ' ');
}
