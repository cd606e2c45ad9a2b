import { authenticationApp } from '@notewright/contract';
import { useState } from 'react';
import { call, CallProblem } from '../../api/call.ts';
import { settleProof } from '../../session/confirm-identity.ts';

/** What is shown to confirm with, as the call takes it. */
export type Shown = Parameters<typeof call<typeof authenticationApp.confirmIdentity>>[1]['body'];

export interface Problems {
  readonly password: string | null;
  readonly code: string | null;
  /** About the whole. */
  readonly form: string | null;
}
const none: Problems = { password: null, code: null, form: null };

function problemsOf(error: unknown): Problems {
  if (!(error instanceof CallProblem)) throw error;
  const { errors, message } = error;
  const password = errors['password']?.[0] ?? null;
  const isOfCode = error.code === 'second_factor_invalid' || error.code === 'second_factor_required';
  const code = errors['totp']?.[0] ?? errors['recovery_code']?.[0] ?? (isOfCode ? message : null);
  return { password, code, form: password === null && code === null ? message : null };
}

export interface Confirmation {
  readonly problems: Problems;
  /** By which way a confirmation is under way; null while none is. */
  readonly busy: 'code' | 'passkey' | null;
  /** Shows what is wrong before anything is sent; without problems it clears those shown. */
  readonly tell: (problems?: Partial<Problems>) => void;
  /** Sends what `show` gives. What came of it, or null when that closed the dialog. */
  readonly confirm: (way: 'code' | 'passkey', show: () => Promise<Shown>) => Promise<Problems | null>;
}

/** Confirming, and what went wrong with it. */
export function useConfirmation(): Confirmation {
  const [problems, setProblems] = useState<Problems>(none);
  const [busy, setBusy] = useState<'code' | 'passkey' | null>(null);
  return {
    problems,
    busy,
    tell: (found = {}) => setProblems({ ...none, ...found }),
    confirm: async (way, show) => {
      if (busy !== null) return null;
      setBusy(way);
      setProblems(none);
      try {
        await call(authenticationApp.confirmIdentity, { body: await show() });
      } catch (error) {
        const found = problemsOf(error);
        setProblems(found);
        setBusy(null);
        return found;
      }
      settleProof(true);
      return null;
    },
  };
}
