import { companyUserManagement, type ResponseOf } from '@notewright/contract';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { call, type CallProblem } from '../call.ts';
import type { UserProfile } from './profile.ts';

export { isInCompany, managesCompany } from './role-pages.ts';

export type Company = ResponseOf<typeof companyUserManagement.readCompany>;
export type CompanyUsers = ResponseOf<typeof companyUserManagement.listUsers>;
export type CompanyUser = CompanyUsers[number];

/** What several pages know of the company; everything of it goes when the workspace changes. */
export const companyKeys = {
  company: ['company', 'own'],
  users: ['company', 'users'],
  grants: ['company', 'emergency-access'],
  former: ['company', 'former-members'],
} as const;

export type CompanyMember = Extract<UserProfile['role'], 'owner' | 'admin' | 'clinician' | 'auditor'>;

/** The company in which this session works. */
export function useCompany(isEnabled: boolean): UseQueryResult<Company, CallProblem> {
  return useQuery<Company, CallProblem>({
    queryKey: companyKeys.company,
    queryFn: ({ signal }) => call(companyUserManagement.readCompany, { signal }),
    enabled: isEnabled,
  });
}

/** Everybody who was invited to the company. For those who manage it. */
export function useCompanyUsers(isEnabled = true): UseQueryResult<CompanyUsers, CallProblem> {
  return useQuery<CompanyUsers, CallProblem>({
    queryKey: companyKeys.users,
    queryFn: ({ signal }) => call(companyUserManagement.listUsers, { signal }),
    enabled: isEnabled,
    staleTime: 0,
  });
}
