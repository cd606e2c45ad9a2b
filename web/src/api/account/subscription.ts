import { subscription } from '@notewright/contract';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { call, type CallProblem } from '../call.ts';
import { companyKeys } from './company.ts';
import { profileKey } from './profile.ts';
import { queryClient } from '../query.ts';

export type Subscription = subscription.Subscription;
export type Invoice = subscription.Invoice;

/** What is known of the plan under which this session works; everything of it goes when the workspace changes. */
export const subscriptionKeys = {
  own: ['subscription', 'own'],
  invoices: ['subscription', 'invoices'],
} as const;

const ownSubscription = {
  queryKey: subscriptionKeys.own,
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => call(subscription.readSubscription, { signal }),
  // It is money: what another tab or a colleague changed a moment ago is never kept back.
  staleTime: 0,
};

/** The plan under which this session works: its state, price, people, and until when. */
export function useSubscription(isEnabled = true): UseQueryResult<Subscription, CallProblem> {
  return useQuery<Subscription, CallProblem>({ ...ownSubscription, enabled: isEnabled });
}

/** Asks the server for it now, and shows the answer wherever it is shown. Throws `CallProblem`. */
export function readSubscriptionNow(): Promise<Subscription> {
  return queryClient.fetchQuery<Subscription, CallProblem>(ownSubscription);
}

/** After anything that changes a plan: the plan, its papers, the company's seats and the profile are fetched again. */
export async function refreshSubscription(): Promise<void> {
  const changed = [subscriptionKeys.own, subscriptionKeys.invoices, companyKeys.company, profileKey];
  await Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
