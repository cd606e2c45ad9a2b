import { authenticationApp } from '@notewright/contract';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { call, CallProblem } from '../../../api/call.ts';
import { profileKey } from '../../../api/account/profile.ts';
import { showAnswer } from '../../../api/show-answer.ts';
import { ownSessionsKey } from '../sessions/use-sessions.ts';
import * as common from '../words.ts';

export type SecondFactors = authenticationApp.SecondFactors;
export type Passkey = authenticationApp.Passkey;
type Changed = authenticationApp.ChangedSecondFactors;

const factorsKey = ['second-factors'] as const;

/** The signed-in person's second factors. */
export function useSecondFactors(): UseQueryResult<SecondFactors, CallProblem> {
  return useQuery<SecondFactors, CallProblem>({
    queryKey: factorsKey,
    queryFn: ({ signal }) => call(authenticationApp.readSecondFactors, { signal }),
  });
}

/** Puts what a change answered in the place of what was known. New recovery codes are not kept with it. */
export function useFactorChange(): (changed: Changed) => void {
  const client = useQueryClient();
  return ({ message: _message, recovery_codes: _codes, ...factors }) => {
    showAnswer(factorsKey, factors satisfies SecondFactors);
    void client.invalidateQueries({ queryKey: profileKey });
    // Other sessions may have ended with the change.
    void client.invalidateQueries({ queryKey: ownSessionsKey });
  };
}

export interface FactorAction {
  readonly isBusy: boolean;
  readonly problem: string | null;
  readonly clear: () => void;
  /** Does something that may fail, one at a time; true when it has not. */
  readonly run: (work: () => Promise<void>) => Promise<boolean>;
}

/** Something that a button does, with its failure in a sentence. Who would rather not confirm that it is them hears nothing. */
export function useFactorAction(otherwise: string = common.failed): FactorAction {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  return {
    isBusy,
    problem,
    clear: () => setProblem(null),
    run: async (work) => {
      if (isBusy) return false;
      setBusy(true);
      setProblem(null);
      try {
        await work();
        return true;
      } catch (error) {
        setProblem(sentenceOf(error, otherwise));
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}

function sentenceOf(error: unknown, otherwise: string): string | null {
  if (!(error instanceof CallProblem)) return otherwise;
  return error.code === 'proof_required' ? null : (error.serverMessage ?? otherwise);
}
