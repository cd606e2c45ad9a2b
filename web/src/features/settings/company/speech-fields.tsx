import type { ReactNode } from 'react';
import { limits } from '@notewright/contract';
import { readPageSetting } from '../../../api/page-setting.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import * as words from './words.ts';

interface Props {
  readonly allowsBrowserSpeech: boolean;
  readonly recordingDays: string;
  readonly error: string | null;
  readonly onChange: (part: { readonly allowsBrowserSpeech?: boolean; readonly recordingDays?: string }) => void;
}

/** Where speech may be recognised, and how long the sound of visits is kept where they can be recorded. */
export function SpeechFields({ allowsBrowserSpeech, recordingDays, error, onChange }: Props): ReactNode {
  return (
    <>
      <div>
        <Checkbox
          label={words.allowBrowserSpeech}
          checked={allowsBrowserSpeech}
          onChange={(event) => onChange({ allowsBrowserSpeech: event.target.checked })}
        />
        <p className="mt-1 text-step--1 text-ink-faint">{words.allowBrowserSpeechHint}</p>
      </div>
      {readPageSetting('speech') !== null && (
        <TextField
          label={words.recordingDays}
          name="recordingDays"
          inputMode="numeric"
          autoComplete="off"
          hint={words.recordingDaysHint(limits.recordingDaysMost)}
          value={recordingDays}
          error={error}
          onChange={(event) => onChange({ recordingDays: event.target.value })}
        />
      )}
    </>
  );
}
