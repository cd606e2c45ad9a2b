import { toastError, toastSuccess } from '../../../lib/toast.ts';
import { changeBox } from './composer-store.ts';
import { checkFile } from './check-file.ts';

/** Puts a chosen, dropped or pasted file into a box, or says why it cannot go. */
export function attachFile(box: string, file: File): void {
  const problem = checkFile(file);
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
