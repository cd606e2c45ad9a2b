import {
  AlignmentType,
  Document,
  Footer,
  Header,
  HeadingLevel,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { INumberingOptions, IRunOptions } from 'docx';
import type { NoteBlock, NoteItem } from '@notewright/engine/note-text';
import { pagePlaces, type NotePaper } from './note-paper.ts';

/** By the level of markdown: the title of a note is a second heading there, and the first of its pages. */
const headings = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
] as const;

/** Word knows lists within lists to the ninth. */
const deepest = 8;

/** Signs that XML cannot hold, and no reader sees. */
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A text of several lines, which stay lines of one paragraph. */
function runsOf(text: string, options: IRunOptions = {}): TextRun[] {
  const lines = text.toWellFormed().replace(unwritable, '').split('\n');
  return lines.map((line, at) => new TextRun({ ...options, text: line, ...(at === 0 ? {} : { break: 1 }) }));
}

type Numbering = INumberingOptions['config'][number];

/** A list whose numbers Word would count as the note has them; in any other the numbers are words. */
function firstOfRow(items: readonly NoteItem[]): number | null {
  const [first] = items;
  const start = Number.parseInt(first?.mark ?? '', 10);
  const isRow = items.every(({ mark, depth }, at) => depth === 0 && mark === `${start + at}.`);
  return isRow ? start : null;
}

class BodyWriter {
  readonly children: (Paragraph | Table)[] = [];
  readonly numbering: Numbering[] = [];

  write(block: NoteBlock): void {
    if (block.kind === 'heading')
      this.children.push(
        new Paragraph({ heading: headings[block.level] ?? HeadingLevel.HEADING_5, children: runsOf(block.text) }),
      );
    else if (block.kind === 'list') this.#writeList(block.items);
    else if (block.kind === 'table') this.#writeTable(block.columns, block.rows);
    else this.children.push(new Paragraph({ children: runsOf(block.text) }));
  }

  #writeList(items: readonly NoteItem[]): void {
    const start = firstOfRow(items);
    const reference = `list-${this.numbering.length}`;
    if (start !== null) {
      const level = { level: 0, format: LevelFormat.DECIMAL, text: '%1.', alignment: AlignmentType.START, start };
      this.numbering.push({
        reference,
        levels: [{ ...level, style: { paragraph: { indent: { left: 720, hanging: 360 } } } }],
      });
    }
    for (const { mark, text, depth } of items) {
      const place =
        start === null ? { bullet: { level: Math.min(depth, deepest) } } : { numbering: { reference, level: 0 } };
      this.children.push(
        new Paragraph({ ...place, children: runsOf(start === null && mark !== '-' ? `${mark} ${text}` : text) }),
      );
    }
  }

  #writeTable(columns: readonly string[], rows: readonly (readonly string[])[]): void {
    const width = Math.max(columns.length, ...rows.slice(0, 1000).map((cells) => cells.length), 1);
    const rowOf = (cells: readonly string[], isHead: boolean): TableRow =>
      new TableRow({
        tableHeader: isHead,
        children: Array.from({ length: width }, (_, at) => {
          const children = runsOf(cells[at] ?? '', { bold: isHead });
          return new TableCell({ children: [new Paragraph({ children })] });
        }),
      });
    this.children.push(
      new Table({
        width: { size: 100, type: WidthType.PERCENTAGE },
        rows: [rowOf(columns, true), ...rows.map((cells) => rowOf(cells, false))],
      }),
      // Two tables in a row would become one.
      new Paragraph({ children: [] }),
    );
  }
}

/** What the words say of a page, with Word's own count in their place. */
function pageRuns({ pageWords }: NotePaper): TextRun[] {
  const counts = new Map([
    [pagePlaces.page, PageNumber.CURRENT],
    [pagePlaces.count, PageNumber.TOTAL_PAGES],
  ] as readonly (readonly [string, (typeof PageNumber)['CURRENT' | 'TOTAL_PAGES']])[]);
  const parts = pageWords.split(/([\u0001\u0002])/u);
  return parts.filter((part) => part !== '').map((part) => new TextRun({ children: [counts.get(part) ?? part] }));
}

const stateLines = (states: readonly string[]): Paragraph[] =>
  states.map((state) => new Paragraph({ children: runsOf(state, { bold: true }) }));

/**
 * A version of a note as a Word document: headings, lists and tables that are ones, its state at the head and foot of each page, and no
 * word of it in the properties.
 */
export async function makeNoteDocx(paper: NotePaper): Promise<Uint8Array> {
  const { organization, states, blocks, fileTitle, language } = paper;
  const body = new BodyWriter();
  for (const block of blocks) body.write(block);
  const letterhead =
    organization === null ? [] : [new Paragraph({ children: runsOf(organization, { bold: true, size: 28 }) })];
  const document = new Document({
    title: fileTitle,
    creator: 'Notewright',
    lastModifiedBy: 'Notewright',
    description: '',
    numbering: { config: body.numbering },
    styles: { default: { document: { run: { font: 'Calibri', size: 22, language: { value: language } } } } },
    sections: [
      {
        headers: { default: new Header({ children: [...letterhead, ...stateLines(states)] }) },
        footers: {
          default: new Footer({ children: [...stateLines(states), new Paragraph({ children: pageRuns(paper) })] }),
        },
        children: body.children,
      },
    ],
  });
  return Packer.toBuffer(document);
}
