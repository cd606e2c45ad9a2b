import type { ReactNode } from 'react';
import { paths } from '../../routes/paths.ts';
import { useEntryState } from '../../routes/remembered-page.ts';
import { useSession } from '../../session/session-store.ts';
import { ButtonLink } from '../../ui/button.tsx';
import * as words from './words.ts';
import './entrances.css';

/** Login and Signup for visitors, the way back for those who are signed in. */
export function Entrances(): ReactNode {
  const state = useEntryState();
  const isSignedIn = useSession((session) => session.accessToken !== null);
  if (isSignedIn)
    return (
      <p className="home-entrances">
        <ButtonLink look="primary" to={paths.chatHome}>
          {words.toChats}
        </ButtonLink>
      </p>
    );
  return (
    <p className="home-entrances">
      <ButtonLink look="primary" to={paths.signUp} state={state}>
        {words.signUp}
      </ButtonLink>
      <ButtonLink to={paths.login} state={state}>
        {words.login}
      </ButtonLink>
    </p>
  );
}
