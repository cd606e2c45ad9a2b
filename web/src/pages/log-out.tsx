import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useLogOut } from '../features/account/use-log-out.ts';
import { paths } from '../routes/paths.ts';
import { useSession } from '../session/session-store.ts';
import { Loading } from '../ui/loading.tsx';

/** Logs out whoever comes here, says so, and leads to /login; never to /home (product decisions, section 1). */
export function LogOutPage(): ReactNode {
  const isSignedIn = useSession((state) => state.accessToken !== null);
  const { logOut } = useLogOut();
  const leave = useEffectEvent(logOut);
  useEffect(() => leave(), []);
  return isSignedIn ? <Loading /> : <Navigate to={paths.login} replace />;
}
