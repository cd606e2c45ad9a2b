import type { ReactNode } from 'react';
import { useSession } from '../../session/session-store.ts';
import { IdleWarning } from './idle-warning.tsx';
import { LockScreen } from './lock-screen.tsx';
import { useUnlockFormAhead } from './use-unlock-form.ts';

/** The app, or the lock screen in its place. */
export function LockGate({ children }: { readonly children: ReactNode }): ReactNode {
  const isLocked = useSession((state) => state.isLocked && state.accessToken !== null);
  useUnlockFormAhead();
  if (isLocked) return <LockScreen />;
  return (
    <>
      {children}
      <IdleWarning />
    </>
  );
}
