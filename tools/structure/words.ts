import { parseSync } from 'rolldown/utils';
import { readDocs } from './docs.ts';
import { exemptFolders, refusedWords, type RefusedWords } from './refused-words.ts';
import type { SourceFile } from './source-files.ts';

/** A name, a piece of prose about the program, or a sentence that the program says; and the line it starts on. */
interface Wording {
  readonly kind: 'names' | 'prose' | 'sentences';
  readonly text: string;
  readonly line: number;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

const identifierTypes: ReadonlySet<string> = new Set(['Identifier', 'JSXIdentifier', 'PrivateIdentifier']);
const testCall = /^(?:describe|it|test)$/;

/** "isToldNow" and "is-told_now" -> " is told now ", so that a phrase is found whole. */
function splitWords(text: string): string {
  const spaced = text.replace(/([a-z\d])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$2 ');
  return ` ${spaced.toLowerCase().replace(/[^a-z]+/g, ' ')} `;
}

/** Prose without quoted examples, which are words of a chart or of another person. */
const withoutQuotes = (text: string): string => text.replace(/"[^"\n]*"|“[^”\n]*”/g, '.');

const patterns = refusedWords.map((entry) => ({
  entry,
  pattern: new RegExp(` (?:${entry.words.join('|')}) `),
}));
const anyPattern = new RegExp(`\\b(?:${refusedWords.flatMap(({ words }) => words).join('|')})`);

function findRefused({ kind, text }: Wording): { readonly word: string; readonly use: string }[] {
  const words = splitWords(kind === 'names' ? text : withoutQuotes(text));
  return patterns.flatMap(({ entry, pattern }) => {
    const found = applies(entry, kind) ? pattern.exec(words) : null;
    return found === null ? [] : [{ word: found[0].trim(), use: entry.use }];
  });
}

const applies = (entry: RefusedWords, kind: Wording['kind']): boolean =>
  entry.only === undefined || entry.only === kind;

/** The title of a test, which is read as a sentence. */
function titleOf(node: Node): Node | null {
  if (node.type !== 'CallExpression') return null;
  let callee = node['callee'];
  while (isNode(callee) && !('name' in callee)) callee = callee['object'] ?? callee['callee'] ?? callee['tag'];
  const [title] = node['arguments'] as readonly unknown[];
  const isTitle = isNode(callee) && testCall.test(String(callee['name'])) && isNode(title) && title.type === 'Literal';
  return isTitle ? title : null;
}

/** A string of three words or more: what a person reads. Shorter ones are keys, types and single words of charts. */
function sentenceOf(node: Node): string | null {
  const value =
    node.type === 'TemplateElement' ? (node['value'] as { readonly cooked: unknown }).cooked : node['value'];
  const isText = ['Literal', 'TemplateElement', 'JSXText'].includes(node.type) && typeof value === 'string';
  return isText && /\S\s+\S+\s+\S/.test(value) ? value : null;
}

function collect(node: Node, add: (kind: Wording['kind'], text: string, start: number) => void): void {
  if (identifierTypes.has(node.type)) add('names', String(node['name']), node.start);
  const title = titleOf(node);
  if (title !== null) add('prose', String(title['value']), title.start);
  const sentence = sentenceOf(node);
  if (sentence !== null) add('sentences', sentence, node.start);
  for (const value of Object.values(node)) for (const child of [value].flat()) if (isNode(child)) collect(child, add);
}

/** Folders whose strings are words of charts, as clinicians write them; tests and the table, which quote the refused. */
const quotesOthers = /^(?:engine|bench|e2e)\/|\/refused-words\.ts$|\.test\.tsx?$|\/testing\//;

/** The identifiers, comments and test titles of a source file, and the sentences that its program says. */
function listWordings({ path, text }: SourceFile): Wording[] {
  const found = new Map<string, Wording>();
  const isProgram = !quotesOthers.test(path);
  const add = (kind: Wording['kind'], words: string, start: number): void => {
    if (kind === 'sentences' && !isProgram) return;
    const key = `${kind} ${words}`;
    if (!found.has(key)) found.set(key, { kind, text: words, line: text.slice(0, start).split('\n').length });
  };
  const { program, comments } = parseSync(path, text, { lang: path.endsWith('x') ? 'tsx' : 'ts' });
  collect(program as unknown as Node, add);
  for (const comment of comments) add('prose', comment.value, comment.start);
  return [...found.values()];
}

function describe(path: string, wording: Wording): string[] {
  return findRefused(wording).map(({ word, use }) => `${path}:${wording.line}: instead of "${word}": ${use}`);
}

/** Refused words in the path of a file, in its identifiers, comments and test titles, and in what its program says. */
export function checkSourceWords(file: SourceFile): string[] {
  const named: Wording = { kind: 'names', text: file.path, line: 1 };
  // Parsing takes most of the time: only a file that holds a refused word somewhere is parsed.
  const wordings = anyPattern.test(splitWords(file.text)) ? listWordings(file) : [];
  return [named, ...wordings].flatMap((wording) => describe(file.path, wording));
}

/** Refused words in a page of documentation. */
export function checkDocWords(file: { readonly path: string; readonly text: string }): string[] {
  const lines = file.text.split('\n').map((text, index): Wording => ({ kind: 'prose', text, line: index + 1 }));
  return [{ kind: 'names', text: file.path, line: 1 } satisfies Wording, ...lines].flatMap((wording) =>
    describe(file.path, wording),
  );
}

/** Every word of the table (refused-words.ts) in the sources and the documentation, exempt folders aside. */
export async function checkWords(root: string, files: readonly SourceFile[]): Promise<string[]> {
  const isChecked = ({ path }: { readonly path: string }): boolean =>
    !exemptFolders.some((folder) => path.startsWith(folder));
  return [
    ...files.filter(isChecked).flatMap(checkSourceWords),
    ...(await readDocs(root)).filter(isChecked).flatMap(checkDocWords),
  ];
}
