import { CallProblem } from '../../api/call.ts';
import { toastAccountError, toastAccountSuccess } from '../../ui/toast.ts';

export function tellDone(text: string): void {
  toastAccountSuccess(text);
}

/** Says what failed in a toast, and gives the sentence for the place where it is said as well. */
export function tellFailed(error: unknown, otherwise: string): string {
  const sentence = (error instanceof CallProblem ? error.serverMessage : null) ?? otherwise;
  toastAccountError(sentence);
  return sentence;
}
