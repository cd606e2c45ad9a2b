import { onForgetChats } from './forget-chats.ts';
import { sessionStore } from './session-store.ts';

/**
 * The time in which one person works in one workspace. It ends when they leave that workspace, when their session ends and
 * when another person signs in; a locked screen does not end it.
 */
let control = new AbortController();

function endScope(): void {
  const ended = control;
  control = new AbortController();
  ended.abort();
}

/**
 * The signal of the current scope, aborted when it ends. Take it before waiting for an answer, pass it to a call whose
 * answer is of no use later, and check `aborted` before storing anything of the answer or of the request.
 */
export function currentScope(): AbortSignal {
  return control.signal;
}

onForgetChats(endScope);
sessionStore.subscribe((now, before) => {
  if (before.user !== null && now.user?.id !== before.user.id) endScope();
});
