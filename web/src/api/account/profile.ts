import { authenticationApp, type ResponseOf } from '@notewright/contract';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { call } from '../call.ts';
import { CallProblem } from '../call-problem.ts';
import { queryClient } from '../query.ts';
import { useSession } from '../../session/session-store.ts';
import * as words from './profile.words.ts';

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

/**
 * Hears of a refusal because trial or plan have ended meanwhile: the pages say so from now on, and ask how it stands.
 * True when they had not said so before.
 */
export function noteEndedPlan(error: unknown): boolean {
  if (!(error instanceof CallProblem) || error.code !== 'plan_required') return false;
  const before = queryClient.getQueryData<UserProfile>(profileKey);
  if (before !== undefined) queryClient.setQueryData(profileKey, { ...before, may_write: false });
  void queryClient.invalidateQueries({ queryKey: profileKey });
  return before?.may_write === true;
}

/** A name as the pages show it: Guest when it is missing, blank or the literal text null (specification section 2). */
export function shownName(name: string | null | undefined): string {
  const trimmed = name?.trim() ?? '';
  return trimmed === '' || trimmed === 'null' ? words.guest : trimmed;
}

/** The name to greet with; Guest until the profile is there. */
export function useCurrentUserName(): string {
  return shownName(useProfile().data?.name);
}
