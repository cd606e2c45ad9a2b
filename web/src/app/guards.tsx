import { useEffect, type ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { paths } from '../routes/paths.ts';
import { stateAfterSignIn, useEntryState, type EntryState } from '../routes/remembered-page.ts';
import { acknowledgeEnd, useSession } from '../session/session-store.ts';

/**
 * Pages for those who are signed in. Others go to /home and the page is remembered; whoever has just logged out goes
 * to /login and nothing is remembered.
 */
export function SignedInOnly(): ReactNode {
  const isSignedIn = useSession((state) => state.accessToken !== null);
  const ended = useSession((state) => state.ended);
  const { pathname, search } = useLocation();
  const brought = stateAfterSignIn(useEntryState());
  if (isSignedIn) return <Outlet />;
  if (ended === 'signed-out') return <Navigate to={paths.login} state={brought} replace />;
  const state: EntryState = {
    from: pathname + search,
    ...(ended === 'expired' ? { hasExpired: true } : {}),
    ...brought,
  };
  return <Navigate to={paths.home} state={state} replace />;
}

/** Forgets why the last session ended once a page outside the protected ones stands. */
export function SessionEndReader(): ReactNode {
  const { pathname } = useLocation();
  const hasEnded = useSession((state) => state.ended !== null);
  useEffect(() => {
    const isOutside = pathname === paths.home || pathname === paths.login;
    if (hasEnded && isOutside) acknowledgeEnd();
  }, [hasEnded, pathname]);
  return null;
}
