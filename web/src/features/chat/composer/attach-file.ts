import { currentScope } from '../../../session/workspace-scope.ts';
import { toastError, toastSuccess } from '../../../ui/toast.ts';
import { changeBox } from './composer-store.ts';
import * as words from './words.ts';

/** Files that are being checked, by box; each tells whether its file was attached. */
const checks = new Map<string, Promise<boolean>>();

async function checkAndAttach(box: string, file: File, isOnly: boolean): Promise<boolean> {
  const scope = currentScope();
  // What a file is checked against is fetched with the first one.
  const problem = await import('./checking/check-file.ts').then(
    ({ checkFile }) => checkFile(file),
    () => words.fileNotAttached,
  );
  if (scope.aborted) return false;
  if (problem === null) {
    changeBox(box, { file, problem: isOnly ? null : words.oneFileOnly });
    toastSuccess(words.fileSelected);
    return true;
  }
  changeBox(box, { problem });
  toastError(problem);
  return false;
}

/** Puts the first of the chosen, dropped or pasted files into a box, or says why it cannot be sent; says so when it leaves others out. */
export async function attachFile(box: string, files: readonly File[]): Promise<void> {
  const file = files[0];
  if (file === undefined) return;
  const check = checkAndAttach(box, file, files.length === 1);
  checks.set(box, check);
  await check;
  if (checks.get(box) === check) checks.delete(box);
}

/** The check of a file that a box is about to get, which a message waits for; false means that the file cannot go. */
export function runningCheck(box: string): Promise<boolean> | undefined {
  return checks.get(box);
}

/** No message waits any longer for a file that was chosen before. */
export function forgetChecks(): void {
  checks.clear();
}

/** The files that a drop or a paste carries. */
export function filesOf(data: DataTransfer | null): readonly File[] {
  return [...(data?.files ?? [])];
}
