import { authenticationApp, type ResponseOf } from '@notewright/contract';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { call } from './call.ts';
import type { CallProblem } from './call-problem.ts';
import { useSession } from './session-store.ts';

export type UserProfile = ResponseOf<typeof authenticationApp.readProfile>;

export const profileKey = ['profile'] as const;

/** The signed-in user's profile. Skipped without a token. */
export function useProfile(): UseQueryResult<UserProfile, CallProblem> {
  const isSignedIn = useSession((state) => state.accessToken !== null);
  return useQuery<UserProfile, CallProblem>({
    queryKey: profileKey,
    queryFn: ({ signal }) => call(authenticationApp.readProfile, { signal }),
    enabled: isSignedIn,
    staleTime: 5 * 60_000,
  });
}

/** A name as the pages show it: Guest when it is missing, blank or the literal text null (specification section 2). */
export function shownName(name: string | null | undefined): string {
  const trimmed = name?.trim() ?? '';
  return trimmed === '' || trimmed === 'null' ? 'Guest' : trimmed;
}

/** The name to greet with; Guest until the profile is there. */
export function useCurrentUserName(): string {
  return shownName(useProfile().data?.name);
}
