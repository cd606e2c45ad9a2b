import type { ToolName } from '@notewright/engine';
import { useProfile } from '../../api/account/profile.ts';
import type { NoteOptions } from './composer/composer-store.ts';
import { defaultTool } from './thread/last-choices.ts';

export interface FirstChoices {
  /** Null while it is not known what its person prefers: nothing can be sent then. */
  readonly tool: ToolName | null;
  readonly note: NoteOptions;
}

/** What a new chat begins with, as its person chose under Preferences. */
export function useFirstChoices(): FirstChoices {
  const { data: profile, isError } = useProfile();
  if (profile === undefined) return { tool: isError ? defaultTool : null, note: {} };
  const { default_tool: tool, note_kind: kind } = profile.preferences;
  return { tool, note: kind === null ? {} : { note_kind: kind } };
}
