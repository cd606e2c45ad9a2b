import type { ReactNode } from 'react';
import { useSession } from '../../lib/session-store.ts';
import { IdleWarning } from './idle-warning.tsx';
import { LockScreen } from './lock-screen.tsx';

/** The app, or the lock screen in its place. */
export function LockGate({ children }: { readonly children: ReactNode }): ReactNode {
  const isLocked = useSession((state) => state.isLocked && state.accessToken !== null);
  if (isLocked) return <LockScreen />;
  return (
    <>
      {children}
      <IdleWarning />
    </>
  );
}
