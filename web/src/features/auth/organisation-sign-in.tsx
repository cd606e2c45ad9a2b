import { authenticationApp } from '@notewright/contract';
import { useState, type ReactNode } from 'react';
import { call } from '../../api/call.ts';
import { keepOidcAttempt } from '../../session/oidc-attempt.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { checkEmail } from './auth-checks.ts';
import { serverSentence } from './failure-text.ts';
import type { ProviderSignInProps } from './provider-sign-in.tsx';
import * as words from './words.ts';

export interface OrganisationSignInProps extends ProviderSignInProps {
  /** What was typed into the field of the form. */
  readonly readEmail: () => string;
}

/** The way in by the provider of one's own organisation, which the domain of the typed address decides. */
export function OrganisationSignIn({ isRemembered, from, readEmail }: OrganisationSignInProps): ReactNode {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const leave = async (): Promise<void> => {
    const email = readEmail().trim();
    if (checkEmail(email) !== null) return setProblem(words.organisationNeedsEmail);
    setBusy(true);
    setProblem('');
    try {
      const begun = await call(authenticationApp.startSso, {
        body: { email, remember_me: isRemembered, ...(from === undefined ? {} : { from }) },
      });
      if (!keepOidcAttempt(begun.sso_attempt)) throw new Error('This tab can keep nothing.');
      location.assign(begun.authorization_url);
    } catch (error) {
      setBusy(false);
      setProblem(serverSentence(error, words.providerFailed));
    }
    return undefined;
  };
  return (
    <div className="mt-4">
      <Alert>{problem}</Alert>
      <Button look="text" isWide needsScript isBusy={isBusy} onClick={() => void leave()}>
        {words.organisation}
      </Button>
    </div>
  );
}
