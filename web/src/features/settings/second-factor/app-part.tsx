import { authenticationApp } from '@notewright/contract';
import { useState, type ReactNode } from 'react';
import { call } from '../../../api/call.ts';
import { formatDay } from '../../../i18n/dates.ts';
import { toastSuccess } from '../../../ui/toast.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { AppSetupForm, type AppSetup } from './app-setup-form.tsx';
import { ConfirmRemoval } from './confirm-removal.tsx';
import { FactorPart } from './factor-part.tsx';
import { useFactorAction, type SecondFactors } from './use-second-factors.ts';
import * as words from './words.tsx';

export interface PartProps {
  readonly factors: SecondFactors;
  readonly onChanged: (changed: authenticationApp.ChangedSecondFactors) => void;
}

/** The authenticator app: set up, replace, remove. */
export function AppPart({ factors, onChanged }: PartProps): ReactNode {
  const action = useFactorAction();
  const [setup, setSetup] = useState<AppSetup | null>(null);
  const [isAsking, setAsking] = useState(false);
  const since = factors.app_since;
  const open = (): void =>
    void action.run(async () => setSetup(await call(authenticationApp.openAppSetup, { body: {} })));
  const remove = (): void =>
    void action
      .run(async () => {
        onChanged(await call(authenticationApp.removeApp));
        toastSuccess(words.appRemoved, 3000);
      })
      .then(() => setAsking(false));
  const isLast = since !== null && factors.passkeys.length === 0;
  return (
    <FactorPart
      isOpen={setup !== null}
      title={words.app}
      state={since === null ? words.notSetUp : words.setUpOn(formatDay(new Date(since)))}
      actions={
        setup === null && (
          <>
            <Button isBusy={action.isBusy && !isAsking} onClick={open}>
              {since === null ? words.setUp : words.replace}
            </Button>
            {since !== null && (
              <Button look="quiet" onClick={() => setAsking(true)}>
                {words.remove}
              </Button>
            )}
          </>
        )
      }
    >
      {setup === null ? (
        !isAsking && <Alert>{action.problem}</Alert>
      ) : (
        <AppSetupForm
          setup={setup}
          onCancel={() => setSetup(null)}
          onDone={(changed) => {
            setSetup(null);
            onChanged(changed);
            toastSuccess(changed.message, 3000);
          }}
        />
      )}
      <ConfirmRemoval
        isOpen={isAsking}
        title={words.removeAppAsk}
        isLast={isLast}
        action={action}
        onConfirm={remove}
        onClose={() => setAsking(false)}
      />
    </FactorPart>
  );
}
