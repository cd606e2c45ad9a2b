import { createStore } from 'zustand/vanilla';
import { onForgetChats } from './forget-chats.ts';
import { sessionStore } from './session-store.ts';

/** `choose`: Choose Your Plan. `seats`: Add User. */
export type PlanDialogName = 'choose' | 'seats';

/** Which of the plan dialogs stands over the page; the host of the app draws it. */
export const planDialogStore = createStore<{ readonly open: PlanDialogName | null }>(() => ({ open: null }));

export function openPlanDialog(name: PlanDialogName): void {
  planDialogStore.setState({ open: name });
}

export function closePlanDialog(): void {
  planDialogStore.setState({ open: null });
}

// A dialog belongs to the person who opened it, and to where they worked.
onForgetChats(closePlanDialog);
sessionStore.subscribe((now, before) => {
  if (now.user?.id !== before.user?.id) closePlanDialog();
});
