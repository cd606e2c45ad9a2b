import type { ReactNode } from 'react';
import { limits } from '@notewright/contract';
import { TextField } from '../../../ui/text-field.tsx';
import * as words from './words.ts';

interface Props {
  readonly keeps: boolean;
  readonly days: string;
  readonly error: string | null;
  readonly onChange: (part: { readonly keeps?: boolean; readonly days?: string }) => void;
}

function Choice({
  label,
  checked,
  onChoose,
}: {
  readonly label: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
}): ReactNode {
  return (
    <label className="flex min-h-9 items-center gap-2.5 text-ink-soft pointer-coarse:min-h-11">
      <input
        type="radio"
        name="retention"
        checked={checked}
        onChange={onChoose}
        className="size-[18px] accent-accent"
      />
      {label}
    </label>
  );
}

/** For how long chats are kept; after that they are destroyed and cannot come back. */
export function RetentionField({ keeps, days, error, onChange }: Props): ReactNode {
  return (
    <fieldset>
      <legend className="font-medium">{words.retention}</legend>
      <Choice label={words.untilDeleted} checked={keeps} onChoose={() => onChange({ keeps: true })} />
      <Choice label={words.someDays} checked={!keeps} onChoose={() => onChange({ keeps: false })} />
      {!keeps && (
        <div className="mt-2 ml-7">
          <TextField
            label={words.daysLabel}
            name="days"
            inputMode="numeric"
            autoComplete="off"
            hint={words.daysHint(limits.retentionDaysLeast, limits.retentionDaysMost)}
            value={days}
            error={error}
            onChange={(event) => onChange({ days: event.target.value })}
          />
        </div>
      )}
    </fieldset>
  );
}
