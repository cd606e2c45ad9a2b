import type PdfDocument from 'pdfkit';
import type { Weight } from './faces.ts';
import { setRuns } from './set-runs.ts';
import type { SetLine } from './set-runs.ts';

type Document = InstanceType<typeof PdfDocument>;

export interface TextStyle {
  readonly family: 'sans' | 'serif';
  readonly weight: Weight;
  /** Points. */
  readonly size: number;
  /** As #rrggbb. */
  readonly color: string;
}

/** Sets text in a document line by line, in whichever faces have its characters. Sizes and places are in points. */
export interface TextSetter {
  /** A text as lines no wider than this; words that are wider are divided. At most `linesAtMost`, the last then ends in dots. */
  wrap(text: string, style: TextStyle, width: number, linesAtMost: number): readonly SetLine[];
  /** A text as one line, however wide. */
  set(text: string, style: TextStyle): SetLine;
  /** How wide a line is. */
  measure(line: SetLine, style: TextStyle): number;
  /** Draws a line with its baseline at `y`; `end`: its right end is at `x`. */
  draw(
    line: SetLine,
    style: TextStyle,
    place: { readonly x: number; readonly y: number; readonly end?: boolean },
  ): void;
}

/** Figures of equal width, so that amounts stand under one another. */
const features = ['kern', 'liga', 'tnum', 'mark', 'ccmp'] as unknown as PDFKit.Mixins.OpenTypeFeatures[];

/** Sets text in this document. */
export function createTextSetter(document: Document): TextSetter {
  const registered = new Set<string>();

  function useFace(name: string, bytes: Buffer, size: number): void {
    if (!registered.has(name)) {
      document.registerFont(name, bytes);
      registered.add(name);
    }
    document.font(name).fontSize(size);
  }

  function measure({ runs }: SetLine, { size }: TextStyle): number {
    let width = 0;
    for (const { text, face } of runs) {
      useFace(face.name, face.bytes, size);
      width += document.widthOfString(text, { features });
    }
    return width;
  }

  const fits = (text: string, style: TextStyle, width: number): boolean =>
    measure(setRuns(text, style.family, style.weight), style) <= width;

  return {
    set: (text, style) => setRuns(text, style.family, style.weight),
    measure,
    wrap: (text, style, width, linesAtMost) => {
      const lines = divide(text, (part) => fits(part, style, width));
      const shown = lines.length > linesAtMost ? shorten(lines.slice(0, linesAtMost)) : lines;
      return shown.map((line) => setRuns(line, style.family, style.weight));
    },
    draw: (line, style, { x, y, end = false }) => {
      let at = end ? x - measure(line, style) : x;
      document.fillColor(style.color);
      for (const { text, face } of line.runs) {
        useFace(face.name, face.bytes, style.size);
        document.text(text, at, y, { lineBreak: false, baseline: 'alphabetic', features });
        at += document.widthOfString(text, { features });
      }
    },
  };
}

/** Fills line after line with words; a word that is too wide for a line is divided. */
function divide(text: string, fits: (part: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/u).filter((part) => part !== '')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const part of divideWord(word, fits)) {
      if (line !== '' && !fits(line + part)) {
        lines.push(line);
        line = '';
      }
      line += part;
    }
  }
  return line === '' ? lines : [...lines, line];
}

/** The parts between which a word may be divided: after the signs of an address, else anywhere. */
function divideWord(word: string, fits: (part: string) => boolean): readonly string[] {
  return word.split(/(?<=[@./_-])/u).flatMap((part) => (fits(part) ? [part] : Array.from(part)));
}

function shorten(lines: readonly string[]): string[] {
  const last = Array.from(lines.at(-1) ?? '');
  return [...lines.slice(0, -1), `${last.slice(0, Math.max(0, last.length - 2)).join('')}…`];
}
