import type { MessageText } from '@notewright/engine/message';
import { childRange, hasOwnWords, readElement, writeElement } from './element.ts';
import { nameOf, nodesIn, parseModule, stringOf, type Node } from './syntax.ts';
import { readTemplate, writeTemplate, type Holes, type Source } from './template.ts';

/** A text of a words module. */
export interface PageText {
  /** The module, the name, and the way to the text below it: `web/features/account.accountTypes.company`. */
  readonly id: string;
  readonly english: MessageText;
  /** Where it stands in the source. */
  readonly start: number;
  readonly end: number;
  /** The code to stand there for another text. @throws Error where that has values or tags that the English has not */
  readonly write: (text: MessageText) => string;
}

type Found = Omit<PageText, 'id'> & { readonly way: string };
/** A part of what a node may come to, and its name or place within the node. */
type Part = readonly [node: Node, name?: string | null];

const partsOf = (...values: readonly unknown[]): readonly Part[] => values.flatMap(nodesIn).map((node) => [node]);

/**
 * What a node may come to. Nothing else is looked at: what is compared, what names a property, what is handed to a
 * method, an attribute or a type is no text.
 */
const outcomes: Readonly<Record<string, (node: Node) => readonly Part[]>> = {
  ArrayExpression: ({ elements }) => nodesIn(elements).map((node, at) => [node, String(at + 1)]),
  ArrowFunctionExpression: ({ body }) => partsOf(body),
  BlockStatement: ({ body }) => partsOf(body),
  ConditionalExpression: ({ consequent, alternate }) => partsOf(consequent, alternate),
  ExportNamedDeclaration: ({ declaration }) => partsOf(declaration),
  FunctionDeclaration: ({ body }) => partsOf(body),
  IfStatement: ({ consequent, alternate }) => partsOf(consequent, alternate),
  JSXElement: ({ children }) => partsOf(children),
  JSXExpressionContainer: ({ expression }) => partsOf(expression),
  JSXFragment: ({ children }) => partsOf(children),
  LogicalExpression: ({ left, right }) => partsOf(left, right),
  ObjectExpression: ({ properties }) => partsOf(properties),
  ParenthesizedExpression: ({ expression }) => partsOf(expression),
  Property: ({ key, value }) => nodesIn(value).map((node) => [node, nameOf(key)]),
  ReturnStatement: ({ argument }) => partsOf(argument),
  SpreadElement: ({ argument }) => partsOf(argument),
  TemplateLiteral: ({ expressions }) => partsOf(expressions),
  TSAsExpression: ({ expression }) => partsOf(expression),
  TSSatisfiesExpression: ({ expression }) => partsOf(expression),
  VariableDeclaration: ({ declarations }) => partsOf(declarations),
  VariableDeclarator: ({ id, init }) => nodesIn(init).map((node) => [node, nameOf(id)]),
};

const letter = /\p{L}/u;

/** A string without a letter is the same in every language; a template is one where it sets words or two values. */
function isText(node: Node): boolean {
  if (stringOf(node) !== null) return letter.test(stringOf(node) ?? '');
  if (node.type !== 'TemplateLiteral') return false;
  const parts = node['quasis'] as readonly { readonly value: { readonly cooked: string } }[];
  return parts.length > 2 || parts.some(({ value }) => value.cooked.trim() !== '');
}

function readForms(source: Source, forms: Node, holes: Holes): MessageText {
  const texts = nodesIn(forms['properties']).map(({ key, value }) => {
    const [node] = nodesIn(value);
    refuseInner(source, nodesIn(node?.['expressions']));
    return [nameOf(key), node === undefined ? null : readTemplate(source, node, holes)] as const;
  });
  if (texts.some(([form, text]) => form === null || text === null))
    throw new Error(`${source.path}: plural() needs its forms and their texts as they are`);
  return Object.fromEntries(texts) as MessageText;
}

const writeOne = (text: MessageText, write: (one: string) => string): string => {
  if (typeof text !== 'string') throw new Error('the English has no plural forms here');
  return write(text);
};

