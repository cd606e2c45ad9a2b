import { toastError, toastSuccess } from '../../../lib/toast.ts';
import { changeBox } from './composer-store.ts';

const checkFailed = 'The file could not be attached. Please try again.';

/** Puts a chosen, dropped or pasted file into a box, or says why it cannot go. */
export async function attachFile(box: string, file: File): Promise<void> {
  // What a file is checked against is fetched with the first one.
  const problem = await import('./check-file.ts').then(
    ({ checkFile }) => checkFile(file),
    () => checkFailed,
  );
  if (problem === null) {
    changeBox(box, { file, problem: null });
    toastSuccess('File selected successfully!');
    return;
  }
  changeBox(box, { problem });
  toastError(problem);
}

/** The first file of a drop or a paste; null when it carries none. */
export function firstFile(data: DataTransfer | null): File | null {
  return data?.files.item(0) ?? null;
}
