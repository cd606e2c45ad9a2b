import { DocumentProblem } from '../../document-reader.ts';

export interface XmlAttribute {
  /** As written, with its prefix. */
  readonly name: string;
  readonly local: string;
  readonly value: string;
  /** From the white space before the name to the closing quotation mark. */
  readonly start: number;
  readonly end: number;
  /** Between the quotation marks. */
  readonly valueStart: number;
}

export interface XmlTag {
  readonly name: string;
  readonly empty: boolean;
  readonly end: number;
}

/** The opening tag that begins at `start`. */
export function readTag(source: string, start: number): XmlTag {
  let at = start + 1;
  for (; at < source.length; at += 1) {
    const character = source[at];
    if (character === '>') break;
    if (character === '"' || character === "'") {
      at = source.indexOf(character, at + 1);
      if (at < 0) break;
    }
  }
  if (at < 0 || at >= source.length) throw new DocumentProblem('file_damaged');
  let nameEnd = start + 1;
  while (nameEnd < at && !isSpace(source, nameEnd) && source[nameEnd] !== '/') nameEnd += 1;
  const name = source.slice(start + 1, nameEnd);
  if (name === '') throw new DocumentProblem('file_damaged');
  return { name, empty: source[at - 1] === '/', end: at + 1 };
}

/** @param start Behind the name of the tag @param end Behind the tag */
export function readAttributes(source: string, start: number, end: number): XmlAttribute[] {
  const attributes: XmlAttribute[] = [];
  let at = start;
  for (;;) {
    const begin = at;
    while (at < end && isSpace(source, at)) at += 1;
    if (at >= end || source[at] === '>' || source[at] === '/') return attributes;
    const nameStart = at;
    while (at < end && source[at] !== '=' && !isSpace(source, at)) at += 1;
    const name = source.slice(nameStart, at);
    while (at < end && source[at] !== '"' && source[at] !== "'") at += 1;
    const close = source.indexOf(source[at] ?? '"', at + 1);
    if (at >= end || close < 0 || close >= end) throw new DocumentProblem('file_damaged');
    const value = decodeReferences(source.slice(at + 1, close));
    const local = name.slice(name.indexOf(':') + 1);
    attributes.push({ name, local, value, start: begin, end: close + 1, valueStart: at + 1 });
    at = close + 1;
  }
}

function isSpace(source: string, at: number): boolean {
  const code = source.charCodeAt(at);
  return code === 32 || code === 9 || code === 10 || code === 13;
}

const named: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** Text with the five named references and all numeric ones as the characters they stand for. */
export function decodeReferences(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(lt|gt|amp|quot|apos));/gi, (whole, hex, decimal, name) => {
    if (typeof name === 'string') return named[name.toLowerCase()] ?? whole;
    const code = typeof hex === 'string' ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

const references: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;', "'": '&#39;' };

/** Text as it may stand between tags or in an attribute; characters that XML 1.0 has no way to write are left out. */
export function encodeReferences(text: string): string {
  return text
    .replace(/[<>&"']/g, (character) => references[character] ?? '')
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '');
}
