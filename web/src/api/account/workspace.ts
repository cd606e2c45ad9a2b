import type { Query } from '@tanstack/react-query';
import { forgetChats } from '../../session/forget-chats.ts';
import { profileKey, type UserProfile } from './profile.ts';
import { queryClient } from '../query.ts';
import { sessionStore } from '../../session/session-store.ts';
import * as words from './profile.words.ts';

export type Workspace = UserProfile['workspace'];

/**
 * Where a person works decides in which chart they write. When that changes, nothing of the place before may stay on
 * the screen or in memory, in this tab or in another tab of the same person.
 */
const channelName = 'notewright-workspace';

/** The open workspace in words; null for those who have only one. */
export function nameWorkspace(profile: Pick<UserProfile, 'company_name' | 'workspace'>): string | null {
  if (profile.company_name === null) return null;
  return profile.workspace === 'company' ? profile.company_name : words.personal;
}

/** Drops everything that was said and typed in the workspace before; what is on the screen is fetched again. */
export function forgetWorkspace(): void {
  forgetChats();
  const others = { predicate: (query: Query) => query.queryKey[0] !== profileKey[0] };
  void queryClient.cancelQueries(others);
  queryClient.removeQueries({ ...others, type: 'inactive' });
  void queryClient.resetQueries(others);
}

/** Tells the other tabs of this person that they work elsewhere now. */
export function tellWorkspaceChange(): void {
  if (!('BroadcastChannel' in globalThis)) return;
  const channel = new BroadcastChannel(channelName);
  channel.postMessage({ userId: sessionStore.getState().user?.id ?? null });
  channel.close();
}

/** Asks where the person works as soon as another tab says that this changed. Gives a function that stops it. */
export function hearWorkspaceChange(): () => void {
  if (!('BroadcastChannel' in globalThis)) return () => undefined;
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', (event: MessageEvent<{ readonly userId?: unknown }>) => {
    const userId = sessionStore.getState().user?.id;
    if (userId !== undefined && event.data.userId === userId)
      void queryClient.invalidateQueries({ queryKey: profileKey });
  });
  return () => channel.close();
}
