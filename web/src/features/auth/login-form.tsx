import { authenticationApp } from '@notewright/contract';
import type { ReactNode } from 'react';
import { call, CallProblem } from '../../api/call.ts';
import type { SecondStep } from '../../api/call-problem.ts';
import { forgetResetToken } from '../../session/reset-token.ts';
import { saveAttempt, saveEmail } from '../../session/session-storage.ts';
import { startSession } from '../../session/session-store.ts';
import { useForm } from '../../hooks/use-form.ts';
import { useCheckbox } from '../../hooks/use-checkbox.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { checkEmail, checkPassword } from './auth-checks.ts';
import { serverSentence } from './failure-text.ts';
import { OrganisationSignIn } from './organisation-sign-in.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { ProviderSignIn } from './provider-sign-in.tsx';
import * as words from './words.ts';

export interface LoginFormProps {
  readonly onUnverified: () => void;
  /** The password was right, and a second factor is asked for. */
  readonly onSecondStep: (step: SecondStep) => void;
  /** Why a person is back here, in a sentence. */
  readonly notice?: string | null;
  /** Stands beside Remember Me: the way to a new password. */
  readonly beside: ReactNode;
  /** The page of ours to come back to after sign-in. */
  readonly from?: string | undefined;
}

/** E-mail, password, Remember Me. Signed in, the guard of the page leads on; `onUnverified` leads to the code. */
export function LoginForm({ onUnverified, onSecondStep, notice = null, beside, from }: LoginFormProps): ReactNode {
  const [isRemembered, setRemembered] = useCheckbox('remember');
  const form = useForm({
    checks: { email: checkEmail, password: checkPassword },
    send: async ({ email, password }) => {
      const address = email.trim();
      try {
        const session = await call(authenticationApp.signIn, {
          body: { email: address, password, remember_me: isRemembered },
        });
        forgetResetToken();
        startSession(session, isRemembered);
      } catch (error) {
        if (error instanceof CallProblem && error.secondStep !== null) {
          onSecondStep(error.secondStep);
          return undefined;
        }
        if (!(error instanceof CallProblem) || error.code !== 'email_unverified') {
          return { form: serverSentence(error, words.loginFailed) };
        }
        saveEmail(address);
        saveAttempt({ accessToken: error.attemptToken, remember: isRemembered });
        onUnverified();
      }
      return undefined;
    },
  });
  return (
    <>
      <form method="post" noValidate onSubmit={form.onSubmit} className="grid gap-4">
        <TextField
          label={words.email}
          type="email"
          autoComplete="username"
          inputMode="email"
          spellCheck={false}
          autoCapitalize="none"
          {...form.field('email')}
        />
        <PasswordField label={words.password} autoComplete="current-password" {...form.field('password')} />
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <Checkbox
            label={words.rememberMe}
            name="remember"
            checked={isRemembered}
            onChange={(event) => setRemembered(event.target.checked)}
          />
          {beside}
        </div>
        <div>
          <Alert>{form.problem ?? (form.isBusy ? null : notice)}</Alert>
          <Button type="submit" needsScript look="primary" isWide isBusy={form.isBusy}>
            {words.logIn}
          </Button>
        </div>
      </form>
      <PasskeySignIn isRemembered={isRemembered} />
      <OrganisationSignIn isRemembered={isRemembered} from={from} readEmail={() => form.field('email').value} />
      <ProviderSignIn isRemembered={isRemembered} from={from} />
    </>
  );
}
