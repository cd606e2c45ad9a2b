import { useEffect } from 'react';
import { useStore } from 'zustand';
import { profileKey, type UserProfile } from '../../../api/account/profile.ts';
import { queryClient } from '../../../api/query.ts';
import { composerStore } from '../composer/composer-store.ts';
import { joinSpoken } from './join-spoken.ts';
import { type VoiceSession, type VoiceState } from './voice-session.ts';
import { sessionOf } from './voice-sessions.ts';

/** Forbidden as long as nobody has said otherwise. */
const mayAgree = (): boolean => queryClient.getQueryData<UserProfile>(profileKey)?.allows_browser_speech === true;

export interface Voice extends VoiceState {
  readonly session: VoiceSession;
  /** Everything that was said and typed, words that may still change included. */
  readonly transcript: string;
}

/** What the dialog of one message box hears while it is open. */
export function useVoice(box: string, isOpen: boolean): Voice {
  const session = sessionOf(box, mayAgree);
  const state = useStore(session.store);
  const spoken = useStore(composerStore, (all) => all.spoken[box] ?? '');
  useEffect(() => (isOpen ? session.begin() : undefined), [session, isOpen]);
  return { ...state, session, transcript: joinSpoken(spoken, state.pending) };
}
