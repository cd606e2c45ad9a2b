import { useLocation, type Location } from 'react-router';
import { paths } from './paths.ts';

/** What travels in the history entry of a page for visitors; it lives as long as the tab and is in no storage. */
export interface EntryState {
  /** The protected page a person came from, to go back to after sign-in. */
  readonly from?: string;
  /** Set when they came because the session had ended by itself. */
  readonly hasExpired?: boolean;
  /** The token of the invitation with which they came; accepted after sign-in. */
  readonly invitation?: string;
  /** A password has just been reset: what /congratulations says is true. */
  readonly hasResetPassword?: boolean;
  /** How many users a visitor has chosen to buy; asked for again after sign-in. */
  readonly userCount?: number;
}

/** Reads the state of an address; anything else that may be there counts as none. */
export function entryStateOf(location: Pick<Location, 'state'>): EntryState {
  const state = location.state as EntryState | null;
  const from = state?.from;
  const invitation = state?.invitation;
  const userCount = state?.userCount;
  // Only a page of our own, never an address that a state of unknown origin names.
  const isOurs = typeof from === 'string' && from.startsWith('/') && !from.startsWith('//');
  return {
    ...(isOurs ? { from } : {}),
    ...(state?.hasExpired === true ? { hasExpired: true } : {}),
    ...(state?.hasResetPassword === true ? { hasResetPassword: true } : {}),
    ...(typeof invitation === 'string' && invitation !== '' ? { invitation } : {}),
    ...(Number.isSafeInteger(userCount) ? { userCount: Number(userCount) } : {}),
  };
}

/** The state to hand on with every link between the pages for visitors. */
export function useEntryState(): EntryState {
  return entryStateOf(useLocation());
}

/** Where to go after sign-in: to the invitation with which somebody came, else where they were. */
export function pageAfterSignIn(state: EntryState): string {
  if (state.invitation !== undefined) return paths.acceptInvitation;
  return state.from ?? paths.chatHome;
}

/** The address of the question about an invitation, for the way round by another site, which keeps no state of ours. */
export function acceptAddress(token: string): string {
  return `${paths.acceptInvitation}?${new URLSearchParams({ token }).toString()}`;
}

/** What the page after sign-in has to know. */
export function stateAfterSignIn({ invitation, userCount }: EntryState): EntryState | null {
  if (invitation !== undefined) return { invitation };
  return userCount === undefined ? null : { userCount };
}
