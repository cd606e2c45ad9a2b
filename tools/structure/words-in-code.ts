import { parseSync } from 'rolldown/utils';
import { awaitingRooms, type AwaitingRoom } from './awaiting-rooms.ts';
import { fieldWords, type FieldWordKind } from './field-words.ts';
import { wordsOfPattern } from './pattern-words.ts';
import { isTest, type SourceFile } from './source-files.ts';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

/** A word of the field that stands in code. */
interface WordInCode {
  readonly path: string;
  readonly line: number;
  readonly word: string;
  readonly kind: FieldWordKind;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** Where words belong: data, not code. */
const table = /^engine\/src\/(?:knowledge|lexicons)\/|\/data\/|\.data\.ts$|^engine\/src\/context\/triggers\.ts$/;

/** Types, modules and sentences of faults are words of the program, none of a note. */
const ofProgram: ReadonlySet<string> = new Set([
  'TSLiteralType',
  'ImportDeclaration',
  'ExportAllDeclaration',
  'ThrowStatement',
]);

const longestFirst = [...fieldWords.keys()].sort((a, b) => b.length - a.length);
const escaped = longestFirst.map((word) => word.replace(/[^a-z\d ]/g, String.raw`\$&`));
const anyWord = new RegExp(String.raw`(?<![a-z\d_-])(?:${escaped.join('|')})(?![a-z\d_-])`, 'g');

interface Text {
  readonly start: number;
  readonly text: string;
  readonly isPattern: boolean;
}

/** What a literal says: of a pattern its source, of a string or a part of a template its text. */
function textOf(node: Node, isRaw: boolean): Text | undefined {
  const { start } = node;
  const regex = node['regex'] as { readonly pattern: string } | undefined;
  if (regex) return { start, text: regex.pattern, isPattern: true };
  if (node.type === 'TemplateElement') {
    const { raw, cooked } = node['value'] as { readonly raw: string; readonly cooked: string | null };
    return { start, text: isRaw || cooked === null ? raw : cooked, isPattern: isRaw };
  }
  const { value } = node;
  return node.type === 'Literal' && typeof value === 'string' ? { start, text: value, isPattern: false } : undefined;
}

const allIn = (value: unknown): Node[] => [value].flat().filter(isNode);

/** The parts of a node in which words may stand: neither the property of `'day' in value` nor the flags of a pattern. */
function childrenOf(node: Node): Node[] {
  const { callee } = node;
  if (node.type === 'BinaryExpression' && node['operator'] === 'in') return allIn(node['right']);
  if (isNode(callee) && callee['name'] === 'RegExp') return allIn(node['arguments']).slice(0, 1);
  return Object.values(node).flatMap(allIn);
}

/** The strings and patterns of a file, and the names that its types list. */
class Texts {
  readonly path: string;
  readonly texts: Text[] = [];
  /** `'past'` is the name of an assertion, and no word of a note. */
  readonly names: string[] = [];
  readonly #source: string;

  constructor({ path, text }: SourceFile) {
    this.path = path;
    this.#source = text;
    this.#collect(parseSync(path, text, { lang: 'ts' }).program as unknown as Node, false);
  }

  lineOf({ start }: Text): number {
    return this.#source.slice(0, start).split('\n').length;
  }

  #collect(node: Node, isRaw: boolean): void {
    const { literal } = node;
    if (node.type === 'TSLiteralType' && isNode(literal)) this.names.push(String(literal['value']));
    if (ofProgram.has(node.type)) return;
    const text = textOf(node, isRaw);
    if (text) this.texts.push(text);
    // `String.raw` is the source of a pattern.
    const staysRaw = node.type === 'TaggedTemplateExpression' || (isRaw && node.type === 'TemplateLiteral');
    for (const child of childrenOf(node)) this.#collect(child, staysRaw);
  }
}

function findWords(texts: Texts, names: ReadonlySet<string>): WordInCode[] {
  const said = texts.texts.filter(({ text, isPattern }) => isPattern || !names.has(text));
  return said.flatMap((one) => {
    const words = one.isPattern ? wordsOfPattern(one.text) : one.text;
    return [...words.toLowerCase().matchAll(anyWord)].map(([word]) => ({
      path: texts.path,
      word,
      kind: fieldWords.get(word) ?? 'unit',
      line: texts.lineOf(one),
    }));
  });
}

/** The words of the field in the strings and patterns of these files, one entry each time. */
export function findWordsInCode(files: readonly SourceFile[]): WordInCode[] {
  const read = new Map(files.map((file) => [file.path, new Texts(file)]));
  return files.flatMap(({ path, imports }) => {
    const texts = read.get(path);
    // A file compares values by the names of its own types and of those that it imports.
    const names = [path, ...imports].flatMap((from) => read.get(from)?.names ?? []);
    return texts ? findWords(texts, new Set(names)) : [];
  });
}

const isCode = ({ path }: SourceFile): boolean => path.startsWith('engine/src/') && !isTest(path) && !table.test(path);

const describe = ({ path, line, word, kind }: WordInCode): string =>
  `${path}:${line}: "${word}" (${kind}) stands in code: it belongs into a table of engine/src/knowledge`;

/**
 * Knowledge is data: no cue of an assertion, no relative, month or unit stands in the strings and patterns of the engine's code, where
 * a second reader would list it again. Rooms that are still to be replaced may not have more of them than they are known to have.
 */
export function checkWordsInCode(
  files: readonly SourceFile[],
  awaiting: readonly AwaitingRoom[] = awaitingRooms,
): string[] {
  const found = findWordsInCode(files.filter(isCode));
  const awaited = awaiting.flatMap(({ room, words }) => {
    const count = found.filter(({ path }) => path.startsWith(room)).length;
    if (count === words) return [];
    return count > words
      ? [`${room} has ${count} words of tables in its code, ${count - words} more than before: put them into a table`]
      : [`${room} has ${count} words of tables in its code: write ${count} into tools/structure/awaiting-rooms.ts`];
  });
  const others = found.filter(({ path }) => !awaiting.some(({ room }) => path.startsWith(room)));
  return [...others.map(describe), ...awaited];
}
