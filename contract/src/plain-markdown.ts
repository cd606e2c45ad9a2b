/** A piece of a line: words, strong or not, with a way to follow or without. */
export interface TextRun {
  readonly text: string;
  readonly isStrong: boolean;
  readonly href: string | null;
}

/** One block of a text of several paragraphs. */
export type TextBlock =
  | { readonly kind: 'heading'; readonly level: number; readonly id: string; readonly text: string }
  | { readonly kind: 'paragraph'; readonly runs: readonly TextRun[] }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly (readonly TextRun[])[] };

/**
 * Reads a text such as terms of service: headings, paragraphs, lists, strong words and links of markdown, and nothing
 * else; what is not understood stands there as it was written. Server and page read it alike.
 */
export function readPlainMarkdown(text: string): readonly TextBlock[] {
  const ids = new Set<string>();
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n/)
    .flatMap((part) => splitHeadings(part.split('\n').filter((line) => line.trim() !== '')))
    .map((lines) => readBlock(lines, ids));
}

/** A heading is a block of its own, also where no empty line follows it. */
function splitHeadings(lines: readonly string[]): readonly (readonly string[])[] {
  const blocks: string[][] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    const isApart = heading.test(line) || (last !== undefined && heading.test(last[0] ?? ''));
    const beginsList = last !== undefined && item.test(line) && !item.test(last[0] ?? '');
    if (last === undefined || isApart || beginsList) blocks.push([line]);
    else last.push(line);
  }
  return blocks;
}

const heading = /^(#{1,6})\s+(\S.*)$/;
const item = /^\s{0,3}(?:[-*]|(\d{1,3})[.)])\s+(\S.*)$/;

function readBlock(lines: readonly string[], ids: Set<string>): TextBlock {
  const [first = ''] = lines;
  const [, marks = '', title = ''] = heading.exec(first) ?? [];
  if (marks !== '') {
    const words = title.replace(/\s+#+$/, '');
    return { kind: 'heading', level: marks.length, id: nameHeading(words, ids), text: words };
  }
  if (!item.test(first)) return { kind: 'paragraph', runs: readRuns(lines.map((line) => line.trim()).join(' ')) };
  const items: string[] = [];
  for (const line of lines) {
    const words = item.exec(line)?.[2];
    if (words === undefined) items.push(`${items.pop() ?? ''} ${line.trim()}`);
    else items.push(words.trim());
  }
  return { kind: 'list', isOrdered: item.exec(first)?.[1] !== undefined, items: items.map(readRuns) };
}

/** An address within the page for a heading; the second of two equal ones gets a number. */
function nameHeading(title: string, ids: Set<string>): string {
  const words = title
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-');
  const base = `section-${words.replace(/^[-\d]+|-+$/g, '') || 'text'}`;
  let id = base;
  for (let number = 2; ids.has(id); number += 1) id = `${base}-${number}`;
  ids.add(id);
  return id;
}

const inline = /\*\*([^*]{1,500})\*\*|\[([^\]]{1,500})\]\(([^()\s]{1,500})\)/g;
/** Ways that may be followed: to the web, to a mailbox, or within this product. */
const knownWay = /^(?:https?:\/\/|mailto:|\/(?!\/)|#)/i;

function readRuns(text: string): readonly TextRun[] {
  const runs: TextRun[] = [];
  const add = (words: string, isStrong = false, href: string | null = null): void => {
    if (words !== '') runs.push({ text: words, isStrong, href });
  };
  let at = 0;
  for (const match of text.matchAll(inline)) {
    const [whole, strong, label, href = ''] = match;
    add(text.slice(at, match.index));
    if (strong !== undefined) add(strong, true);
    else if (knownWay.test(href)) add(label ?? '', false, href);
    else add(whole);
    at = match.index + whole.length;
  }
  add(text.slice(at));
  return runs;
}
