import { useId, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { checkFilter, noFilter, type AuditFilter } from './audit-filter.ts';
import type { Person } from './use-audit-log.ts';
import * as words from './words.ts';

interface Option {
  readonly value: string;
  readonly label: string;
}

const optionsOf = (table: Readonly<Record<string, string>>): Option[] =>
  Object.entries(table).map(([value, label]) => ({ value, label }));

/** What belongs to the whole installation is in no company's log. */
const { operator: _operator, ...ownGroups } = words.groups;
const groups = [{ value: '', label: words.everything }, ...optionsOf(ownGroups)];
const outcomes = [{ value: '', label: words.anyOutcome }, ...optionsOf(words.outcomes)];

export interface AuditFiltersProps {
  readonly filter: AuditFilter;
  readonly people: readonly Person[];
  readonly onChange: (filter: AuditFilter) => void;
}

/** Which lines are shown; each choice counts at once. */
export function AuditFilters({ filter, people, onChange }: AuditFiltersProps): ReactNode {
  const id = useId();
  const persons = [
    { value: '', label: words.everybody },
    { value: 'nobody', label: words.notSignedIn },
    ...people.map(({ id: value, name }) => ({ value, label: name })),
  ];
  const set = (name: keyof AuditFilter) => (event: { readonly currentTarget: { readonly value: string } }) =>
    onChange({ ...filter, [name]: event.currentTarget.value });
  const isSet = Object.values(filter).some((value) => value !== '');
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="sr-only">
        {words.filter}
      </h2>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9.75rem,1fr))] gap-x-4 gap-y-3 lg:grid-cols-[repeat(5,minmax(0,1fr))]">
        <TextField
          label={words.from}
          type="date"
          value={filter.from}
          onChange={set('from')}
          className="px-2!"
          error={checkFilter(filter)}
        />
        <TextField label={words.to} type="date" value={filter.to} onChange={set('to')} className="px-2!" />
        <SelectField label={words.who} options={persons} value={filter.person} onChange={set('person')} />
        <SelectField label={words.what} options={groups} value={filter.group} onChange={set('group')} />
        <SelectField label={words.outcome} options={outcomes} value={filter.outcome} onChange={set('outcome')} />
      </div>
      {isSet && (
        <Button look="text" className="mt-2 -ml-4" onClick={() => onChange(noFilter)}>
          {words.showAll}
        </Button>
      )}
    </section>
  );
}
