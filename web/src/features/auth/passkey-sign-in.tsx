import { authenticationApp } from '@notewright/contract';
import { KeyRound } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { answerChallenge, canUsePasskeys } from '../../api/answer-challenge.ts';
import { call } from '../../api/call.ts';
import { canUsePasskeysHere } from '../../api/passkeys.ts';
import { forgetResetToken } from '../../session/reset-token.ts';
import { startSession } from '../../session/session-store.ts';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { PasskeyElsewhere } from '../../ui/passkey-elsewhere.tsx';
import { serverSentence } from './failure-text.ts';
import * as words from './words.ts';

/** Logging in with a passkey alone, which stands for password and second factor. Nothing where a browser knows none. */
export function PasskeySignIn({ isRemembered }: { readonly isRemembered: boolean }): ReactNode {
  const [problem, setProblem] = useState<ReactNode>(null);
  const [isBusy, setBusy] = useState(false);
  // A page that was built ahead offers it: nearly every browser can, and nothing moves when the page is hydrated.
  const isHydrated = useHydrated();
  if (isHydrated && !canUsePasskeys()) return null;

  async function signIn(): Promise<void> {
    setProblem(null);
    if (!canUsePasskeysHere()) {
      setProblem(<PasskeyElsewhere isInline />);
      return;
    }
    setBusy(true);
    try {
      const challenge = await call(authenticationApp.readPasskeyOptions, { body: {} });
      const answered = await answerChallenge(challenge);
      const body = { ...answered, remember_me: isRemembered };
      const session = await call(authenticationApp.signInWithPasskey, { body });
      forgetResetToken();
      startSession(session, isRemembered);
    } catch (error) {
      setProblem(serverSentence(error, words.loginFailed));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="mt-3">
      <Button isWide isBusy={isBusy} onClick={() => void signIn()}>
        <KeyRound aria-hidden="true" className="size-4 stroke-[1.7]" />
        {words.withPasskey}
      </Button>
      <div className="mt-3 empty:hidden">
        <Alert>{problem}</Alert>
      </div>
    </div>
  );
}
