import { companyUserManagement, type ResponseOf } from '@notewright/contract';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { call, type CallProblem } from '../../api/call.ts';

export type Invitation = ResponseOf<typeof companyUserManagement.readInvitation>;

/** What a token invites to; asked once for each token, and not at all without one. */
export function useInvitation(token: string | null): UseQueryResult<Invitation, CallProblem> {
  return useQuery<Invitation, CallProblem>({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => call(companyUserManagement.readInvitation, { body: { token: token ?? '' }, signal }),
    enabled: token !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}
