import { lazy, Suspense, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { proofStore } from '../session/confirm-identity.ts';

const ConfirmIdentity = lazy(async () => ({
  default: (await import('../features/confirm-identity/confirm-identity.tsx')).ConfirmIdentity,
}));

/** Asks to confirm that it is the person, where a call of any page needs it; fetched when it is first needed. */
export function ProofDialog(): ReactNode {
  const isAsking = useStore(proofStore, (state) => state.isAsking);
  return <Suspense fallback={null}>{isAsking && <ConfirmIdentity />}</Suspense>;
}
