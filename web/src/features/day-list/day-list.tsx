import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { CallProblem } from '../../api/call.ts';
import { useToday } from '../../hooks/use-today.ts';
import { dayKey, formatDay } from '../../i18n/dates.ts';
import { DayBar } from './day-bar.tsx';
import { DayFilters } from './day-filters.tsx';
import { DayNotes } from './day-notes.tsx';
import { noonOf, readChoice, writeChoice, type DayChoice } from './day-of.ts';
import { PrintView, type PrintedNote } from './print-view.tsx';
import { readNotes, type ReadNotes } from './read-notes.ts';
import { SelectionBar } from './selection-bar.tsx';
import { isThere } from './note-row.tsx';
import { useDay } from './use-day.ts';
import * as words from './words.ts';
import './day-list.css';

/** The choice in the address, and another one in its place; the way back leads to the page before all of them. */
function useChoice(today: string): readonly [DayChoice, (change: Partial<DayChoice>) => void] {
  const [search, setSearch] = useSearchParams();
  const choose = useCallback(
    (change: Partial<DayChoice>) =>
      setSearch((now) => writeChoice({ ...readChoice(now, today), ...change }, today), { replace: true }),
    [setSearch, today],
  );
  return [readChoice(search, today), choose];
}

interface Printing extends ReadNotes {
  readonly Printed: PrintedNote;
}

/** Fetches what is to be printed, and what draws it; the focus comes back to the button that asked for it. */
function usePrinting(loadPrinted: () => Promise<PrintedNote>) {
  const [printing, setPrinting] = useState<Printing | null>(null);
  const [isPreparing, setPreparing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isBack = useRef(false);
  useEffect(() => {
    if (printing !== null || !isBack.current) return;
    isBack.current = false;
    button.current?.focus();
  }, [printing]);
  const prepare = async (ids: readonly string[]): Promise<void> => {
    setPreparing(true);
    setProblem(null);
    try {
      const [Printed, read] = await Promise.all([loadPrinted(), readNotes(ids)]);
      setPrinting({ ...read, Printed });
    } catch (error) {
      setProblem(error instanceof CallProblem ? error.message : words.printFailed);
    }
    setPreparing(false);
  };
  const end = (): void => {
    isBack.current = true;
    setPrinting(null);
  };
  return { printing, isPreparing, problem, prepare, end, button };
}

/** The selection of one day and filter; another one begins with none. */
function useSelection(key: string) {
  const [held, setHeld] = useState<{ readonly key: string; readonly ids: ReadonlySet<string> }>({
    key,
    ids: new Set(),
  });
  const ids = held.key === key ? held.ids : new Set<string>();
  const mark = (marked: readonly string[], isSelected: boolean): void => {
    const next = new Set(ids);
    for (const id of marked)
      if (isSelected) next.add(id);
      else next.delete(id);
    setHeld({ key, ids: next });
  };
  return { ids, mark };
}

interface Props {
  /** Loads what draws a note on paper. */
  readonly loadPrinted: () => Promise<PrintedNote>;
}

/** The notes of one day with their state: to look through, to open, to print and to export. */
export function DayList({ loadPrinted }: Props): ReactNode {
  const today = dayKey(useToday());
  const [choice, choose] = useChoice(today);
  const onDay = useCallback((date: string) => choose({ date }), [choose]);
  const day = useDay(choice);
  const selection = useSelection(`${choice.date} ${choice.state ?? ''} ${choice.tool ?? ''}`);
  const print = usePrinting(loadPrinted);
  const possible = day.lines.filter(isThere).map(({ message_id: id }) => id);
  const chosen = possible.filter((id) => selection.ids.has(id));
  if (print.printing !== null) return <PrintView {...print.printing} onBack={print.end} />;
  const dayName = formatDay(noonOf(choice.date));
  return (
    <div className="nw-day">
      <DayBar date={choice.date} today={today} onDay={onDay} />
      <DayFilters choice={choice} counts={day.first?.counts} onChoose={choose} />
      <h2 className="nw-day-name">{dayName}</h2>
      <p role="status" className="sr-only">
        {day.isLoading || day.problem !== null ? '' : words.found(day.lines.length, dayName)}
      </p>
      <SelectionBar
        key={choice.date}
        date={choice.date}
        ids={chosen}
        count={possible.length}
        onSelectAll={(isSelected) => selection.mark(possible, isSelected)}
        isPreparing={print.isPreparing}
        printProblem={print.problem}
        onPrint={() => void print.prepare(chosen)}
        printRef={print.button}
      />
      <DayNotes day={day} isFiltered={choice.state !== null || choice.tool !== null} selection={selection} />
    </div>
  );
}
