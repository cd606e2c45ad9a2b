import { useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { useStore } from 'zustand';
import { missingFactorStore, settleMissingFactor } from '../session/missing-factor.ts';
import { paths } from '../routes/paths.ts';
import { profileKey, useProfile } from '../api/account/profile.ts';
import { stateAfterSignIn, useEntryState, type EntryState } from '../routes/remembered-page.ts';

/** A call that was refused for want of a second factor has the profile looked at again: their company asks for one now. */
function useFreshProfile(): void {
  const client = useQueryClient();
  const isRefused = useStore(missingFactorStore, (state) => state.isMissing);
  useEffect(() => {
    if (isRefused) void client.invalidateQueries({ queryKey: profileKey }).finally(settleMissingFactor);
  }, [client, isRefused]);
}

/**
 * Pages for those who have a second factor or need none; others are led to set one up, and come back afterwards. The
 * server refuses their calls in any case.
 */
export function FactorGuard(): ReactNode {
  useFreshProfile();
  const { data: profile } = useProfile();
  const { pathname, search } = useLocation();
  const brought = stateAfterSignIn(useEntryState());
  if (profile?.needs_second_factor !== true || profile.has_second_factor) return <Outlet />;
  const state: EntryState = { from: pathname + search, ...brought };
  return <Navigate to={paths.secondFactor} state={state} replace />;
}
