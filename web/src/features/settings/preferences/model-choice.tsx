import type { ReactNode } from 'react';
import type { UserProfile } from '../../../api/account/profile.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { usePreferences } from './use-preferences.ts';
import * as words from './words.ts';

/** Whether anything of one's own chats may go to a language model; in a company its owner decides. */
export function ModelChoice({ preferences }: Pick<UserProfile, 'preferences'>): ReactNode {
  const { problem, change } = usePreferences();
  return (
    <div>
      <Checkbox
        label={words.letModelsWrite}
        checked={preferences.uses_models}
        onChange={(event) => void change({ uses_models: event.target.checked })}
      />
      <p className="mt-1 text-step--1 text-ink-faint">{words.letModelsWriteHint}</p>
      <Alert>{problem}</Alert>
    </div>
  );
}
