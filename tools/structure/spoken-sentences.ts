import { parseSync } from 'rolldown/utils';
import { isTest, type SourceFile } from './source-files.ts';

/** Where sentences stand that a person reads in the answer of a call. */
const spoken =
  /^(?:contract\/src|server\/src\/(?:accounts|agreements|areas|billing|http|kernel|own-data|plans|presenters|turns)|server\/src\/tools\/[a-z]+-notices)/;

/** Papers, files and words of programs, which are in English for everybody; and what has its own words in both. */
const silent = new RegExp(
  [
    // Tables whose texts are messages by their keys.
    'contract/src/(?:problems|field-words|shown-plans)',
    'server/src/presenters/audit-words',
    // A company's name, as it is stored.
    'server/src/plans/unnamed-company',
    'contract/src/audit-groups',
    'contract/src/engine-name',
    'server/src/own-data/export/',
    'server/src/agreements/write-',
    'server/src/areas/dev/',
    'server/src/areas/terms-and-support/form-',
    'server/src/billing/(?:draw-invoice|invoice-paper|typefaces/)',
    'server/src/http/(?:api-docs|dev-key|html|openapi|pages)',
    'server/src/kernel/name-device',
    // For the log alone: an answer says it in the words of its problem.
    'server/src/kernel/seal-error',
  ].join('|'),
);

const sentence = /^\p{Lu}\p{Ll}+(?:[’'-]\p{Ll}+)*,? .*\p{Ll}/u;

interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** A text as it stands in the source, with `{}` for each value. */
function textOf(node: Node): string | null {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : null;
  if (node.type !== 'TemplateLiteral') return null;
  return (node['quasis'] as readonly { readonly value: { readonly cooked: string } }[])
    .map(({ value }) => value.cooked)
    .join('{}');
}

function nameOf(node: unknown): string {
  const { name } = (node ?? {}) as { readonly name?: unknown };
  return typeof name === 'string' ? name : '';
}

/** Faults of ours, lines of tables for programs, and what the description of the interface says about a call. */
function isForPrograms(node: Node): boolean {
  const callee = nameOf(node['callee']);
  if (node.type === 'NewExpression') return callee.endsWith('Error') && callee !== 'ProblemError';
  if (node.type === 'CallExpression')
    return callee === 'writeCsvLine' || (isNode(node['callee']) && node['callee'].type === 'Super');
  return node.type === 'Property' && nameOf(node['key']) === 'summary';
}

/** What is a message already, in the call that makes it one. */
const isMessage = (node: Node): boolean =>
  node.type === 'CallExpression' && /^defineMessages?$/.test(nameOf(node['callee']));

function collect(node: Node, found: Set<string>): void {
  if (isForPrograms(node) || isMessage(node)) return;
  const own = textOf(node);
  if (own !== null && sentence.test(own)) found.add(own);
  for (const value of Object.values(node)) for (const child of [value].flat()) if (isNode(child)) collect(child, found);
}

/** The sentences in a source file that are no messages. */
export function findSentences(path: string, text: string): readonly string[] {
  const found = new Set<string>();
  collect(parseSync(path, text, { lang: 'ts' }).program as unknown as Node, found);
  return [...found];
}

/** Every sentence of the server that is no message: whoever reads another language would be told it in English. */
export function checkSpokenSentences(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => spoken.test(path) && !silent.test(path) && !isTest(path))
    .flatMap(({ path, text }) =>
      findSentences(path, text).map((one) => `${path}: "${one}" is not a message (defineMessage)`),
    );
}
