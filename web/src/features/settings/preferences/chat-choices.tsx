import { noteKinds, toolNames } from '@notewright/engine/value-sets';
import type { ReactNode } from 'react';
import { noteNames } from '../../../i18n/note-names.words.ts';
import type { UserProfile } from '../../../api/account/profile.ts';
import { Alert } from '../../../ui/alert.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { usePreferences } from './use-preferences.ts';
import * as words from './words.ts';

const tools = toolNames.map((name) => ({ value: name, label: name }));
const notes = [
  { value: '', label: words.noteAsAsked },
  ...noteKinds.map((kind) => ({ value: kind, label: noteNames[kind] })),
];

/** What a new chat begins with. */
export function ChatChoices({ preferences }: Pick<UserProfile, 'preferences'>): ReactNode {
  const { problem, change } = usePreferences();
  const changeTool = (value: string): void => {
    const tool = toolNames.find((name) => name === value);
    if (tool !== undefined) void change({ default_tool: tool });
  };
  const changeNote = (value: string): void =>
    void change({ note_kind: noteKinds.find((kind) => kind === value) ?? null });
  return (
    <>
      <SelectField
        label={words.tool}
        hint={words.toolHint}
        options={tools}
        value={preferences.default_tool}
        onChange={(event) => changeTool(event.target.value)}
      />
      <div>
        <SelectField
          label={words.note}
          hint={words.noteHint}
          options={notes}
          value={preferences.note_kind ?? ''}
          onChange={(event) => changeNote(event.target.value)}
        />
        <div className="has-[p]:mt-4">
          <Alert>{problem}</Alert>
        </div>
      </div>
    </>
  );
}
