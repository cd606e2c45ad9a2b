import { subscription, type ResponseOf } from '@notewright/contract';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { call } from '../call.ts';
import type { CallProblem } from '../call-problem.ts';

export type PlanTable = ResponseOf<typeof subscription.listPlans>;
export type PlanCard = PlanTable['data'][number];

export const plansKey = ['plans'] as const;

/** The server's plan table: the one source of every price and word of a plan. It changes with a release at most. */
export function usePlans(): UseQueryResult<PlanTable, CallProblem> {
  return useQuery<PlanTable, CallProblem>({
    queryKey: plansKey,
    queryFn: ({ signal }) => call(subscription.listPlans, { signal }),
    staleTime: 60 * 60_000,
    refetchOnWindowFocus: true,
  });
}

/** The cards of one dialog, in their order. */
export function cardsOf(table: PlanTable, list: PlanCard['list']): readonly PlanCard[] {
  return table.data.filter((card) => card.list === list);
}

/** One card by its id. */
export function findCard(table: PlanTable, id: string): PlanCard | undefined {
  return table.data.find((card) => card.id === id);
}
