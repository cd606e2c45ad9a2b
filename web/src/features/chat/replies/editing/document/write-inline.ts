import type { Node } from 'prosemirror-model';
import { markType, nodeType } from './schema.ts';

/**
 * How careful words are written: `kept` leaves those that stood in the note as they were; `escaped` gives every mark a backslash;
 * `plain` also leaves emphasis out, for what markdown cannot say.
 */
export type Care = 'kept' | 'escaped' | 'plain';

interface Piece {
  readonly written: string;
  readonly strong: string | null;
  readonly em: string | null;
}

/** Typed text so that markdown shows it letter for letter, as the engine's writer does (`engine/src/write`). */
function escapeTyped(text: string): string {
  return text
    .replace(/[\s\u0000-\u001f\u007f\u2028\u2029]+/g, ' ')
    .replace(/[\\`*_[\]<>|~$]/g, (mark) => `\\${mark}`)
    .replace(/&(?=#?[A-Za-z\d]{1,31};)/g, '\\&');
}

/** What would open a heading, a list or a quotation at the head of a line. */
const escapeHead = (line: string): string =>
  line.replace(/^([#+=>-])/, '\\$1').replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2');

function writeText(node: Node, care: Care): string {
  const text = node.text ?? '';
  const own = markType('statement').isInSet(node.marks);
  if (own === undefined || care !== 'kept') return escapeTyped(text);
  const prefix = String(own.attrs['prefix']);
  return prefix === '' ? text : text.replace(/./gsu, (character) => prefix + character);
}

function writeNode(node: Node, care: Care): string {
  if (node.isText) return writeText(node, care);
  if (node.type === nodeType('hard_break')) return String(node.attrs['raw']);
  return String(node.attrs['raw']);
}

function toPieces(parent: Node, care: Care): Piece[] {
  const pieces: Piece[] = [];
  parent.forEach((node) => {
    const sign = (name: 'strong' | 'em'): string | null => {
      const mark = care === 'plain' ? undefined : markType(name).isInSet(node.marks);
      return mark === undefined ? null : String(mark.attrs['sign']);
    };
    pieces.push({ written: writeNode(node, care), strong: sign('strong'), em: sign('em') });
  });
  return pieces;
}

/** Runs of pieces that share a sign; blanks at their borders stand outside of it, where markdown wants them. */
function wrapRuns(
  pieces: readonly Piece[],
  name: 'strong' | 'em',
  writeRun: (run: readonly Piece[]) => string,
): string {
  let text = '';
  for (let from = 0; from < pieces.length;) {
    const sign = pieces[from]?.[name] ?? null;
    let to = from;
    while (to < pieces.length && (pieces[to]?.[name] ?? null) === sign) to += 1;
    const written = writeRun(pieces.slice(from, to));
    const [, before = '', core = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(written) ?? [];
    text += sign === null || core === '' ? written : before + sign + core + sign + after;
    from = to;
  }
  return text;
}

/**
 * The words of a paragraph, heading or cell as markdown.
 * @param isHead what stands at the head of its lines could be taken for a mark of markdown
 */
export function writeInline(parent: Node, care: Care, isHead: boolean): string {
  const written = wrapRuns(toPieces(parent, care), 'strong', (run) =>
    wrapRuns(run, 'em', (part) => part.map((piece) => piece.written).join('')),
  ).trim();
  const lines = written.split('\n').filter((line) => line.trim() !== '');
  if (!isHead) return lines.join('\n');
  const startsOwn = markType('statement').isInSet(parent.firstChild?.marks ?? []) !== undefined;
  return lines.map((line, index) => (care === 'kept' && (index > 0 || startsOwn) ? line : escapeHead(line))).join('\n');
}
