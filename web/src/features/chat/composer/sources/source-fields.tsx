import { limits } from '@notewright/contract';
import { sourceKinds } from '@notewright/engine/value-sets';
import type { ReactNode } from 'react';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { sourceKindNames } from '../../source-kinds.words.ts';
import type { SourceDetails } from '../box-source.ts';
import * as words from './words.ts';

interface Props {
  readonly details: SourceDetails;
  readonly nameError: string | null;
  readonly onChange: (details: SourceDetails) => void;
}

/** What can be said of a source: its name, what it is, and the day it is from. */
export function SourceFields({ details, nameError, onChange }: Props): ReactNode {
  return (
    <>
      <TextField
        label={words.name}
        value={details.name}
        error={nameError}
        maxLength={limits.sourceNameCharacters}
        autoComplete="off"
        onChange={(event) => onChange({ ...details, name: event.target.value })}
      />
      <SelectField
        label={words.kind}
        value={details.kind}
        options={sourceKinds.map((value) => ({ value, label: sourceKindNames[value] }))}
        onChange={(event) => {
          const kind = sourceKinds.find((one) => one === event.target.value);
          if (kind !== undefined) onChange({ ...details, kind });
        }}
      />
      <TextField
        label={words.day}
        hint={words.dayHint}
        type="date"
        value={details.date ?? ''}
        onChange={(event) => onChange({ ...details, date: event.target.value === '' ? null : event.target.value })}
      />
    </>
  );
}
