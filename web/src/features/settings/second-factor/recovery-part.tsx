import { authenticationApp } from '@notewright/contract';
import type { ReactNode } from 'react';
import { call } from '../../../api/call.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import type { PartProps } from './app-part.tsx';
import { FactorPart } from './factor-part.tsx';
import { useFactorAction } from './use-second-factors.ts';
import * as words from './words.tsx';

/** Recovery codes: how many are left, and new ones. */
export function RecoveryPart({ factors, onChanged }: PartProps): ReactNode {
  const action = useFactorAction();
  const renew = (): void =>
    void action.run(async () => onChanged(await call(authenticationApp.renewRecoveryCodes, { body: {} })));
  return (
    <FactorPart
      title={words.recoveryCodes}
      state={words.codesLeft(factors.recovery_codes_left)}
      actions={
        <Button isBusy={action.isBusy} onClick={renew}>
          {words.makeNewCodes}
        </Button>
      }
    >
      <Alert>{action.problem}</Alert>
    </FactorPart>
  );
}
