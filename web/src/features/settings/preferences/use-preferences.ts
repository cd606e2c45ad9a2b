import { authenticationApp } from '@notewright/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call, CallProblem } from '../../../api/call.ts';
import { profileKey, type UserProfile } from '../../../api/account/profile.ts';
import { beginReadingAgain } from '../../../api/show-answer.ts';
import { toastSuccess } from '../../../ui/toast.ts';
import * as words from './words.ts';

type Preferences = UserProfile['preferences'];

/** Keeps a change at the server; it shows at once, and is taken back when the server refuses it. */
export function usePreferences(): {
  readonly problem: string | null;
  readonly change: (change: Partial<Preferences>) => Promise<void>;
} {
  const client = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const newest = useRef(0);
  const show = (change: Partial<Preferences>): void => {
    client.setQueryData<UserProfile>(
      profileKey,
      (profile) => profile && { ...profile, preferences: { ...profile.preferences, ...change } },
    );
  };
  const change = async (wanted: Partial<Preferences>): Promise<void> => {
    newest.current += 1;
    const own = newest.current;
    setProblem(null);
    // A profile that is on its way would show what stood before.
    await client.cancelQueries({ queryKey: profileKey });
    show(wanted);
    try {
      const kept = await call(authenticationApp.updatePreferences, { body: wanted });
      if (own !== newest.current) return;
      // Of what was not wanted here, another answer may be on its way.
      show(Object.fromEntries(Object.entries(kept).filter(([name]) => name in wanted)));
      beginReadingAgain(profileKey);
      toastSuccess(words.saved, 1000);
    } catch (error) {
      if (!(error instanceof CallProblem)) throw error;
      setProblem(error.serverMessage ?? words.failed);
      await client.invalidateQueries({ queryKey: profileKey });
    }
  };
  return { problem, change };
}
