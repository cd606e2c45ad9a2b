import { isTest, type SourceFile } from './source-files.ts';

const vagueName = /(?:^|[/-])(?:utils?|helpers?|libs?|misc|common|manager|impl)(?:[.-]|$)/;
const kebabCase = /^[a-z0-9]+(?:[-.][a-z0-9]+)*$/;
/** Migrations are ordered by their number. */
const migrationName = /^\d{4}-[a-z0-9-]+$/;

/** Files and folders are kebab-case and say what they are. */
export function checkNames(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    const parts = file.path.replace(/\.tsx?$/, '').split('/');
    const odd = parts.filter((part) => !kebabCase.test(part) && !migrationName.test(part));
    const vague = parts.filter((part) => vagueName.test(part));
    return [
      ...odd.map((part) => `${file.path}: "${part}" is not kebab-case`),
      ...vague.map((part) => `${file.path}: "${part}" does not say what it holds`),
    ];
  });
}

/** A journey that waits a fixed time is too slow on a quiet machine and too fast on a busy one. */
export function checkFixedWaits(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => file.path.startsWith('e2e/') && /\bwaitForTimeout\(/.test(file.text))
    .map((file) => `${file.path}: waits a fixed time; wait for what is to come`);
}

/** A lint rule, a type error or the formatter that is switched off in the source hides what the check is for. */
export function checkSilencers(files: readonly SourceFile[]): string[] {
  const silencer =
    /(?:@ts-(?:ignore|nocheck|expect-error)|(?:eslint|oxlint)-disable(?!-next-line [\w()/-]+ -- )|(?:prettier|oxfmt)-ignore)/;
  const skipped = /\b(?:it|test|describe)\.(?:skip|only|todo|fixme)\(/;
  return files
    .filter((file) => !file.path.startsWith('tools/structure/'))
    .flatMap((file) => [
      ...(silencer.test(file.text) ? [`${file.path}: switches a check off without a reason`] : []),
      ...(isTest(file.path) && skipped.test(file.text) ? [`${file.path}: a skipped test`] : []),
    ]);
}
