import { onForgetChats } from './forget-chats.ts';
import { sessionStore } from './session-store.ts';

/**
 * A stay is the time in which one person works in one workspace. It is over when they leave that workspace, when their
 * session ends and when another person is signed in; a locked screen does not end it.
 */
let control = new AbortController();

function endStay(): void {
  const ended = control;
  control = new AbortController();
  ended.abort();
}

/**
 * The signal of the stay that goes on now. Whoever waits for an answer takes it before, hands it to the call where that
 * is of no use later, and looks at `aborted` before anything of the answer, or of what was asked, is written down.
 */
export function currentStay(): AbortSignal {
  return control.signal;
}

onForgetChats(endStay);
sessionStore.subscribe((now, before) => {
  if (before.user !== null && now.user?.id !== before.user.id) endStay();
});