const writeForms = (text: MessageText, holes: Holes): string =>
  typeof text === 'string'
    ? `{ other: ${writeTemplate(text, holes)} }`
    : `{ ${Object.entries(text)
        .map(([form, one]) => `${form}: ${writeTemplate(one, holes)}`)
        .join(', ')} }`;

/** The text that a node is by itself; null where it is none. */
function readText(source: Source, node: Node, way: string): Found | null {
  const holes: Holes = new Map();
  if (isText(node)) {
    const english = readTemplate(source, node, holes) ?? '';
    refuseInner(source, nodesIn(node['expressions']));
    return {
      way,
      english,
      start: node.start,
      end: node.end,
      write: (text) => writeOne(text, (one) => writeTemplate(one, holes)),
    };
  }
  if ((node.type === 'JSXElement' || node.type === 'JSXFragment') && hasOwnWords(node)) {
    const english = readElement(source, node, holes);
    refuseInner(source, valuesOf(node));
    return { way, english, ...childRange(node), write: (text) => writeOne(text, (one) => writeElement(one, holes)) };
  }
  const [, forms] = nodesIn(node['arguments']);
  if (node.type !== 'CallExpression' || nameOf(node['callee']) !== 'plural' || forms === undefined) return null;
  return {
    way,
    english: readForms(source, forms, holes),
    start: forms.start,
    end: forms.end,
    write: (text) => writeForms(text, holes),
  };
}

/** The values among the children of an element, however deep, and those in words that are handed to a call. */
function valuesOf(element: Node): readonly Node[] {
  return nodesIn(element['children']).flatMap((child) => {
    const [value] = nodesIn(child['expression']);
    if (value === undefined) return valuesOf(child);
    return [value, ...nodesIn(value['arguments'])].flatMap((one) => (isText(one) ? nodesIn(one['expressions']) : one));
  });
}

/** A translator must have a sentence whole: a text that is put into another is refused. */
function refuseInner(source: Source, values: readonly Node[]): void {
  const [inner] = values.flatMap((value) => collect(source, value, ''));
  if (inner === undefined) return;
  const text = JSON.stringify(inner.english);
  throw new Error(
    `${source.path}: ${text} is a text within a text; write each sentence whole, with plural() for counts`,
  );
}

function collect(source: Source, node: Node, way: string): readonly Found[] {
  const text = readText(source, node, way);
  if (text !== null) return [text];
  const parts = outcomes[node.type]?.(node) ?? [];
  return parts.flatMap(([part, name]) => collect(source, part, [way, name].filter((one) => one).join('.')));
}

/** The files whose texts are those of the pages: `words.ts`, `<what>.words.ts`, and the words of fields (0059). */
export const isWordsModule = (path: string): boolean =>
  /^web\/(?:src|build)\/(?:.*\/)?(?:[a-z0-9-]+\.)?words\.tsx?$/.test(path) || path === fieldWords;

const fieldWords = 'contract/src/field-words.ts';

const prefixOf = (path: string): string =>
  path === fieldWords ? 'field' : path.replace(/^web\/(?:src\/)?/, 'web/').replace(/[./]words\.tsx?$/, '');

/**
 * The texts of a words module, in the order of the source.
 * @param path From the root of the repository, with forward slashes
 * @throws Error for a text that cannot be translated by itself
 */
export function readPageTexts(path: string, source: string): readonly PageText[] {
  const found = parseModule(path, source).flatMap((statement) => collect({ path, text: source }, statement, ''));
  const prefix = prefixOf(path);
  const count = (way: string, until = found.length): number =>
    found.slice(0, until).filter((one) => one.way === way).length;
  return found.map(({ way, ...text }, at) => ({
    ...text,
    // Of several texts of one name, the order distinguishes them.
    id: `${prefix}.${way}${count(way) === 1 ? '' : `.${count(way, at + 1)}`}`,
  }));
}
