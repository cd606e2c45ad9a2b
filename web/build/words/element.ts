import { isNode, nameOf, nodesIn, stringOf, type Node } from './syntax.ts';
import {
  codeOf,
  nameHole,
  readPieces,
  readTemplate,
  readValue,
  writeTemplate,
  type Hole,
  type Holes,
  type Piece,
  type Source,
} from './template.ts';

/** Text between tags as React reads it: line breaks and what stands around them are one space, or nothing at an edge. */
function cleanText(text: string): string {
  const lines = text.split(/\r?\n/);
  return lines
    .map((line, at) => {
      const begun = at === 0 ? line : line.trimStart();
      return at === lines.length - 1 ? begun : begun.trimEnd();
    })
    .filter((line) => line !== '')
    .join(' ');
}

/** The words that a child of an element is by itself: text, or a string in braces. */
const wordsOf = (child: Node): string =>
  child.type === 'JSXText' ? cleanText(String(child['value'])) : (stringOf(child['expression']) ?? '');

/** Whether words stand between the children of an element: then they are one text, tags and all. */
export const hasOwnWords = (element: Node): boolean =>
  nodesIn(element['children']).some((child) => wordsOf(child).trim() !== '');

/** Where the children of an element stand. */
export function childRange(element: Node): { readonly start: number; readonly end: number } {
  const [open] = nodesIn(element['openingElement'] ?? element['openingFragment']);
  const [close] = nodesIn(element['closingElement'] ?? element['closingFragment']);
  return { start: open?.end ?? element.end, end: close?.start ?? element.end };
}

function readCall(source: Source, expression: Node, holes: Holes): string | null {
  const [words, ...others] = nodesIn(expression['arguments']);
  if (expression.type !== 'CallExpression' || words === undefined || others.length > 0) return null;
  const callee = nameOf(expression['callee']);
  const inner = readTemplate(source, words, holes);
  if (callee === null || inner === null) return null;
  const name = nameHole(holes, callee, { kind: 'call', callee });
  return `<${name}>${inner}</${name}>`;
}

function readChild(source: Source, child: Node, holes: Holes): string {
  if (child.type === 'JSXText' || wordsOf(child) !== '') return wordsOf(child);
  if (child.type === 'JSXFragment') return readElement(source, child, holes);
  const { expression } = child;
  if (isNode(expression)) return readCall(source, expression, holes) ?? readValue(source, expression, holes);
  const [open] = nodesIn(child['openingElement']);
  const [close] = nodesIn(child['closingElement']);
  const name = nameOf(open?.['name']) ?? '';
  const cut = (node: Node): string => source.text.slice(node.start, node.end);
  if (open === undefined || close === undefined)
    return `{${nameHole(holes, name, { kind: 'value', code: cut(child) })}}`;
  const given = nameHole(holes, name, { kind: 'element', open: cut(open), close: cut(close) });
  return `<${given}>${readElement(source, child, holes)}</${given}>`;
}

/** What stands between the tags of an element, as a text with its values in braces and its tags by name. */
export function readElement(source: Source, element: Node, holes: Holes): string {
  return nodesIn(element['children'])
    .map((child) => readChild(source, child, holes))
    .join('');
}

const nameIn = (piece: Piece): string => ('close' in piece ? piece.close : '');

function writeTag(hole: Hole | undefined, name: string, inner: readonly Piece[], holes: Holes): string {
  if (hole?.kind === 'element') return `${hole.open}${writePieces(inner, holes)}${hole.close}`;
  if (hole?.kind !== 'call') throw new Error(`there is no tag <${name}>`);
  const text = inner.map((piece) => ('words' in piece ? piece.words : 'value' in piece ? `{${piece.value}}` : '<tag>'));
  return `{${hole.callee}(${writeTemplate(text.join(''), holes)})}`;
}

function writePieces(pieces: readonly Piece[], holes: Holes): string {
  let code = '';
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at] as Piece;
    if ('words' in piece) code += `{${JSON.stringify(piece.words)}}`;
    else if ('value' in piece) code += `{${codeOf(holes, piece.value)}}`;
    else if ('close' in piece) throw new Error(`</${piece.close}> closes nothing`);
    else {
      const end = pieces.findIndex((one, place) => place > at && nameIn(one) === piece.open);
      if (end < 0) throw new Error(`<${piece.open}> is not closed`);
      code += writeTag(holes.get(piece.open), piece.open, pieces.slice(at + 1, end), holes);
      at = end;
    }
  }
  return code;
}

/** A text as what stands between the tags of an element. */
export const writeElement = (text: string, holes: Holes): string => writePieces(readPieces(text), holes);
