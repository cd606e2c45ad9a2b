import { DocumentProblem } from '../../document-reader.ts';
import { decodeReferences } from '../xml/xml-tags.ts';

/** What a scan tells as it goes; names are as written, with their prefix. */
export interface XmlVisitor {
  open?(name: string): void;
  close?(name: string): void;
  text?(text: string): void;
}

/** What is left to spend on all parts of a document. */
export interface XmlBudget {
  /** Elements and attributes. */
  nodes: number;
  readonly depth: number;
}

/**
 * Walks through XML once, without building anything, and ends at the first sign of excess.
 * @throws DocumentProblem file_too_complex over budget; file_damaged on a document type (Office Open XML forbids it,
 *   ECMA-376 part 2, 8.2.2) or broken markup
 */
export function scanXml(xml: string, budget: XmlBudget, visitor: XmlVisitor = {}): void {
  let at = 0;
  let depth = 0;
  while (at < xml.length) {
    const start = xml.indexOf('<', at);
    if (start < 0) return;
    if (start > at) visitor.text?.(decodeReferences(xml.slice(at, start)));
    if (xml[start + 1] === '!' || xml[start + 1] === '?') {
      at = skipDeclaration(xml, start, visitor);
      continue;
    }
    const tag = readTag(xml, start);
    at = tag.end;
    budget.nodes -= tag.closes ? 0 : 1 + tag.attributes;
    if (!tag.closes) {
      depth += 1;
      if (depth > budget.depth || budget.nodes < 0) throw new DocumentProblem('file_too_complex');
      visitor.open?.(tag.name);
    }
    if (tag.closes || tag.empty) {
      depth -= 1;
      visitor.close?.(tag.name);
    }
  }
}

interface Tag {
  name: string;
  attributes: number;
  closes: boolean;
  empty: boolean;
  end: number;
}

function readTag(xml: string, start: number): Tag {
  let attributes = 0;
  let at = start + 1;
  for (; at < xml.length; at += 1) {
    const character = xml[at];
    if (character === '>') break;
    if (character === '"' || character === "'") {
      at = xml.indexOf(character, at + 1);
      if (at < 0) break;
      attributes += 1;
    }
  }
  if (at < 0 || at >= xml.length) throw new DocumentProblem('file_damaged');
  const closes = xml[start + 1] === '/';
  const nameStart = closes ? start + 2 : start + 1;
  let nameEnd = nameStart;
  while (nameEnd < at && !/[\s/>]/.test(xml[nameEnd] ?? '>')) nameEnd += 1;
  return {
    name: xml.slice(nameStart, nameEnd),
    attributes,
    closes,
    empty: !closes && xml[at - 1] === '/',
    end: at + 1,
  };
}

/** Comment, processing instruction or character data; returns where it ends. */
function skipDeclaration(xml: string, start: number, visitor: XmlVisitor): number {
  const closers: [string, string][] = [
    ['<!--', '-->'],
    ['<![CDATA[', ']]>'],
    ['<?', '?>'],
  ];
  const found = closers.find(([opener]) => xml.startsWith(opener, start));
  if (found === undefined) throw new DocumentProblem('file_damaged');
  const [opener, closer] = found;
  const end = xml.indexOf(closer, start + opener.length);
  if (end < 0) throw new DocumentProblem('file_damaged');
  if (opener === '<![CDATA[') visitor.text?.(xml.slice(start + opener.length, end));
  return end + closer.length;
}
