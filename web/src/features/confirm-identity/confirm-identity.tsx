import { authenticationApp } from '@notewright/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { call } from '../../api/call.ts';
import { proofStore, settleProof } from '../../session/confirm-identity.ts';
import { useProfile } from '../../api/account/profile.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Dots } from '../../ui/dots.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import * as words from './words.ts';

/** The dialog for whatever must not be done by somebody else at an open screen. */
export function ConfirmIdentity(): ReactNode {
  const knownPassword = useStore(proofStore, (state) => state.knownPassword);
  const { data: profile } = useProfile();
  const options = useQuery({
    queryKey: ['confirm-identity-options'],
    queryFn: () => call(authenticationApp.readIdentityOptions, { body: {} }),
    enabled: profile?.has_second_factor === true,
    // What a passkey is asked with counts once.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const cancel = (): void => settleProof(false);
  const isReady = profile !== undefined && (!profile.has_second_factor || options.data !== undefined);
  return (
    <Dialog isOpen onClose={cancel} title={words.title} lead={words.lead}>
      {isReady && (profile.has_password || profile.has_second_factor) ? (
        <ConfirmForm
          email={profile.email}
          asksPassword={profile.has_password}
          knownPassword={knownPassword}
          methods={options.data?.methods ?? []}
          challenge={options.data?.passkey ?? null}
          onRenew={() => void options.refetch()}
        />
      ) : (
        <div className="mt-5">
          {options.error !== null && <Alert>{options.error.message}</Alert>}
          {isReady && <p>{words.noPassword}</p>}
          {!isReady && options.error === null && <Dots />}
          <Button className="mt-5" onClick={cancel}>
            {words.close}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
