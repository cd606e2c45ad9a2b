import { useEffect, type ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { paths } from '../routes/paths.ts';
import { pageAfterSignIn, stateAfterSignIn, useEntryState, type EntryState } from '../routes/remembered-page.ts';
import { useSession } from '../session/session-store.ts';
import { fetchChatPage } from './page-loaders.ts';

/** Pages that open an account: with a user and a token the way leads to the remembered page, or to the chat home. */
export function VisitorsOnly(): ReactNode {
  const isSignedIn = useSession((state) => state.user !== null && state.accessToken !== null);
  const state = useInvitedState();
  const next = pageAfterSignIn(state);
  useEffect(() => {
    // What comes after sign-in is fetched while the form is being filled in.
    const timer = setTimeout(() => fetchChatPage(next), 1500);
    return () => clearTimeout(timer);
  }, [next]);
  return isSignedIn ? <Navigate to={next} state={stateAfterSignIn(state)} replace /> : <Outlet />;
}

/** What a visitor brings along; who opens an invitation's link while signed in is asked about the invitation. */
function useInvitedState(): EntryState {
  const { pathname, search } = useLocation();
  const state = useEntryState();
  const token = pathname === paths.signUp ? new URLSearchParams(search).get('token') : null;
  return token === null || token === '' ? state : { ...state, invitation: token };
}
