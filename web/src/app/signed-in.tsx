import type { ReactNode } from 'react';
import { LockGate } from '../features/lock/lock-gate.tsx';
import { QueryScope } from '../api/query-scope.tsx';
import { queryClient } from '../api/query.ts';
import { sessionStore } from '../session/session-store.ts';
import { PlanDialog } from './plan-dialog.tsx';
import { ProofDialog } from './proof-dialog.tsx';
import { watchLocking } from './watch-locking.ts';
import { WorkspaceWatch } from './workspace-watch.tsx';

// What the server said to one person is gone before another can sign in.
sessionStore.subscribe((now, before) => {
  if (before.user !== null && now.user?.id !== before.user.id) queryClient.clear();
});
watchLocking();

/** Around every page of a signed-in person: what the server said, the lock, and the dialogs that any page may open. */
export function SignedIn({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <QueryScope>
      <LockGate>
        {children}
        <WorkspaceWatch />
        <PlanDialog />
        <ProofDialog />
      </LockGate>
    </QueryScope>
  );
}

/** In the same file, since every page but one of who is signed in stands behind it. */
export { FactorGuard } from './factor-guard.tsx';
