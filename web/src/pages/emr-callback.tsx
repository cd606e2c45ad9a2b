import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { FinishLaunch } from '../features/emr/opening/finish-launch.tsx';
import { readEmrAnswer } from '../features/emr/opening/use-finish.ts';
import * as words from '../features/emr/opening/words.ts';
import { usePageTitle } from '../hooks/use-page-title.ts';
import { AccountLayout } from '../layouts/account-layout.tsx';
import { paths } from '../routes/paths.ts';
import { useSession } from '../session/session-store.ts';
import { ButtonLink } from '../ui/button.tsx';

/** Where a record system sends people back to once they have opened a patient's record there. */
export function EmrCallbackPage(): ReactNode {
  usePageTitle(words.title);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [answer] = useState(() => readEmrAnswer(query));
  const isSignedIn = useSession((state) => state.accessToken !== null);
  // What the record system wrote there is spent or about to be: it stays in no history.
  useEffect(() => {
    void navigate(paths.emrCallback, { replace: true });
  }, [navigate]);
  if (!isSignedIn) {
    return (
      <AccountLayout title={words.failed} lead={words.loggedOut}>
        <ButtonLink look="primary" isWide to={paths.login}>
          {words.logIn}
        </ButtonLink>
      </AccountLayout>
    );
  }
  return (
    <FinishLaunch
      answer={answer}
      renderSheet={(isFailed, content) => (
        <AccountLayout title={isFailed ? words.failed : words.title} lead={isFailed ? words.nothingRead : words.lead}>
          {content}
        </AccountLayout>
      )}
    />
  );
}
