import { authenticationApp } from '@notewright/contract';
import { call } from '../api/call.ts';
import { hideChats } from '../session/forget-chats.ts';
import { watchIdleTime } from '../session/idle.ts';
import { tellLocks } from '../api/lock-session.ts';
import { queryClient } from '../api/query.ts';
import { sessionStore } from '../session/session-store.ts';

function tellActivity(): void {
  call(authenticationApp.tellActivity, { body: {} }).catch(() => undefined);
}

/**
 * Locks the page when nobody is there (45 CFR 164.312(a)(2)(iii)). What the server said is gone from memory with the
 * screen; what was typed stays there. What comes in while the screen is locked goes when it is unlocked.
 */
export function watchLocking(): void {
  sessionStore.subscribe((now, before) => {
    if (now.isLocked === before.isLocked) return;
    if (now.isLocked) hideChats();
    void queryClient.cancelQueries();
    queryClient.clear();
  });
  tellLocks();
  watchIdleTime(tellActivity);
}
