import { execFileSync } from 'node:child_process';
import type { SourceFile } from './source-files.ts';

/** A source file that git ignores works here and is missing from every clone. */
export function checkIgnored(root: string, files: readonly SourceFile[]): string[] {
  const known = new Set(files.map((file) => file.path));
  try {
    const listed = execFileSync('git', ['ls-files', '--others', '--ignored', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return listed
      .split('\n')
      .filter((file) => known.has(file))
      .map((file) => `${file} is ignored by git, so a clone would miss it`);
  } catch {
    // Outside a repository nothing is ignored.
    return [];
  }
}
