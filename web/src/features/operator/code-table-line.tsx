import type { ReactNode } from 'react';
import { formatDay } from '../../i18n/dates.ts';
import { locale } from '../../i18n/language.ts';
import * as words from './code-tables.words.ts';
import type { CodeTable, ImportedTable } from './use-code-tables.ts';

const numbers = new Intl.NumberFormat(locale);

/** A day of the calendar, wherever the reader is. */
const dayOf = (day: string): string => formatDay(new Date(`${day}T12:00:00`));

function daysOf({ from, to }: Pick<CodeTable, 'from' | 'to'>): string {
  if (from !== null && to !== null) return words.between(dayOf(from), dayOf(to));
  if (from !== null) return words.since(dayOf(from));
  return to === null ? words.anyDay : words.until(dayOf(to));
}

/** What a table is called: its kind and its version. */
export function nameTable({ kind, version }: Pick<CodeTable, 'kind' | 'version'>): string {
  return `${words.kinds[kind]} ${version}`;
}

const factsOf = (table: Pick<CodeTable, 'from' | 'to' | 'entries'>): readonly string[] => [
  daysOf(table),
  words.entries(table.entries, numbers.format(table.entries)),
];

/** What is told of a table that is loaded. */
export function wordTable(table: CodeTable): string {
  const by = table.imported_by ?? words.someoneGone;
  return [...factsOf(table), words.importedOn(formatDay(new Date(table.imported_on)), by)].join(' · ');
}

/** What is told of a table that comes with the product. */
export function wordBuiltIn({ entries }: Pick<CodeTable, 'entries'>): string {
  return [words.builtIn, words.entries(entries, numbers.format(entries))].join(' · ');
}

/** What is told of a table that was imported just now. */
export function wordImport(table: ImportedTable): string {
  const { change, seconds } = table;
  const counted =
    change === null
      ? []
      : [
          words.comparison(
            change.version_before,
            numbers.format(change.added),
            numbers.format(change.removed),
            numbers.format(change.changed),
          ),
        ];
  return [...factsOf(table), ...counted, words.seconds(numbers.format(seconds))].join(' · ');
}

/** One table with what is told of it, and what can be done with it beside. */
export function CodeTableLine({
  name,
  facts,
  remarks,
  children,
}: {
  readonly name: string;
  readonly facts: string;
  readonly remarks: readonly string[];
  readonly children?: ReactNode;
}): ReactNode {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-rule py-3 last:border-b-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium [overflow-wrap:anywhere]">{name}</p>
        <p className="text-step--1 text-ink-soft tabular-nums [overflow-wrap:anywhere]">{facts}</p>
        {remarks.map((remark) => (
          <p key={remark} className="text-step--1 text-ink-soft [overflow-wrap:anywhere]">
            {remark}
          </p>
        ))}
      </div>
      {children}
    </li>
  );
}
