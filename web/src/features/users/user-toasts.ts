import { CallProblem } from '../../lib/call.ts';
import { toastError, toastSuccess } from '../../lib/toast.ts';

/** How long the toasts of user management stand, in milliseconds (specification section 9). */
const duration = 3000;

export function tellDone(text: string): void {
  toastSuccess(text, duration, 'top-right');
}

/** Says what failed in a toast, and gives the sentence for the place where it is said as well. */
export function tellFailed(error: unknown, otherwise: string): string {
  const sentence = (error instanceof CallProblem ? error.serverMessage : null) ?? otherwise;
  toastError(sentence, duration, 'top-right');
  return sentence;
}
