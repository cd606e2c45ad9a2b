import { defineMessage } from '@notewright/engine/message';
import { refuseInput } from './scim-error.ts';

/** Longest filter in characters, how deep its parentheses go, and how many comparisons it has: far more than directories send. */
export const filterLimits = { characters: 2000, depth: 20, comparisons: 100 } as const;

export type Comparison = 'eq' | 'ne' | 'co' | 'sw' | 'ew' | 'gt' | 'ge' | 'lt' | 'le';
export type FilterValue = string | number | boolean | null;

/** A filter of RFC 7644 (section 3.4.2.2). Names of attributes are in small letters, without the schema's address before them. */
export type Filter =
  | { readonly kind: 'and'; readonly left: Filter; readonly right: Filter }
  | { readonly kind: 'or'; readonly left: Filter; readonly right: Filter }
  | { readonly kind: 'not'; readonly of: Filter }
  | { readonly kind: 'present'; readonly path: readonly string[] }
  | { readonly kind: 'compare'; readonly path: readonly string[]; readonly op: Comparison; readonly value: FilterValue }
  /** Values of an attribute that has several. */
  | { readonly kind: 'some'; readonly path: readonly string[]; readonly of: Filter };

/** Where a change applies (RFC 7644, figure 7): an attribute, which of its values, and what of them. */
export interface PatchPath {
  readonly attribute: string;
  readonly filter: Filter | null;
  readonly sub: string | null;
}

interface Reader {
  readonly tokens: readonly string[];
  at: number;
  comparisons: number;
  readonly fail: () => never;
}

const comparisons: ReadonlySet<string> = new Set(['eq', 'ne', 'co', 'sw', 'ew', 'gt', 'ge', 'lt', 'le']);
const isComparison = (word: string): word is Comparison => comparisons.has(word);
/** A text, a bracket, or a word of anything else; sticky, so that nothing is skipped. */
const token = /\s*("(?:[^"\\]|\\.)*"|[()[\]]|[^\s()[\]"]+)/sy;
const urnPrefix = /^urn:ietf:params:scim:schemas:core:2\.0:(?:user|group):/;
const otherSchema = /^urn:[\w.:-]+$/;
const name = /^[a-z$][\w$-]*$/;

function failFilter(): never {
  return refuseInput('invalidFilter', defineMessage('scim.filterUnread', 'The filter could not be understood.'));
}

function failPath(): never {
  return refuseInput('invalidPath', defineMessage('scim.pathUnread', 'The path could not be understood.'));
}

/** @throws ScimError `invalidFilter` */
export function parseFilter(text: string): Filter {
  const reader = open(text, failFilter);
  const filter = readOr(reader, 0);
  if (reader.at < reader.tokens.length) failFilter();
  return filter;
}

/** @throws ScimError `invalidPath` */
export function parsePath(text: string): PatchPath {
  const reader = open(text, failPath);
  const path = readNames(take(reader), failPath);
  if (reader.tokens[reader.at] !== '[') {
    if (reader.at < reader.tokens.length) failPath();
    return { attribute: path[0] ?? '', filter: null, sub: path[1] ?? null };
  }
  reader.at += 1;
  const filter = readOr(reader, 0);
  if (path.length > 1 || take(reader) !== ']') failPath();
  const rest = reader.tokens[reader.at];
  if (reader.at + 1 < reader.tokens.length) failPath();
  if (rest === undefined) return { attribute: path[0] ?? '', filter, sub: null };
  const sub = rest.slice(1).toLowerCase();
  if (!rest.startsWith('.') || !name.test(sub)) failPath();
  return { attribute: path[0] ?? '', filter, sub };
}

function open(text: string, fail: () => never): Reader {
  if (text.length > filterLimits.characters) fail();
  const tokens: string[] = [];
  const end = text.trimEnd();
  token.lastIndex = 0;
  for (let at = 0; at < end.length; at = token.lastIndex) {
    const found = token.exec(end)?.[1];
    if (found === undefined) fail();
    tokens.push(found);
  }
  return { tokens, at: 0, comparisons: 0, fail };
}

function take(reader: Reader): string {
  const word = reader.tokens[reader.at] ?? reader.fail();
  reader.at += 1;
  return word;
}

const peek = ({ tokens, at }: Reader): string => tokens[at]?.toLowerCase() ?? '';

function readOr(reader: Reader, depth: number): Filter {
  let left = readAnd(reader, depth);
  while (peek(reader) === 'or') {
    reader.at += 1;
    left = { kind: 'or', left, right: readAnd(reader, depth) };
  }
  return left;
}

function readAnd(reader: Reader, depth: number): Filter {
  let left = readOne(reader, depth);
  while (peek(reader) === 'and') {
    reader.at += 1;
    left = { kind: 'and', left, right: readOne(reader, depth) };
  }
  return left;
}

function readOne(reader: Reader, depth: number): Filter {
  if (depth > filterLimits.depth) reader.fail();
  const isNot = peek(reader) === 'not' && reader.tokens[reader.at + 1] === '(';
  if (isNot) reader.at += 1;
  if (peek(reader) !== '(') return readComparison(reader, depth);
  reader.at += 1;
  const inner = readOr(reader, depth + 1);
  if (take(reader) !== ')') reader.fail();
  return isNot ? { kind: 'not', of: inner } : inner;
}

function readComparison(reader: Reader, depth: number): Filter {
  reader.comparisons += 1;
  if (reader.comparisons > filterLimits.comparisons) reader.fail();
  const path = readNames(take(reader), reader.fail);
  const next = take(reader);
  if (next === '[') {
    const of = readOr(reader, depth + 1);
    if (take(reader) !== ']') reader.fail();
    return { kind: 'some', path, of };
  }
  const op = next.toLowerCase();
  if (op === 'pr') return { kind: 'present', path };
  if (!isComparison(op)) reader.fail();
  return { kind: 'compare', path, op, value: readValue(take(reader), reader.fail) };
}

/** The parts of an attribute's name. An attribute of a schema that is not ours is one whose values nobody has. */
function readNames(word: string, fail: () => never): readonly string[] {
  const folded = word.toLowerCase().replace(urnPrefix, '');
  if (otherSchema.test(folded)) return [folded];
  const names = folded.split('.');
  if (names.length > 2 || !names.every((one) => name.test(one))) fail();
  return names;
}

function readValue(word: string, fail: () => never): FilterValue {
  // Entra ID has written truth values in capitals.
  const plain = /^(?:true|false|null)$/i.test(word) ? word.toLowerCase() : word;
  try {
    const value: unknown = JSON.parse(plain);
    if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      return value;
  } catch {
    return fail();
  }
  return fail();
}
