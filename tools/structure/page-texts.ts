import { parseSync } from 'rolldown/utils';
import type { DefinedMessage } from './messages.ts';
import { isTest, type SourceFile } from './source-files.ts';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/** What a module exports by name, as it stands in the source; spaces and line breaks count as one space. */
export function readExports(path: string, text: string): ReadonlyMap<string, string> {
  const { body } = parseSync(path, text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }).program as unknown as {
    readonly body: readonly Node[];
  };
  const declared = body
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap(({ declaration }) => {
      const { type, declarations } = (declaration ?? {}) as Partial<Node>;
      return type === 'VariableDeclaration' ? (declarations as readonly Node[]) : [];
    });
  return new Map(
    declared.map(({ id, init }) => {
      const { start, end } = init as Node;
      return [(id as { readonly name: string }).name, text.slice(start, end).replace(/\s+/g, ' ')];
    }),
  );
}

const twin = /\.([a-z]{2})(\.tsx?)$/;

/**
 * A text of the pages: its id names the module and the export, its English is the code that makes it, and its path leads
 * to the twin in which the other language is written.
 */
export type PageText = DefinedMessage & { readonly english: string };

/** The texts of the pages that have a twin in a language (`words.ts` beside `words.es.ts`). */
export function listPageTexts(files: readonly SourceFile[], language: string): readonly PageText[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  return files
    .filter(({ path }) => path.startsWith('web/src/') && !isTest(path) && twin.exec(path)?.[1] === language)
    .flatMap(({ path }) => {
      const english = ['.ts', '.tsx']
        .map((end) => byPath.get(path.replace(twin, end)))
        .find((one) => one !== undefined);
      if (english === undefined) return [];
      const texts = readExports(english.path, english.text);
      return [...texts].map(([name, text]) => ({ id: `${english.path}#${name}`, english: text, path }));
    });
}
