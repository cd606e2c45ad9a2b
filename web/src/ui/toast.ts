import { toast, type DefaultToastOptions } from 'react-hot-toast/headless';

/** A dismissed toast leaves the list after this many milliseconds; the library keeps at most 20 (specification section 9). */
export const toastRemoval = 1000;

/** How long a success stands that also shows where it happened, and all of the history, in milliseconds. */
export const shortToast = 1000;

/** Durations in milliseconds (specification section 9). */
export const toastDefaults: DefaultToastOptions = {
  removeDelay: toastRemoval,
  blank: { duration: 4000 },
  error: { duration: 4000 },
  custom: { duration: 4000 },
  success: { duration: 2000 },
  loading: { duration: Number.POSITIVE_INFINITY },
};

/** How long the toasts of purchases and of user management stand, in milliseconds (specification section 9). */
const accountToast = 3000;

/** Purchases and user management tell at the right, the rest in the middle (specification section 9). */
type ToastPlace = 'top-center' | 'top-right';

/** Never a patient's words in a toast: it outlives the page it came from. Duration in milliseconds. */
export function toastSuccess(text: string, duration = 2000, place: ToastPlace = 'top-center'): string {
  return toast.success(text, { duration, position: place });
}

/** For what is also said in place: no error stands in a toast alone. */
export function toastError(text: string, duration = 4000, place: ToastPlace = 'top-center'): string {
  return toast.error(text, { duration, position: place });
}

/** A success of purchases or of user management. */
export function toastAccountSuccess(text: string): string {
  return toastSuccess(text, accountToast, 'top-right');
}

/** A failure of purchases or of user management, which is also said in place. */
export function toastAccountError(text: string): string {
  return toastError(text, accountToast, 'top-right');
}

/** A plain message. */
export function toastBlank(text: string, duration = 4000): string {
  return toast(text, { duration });
}

/** Stays until `dismissToast`. */
export function toastLoading(text: string): string {
  return toast.loading(text);
}

export interface ToastAction {
  readonly label: string;
  readonly onAct: () => void;
}

const actions = new Map<string, ToastAction>();

/** A success that can be taken back while it stands ("Undo"). Choosing the action dismisses the toast. */
export function toastWithAction(text: string, action: ToastAction, duration: number): string {
  const id = toast.success(text, { duration });
  actions.set(id, action);
  setTimeout(() => actions.delete(id), 10 * 60_000);
  return id;
}

export function actionOfToast(id: string): ToastAction | undefined {
  return actions.get(id);
}

export function dismissToast(id?: string): void {
  toast.dismiss(id);
}
