import type { authenticationApp } from '@notewright/contract';
import { noteKinds, toolNames } from '@notewright/engine/value-sets';
import type { StoredPreferences } from '../store/accounts/users.ts';

/** What new chats begin with, and whether they go to language models. A tool or a kind of note that is no longer there counts as not chosen. */
export function presentPreferences({
  defaultTool,
  noteKind,
  usesModels,
}: StoredPreferences): authenticationApp.Preferences {
  return {
    default_tool: toolNames.find((name) => name === defaultTool) ?? 'Chartwright',
    note_kind: noteKinds.find((kind) => kind === noteKind) ?? null,
    uses_models: usesModels,
  };
}
