import { defineMessage, defineMessages, type Message } from '../../message/message.ts';
/** What a reader of XML receives, in the order of the document. */
export interface XmlListener {
  open(name: string, attributes: ReadonlyMap<string, string>): void;
  /** Text between tags, its entities resolved; it may come in pieces. */
  text(text: string): void;
  close(name: string): void;
}

/** XML that cannot be read, or asks for what is not allowed here. */
export class XmlProblem extends Error {
  override readonly name = 'XmlProblem';
  /** Counted from 1. */
  readonly line: number;
  readonly fault: Message;

  constructor(fault: Message, line: number) {
    super(String(fault));
    this.fault = fault;
    this.line = line;
  }
}

const faults = defineMessages('import', {
  unknownEntity: '“&” begins no entity that is allowed here',
  tagNotClosed: 'a tag is not closed',
  ownDeclarations: 'a document type with declarations of its own is not read',
  tagNoName: 'a tag has no name',
  tooDeep: 'tags stand too deep in one another',
});

const notClosed = (what: string): Message => defineMessage('import.notClosed', '{what} is not closed', { what });
const closesUnopened = (tag: string): Message =>
  defineMessage('import.closesUnopened', '{tag} closes what is not open', { tag });
const neverClosed = (tag: string): Message =>
  defineMessage('import.neverClosed', '{tag} is never closed; the file is cut off', { tag });

const mostDepth = 64;
const longestEntity = 12;
const longestDeclaration = 1000;
const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const namePattern = /^[A-Za-z_][\w.:-]*/;
const attributePattern = /\s([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

function lineAt(text: string, at: number): number {
  let line = 1;
  for (let next = text.indexOf('\n'); next >= 0 && next < at; next = text.indexOf('\n', next + 1)) line++;
  return line;
}

function numericEntity(entity: string): string | null {
  const digits = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/i.exec(entity);
  if (!digits) return null;
  const point = digits[1] === undefined ? Number(digits[2]) : Number.parseInt(digits[1], 16);
  const isCharacter = point >= 9 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff);
  return isCharacter ? String.fromCodePoint(point) : null;
}

/**
 * Reads the plain part of XML: tags, attributes, text, comments, CDATA, the five entities and those by number. A document
 * type with declarations of its own is refused, and so is every other entity, so that nothing is fetched and nothing grows.
 * One pass over the text.
 * @throws XmlProblem with the line where it stopped
 */
export function readXml(text: string, listener: XmlListener): void {
  const open: string[] = [];
  const refuse = (fault: Message, at: number): never => {
    throw new XmlProblem(fault, lineAt(text, at));
  };
  const find = (mark: string, from: number, what: string): number => {
    const at = text.indexOf(mark, from);
    return at < 0 ? refuse(notClosed(what), from) : at;
  };
  const resolve = (piece: string, at: number): string => {
    if (!piece.includes('&')) return piece;
    const parts = piece.split('&');
    const rest = parts.slice(1).map((part) => {
      const end = part.slice(0, longestEntity).indexOf(';');
      const entity = end < 0 ? '' : part.slice(0, end);
      const letter = (Object.hasOwn(named, entity) ? named[entity] : undefined) ?? numericEntity(entity);
      return letter === null ? refuse(faults.unknownEntity, at) : letter + part.slice(end + 1);
    });
    return (parts[0] ?? '') + rest.join('');
  };
  /** Where a tag ends: a `>` that stands in no quotation marks. */
  const findTagEnd = (from: number): number => {
    let quote = '';
    for (let at = from; at < text.length; at++) {
      const letter = text.charAt(at);
      if (quote !== '') quote = letter === quote ? '' : quote;
      else if (letter === '"' || letter === "'") quote = letter;
      else if (letter === '>') return at;
      else if (letter === '<') return refuse(faults.tagNotClosed, from);
    }
    return refuse(faults.tagNotClosed, from);
  };
  /** Skips what begins with `<!` or `<?`; gives back where the text goes on. */
  const skipMarkup = (at: number): number => {
    if (text.startsWith('<!--', at)) return find('-->', at, 'a comment') + 3;
    if (text.startsWith('<?', at)) return find('?>', at, 'an instruction') + 2;
    if (text.startsWith('<![CDATA[', at)) {
      const end = find(']]>', at, 'a CDATA section');
      listener.text(text.slice(at + 9, end));
      return end + 3;
    }
    const [mark] = /[[>]|$/.exec(text.slice(at, at + longestDeclaration)) ?? [''];
    if (mark !== '>') refuse(faults.ownDeclarations, at);
    return text.indexOf('>', at) + 1;
  };
  const readClose = (at: number, end: number): void => {
    const name = text.slice(at + 2, end).trim();
    if (open.at(-1) !== name) refuse(closesUnopened(`</${name.slice(0, 40)}>`), at);
    open.pop();
    listener.close(name);
  };
  const readOpen = (at: number, end: number): void => {
    const isEmpty = text.charAt(end - 1) === '/';
    const inner = text.slice(at + 1, isEmpty ? end - 1 : end);
    const name = namePattern.exec(inner)?.[0] ?? refuse(faults.tagNoName, at);
    if (open.length >= mostDepth) refuse(faults.tooDeep, at);
    const attributes = new Map<string, string>();
    for (const [, key = '', double, single = ''] of inner.matchAll(attributePattern))
      attributes.set(key, resolve(double ?? single, at));
    listener.open(name, attributes);
    if (isEmpty) listener.close(name);
    else open.push(name);
  };

  for (let at = 0; at < text.length;) {
    const tag = text.indexOf('<', at);
    const end = tag < 0 ? text.length : tag;
    if (end > at) listener.text(resolve(text.slice(at, end), at));
    if (tag < 0) break;
    const next = text.charAt(tag + 1);
    if (next === '!' || next === '?') {
      at = skipMarkup(tag);
      continue;
    }
    const close = findTagEnd(tag + 1);
    if (next === '/') readClose(tag, close);
    else readOpen(tag, close);
    at = close + 1;
  }
  if (open.length > 0) refuse(neverClosed(`<${open.at(-1)}>`), text.length);
}
