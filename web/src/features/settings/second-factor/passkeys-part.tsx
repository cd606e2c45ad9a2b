import { authenticationApp } from '@notewright/contract';
import { useState, type ReactNode } from 'react';
import { canUsePasskeys } from '../../../lib/answer-challenge.ts';
import { call } from '../../../lib/call.ts';
import { makePasskey } from '../../../lib/passkeys.ts';
import { toastSuccess } from '../../../lib/toast.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import type { PartProps } from './app-part.tsx';
import { FactorPart } from './factor-part.tsx';
import { nameThisDevice } from './name-this-device.ts';
import { PasskeyNameForm } from './passkey-name-form.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { useFactorAction, type SecondFactors } from './use-second-factors.ts';

function describeNumber(count: number): string {
  if (count === 0) return 'None';
  return count === 1 ? 'One passkey' : `${count} passkeys`;
}

/** Passkeys: add, rename, remove. They also log in by themselves. */
export function PasskeysPart({ factors, onChanged }: PartProps): ReactNode {
  const [isNaming, setNaming] = useState(false);
  const { passkeys } = factors;
  const isHere = canUsePasskeys() && factors.passkey_origin === location.origin;
  const isLast = factors.app_since === null && passkeys.length === 1;
  return (
    <FactorPart
      isOpen={isNaming}
      title="Passkeys"
      state={describeNumber(passkeys.length)}
      actions={isHere && !isNaming && <Button onClick={() => setNaming(true)}>Add a passkey</Button>}
    >
      {!isHere && <NotHere factors={factors} />}
      {isNaming && (
        <AddPasskey
          onCancel={() => setNaming(false)}
          onAdded={(changed) => {
            setNaming(false);
            onChanged(changed);
            toastSuccess(changed.message, 3000);
          }}
        />
      )}
      {passkeys.length > 0 && (
        <ul aria-label="Your passkeys" className="mt-3 first:mt-0">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} isLast={isLast} onChanged={onChanged} />
          ))}
        </ul>
      )}
    </FactorPart>
  );
}

function NotHere({ factors }: { readonly factors: SecondFactors }): ReactNode {
  const { passkey_origin: origin } = factors;
  if (origin === null || !canUsePasskeys()) {
    const where = origin === null ? 'at the address of this server' : 'in this browser';
    return <p className="text-ink-soft">Passkeys cannot be used {where}. An authenticator app can.</p>;
  }
  return (
    <p className="text-ink-soft">
      Open this page at{' '}
      <a href={`${origin}${location.pathname}`} className="font-medium text-accent underline underline-offset-[3px]">
        {origin}
      </a>{' '}
      to use passkeys.
    </p>
  );
}

interface AddPasskeyProps {
  readonly onAdded: PartProps['onChanged'];
  readonly onCancel: () => void;
}

function AddPasskey({ onAdded, onCancel }: AddPasskeyProps): ReactNode {
  const action = useFactorAction('No passkey was made. Please try again.');
  const add = (name: string): void =>
    void action.run(async () => {
      const challenge = await call(authenticationApp.openPasskeySetup, { body: {} });
      const response = await makePasskey(challenge);
      onAdded(
        await call(authenticationApp.addPasskey, { body: { challenge_id: challenge.challenge_id, name, response } }),
      );
    });
  return (
    <div>
      <PasskeyNameForm
        initial={nameThisDevice(navigator.userAgent)}
        hint="So that you know it again. The browser asks you next."
        button="Go on"
        isBusy={action.isBusy}
        onName={add}
        onCancel={onCancel}
      />
      <div className="mt-3 empty:hidden">
        <Alert>{action.problem}</Alert>
      </div>
    </div>
  );
}
