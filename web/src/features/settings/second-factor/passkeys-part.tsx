import { authenticationApp } from '@notewright/contract';
import { useState, type ReactNode } from 'react';
import { canUsePasskeys } from '../../../api/answer-challenge.ts';
import { call } from '../../../api/call.ts';
import { makePasskey } from '../../../api/passkeys.ts';
import { toastSuccess } from '../../../ui/toast.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import type { PartProps } from './app-part.tsx';
import { FactorPart } from './factor-part.tsx';
import { nameThisDevice } from './name-this-device.ts';
import { PasskeyNameForm } from './passkey-name-form.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { useFactorAction, type SecondFactors } from './use-second-factors.ts';
import * as words from './words.tsx';

/** Passkeys: add, rename, remove. They also log in by themselves. */
export function PasskeysPart({ factors, onChanged }: PartProps): ReactNode {
  const [isNaming, setNaming] = useState(false);
  const { passkeys } = factors;
  const isHere = canUsePasskeys() && factors.passkey_origin === location.origin;
  const isLast = factors.app_since === null && passkeys.length === 1;
  return (
    <FactorPart
      isOpen={isNaming}
      title={words.passkeys}
      state={words.passkeyCount(passkeys.length)}
      actions={isHere && !isNaming && <Button onClick={() => setNaming(true)}>{words.addPasskey}</Button>}
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
        <ul aria-label={words.yourPasskeys} className="mt-3 first:mt-0">
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
    return <p className="text-ink-soft">{origin === null ? words.notAtThisAddress : words.notInThisBrowser}</p>;
  }
  return (
    <p className="text-ink-soft">
      {words.openAt(
        <a href={`${origin}${location.pathname}`} className="font-medium text-accent underline underline-offset-[3px]">
          {origin}
        </a>,
      )}
    </p>
  );
}

interface AddPasskeyProps {
  readonly onAdded: PartProps['onChanged'];
  readonly onCancel: () => void;
}

function AddPasskey({ onAdded, onCancel }: AddPasskeyProps): ReactNode {
  const action = useFactorAction(words.noPasskeyMade);
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
        hint={words.passkeyNameHint}
        button={words.goOn}
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
