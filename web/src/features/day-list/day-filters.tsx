import { dayStates } from '@notewright/contract';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { dayTools, type DayChoice } from './day-of.ts';
import type { DayPage } from './use-day.ts';
import * as words from './words.ts';

interface Props {
  readonly choice: DayChoice;
  /** Absent until the day is read. */
  readonly counts: DayPage['counts'] | undefined;
  readonly onChoose: (change: Partial<DayChoice>) => void;
}

/** Which notes of the day are shown: of which state, with how many there are of each, and of which tool. */
export function DayFilters({ choice, counts, onChoose }: Props): ReactNode {
  const whole = counts === undefined ? undefined : dayStates.reduce((sum, state) => sum + counts[state], 0);
  const filters = [
    { state: null, label: words.all, count: whole },
    ...dayStates.map((state) => ({ state, label: words.states[state], count: counts?.[state] })),
  ];
  return (
    <div className="nw-day-filters">
      <div role="group" aria-label={words.filter} className="nw-day-states">
        {filters.map(({ state, label, count }) => (
          <button
            key={label}
            type="button"
            aria-pressed={state === choice.state}
            onClick={() => onChoose({ state })}
            className={classNames('nw-day-filter', state === choice.state && 'nw-day-filter-on')}
          >
            {label} <span className="tabular-nums text-ink-faint">{count ?? ''}</span>
          </button>
        ))}
      </div>
      <SelectField
        label={words.tool}
        isLabelHidden
        value={choice.tool ?? ''}
        options={[{ value: '', label: words.allTools }, ...dayTools.map((tool) => ({ value: tool, label: tool }))]}
        onChange={({ currentTarget: { value } }) => onChoose({ tool: dayTools.find((tool) => tool === value) ?? null })}
      />
    </div>
  );
}
