import { companyUserManagement, type Directory, type GroupRole, type ResponseOf } from '@notewright/contract';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { call, type CallProblem } from '../call.ts';

export type { Directory, DirectoryToken, GroupRole } from '@notewright/contract';

export const directoryKey = ['company', 'directory'] as const;

/** How the organisation's directory reaches the company. For its owner. */
export function useDirectory(): UseQueryResult<Directory, CallProblem> {
  return useQuery<Directory, CallProblem>({
    queryKey: directoryKey,
    queryFn: async ({ signal }) => (await call(companyUserManagement.readDirectory, { signal })).data,
    staleTime: 0,
  });
}

/** Who would get another role. */
export type Trial = ResponseOf<typeof companyUserManagement.tryGroupRoles>;

/** Makes a token, which is in this answer alone. */
export const makeToken = async (days: number): Promise<string> =>
  (await call(companyUserManagement.makeDirectoryToken, { body: { days } })).token;

export const revokeToken = (tokenId: string): Promise<unknown> =>
  call(companyUserManagement.revokeDirectoryToken, { params: { tokenId } });

export const tryGroupRoles = (roles: readonly GroupRole[]): Promise<Trial> =>
  call(companyUserManagement.tryGroupRoles, { body: { group_roles: [...roles] } });

export const setGroupRoles = (roles: readonly GroupRole[], tried: string): Promise<unknown> =>
  call(companyUserManagement.setGroupRoles, { body: { group_roles: [...roles], tried } });

export const allowDirectory = (): Promise<unknown> => call(companyUserManagement.allowDirectory, { body: {} });
