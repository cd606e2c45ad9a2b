/** One file cannot be redacted, for a reason that can be shown; the others go on. The words hold nothing of the file. */
export class FileProblem extends Error {
  override readonly name = 'FileProblem';
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'is not there any more',
  EACCES: 'may not be read',
  EPERM: 'may not be read',
  EISDIR: 'is a folder',
  EMFILE: 'could not be opened: too many files are open',
};

/** What went wrong with reading a file, in words that follow its name. */
export function readingProblem(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return reasons[code] ?? 'could not be read';
}
