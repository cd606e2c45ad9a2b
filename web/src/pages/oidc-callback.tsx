import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { SecondStepForm } from '../features/auth/second-step-form.tsx';
import { readProviderAnswer, useProviderAnswer, type ProviderAnswer } from '../features/auth/use-provider-answer.ts';
import { AccountLayout } from '../layouts/account-layout.tsx';
import { paths } from '../routes/paths.ts';
import { sessionStore } from '../session/session-store.ts';
import { usePageTitle } from '../hooks/use-page-title.ts';
import { Alert } from '../ui/alert.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Loading } from '../ui/loading.tsx';
import * as words from './oidc-callback.words.ts';

/** Where the organisation's provider sends people back to. Whoever is logged in already has no business here. */
export function OidcCallbackPage(): ReactNode {
  usePageTitle(words.pageTitle);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [answer] = useState(() => readProviderAnswer(query));
  const [wasSignedIn] = useState(() => sessionStore.getState().accessToken !== null);
  // What the provider wrote there is spent or about to be: it stays in no history.
  useEffect(() => {
    if (!wasSignedIn) void navigate(paths.oidcCallback, { replace: true });
  }, [navigate, wasSignedIn]);
  if (wasSignedIn) return <Navigate to={paths.chatHome} replace />;
  return <Answer answer={answer} />;
}

function Answer({ answer }: { readonly answer: ProviderAnswer }): ReactNode {
  const navigate = useNavigate();
  const [goOn] = useState(() => (from: string | null) => void navigate(from ?? paths.chatHome, { replace: true }));
  const { problem, step } = useProviderAnswer(answer, goOn);
  // Why the second step cannot be gone on with any more.
  const [end, setEnd] = useState<string | null>(null);
  if (step !== null && end === null) {
    return (
      <AccountLayout title={words.secondStep} lead={words.secondStepLead}>
        <SecondStepForm
          step={step}
          onSignedIn={() => goOn(step.from)}
          onStartAgain={(why) => (why === null ? void navigate(paths.login, { replace: true }) : setEnd(why))}
        />
      </AccountLayout>
    );
  }
  const sentence = end ?? problem;
  if (sentence === null) {
    return (
      <AccountLayout title={words.title} lead={words.lead}>
        <Loading label={words.confirming} />
      </AccountLayout>
    );
  }
  return (
    <AccountLayout title={words.failed} lead={words.failedLead}>
      <Alert>{sentence}</Alert>
      <ButtonLink look="primary" isWide to={paths.login} replace>
        {words.back}
      </ButtonLink>
    </AccountLayout>
  );
}
