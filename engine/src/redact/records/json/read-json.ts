import type { Span } from '../../../model/span.ts';
import { buildText, type DecodedText } from '../shared/decoded-text.ts';
import type { JsonNode, JsonType } from './json-node.ts';

const numberPattern = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const wordPattern = /true|false|null/y;
const openers = /^[\s\ufeff]*[{[]/;
/** What every value has that holds no others. */
const nothing: JsonNode[] = [];
const escapes: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

/** The end of a string that begins at its quote: the place of its closing quote, or -1. */
function stringEnd(text: string, open: number, end: number): number {
  for (let at = open + 1; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code === 34) return at;
    if (code === 92) at++;
  }
  return -1;
}

/** What a string says, from after its first quote to its last, with its escapes read (RFC 8259, section 7). */
export function decodeString(text: string, start: number, end: number): DecodedText {
  const raw = text.slice(start, end);
  if (!raw.includes('\\')) return { text: raw, start };
  const builder = buildText(start);
  let at = 0;
  for (;;) {
    const slash = raw.indexOf('\\', at);
    if (slash < 0 || slash + 1 >= raw.length) break;
    builder.copy(raw.slice(at, slash), start + at);
    const sign = raw.charAt(slash + 1);
    const code = sign === 'u' ? Number.parseInt(raw.slice(slash + 2, slash + 6), 16) : Number.NaN;
    if (Number.isNaN(code)) {
      builder.decode(escapes[sign] ?? sign, start + slash);
      at = slash + 2;
    } else {
      builder.decode(String.fromCharCode(code), start + slash);
      at = slash + 6;
    }
  }
  builder.copy(raw.slice(at), start + at);
  return builder.finish(end);
}

/** Reads JSON without calling itself, so that no depth of nesting can end it. */
class JsonReader {
  readonly nodes: JsonNode[] = [];
  readonly #text: string;
  readonly #end: number;
  #at: number;
  #open: JsonNode | undefined;
  #key: DecodedText | undefined;

  constructor(text: string, { start, end }: Span) {
    this.#text = text;
    this.#at = start;
    this.#end = end;
  }

  #char(): string {
    return this.#at < this.#end ? this.#text.charAt(this.#at) : '';
  }

  #skipBlanks(): void {
    for (; this.#at < this.#end; this.#at++) {
      const code = this.#text.charCodeAt(this.#at);
      if (code !== 32 && code !== 10 && code !== 13 && code !== 9 && code !== 0xfeff) return;
    }
  }

  #add(type: JsonType, start: number, end: number): JsonNode {
    const parent = this.#open;
    const keyText = this.#key;
    const key = keyText?.text ?? parent?.key ?? '';
    const owner = parent?.type === 'array' ? parent.owner : parent;
    const children = type === 'object' || type === 'array' ? [] : nothing;
    const node: JsonNode = { type, start, end, parent, owner, key, keyText, children };
    parent?.children.push(node);
    this.nodes.push(node);
    this.#key = undefined;
    return node;
  }

  #readKey(): boolean {
    const open = this.#at;
    const end = this.#char() === '"' ? stringEnd(this.#text, open, this.#end) : -1;
    if (end < 0) return false;
    this.#key = decodeString(this.#text, open + 1, end);
    this.#at = end + 1;
    this.#skipBlanks();
    if (this.#char() !== ':') return false;
    this.#at++;
    this.#skipBlanks();
    return true;
  }

  /** Reads one value, or the opening of an object or array. */
  #readValue(): boolean {
    const start = this.#at;
    const first = this.#char();
    if (first === '{' || first === '[') {
      this.#open = this.#add(first === '{' ? 'object' : 'array', start, start);
      this.#at++;
      return true;
    }
    if (first === '"') {
      const end = stringEnd(this.#text, start, this.#end);
      if (end < 0) return false;
      this.#add('string', start + 1, end);
      this.#at = end + 1;
      return true;
    }
    const pattern = first === '-' || (first >= '0' && first <= '9') ? numberPattern : wordPattern;
    pattern.lastIndex = start;
    const word = pattern.exec(this.#text)?.[0];
    if (word === undefined) return false;
    const type = pattern === numberPattern ? 'number' : word === 'null' ? 'null' : 'boolean';
    this.#add(type, start, start + word.length);
    this.#at = start + word.length;
    return true;
  }

  /** After a value: a comma, or the ends of objects and arrays. False when neither stands there. */
  #readEnds(): boolean {
    while (this.#open) {
      this.#skipBlanks();
      const sign = this.#char();
      if (sign === ',') {
        this.#at++;
        this.#skipBlanks();
        return this.#open.type === 'array' || this.#readKey();
      }
      if (sign !== (this.#open.type === 'array' ? ']' : '}')) return false;
      this.#close();
    }
    return true;
  }

  #close(): void {
    if (!this.#open) return;
    this.#open.end = ++this.#at;
    this.#open = this.#open.parent;
  }

  /** After an opening: its end where it is empty, or the first key of an object. */
  #readBegin(opened: JsonNode): boolean {
    this.#skipBlanks();
    if (this.#char() === (opened.type === 'array' ? ']' : '}')) {
      this.#close();
      return this.#readEnds();
    }
    return opened.type === 'array' || this.#readKey();
  }

  /** Reads one value after the other to the end of the text. False when something else stands there. */
  read(): boolean {
    this.#skipBlanks();
    while (this.#at < this.#end) {
      // Every line of JSON Lines, and JSON itself where it holds data, is an object or an array.
      const first = this.#char();
      if (!this.#open && first !== '{' && first !== '[') return false;
      if (!this.#readValue()) return false;
      const last = this.nodes.at(-1);
      const isOpening = last !== undefined && last === this.#open;
      if (!(isOpening ? this.#readBegin(last) : this.#readEnds())) return false;
      this.#skipBlanks();
    }
    return this.#open === undefined;
  }
}

/**
 * Reads JSON (RFC 8259) or JSON Lines with the place of every value.
 *
 * @param span the part of the text to be read; the whole unless said.
 * @returns every value in the order of the text, objects and arrays before what they hold; nothing when the text is
 * anything else. Control characters in strings and a byte order mark are forgiven.
 */
export function readJson(text: string, span: Span = { start: 0, end: text.length }): readonly JsonNode[] | undefined {
  if (!openers.test(text.slice(span.start, Math.min(span.end, span.start + 1000)))) return undefined;
  const reader = new JsonReader(text, span);
  return reader.read() ? reader.nodes : undefined;
}

/** Lines that are JSON, and those between them that are not. */
export interface JsonLines {
  readonly nodes: readonly JsonNode[];
  readonly broken: readonly Span[];
}

/**
 * Reads JSON Lines of which some are broken, as the last one of a file that was cut short.
 *
 * @returns nothing when fewer than half of the lines are JSON.
 */
export function readJsonLines(text: string): JsonLines | undefined {
  if (!openers.test(text.slice(0, 1000))) return undefined;
  const nodes: JsonNode[] = [];
  const broken: Span[] = [];
  let whole = 0;
  for (let start = 0; start < text.length;) {
    const next = text.indexOf('\n', start);
    const end = next < 0 ? text.length : next;
    const line = readJson(text, { start, end });
    if (line) {
      for (const node of line) nodes.push(node);
      whole++;
    } else if (text.slice(start, end).trim() !== '') broken.push({ start, end });
    start = end + 1;
  }
  return whole > broken.length ? { nodes, broken } : undefined;
}
