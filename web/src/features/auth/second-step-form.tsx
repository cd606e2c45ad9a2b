import { authenticationApp, recoveryCodeField, totpField } from '@notewright/contract';
import { useState, type ReactNode } from 'react';
import { answerChallenge } from '../../api/answer-challenge.ts';
import { call, CallProblem } from '../../api/call.ts';
import type { SecondStep } from '../../api/call-problem.ts';
import { checkField } from '../../forms/field-check.ts';
import { canUsePasskeysHere } from '../../api/passkeys.ts';
import { forgetResetToken } from '../../session/reset-token.ts';
import { startSession } from '../../session/session-store.ts';
import { useFirstFocus } from '../../hooks/use-first-focus.ts';
import { useForm } from '../../hooks/use-form.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { PasskeyElsewhere } from '../../ui/passkey-elsewhere.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { serverSentence } from './failure-text.ts';
import * as words from './words.ts';

type Method = SecondStep['methods'][number];

export interface SecondStepFormProps {
  readonly step: SecondStep;
  /** The password has to be given again; `sentence` says why, where it was not the person's own wish. */
  readonly onStartAgain: (sentence: string | null) => void;
  readonly onSignedIn?: () => void;
}

type Given = Partial<Record<'totp' | 'recovery_code', string>> & {
  readonly passkey?: authenticationApp.AnsweredChallenge;
};

/** Sends a factor. Gives the sentence of a failure; none when a session has begun. */
function useSecondStep({ step, onStartAgain, onSignedIn }: SecondStepFormProps) {
  return async (give: () => Promise<Given>): Promise<string | null> => {
    try {
      const body = { second_factor_token: step.token, ...(await give()) };
      const { remember_me: isRemembered, ...session } = await call(authenticationApp.signInSecondFactor, { body });
      forgetResetToken();
      startSession(session, isRemembered);
      onSignedIn?.();
      return null;
    } catch (error) {
      const sentence = serverSentence(error, words.loginFailed);
      if (!(error instanceof CallProblem) || error.code !== 'second_factor_expired') return sentence;
      onStartAgain(sentence);
      return null;
    }
  };
}

const waysTo: Readonly<Record<Method, string>> = {
  totp: words.byApp,
  passkey: words.byPasskey,
  recovery_code: words.byRecoveryCode,
};

/** The second step of a log-in: a code of the app, a passkey, or a recovery code. */
export function SecondStepForm(props: SecondStepFormProps): ReactNode {
  const { methods } = props.step;
  const [method, setMethod] = useState<Method>(() => methods[0] ?? 'totp');
  const send = useSecondStep(props);
  return (
    <>
      {method === 'passkey' ? (
        <PasskeyStep token={props.step.token} send={send} />
      ) : (
        <CodeStep key={method} method={method} send={send} />
      )}
      <div className="mt-4 grid justify-items-start">
        {methods
          .filter((other) => other !== method)
          .map((other) => (
            <Button key={other} look="text" className="-ml-4" onClick={() => setMethod(other)}>
              {waysTo[other]}
            </Button>
          ))}
        <Button look="text" className="-ml-4" onClick={() => props.onStartAgain(null)}>
          {words.backToLogIn}
        </Button>
      </div>
    </>
  );
}

type Send = (give: () => Promise<Given>) => Promise<string | null>;

const codeFields = {
  totp: {
    label: words.appCode,
    hint: words.appCodeHint,
    check: checkField(totpField),
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
  },
  recovery_code: {
    label: words.recoveryCode,
    hint: words.recoveryCodeHint,
    check: checkField(recoveryCodeField),
    inputMode: 'text',
    autoComplete: 'off',
  },
} as const;

function CodeStep({ method, send }: { readonly method: keyof typeof codeFields; readonly send: Send }): ReactNode {
  const { check, ...field } = codeFields[method];
  const first = useFirstFocus();
  const form = useForm({
    checks: { code: check },
    send: async ({ code }) => {
      const sentence = await send(() => Promise.resolve({ [method]: code }));
      return sentence === null ? undefined : { fields: { code: sentence } };
    },
  });
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} className="grid gap-4">
      <TextField
        {...field}
        {...form.field('code')}
        ref={first}
        spellCheck={false}
        autoCapitalize="none"
        className="text-lg tabular-nums tracking-[0.06em]"
      />
      <div>
        <Alert>{form.problem}</Alert>
        <Button type="submit" look="primary" isWide isBusy={form.isBusy}>
          {words.goOn}
        </Button>
      </div>
    </form>
  );
}

function PasskeyStep({ token, send }: { readonly token: string; readonly send: Send }): ReactNode {
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const first = useFirstFocus<HTMLButtonElement>();
  if (!canUsePasskeysHere()) return <PasskeyElsewhere />;
  async function use(): Promise<void> {
    setBusy(true);
    setProblem(null);
    const sentence = await send(async () => {
      const challenge = await call(authenticationApp.readSecondFactorOptions, { body: { second_factor_token: token } });
      return { passkey: await answerChallenge(challenge) };
    });
    setProblem(sentence);
    setBusy(false);
  }
  return (
    <div>
      <Alert>{problem}</Alert>
      <Button look="primary" ref={first} isWide isBusy={isBusy} onClick={() => void use()}>
        {words.byPasskey}
      </Button>
    </div>
  );
}
