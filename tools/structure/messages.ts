import { createHash } from 'node:crypto';
import { fieldWords, planLines, problems } from '@notewright/contract';
import type { MessageText } from '@notewright/engine/message';
import { parseSync } from 'rolldown/utils';
import { auditWords } from '../../server/src/presenters/audit-words.ts';
import { isWordsModule, readPageTexts } from '../../web/build/words/page-texts.ts';
import { isTest, type SourceFile } from './source-files.ts';

/** A message as the code defines it, or a text of the pages. */
export interface DefinedMessage {
  readonly id: string;
  readonly english: MessageText;
  /** The file in which it is written. */
  readonly path: string;
  /** Puts another text in its place; throws where that cannot stand there. A message takes any. */
  readonly write?: (text: MessageText) => string;
}

interface Table {
  /** The file in which the texts stand. */
  readonly path: string;
  readonly texts: Readonly<Record<string, string>>;
}

/** Tables whose texts stand elsewhere than in the call of `defineMessages`, by the prefix of their ids. */
const tables: Readonly<Record<string, Table>> = {
  field: {
    path: 'contract/src/field-words.ts',
    texts: { ...fieldWords, otpInvalid: fieldWords.otpInvalid('{digits}') },
  },
  planLine: { path: 'contract/src/shown-plans.ts', texts: planLines },
  problem: {
    path: 'contract/src/problems.ts',
    texts: Object.fromEntries(Object.entries(problems).map(([code, [, sentence]]) => [code, sentence])),
  },
  audit: {
    path: 'server/src/presenters/audit-words.ts',
    texts: Object.fromEntries(
      Object.entries(auditWords).flatMap(([action, { done, failed }]) => [
        [action, done],
        ...(failed === undefined ? [] : [[`${action}.failed`, failed]]),
      ]),
    ),
  },
};

interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

const literalOf = (node: unknown): string | null =>
  isNode(node) && node.type === 'Literal' && typeof node['value'] === 'string' ? node['value'] : null;

/** The texts of an object literal by their names; null when one of them is none. */
function tableOf(node: unknown): Record<string, string> | null {
  if (!isNode(node) || node.type !== 'ObjectExpression') return null;
  const entries = (node['properties'] as readonly Node[]).map((property) => {
    const { key, value } = property as unknown as { key: Node; value: unknown };
    return [literalOf(key) ?? String(key['name']), literalOf(value)] as const;
  });
  return entries.some(([, text]) => text === null) ? null : (Object.fromEntries(entries) as Record<string, string>);
}

const listTable = (prefix: string, { path, texts }: Table): DefinedMessage[] =>
  Object.entries(texts).map(([key, english]) => ({ id: `${prefix}.${key}`, english, path }));

function readCall(node: Node, path: string): DefinedMessage[] {
  const name = isNode(node['callee']) ? node['callee']['name'] : undefined;
  const [first, second] = node['arguments'] as readonly unknown[];
  const id = literalOf(first);
  if (name === 'defineMessage') {
    const english = literalOf(second) ?? tableOf(second);
    if (id === null || english === null) throw new Error(`${path}: a message needs its id and its text as they are`);
    return [{ id, english: english as MessageText, path }];
  }
  if (name !== 'defineMessages') return [];
  const own = tableOf(second);
  const table = own === null ? tables[id ?? ''] : { path, texts: own };
  if (id === null || table === undefined) throw new Error(`${path}: defineMessages needs its prefix and its texts`);
  return listTable(id, table);
}

function collect(node: Node, path: string, found: DefinedMessage[]): void {
  if (node.type === 'CallExpression') found.push(...readCall(node, path));
  for (const value of Object.values(node))
    for (const child of [value].flat()) if (isNode(child)) collect(child, path, found);
}

/** The messages in a source file. */
export function findMessages(path: string, text: string): readonly DefinedMessage[] {
  const found: DefinedMessage[] = [];
  if (text.includes('defineMessage'))
    collect(parseSync(path, text, { lang: 'ts' }).program as unknown as Node, path, found);
  return found;
}

const definers = /^(?:engine|server)\/src\/(?!message\/)/;

/** Every message that engine, contract and server define, and every text of the pages. */
export function listMessages(files: readonly SourceFile[]): readonly DefinedMessage[] {
  const written = files
    .filter(({ path }) => definers.test(path) && !isTest(path))
    .flatMap(({ path, text }) => findMessages(path, text));
  const ofTables = Object.entries(tables).flatMap(([prefix, table]) => listTable(prefix, table));
  const ofPages = files
    // The words of fields are a table above.
    .filter(({ path }) => isWordsModule(path) && path.startsWith('web/'))
    .flatMap(({ path, text }) =>
      readPageTexts(path, text).map(({ id, english, write }) => ({ id, english, write, path })),
    );
  return [...ofTables, ...written, ...ofPages];
}

/** What an English text is known by in the files of `languages`: eight figures, which change when it changes. */
export function digestOf(english: MessageText): string {
  return createHash('sha256').update(JSON.stringify(english)).digest('hex').slice(0, 8);
}
