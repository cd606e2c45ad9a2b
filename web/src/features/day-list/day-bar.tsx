import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useId, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { inputClasses } from '../../ui/text-field.tsx';
import { isDay, ownTimeZone, shiftDay } from './day-of.ts';
import * as words from './words.ts';

interface Props {
  readonly date: string;
  readonly today: string;
  readonly onDay: (date: string) => void;
}

/** What has arrow keys of its own. */
const hasArrows = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input:not([type="checkbox"]), select, textarea, [role="menu"]') !== null;

/** Shift with an arrow goes to the day before or after, from anywhere on the page but its fields. */
function useDayKeys({ date, onDay }: Props): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
      if (step === 0 || !event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
      if (event.defaultPrevented || hasArrows(event.target)) return;
      event.preventDefault();
      onDay(shiftDay(date, step));
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [date, onDay]);
}

/** Which day is shown: the one before, the one after, today, or any. */
export function DayBar(props: Props): ReactNode {
  const { date, today, onDay } = props;
  const id = useId();
  useDayKeys(props);
  return (
    <div role="group" aria-label={words.dayBar} className="nw-day-bar">
      <IconButton label={words.previousDay} onClick={() => onDay(shiftDay(date, -1))}>
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <label htmlFor={id} className="sr-only">
        {words.day}
      </label>
      <input
        id={id}
        type="date"
        value={date}
        min="1900-01-01"
        max="2199-12-31"
        required
        onChange={({ currentTarget: { value } }) => {
          if (isDay(value)) onDay(value);
        }}
        className={`${inputClasses} nw-day-date`}
      />
      <IconButton label={words.nextDay} onClick={() => onDay(shiftDay(date, 1))}>
        <ChevronRight aria-hidden="true" />
      </IconButton>
      <Button look="quiet" disabled={date === today} onClick={() => onDay(today)}>
        {words.today}
      </Button>
      <span className="nw-day-zone">{words.timesOf(ownTimeZone())}</span>
    </div>
  );
}
