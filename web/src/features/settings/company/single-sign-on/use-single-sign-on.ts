import { companyUserManagement } from '@notewright/contract';
import { useQuery } from '@tanstack/react-query';
import { call, type CallProblem } from '../../../../api/call.ts';
import { showAnswer } from '../../../../api/show-answer.ts';
import { useAction, type Action } from '../use-action.ts';
import * as words from './words.ts';

export type SingleSignOn = companyUserManagement.SingleSignOn;
export type Provider = SingleSignOn['providers'][number];

const key = ['company', 'single-sign-on'] as const;

/** The company's own sign-in, for its owner. */
export function useSingleSignOn() {
  return useQuery<SingleSignOn, CallProblem>({
    queryKey: key,
    queryFn: ({ signal }) => call(companyUserManagement.readSso, { signal }),
    staleTime: 0,
  });
}

/** One change, whose answer is all of it as it is then. */
export interface SsoAction extends Action {
  readonly make: (change: () => Promise<SingleSignOn>) => Promise<boolean>;
}

export function useSsoAction(): SsoAction {
  const action = useAction();
  return {
    ...action,
    make: (change) => action.run(async () => showAnswer(key, await change()), words.notSaved),
  };
}
