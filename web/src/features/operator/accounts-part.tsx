import { emailField, operator } from '@notewright/contract';
import { useRef, useState, type ReactNode } from 'react';
import { call } from '../../api/call.ts';
import { checkField } from '../../forms/field-check.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Part } from './part.tsx';
import { useOperatorChange } from './use-operation.ts';
import * as words from './words.ts';

const checkEmail = checkField(emailField);

/** Switches an account off or on again, by its address. */
export function AccountsPart(): ReactNode {
  const [email, setEmail] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const [done, setDone] = useState('');
  const change = useOperatorChange();
  const field = useRef<HTMLInputElement>(null);
  const act = async (endpoint: typeof operator.disableAccount | typeof operator.enableAccount): Promise<void> => {
    const found = checkEmail(email);
    setWrong(found);
    setDone('');
    if (found !== null) return field.current?.focus();
    const message = await change.run(() => call(endpoint, { body: { email } }));
    if (message === null) return;
    setDone(message);
    setEmail((typed) => (typed === email ? '' : typed));
  };
  return (
    <Part title={words.accounts} description={words.accountsAbout}>
      <form
        method="post"
        noValidate
        aria-label={words.accounts}
        className="grid max-w-md gap-3"
        onSubmit={(event) => {
          // Two buttons that do opposite things: Enter is neither.
          event.preventDefault();
        }}
      >
        <TextField
          ref={field}
          label={words.email}
          type="email"
          autoComplete="off"
          value={email}
          error={wrong ?? change.errors['email']?.[0] ?? null}
          onChange={(event) => {
            setEmail(event.target.value);
            setWrong(null);
            change.clear();
          }}
        />
        <Alert>{change.problem}</Alert>
        <div className="flex flex-wrap gap-2.5">
          <Button look="danger" isBusy={change.isBusy} onClick={() => void act(operator.disableAccount)}>
            {words.switchOff}
          </Button>
          <Button isBusy={change.isBusy} onClick={() => void act(operator.enableAccount)}>
            {words.switchOn}
          </Button>
        </div>
        <p role="status" className="text-ink-soft empty:hidden">
          {done}
        </p>
      </form>
    </Part>
  );
}
