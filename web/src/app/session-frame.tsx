import { lazy, type ReactNode } from 'react';
import { useSession } from '../session/session-store.ts';
import { loadPage } from './page-loaders.ts';

const SignedIn = lazy(loadPage.signedIn);

/** What only a signed-in person's pages need stands around them; a visitor's page does without, and loads none of it. */
export function SessionFrame({ children }: { readonly children: ReactNode }): ReactNode {
  const isSignedIn = useSession((state) => state.accessToken !== null);
  return isSignedIn ? <SignedIn>{children}</SignedIn> : children;
}
