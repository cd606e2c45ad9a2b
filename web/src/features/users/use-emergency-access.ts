import { companyUserManagement, type ResponseOf } from '@notewright/contract';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { call, type CallProblem } from '../../api/call.ts';
import { companyKeys } from '../../api/account/company.ts';
import * as words from './emergency.words.tsx';

export type Grant = companyUserManagement.EmergencyAccess;
export type FormerMembers = ResponseOf<typeof companyUserManagement.listFormerMembers>;

/** The company's emergency accesses of the last year. */
export function useGrants(): UseQueryResult<readonly Grant[], CallProblem> {
  return useQuery<readonly Grant[], CallProblem>({
    queryKey: companyKeys.grants,
    queryFn: async ({ signal }) => (await call(companyUserManagement.listEmergencyAccess, { signal })).data,
    staleTime: 0,
  });
}

/** Who has left the company and left chats there; and its owner, for admins. */
export function useFormerMembers(): UseQueryResult<FormerMembers, CallProblem> {
  return useQuery<FormerMembers, CallProblem>({
    queryKey: companyKeys.former,
    queryFn: ({ signal }) => call(companyUserManagement.listFormerMembers, { signal }),
  });
}

/** How a person is called whose account may be gone. */
export function nameOf(person: Grant['subject']): string {
  return person.email ?? words.deletedAccount;
}
