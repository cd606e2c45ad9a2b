import { setImmediate as nextTurn } from 'node:timers/promises';
import type PdfDocument from 'pdfkit';
import { toAscii } from '@notewright/engine/note-text';
import { canShow } from '../typefaces/set-runs.ts';
import type { SetLine } from '../typefaces/set-runs.ts';
import { createTextSetter, type TextSetter, type TextStyle } from '../typefaces/set-text.ts';

export type Document = InstanceType<typeof PdfDocument>;
export type Structure = PDFKit.PDFStructureElement;

/** Places in points, from the left and the top of the page. */
export const place = { left: 64, right: 548, top: 58, next: 84, bottom: 712, foot: 736 } as const;
export const width = place.right - place.left;
export const leading = 14.5;

const ink = '#16242b';
export const styles = {
  letterhead: { family: 'serif', weight: 600, size: 15, color: ink },
  headings: [
    { family: 'serif', weight: 600, size: 20, color: ink },
    { family: 'serif', weight: 600, size: 15, color: ink },
    { family: 'sans', weight: 600, size: 11, color: ink },
    { family: 'sans', weight: 600, size: 10, color: ink },
  ],
  text: { family: 'sans', weight: 400, size: 10, color: ink },
  strong: { family: 'sans', weight: 600, size: 10, color: ink },
  small: { family: 'sans', weight: 400, size: 8.5, color: '#44545c' },
} as const satisfies Record<string, TextStyle | readonly TextStyle[]>;

/** Lines that are set in one go; others have their turn between two. */
const linesAtOnce = 20;
/** More words stand on no line. */
const wordsOfLine = 200;
const linesOfWord = 10_000;

/** Signs that no typeface here has, in the way in which ASCII writes them: a note is never shown with a gap in it. */
const inKnownSigns = (text: string): string =>
  Array.from(text.normalize('NFC'), (sign) => (/\s/.test(sign) || canShow(sign) ? sign : toAscii(sign))).join('');

/** The pages of a note, filled from the top. */
export class NoteSheet {
  readonly document: Document;
  readonly root: Structure;
  readonly setter: TextSetter;
  /** The baseline of the next line. */
  y: number = place.top;
  #since = 0;
  readonly #widths = new Map<string, number>();

  constructor(document: Document) {
    this.document = document;
    this.root = document.struct('Document');
    document.addStructure(this.root);
    this.setter = createTextSetter(document);
    document.addPage();
  }

  /** Goes on on a new page where so much does not fit on this one. */
  makeRoom(height: number): void {
    if (this.y + height <= place.bottom) return;
    this.document.addPage();
    this.y = place.next;
  }

  /** A text as lines of this width; its own line ends stay. Others have their turn in between. */
  async wrap(text: string, style: TextStyle, room: number): Promise<readonly SetLine[]> {
    const lines: SetLine[] = [];
    for (const line of inKnownSigns(text).split('\n')) {
      const words = line.split(/\s+/u).filter((word) => word !== '');
      for (let at = 0; at < words.length;) {
        const filled = this.#fill(words.slice(at, at + wordsOfLine), style, room);
        at += Math.max(1, filled.taken);
        for (const one of filled.lines) lines.push(one);
        await this.#giveWay();
      }
    }
    return lines;
  }

  /** The first line of some words, and how many of them it takes; a word that is too wide is divided. */
  #fill(
    words: readonly string[],
    style: TextStyle,
    room: number,
  ): { readonly taken: number; readonly lines: readonly SetLine[] } {
    let taken = 0;
    let sum = 0;
    for (const word of words) {
      sum += this.#widthOf(taken === 0 ? word : ` ${word}`, style);
      if (sum > room) break;
      taken += 1;
    }
    // Words of one typeface and of another may be wider together than each for itself.
    for (; taken > 0; taken -= 1) {
      const line = this.setter.set(words.slice(0, taken).join(' '), style);
      if (this.setter.measure(line, style) <= room) return { taken, lines: [line] };
    }
    return { taken: 1, lines: this.setter.wrap(words[0] ?? '', style, room, linesOfWord) };
  }

  async #giveWay(): Promise<void> {
    this.#since += 1;
    if (this.#since % linesAtOnce === 0) await nextTurn();
  }

  #widthOf(word: string, style: TextStyle): number {
    const key = `${style.family} ${style.weight} ${style.size} ${word}`;
    const known = this.#widths.get(key);
    if (known !== undefined) return known;
    const space = word.startsWith(' ') ? style.size / 5 : 0;
    const measured = this.setter.measure(this.setter.set(word, style), style) + space;
    this.#widths.set(key, measured);
    return measured;
  }

  /** Adds a structure element below another. */
  open(kind: string, parent: Structure = this.root): Structure {
    const element = this.document.struct(kind);
    parent.add(element);
    return element;
  }

  /** Draws one line as part of an element, at the height that was reached. */
  line(element: Structure, line: SetLine, style: TextStyle, x: number = place.left): void {
    element.add(() => this.setter.draw(line, style, { x, y: this.y }));
  }

  /** Lines as one element, each below the other. */
  async lines(element: Structure, lines: readonly SetLine[], style: TextStyle, x: number = place.left): Promise<void> {
    for (const one of lines) {
      this.makeRoom(0);
      this.line(element, one, style, x);
      this.y += this.#step(style);
      await this.#giveWay();
    }
    element.end();
  }

  #step({ size }: TextStyle): number {
    return Math.max(leading, size * 1.3);
  }

  /** What is drawn for the eye alone and read to nobody. */
  artifact(draw: () => void): void {
    this.document.markContent('Artifact', { type: 'Layout' });
    draw();
    this.document.endMarkedContent();
  }
}
