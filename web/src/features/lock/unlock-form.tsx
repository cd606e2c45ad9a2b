import { authenticationApp } from '@notewright/contract';
import { useState, type ReactNode } from 'react';
import { answerChallenge } from '../../api/answer-challenge.ts';
import { call, CallProblem } from '../../api/call.ts';
import { unlockSession } from '../../api/lock-session.ts';
import { canUsePasskeysHere } from '../../api/passkeys.ts';
import { signOut } from '../../api/sign-out.ts';
import { useFirstFocus } from '../../hooks/use-first-focus.ts';
import { useForm, type FormFailure } from '../../hooks/use-form.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import * as words from './unlock-form.words.ts';

function failureOf(error: unknown): FormFailure<'password'> {
  if (!(error instanceof CallProblem)) throw error;
  const ofField = error.errors['password']?.[0];
  return ofField === undefined ? { form: error.message } : { fields: { password: ofField } };
}

/** Unlocks with a passkey whose device looks at who holds it; gives what went wrong, or null. */
async function unlockWithPasskey(): Promise<string | null> {
  try {
    const challenge = await call(authenticationApp.readPasskeyOptions, { body: {}, evenLocked: true });
    await unlockSession({ passkey: await answerChallenge(challenge) });
    return null;
  } catch (error) {
    if (!(error instanceof CallProblem)) throw error;
    return error.message;
  }
}

function PasskeyButton(): ReactNode {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (!canUsePasskeysHere()) return null;
  const use = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    setProblem(await unlockWithPasskey().finally(() => setBusy(false)));
  };
  return (
    <div className="mt-3">
      <Button isWide isBusy={isBusy} onClick={() => void use()}>
        {words.byPasskey}
      </Button>
      <div className="mt-3 empty:hidden has-[p]:-mb-4">
        <Alert>{problem}</Alert>
      </div>
    </div>
  );
}

/** The password, and the way out for somebody else. */
export function UnlockForm({ email }: { readonly email: string }): ReactNode {
  const [isLeaving, setLeaving] = useState(false);
  const form = useForm<'password'>({
    checks: { password: (value) => (value === '' ? words.passwordRequired : null) },
    send: async ({ password }) => {
      try {
        await unlockSession({ password });
      } catch (error) {
        return failureOf(error);
      }
      return undefined;
    },
  });
  const leave = (): void => {
    setLeaving(true);
    void signOut();
  };
  const first = useFirstFocus();
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} className="mt-6 grid gap-4">
      <p className="break-words">
        {words.loggedInAs} <span className="font-medium">{email}</span>
      </p>
      {/* Tells a password manager whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField label={words.password} autoComplete="current-password" ref={first} {...form.field('password')} />
      <div>
        <Alert>{form.problem}</Alert>
        <Button type="submit" look="primary" isWide isBusy={form.isBusy}>
          {words.unlock}
        </Button>
        <PasskeyButton />
      </div>
      <p className="flex flex-wrap items-center justify-center gap-x-1 text-ink-soft">
        {words.notYou}
        <Button look="text" isBusy={isLeaving} onClick={leave} className="px-2">
          {words.logOut}
        </Button>
      </p>
    </form>
  );
}
