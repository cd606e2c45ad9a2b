import type { Span } from '../../model/span.ts';
import { plainWords } from './read-inline.ts';

interface Placed {
  /** Its range in the markdown. */
  readonly at: Span;
}

/** One item of a list, with the mark that it stands behind: "-", "2.", "[x]". */
export interface NoteItem {
  readonly mark: string;
  readonly text: string;
  /** 0 for the items of the list itself, 1 for those of a list within. */
  readonly depth: number;
}

/** A block of a note, its words without marks. A text may have several lines. */
export type NoteBlock = Placed &
  (
    | { readonly kind: 'heading'; readonly level: number; readonly text: string }
    | { readonly kind: 'paragraph'; readonly text: string }
    | { readonly kind: 'list'; readonly items: readonly NoteItem[] }
    | { readonly kind: 'table'; readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] }
  );

interface Line extends Span {
  readonly text: string;
}

const heading = /^ {0,3}(#{1,6})\s+(\S.*)$/;
const item = /^(\s*)(?:([-*+•])|(\d{1,9})[.)])\s+(?:\[([ xX])\]\s+)?(\S.*)$/;
const row = /^\s*\|.*\|\s*$/;
const rule = /^\s*(?:(?:-\s*){3,}|(?:\*\s*){3,}|(?:_\s*){3,})$/;
const fence = /^\s*(?:`{3,}|~{3,})/;
const columnRule = /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/;

function linesOf(markdown: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const text of markdown.split('\n')) {
    lines.push({ text: text.replace(/\r$/, ''), start, end: start + text.length });
    start += text.length + 1;
  }
  return lines;
}

/** Without the marks that may stand behind a heading as well. */
const titleOf = (words: string): string => {
  const marks = words.trimEnd().split(' ');
  if (marks.length > 1 && /^#+$/.test(marks.at(-1) ?? '')) marks.pop();
  return plainWords(marks.join(' ').trimEnd());
};

/** The cells of a row between its outer marks; a mark behind a backslash is a sign of a cell. */
function cellsOf(line: string): string[] {
  const inside = line.trim().slice(1, -1);
  return inside.split(/(?<!\\)\|/).map((cell) => plainWords(cell.trim()));
}

/** In order; linear. */
class BlockReader {
  readonly #lines: readonly Line[];
  readonly #blocks: NoteBlock[] = [];
  #next = 0;

  constructor(markdown: string) {
    this.#lines = linesOf(markdown);
  }

  read(): readonly NoteBlock[] {
    while (this.#next < this.#lines.length) this.#readBlock();
    return this.#blocks;
  }

  #readBlock(): void {
    const line = this.#lines[this.#next];
    if (!line) return;
    const title = heading.exec(line.text);
    if (title) this.#add(1, { kind: 'heading', level: (title[1] ?? '').length, text: titleOf(title[2] ?? '') });
    else if (line.text.trim() === '' || rule.test(line.text)) this.#next += 1;
    else if (fence.test(line.text)) this.#readFence();
    else if (this.#startsTable()) this.#readTable();
    else if (item.test(line.text)) this.#readList();
    else this.#readParagraph();
  }

  #take(count: number): readonly Line[] {
    const lines = this.#lines.slice(this.#next, this.#next + count);
    this.#next += count;
    return lines;
  }

  #add(count: number, block: DistributiveOmit<NoteBlock, 'at'>): void {
    const lines = this.#take(count);
    this.#blocks.push({ ...block, at: { start: lines[0]?.start ?? 0, end: lines.at(-1)?.end ?? 0 } });
  }

  /** How many lines from here on a test holds for, the first one aside. */
  #count(holds: (line: string) => boolean): number {
    let count = 1;
    for (let line = this.#lines[this.#next + count]; line && holds(line.text); line = this.#lines[this.#next + count])
      count += 1;
    return count;
  }

  #startsTable(): boolean {
    const [line, next] = [this.#lines[this.#next]?.text ?? '', this.#lines[this.#next + 1]?.text ?? ''];
    return row.test(line) && columnRule.test(next);
  }

  #readTable(): void {
    const count = this.#count((line) => row.test(line));
    const [head, , ...rest] = this.#lines.slice(this.#next, this.#next + count);
    const columns = cellsOf(head?.text ?? '');
    this.#add(count, { kind: 'table', columns, rows: rest.map(({ text }) => cellsOf(text)) });
  }

  #readList(): void {
    const count = this.#count(
      (line) => line.trim() !== '' && !heading.test(line) && !row.test(line) && !fence.test(line),
    );
    const items: { readonly mark: string; text: string; readonly depth: number }[] = [];
    const above: number[] = [];
    for (const { text } of this.#lines.slice(this.#next, this.#next + count)) {
      const found = item.exec(text);
      const last = items.at(-1);
      if (!found && last) last.text += `\n${plainWords(text.trim())}`;
      if (!found) continue;
      const [, { length: indent } = '', , number, box, words = ''] = found;
      while ((above.at(-1) ?? -1) >= indent) above.pop();
      const mark = number === undefined ? (box === undefined ? '-' : `[${box.toLowerCase()}]`) : `${number}.`;
      const boxed = number === undefined || box === undefined ? '' : `[${box.toLowerCase()}] `;
      items.push({ mark, text: boxed + plainWords(words), depth: above.length });
      above.push(indent);
    }
    this.#add(count, { kind: 'list', items });
  }

  #readFence(): void {
    const inside = this.#count((line) => !fence.test(line));
    const text = this.#lines.slice(this.#next + 1, this.#next + inside).map((line) => line.text);
    this.#add(inside + 1, { kind: 'paragraph', text: text.join('\n') });
  }

  #readParagraph(): void {
    const isNew = (line: string): boolean =>
      line.trim() === '' || [heading, item, row, fence, rule].some((pattern) => pattern.test(line));
    const count = this.#count((line) => !isNew(line));
    const lines = this.#lines.slice(this.#next, this.#next + count);
    const text = lines.map((line) => plainWords(line.text.trim().replace(/^(?:>\s*)+/, ''))).join('\n');
    this.#add(count, { kind: 'paragraph', text });
  }
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/**
 * A note's markdown as headings, paragraphs, lists and tables, in order: every word of it, and no mark. Rules and fences are left out;
 * what is none of these is a paragraph.
 */
export function readNoteBlocks(markdown: string): readonly NoteBlock[] {
  return new BlockReader(markdown).read();
}
