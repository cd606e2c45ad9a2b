import { parseSync } from 'rolldown/utils';
import { isWordsModule } from '../../web/build/words/page-texts.ts';
import { isTest, type SourceFile } from './source-files.ts';

/** Rooms whose text still stands in their components. */
export const roomsToConvert: readonly string[] = [];

/** Clinical samples, which are in English for everybody, and the workbench, which only those see who build the pages. */
const inEnglish: readonly string[] = [
  'web/src/features/home/in-action/samples/',
  'web/src/features/home/loom-lines.ts',
  'web/src/features/home/specimens.tsx',
  'web/src/workbench/',
];

/** Names that are the same in every language. */
const brands: ReadonlySet<string> = new Set([
  'Notewright',
  'Chartwright',
  'TranscriptX',
  'Redactify',
  'Validify',
  'English',
  'Español',
  'ESC',
]);

/** Attributes and fields whose value a person reads or hears. */
const textName =
  /^(?:label|title|lead|hint|summary|caption|legend|description|placeholder|alt|aria-label|aria-description|aria-roledescription|aria-valuetext|(?:busy|aside|other)Label)$/;
/** Calls whose first value a person reads. */
const textCall = /^(?:usePageTitle|toast(?:Success|Error|Blank|Loading|WithAction)?)$/;
const sentence = /^\p{Lu}\p{Ll}*[’']?\p{Ll}*,? .*\p{Ll}/u;
const letter = /\p{L}/u;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((value): Node[] => {
    if (Array.isArray(value)) return value.filter(isNode);
    return isNode(value) ? [value] : [];
  });
}

/** What a literal or a template says, without what is put into it; null for anything else. */
function textOf(node: Node): string | null {
  if (node.type === 'Literal' || node.type === 'JSXText')
    return typeof node['value'] === 'string' ? node['value'].trim() : null;
  if (node.type !== 'TemplateLiteral') return null;
  const parts = node['quasis'] as readonly { readonly value: { readonly raw: string } }[];
  return parts.map(({ value }) => value.raw).join('…');
}

/** The texts that an expression may come to: both ways of a condition, the right of an "or". */
function outcomesOf(node: Node): Node[] {
  const parts: readonly unknown[] =
    node.type === 'ConditionalExpression'
      ? [node['consequent'], node['alternate']]
      : node.type === 'LogicalExpression'
        ? [node['left'], node['right']]
        : node.type === 'JSXExpressionContainer'
          ? [node['expression']]
          : [];
  return textOf(node) === null ? parts.filter(isNode).flatMap(outcomesOf) : [node];
}

const nameOf = (value: unknown): string => {
  const { name, value: literal } = (value ?? {}) as { readonly name?: unknown; readonly value?: unknown };
  return typeof name === 'string' ? name : typeof literal === 'string' ? literal : '';
};

/** The parts of a node that a person reads whatever they say. */
function shownBy(node: Node): Node[] {
  if (node.type === 'JSXElement' || node.type === 'JSXFragment')
    return (node['children'] as readonly Node[]).flatMap(outcomesOf);
  if ((node.type === 'JSXAttribute' && textName.test(nameOf(node['name']))) || isTextField(node))
    return isNode(node['value']) ? outcomesOf(node['value']) : [];
  if (node.type === 'CallExpression' && textCall.test(nameOf(node['callee'])))
    return (node['arguments'] as readonly Node[]).slice(0, 1).flatMap(outcomesOf);
  return [];
}

const isTextField = (node: Node): boolean => node.type === 'Property' && textName.test(nameOf(node['key']));

/** The words of a fault of ours, which nobody reads on the page. */
function isFault(node: Node): boolean {
  if (node.type === 'CallExpression') return isNode(node['callee']) && node['callee'].type === 'Super';
  return node.type === 'NewExpression' && /(?:Error|Exception)$/.test(nameOf(node['callee']));
}

function collect(node: Node, found: Map<number, string>): void {
  if (isFault(node)) return;
  for (const shown of shownBy(node)) {
    const text = textOf(shown) ?? '';
    if (letter.test(text.replace(/&\w+;/g, ''))) found.set(shown.start, text);
  }
  const own = textOf(node);
  if (own !== null && sentence.test(own)) found.set(node.start, own);
  for (const child of childrenOf(node)) collect(child, found);
}

/** The texts for people that stand in a source file, by where they stand. */
export function findTexts(path: string, text: string): { readonly line: number; readonly text: string }[] {
  const { program } = parseSync(path, text, { lang: path.endsWith('x') ? 'tsx' : 'ts' });
  const found = new Map<number, string>();
  collect(program as unknown as Node, found);
  return [...found]
    .sort(([a], [b]) => a - b)
    .filter(([, one]) => !brands.has(one.replace(/\.$/, '')))
    .map(([start, one]) => ({ line: text.slice(0, start).split('\n').length, text: one }));
}

/** Every text for people that stands outside a words module, where the pages in another language would still show it. */
export function checkCatalogues(files: readonly SourceFile[], unready = roomsToConvert): string[] {
  return files
    .filter(({ path }) => path.startsWith('web/src/') && !isTest(path) && !isWordsModule(path))
    .filter(({ path }) => ![...inEnglish, ...unready].some((room) => path.startsWith(room)))
    .flatMap(({ path, text }) =>
      findTexts(path, text).map(
        (found) => `${path}:${found.line}: "${found.text}" belongs in a words module (words.ts)`,
      ),
    );
}
