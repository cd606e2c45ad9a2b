import { DocumentProblem } from '../../document-reader.ts';
import type { XmlBudget } from '../docx/scan-xml.ts';
import { decodeReferences, readAttributes, readTag, type XmlAttribute } from './xml-tags.ts';

/** A stretch of characters between tags, with references decoded. */
export interface XmlText {
  readonly kind: 'text';
  readonly value: string;
  readonly start: number;
  readonly end: number;
  readonly parent: XmlElement;
}

export interface XmlElement {
  readonly kind: 'element';
  /** As written, with its prefix. */
  readonly name: string;
  /** Without the prefix. */
  readonly local: string;
  readonly attributes: readonly XmlAttribute[];
  readonly children: (XmlElement | XmlText)[];
  readonly parent: XmlElement | null;
  readonly start: number;
  /** Where the opening tag ends. */
  readonly openEnd: number;
  /** Where the closing tag begins; as `openEnd` for an empty element. */
  closeStart: number;
  end: number;
}

/** What holds no element and no text: comments, processing instructions, document types. */
export interface XmlAside {
  readonly kind: 'comment' | 'instruction' | 'doctype';
  readonly start: number;
  readonly end: number;
}

export interface XmlTree {
  readonly source: string;
  readonly root: XmlElement;
  readonly asides: readonly XmlAside[];
}

interface Growth {
  readonly source: string;
  readonly budget: XmlBudget;
  readonly asides: XmlAside[];
  root: XmlElement | null;
  at: XmlElement | null;
  depth: number;
}

/**
 * The tree of an XML text in which everything knows its place, so that it can be changed and all else be left as it is.
 * @throws DocumentProblem file_too_complex over budget; file_damaged on broken markup
 */
export function parseXml(source: string, budget: XmlBudget): XmlTree {
  const growth: Growth = { source, budget, asides: [], root: null, at: null, depth: 0 };
  let at = 0;
  while (at < source.length) {
    const start = source.indexOf('<', at);
    addText(growth, at, start < 0 ? source.length : start);
    if (start < 0) break;
    const next = source[start + 1];
    if (next === '!' || next === '?') at = addAside(growth, start);
    else at = next === '/' ? closeElement(growth, start) : openElement(growth, start);
  }
  if (growth.root === null || growth.at !== null) throw new DocumentProblem('file_damaged');
  return { source, root: growth.root, asides: growth.asides };
}

function addText({ source, at: parent }: Growth, start: number, end: number): void {
  if (end <= start) return;
  const value = decodeReferences(source.slice(start, end));
  if (parent !== null) parent.children.push({ kind: 'text', value, start, end, parent });
  // Words outside the root are no XML, and a byte order mark is no word.
  else if (value.replace('\ufeff', '').trim() !== '') throw new DocumentProblem('file_damaged');
}

function openElement(growth: Growth, start: number): number {
  const { source, budget, at: parent } = growth;
  const tag = readTag(source, start);
  const attributes = readAttributes(source, start + 1 + tag.name.length, tag.end);
  budget.nodes -= 1 + attributes.length;
  growth.depth += 1;
  if (budget.nodes < 0 || growth.depth > budget.depth) throw new DocumentProblem('file_too_complex');
  const local = tag.name.slice(tag.name.indexOf(':') + 1);
  const place = { start, openEnd: tag.end, closeStart: tag.end, end: tag.end };
  const element: XmlElement = { kind: 'element', name: tag.name, local, attributes, children: [], parent, ...place };
  if (parent !== null) parent.children.push(element);
  else if (growth.root === null) growth.root = element;
  else throw new DocumentProblem('file_damaged');
  if (tag.empty) growth.depth -= 1;
  else growth.at = element;
  return tag.end;
}

function closeElement(growth: Growth, start: number): number {
  const end = growth.source.indexOf('>', start) + 1;
  const element = growth.at;
  if (end === 0 || element === null || growth.source.slice(start + 2, end - 1).trimEnd() !== element.name)
    throw new DocumentProblem('file_damaged');
  element.closeStart = start;
  element.end = end;
  growth.at = element.parent;
  growth.depth -= 1;
  return end;
}

const asideMarks = [
  ['<!--', '-->', 'comment'],
  ['<![CDATA[', ']]>', 'data'],
  ['<?', '?>', 'instruction'],
] as const;

function addAside(growth: Growth, start: number): number {
  const { source, asides, at: parent } = growth;
  const marks = asideMarks.find(([opener]) => source.startsWith(opener, start));
  if (marks === undefined) return addDoctype(growth, start);
  const [opener, closer, kind] = marks;
  const close = source.indexOf(closer, start + opener.length);
  if (close < 0) throw new DocumentProblem('file_damaged');
  const end = close + closer.length;
  if (kind !== 'data') asides.push({ kind, start, end });
  else if (parent === null) throw new DocumentProblem('file_damaged');
  else parent.children.push({ kind: 'text', value: source.slice(start + opener.length, close), start, end, parent });
  return end;
}

/** With its declarations, if it has any; whoever forbids document types looks for one among the asides. */
function addDoctype({ source, asides, root }: Growth, start: number): number {
  if (root !== null || !/^<!doctype/i.test(source.slice(start, start + 9))) throw new DocumentProblem('file_damaged');
  const close = source.indexOf('>', start);
  const bracket = source.indexOf('[', start);
  const end = bracket >= 0 && bracket < close ? source.indexOf('>', source.indexOf(']', bracket)) : close;
  if (end < 0) throw new DocumentProblem('file_damaged');
  asides.push({ kind: 'doctype', start, end: end + 1 });
  return end + 1;
}
