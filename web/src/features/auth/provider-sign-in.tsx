import { authenticationApp } from '@notewright/contract';
import { useEffect, useState, type ReactNode } from 'react';
import { call } from '../../api/call.ts';
import { keepOidcAttempt } from '../../session/oidc-attempt.ts';
import { readPageSetting } from '../../api/page-setting.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { serverSentence } from './failure-text.ts';
import * as words from './words.ts';

export interface ProviderSignInProps {
  readonly isRemembered: boolean;
  /** The page of ours to come back to; left out, the chat home. */
  readonly from?: string | undefined;
}

/** The way in by the organisation's own sign-in, under the form; nothing where the installation has none. */
export function ProviderSignIn(props: ProviderSignInProps): ReactNode {
  const name = readPageSetting('sign-in-with');
  return name === null ? null : <ProviderButton name={name} {...props} />;
}

async function leaveForProvider({ isRemembered, from }: ProviderSignInProps): Promise<void> {
  const { authorization_url: address, oidc_attempt: secret } = await call(authenticationApp.startOidc, {
    body: { remember_me: isRemembered, ...(from === undefined ? {} : { from }) },
  });
  if (!keepOidcAttempt(secret)) throw new Error('This tab can keep nothing.');
  location.assign(address);
}

function ProviderButton({ name, ...chosen }: ProviderSignInProps & { readonly name: string }): ReactNode {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  // A browser may show this page again as it was left, when somebody comes back from the provider by "Back".
  useEffect(() => {
    const comeBack = (): void => setBusy(false);
    globalThis.addEventListener('pageshow', comeBack);
    return () => globalThis.removeEventListener('pageshow', comeBack);
  }, []);
  const leave = (): void => {
    setBusy(true);
    setProblem('');
    leaveForProvider(chosen).catch((error: unknown) => {
      setBusy(false);
      setProblem(serverSentence(error, words.providerFailed));
    });
  };
  return (
    <div className="mt-6">
      <p aria-hidden="true" className="mb-5 flex items-center gap-3 text-step--1 text-ink-faint">
        <span className="h-px flex-1 bg-rule" />
        {words.or}
        <span className="h-px flex-1 bg-rule" />
      </p>
      <Alert>{problem}</Alert>
      <Button isWide isBusy={isBusy} onClick={leave}>
        <span className="[overflow-wrap:anywhere]">{words.continueWith(name)}</span>
      </Button>
    </div>
  );
}
