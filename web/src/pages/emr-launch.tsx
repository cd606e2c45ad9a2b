import { useEffect, useState, type ReactNode } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { takeLaunchOf } from '../features/emr/opening/take-launch.ts';
import * as words from '../features/emr/opening/words.ts';
import { usePageTitle } from '../hooks/use-page-title.ts';
import { AccountLayout } from '../layouts/account-layout.tsx';
import { paths } from '../routes/paths.ts';
import type { EntryState } from '../routes/remembered-page.ts';
import { useSession } from '../session/session-store.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Loading } from '../ui/loading.tsx';

const comeBack: EntryState = { from: paths.emrLaunch };

/**
 * Where a record system sends somebody who opens a patient there. What it wrote into the address is taken off before
 * anything else is done, so that it stays in no history; whoever is not logged in does that first.
 */
export function EmrLaunchPage(): ReactNode {
  usePageTitle(words.title);
  const { search } = useLocation();
  const navigate = useNavigate();
  const isSignedIn = useSession((state) => state.accessToken !== null);
  const [isKept] = useState(() => takeLaunchOf(search));
  useEffect(() => {
    if (search !== '') void navigate(paths.emrLaunch, { replace: true });
  }, [search, navigate]);
  if (search !== '') return <Loading label={words.opening} />;
  if (isSignedIn) return <Outlet />;
  return (
    <AccountLayout title={words.title} lead={isKept ? words.logInFirst : words.notOpened}>
      <ButtonLink look="primary" isWide to={paths.login} state={isKept ? comeBack : null}>
        {words.logIn}
      </ButtonLink>
    </AccountLayout>
  );
}
