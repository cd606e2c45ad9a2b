import type { authenticationApp } from '@notewright/contract';
import { useState, type FormEvent, type ReactNode } from 'react';
import { answerChallenge, type Challenge } from '../../api/answer-challenge.ts';
import { settleProof } from '../../session/confirm-identity.ts';
import { useFirstFocus } from '../../hooks/use-first-focus.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { CodeField, type CodeMethod } from './code-field.tsx';
import { useConfirmation, type Shown } from './use-confirmation.ts';
import * as words from './words.ts';

export interface ConfirmFormProps {
  readonly email: string;
  readonly asksPassword: boolean;
  /** What the person has just typed for the call that waits. */
  readonly knownPassword: string | null;
  /** The second factors they have, the usual way first; empty without one. */
  readonly methods: readonly authenticationApp.FactorMethod[];
  readonly challenge: Challenge | null;
  /** The passkey's question was answered, and another is needed. */
  readonly onRenew: () => void;
}

/** Password, and the second factor where there is one. */
export function ConfirmForm(props: ConfirmFormProps): ReactNode {
  const { asksPassword, challenge } = props;
  const codes = props.methods.filter((method) => method !== 'passkey');
  const [password, setPassword] = useState(props.knownPassword ?? '');
  const [showsPassword, setShowsPassword] = useState(asksPassword && props.knownPassword === null);
  const [method, setMethod] = useState<CodeMethod | null>(codes[0] ?? null);
  const [code, setCode] = useState('');
  const { problems, busy, tell, confirm } = useConfirmation();
  const first = useFirstFocus();

  async function send(way: 'code' | 'passkey', factor: () => Promise<Shown>): Promise<void> {
    if (asksPassword && password === '') {
      tell({ password: words.passwordRequired });
      return;
    }
    const found = await confirm(way, async () => ({ ...(asksPassword ? { password } : {}), ...(await factor()) }));
    if (found !== null && found.password !== null) setShowsPassword(true);
    if (found !== null && way === 'passkey') props.onRenew();
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    if (method !== null && code.trim() === '') tell({ code: words.codeRequired });
    else void send('code', () => Promise.resolve(method === null ? {} : { [method]: code }));
  }

  function toOther(): void {
    setMethod(method === 'totp' ? 'recovery_code' : 'totp');
    setCode('');
    tell();
  }

  return (
    <form method="post" noValidate onSubmit={onSubmit} className="mt-5 grid gap-4">
      <input type="text" name="username" autoComplete="username" value={props.email} readOnly hidden />
      {showsPassword && (
        <PasswordField
          label={words.password}
          name="password"
          autoComplete="current-password"
          ref={first}
          value={password}
          error={problems.password}
          onChange={(event) => setPassword(event.target.value)}
        />
      )}
      {method !== null && (
        <CodeField
          method={method}
          value={code}
          error={problems.code}
          fieldRef={showsPassword ? undefined : first}
          onChange={setCode}
          onOther={codes.length > 1 ? toOther : null}
        />
      )}
      <div>
        <Alert>{method === null ? (problems.form ?? problems.code) : problems.form}</Alert>
        <ConfirmButtons
          hasCode={method !== null}
          busy={busy}
          onPasskey={
            challenge && (() => void send('passkey', async () => ({ passkey: await answerChallenge(challenge) })))
          }
        />
      </div>
    </form>
  );
}

interface ConfirmButtonsProps {
  readonly hasCode: boolean;
  readonly busy: 'code' | 'passkey' | null;
  /** Null without a passkey. */
  readonly onPasskey: (() => void) | null;
}

function ConfirmButtons({ hasCode, busy, onPasskey }: ConfirmButtonsProps): ReactNode {
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <Button look="quiet" onClick={() => settleProof(false)}>
        {words.cancel}
      </Button>
      {onPasskey !== null && (
        <Button look={hasCode ? 'plain' : 'primary'} isBusy={busy === 'passkey'} onClick={onPasskey}>
          {words.byPasskey}
        </Button>
      )}
      {(hasCode || onPasskey === null) && (
        <Button type="submit" look="primary" isBusy={busy === 'code'}>
          {words.confirm}
        </Button>
      )}
    </div>
  );
}
