import { useState, type ReactNode } from 'react';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { AppPart, type PartProps } from './app-part.tsx';
import { PasskeysPart } from './passkeys-part.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { RecoveryPart } from './recovery-part.tsx';
import { useFocusBack } from './use-focus-back.ts';
import { useFactorChange, useSecondFactors } from './use-second-factors.ts';
import * as words from './words.tsx';

export interface FactorSettingsProps {
  readonly email: string;
  /** Told once a factor is set up and its recovery codes were seen. */
  readonly onSetUp?: () => void;
}

/** The person's second factors and what can be done about them. New recovery codes stand in their place until they are kept. */
export function FactorSettings({ email, onSetUp }: FactorSettingsProps): ReactNode {
  const { data: factors, error, refetch, isFetching } = useSecondFactors();
  const keep = useFactorChange();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const place = useFocusBack(codes !== null);
  const onChanged: PartProps['onChanged'] = (changed) => {
    keep(changed);
    setCodes(changed.recovery_codes);
  };
  if (codes !== null) {
    const onDone = (): void => {
      setCodes(null);
      onSetUp?.();
    };
    return (
      <div ref={place}>
        <RecoveryCodes codes={codes} email={email} onDone={onDone} />
      </div>
    );
  }
  if (factors === undefined) {
    if (error === null) return <Loading />;
    return (
      <LoadFailed problem={error.serverMessage ?? words.notLoaded} isBusy={isFetching} onRetry={() => void refetch()} />
    );
  }
  const hasAny = factors.app_since !== null || factors.passkeys.length > 0;
  return (
    <div ref={place}>
      <AppPart factors={factors} onChanged={onChanged} />
      <PasskeysPart factors={factors} onChanged={onChanged} />
      {hasAny && <RecoveryPart factors={factors} onChanged={onChanged} />}
    </div>
  );
}
