import { limits } from '@notewright/contract';
import { ArrowUp, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { DraftHeading } from './draft.ts';
import * as words from './words.ts';

const contents = Object.entries(words.contents) as readonly (readonly [keyof typeof words.contents, string])[];

export interface HeadingRowProps {
  readonly heading: DraftHeading;
  readonly index: number;
  readonly count: number;
  readonly onChange: (heading: DraftHeading) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

const kept = 'several';

/** What it takes, as the choice shows it: one content, or what was set otherwise and stays. */
function toOptions({ takes }: DraftHeading) {
  const [first = ''] = takes;
  const isListed = takes.length === 0 || (takes.length === 1 && contents.some(([subject]) => subject === first));
  return {
    value: isListed ? first : kept,
    options: [
      { value: '', label: words.byTitle },
      ...(isListed ? [] : [{ value: kept, label: words.several }]),
      ...contents.map(([value, label]) => ({ value, label })),
    ],
  };
}

/** One heading of a template: title, content, instruction, and its place. */
export function HeadingRow({ heading, index, count, onChange, onMove, onRemove }: HeadingRowProps): ReactNode {
  const place = index + 1;
  const { value, options } = toOptions(heading);
  return (
    <li className="border-b border-rule py-4">
      <fieldset data-heading={heading.key}>
        <legend className="sr-only">{words.heading(place)}</legend>
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField
            label={words.headingTitle}
            value={heading.title}
            maxLength={limits.headingCharacters}
            data-title
            onChange={(event) => onChange({ ...heading, title: event.target.value })}
          />
          <SelectField
            label={words.takes}
            value={value}
            options={options}
            onChange={({ target }) => {
              if (target.value !== kept)
                onChange({
                  ...heading,
                  takes: contents.flatMap(([subject]) => (subject === target.value ? subject : [])),
                });
            }}
          />
        </div>
        <div className="mt-3 flex items-end gap-2">
          <div className="min-w-0 flex-1">
            <TextField
              label={words.instruction}
              value={heading.instruction}
              maxLength={limits.instructionCharacters}
              onChange={(event) => onChange({ ...heading, instruction: event.target.value })}
            />
          </div>
          <div className="flex gap-0.5 pb-2">
            <IconButton
              label={words.up(place)}
              size="small"
              data-move="-1"
              disabled={index === 0}
              onClick={() => onMove(-1)}
            >
              <ArrowUp aria-hidden="true" />
            </IconButton>
            <IconButton
              label={words.down(place)}
              size="small"
              data-move="1"
              disabled={place === count}
              onClick={() => onMove(1)}
            >
              <ArrowUp aria-hidden="true" className="rotate-180" />
            </IconButton>
            <IconButton label={words.removeHeading(place)} size="small" disabled={count === 1} onClick={onRemove}>
              <X aria-hidden="true" />
            </IconButton>
          </div>
        </div>
      </fieldset>
    </li>
  );
}
