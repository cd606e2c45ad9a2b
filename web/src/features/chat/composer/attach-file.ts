import { currentScope } from '../../../session/workspace-scope.ts';
import { toastError, toastSuccess } from '../../../ui/toast.ts';
import { addSources, changeBox } from './composer-store.ts';
import * as words from './words.ts';

/** Files that are being checked, by box; each says whether they were all attached. */
const checks = new Map<string, Promise<boolean>>();

async function checkAndAttach(box: string, files: readonly File[]): Promise<boolean> {
  const scope = currentScope();
  // What a file is checked against is fetched with the first one.
  const checked = await import('./checking/check-file.ts').then(
    ({ checkFiles }) => checkFiles(files),
    () => ({ good: [], problem: words.fileNotAttached }),
  );
  if (scope.aborted) return false;
  const problems = [checked.problem, addSources(box, checked.good)].filter((one) => one !== null);
  const problem = problems.length === 0 ? null : problems.join('\n');
  changeBox(box, { problem });
  if (checked.good.length > 0 && problem === null) toastSuccess(words.fileSelected);
  if (problem !== null) toastError(files.length === 1 ? problem : words.filesNotAttached);
  return problem === null;
}

/** Puts the chosen, dropped or pasted files into a box; says which of them cannot be sent, and keeps the others. */
export async function attachFiles(box: string, files: readonly File[]): Promise<void> {
  if (files.length === 0) return;
  const check = Promise.all([checks.get(box), checkAndAttach(box, files)]).then(
    ([before, now]) => before !== false && now,
  );
  checks.set(box, check);
  await check;
  if (checks.get(box) === check) checks.delete(box);
}

/** The check of files that a box is about to get, which a message waits for; false means that one cannot go. */
export function runningCheck(box: string): Promise<boolean> | undefined {
  return checks.get(box);
}

/** No message waits any longer for files that were chosen before. */
export function forgetChecks(): void {
  checks.clear();
}

/** The files that a drop or a paste carries. */
export function filesOf(data: DataTransfer | null): readonly File[] {
  return [...(data?.files ?? [])];
}
