import { useLocation, type Location } from 'react-router';
import { paths } from './paths.ts';

/** What travels in the history entry of a page for visitors; it lives as long as the tab and is in no storage. */
export interface EntryState {
  /** The protected page a person came from, to go back to after sign-in. */
  readonly from?: string;
  /** Set when they came because the session had ended by itself. */
  readonly hasExpired?: boolean;
}

/** Reads the state of an address; anything else that may be there counts as none. */
export function entryStateOf(location: Location): EntryState {
  const state = location.state as EntryState | null;
  const from = state?.from;
  // Only a page of our own, never an address that a state of unknown origin names.
  const isOurs = typeof from === 'string' && from.startsWith('/') && !from.startsWith('//');
  return { ...(isOurs ? { from } : {}), ...(state?.hasExpired === true ? { hasExpired: true } : {}) };
}

/** The state to hand on with every link between the pages for visitors. */
export function useEntryState(): EntryState {
  return entryStateOf(useLocation());
}

/** Where to go after sign-in. */
export function pageAfterSignIn(state: EntryState): string {
  return state.from ?? paths.chatHome;
}
