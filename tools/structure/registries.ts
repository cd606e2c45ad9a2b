import { isTest, type SourceFile } from './source-files.ts';

/**
 * Folders in which each file is one entry of a registry: a call, a tool, a recogniser, a migration. An entry must be
 * named by its index and have a test beside it (or one that the folder shares).
 */
interface Registry {
  readonly folder: RegExp;
  /** The file that lists the entries. */
  readonly index: string;
  readonly tested: boolean;
}

export const registries: readonly Registry[] = [
  { folder: /^server\/src\/areas\/chat$/, index: 'server/src/areas/chat/chat-routes.ts', tested: false },
  { folder: /^server\/src\/tools$/, index: 'server/src/tools/index.ts', tested: false },
  { folder: /^server\/src\/database\/migrations$/, index: 'server/src/database/migrations/index.ts', tested: false },
  { folder: /^engine\/src\/redact\/find\/recognisers$/, index: 'engine/src/redact/find/registry.ts', tested: true },
  { folder: /^engine\/src\/validate\/rules$/, index: 'engine/src/validate/rules/index.ts', tested: true },
];

function folderOf(file: string): string {
  return file.slice(0, file.lastIndexOf('/'));
}

/** Every entry that its registry does not name, and every one without its test. */
export function checkRegistries(files: readonly SourceFile[]): string[] {
  const paths = new Set(files.map((file) => file.path));
  const startedByPath = (file: SourceFile, members: readonly SourceFile[]): boolean =>
    members.some((other) => other.text.includes(`new URL('./${file.path.slice(folderOf(file.path).length + 1)}'`));
  return registries.flatMap((registry) => {
    const members = files.filter((file) => registry.folder.test(folderOf(file.path)) && !isTest(file.path));
    return members
      .filter((file) => file.path !== registry.index)
      .flatMap((file) => {
        const index = files.find((other) => other.path === registry.index);
        const used =
          index?.imports.includes(file.path) ||
          members.some((other) => other !== file && other.imports.includes(file.path)) ||
          startedByPath(file, members);
        const test = file.path.replace(/\.ts$/, '.test.ts');
        return [
          ...(used ? [] : [`${file.path} is not registered in ${registry.index}`]),
          ...(registry.tested && !paths.has(test) ? [`${file.path} has no test beside it`] : []),
        ];
      });
  });
}
