import { useEffect, useState } from 'react';
import { dayKey } from '../i18n/dates.ts';

/** The longest time until the day is looked at again, in milliseconds: a computer that slept wakes up on another one. */
const longestWait = 60_000;

const untilMidnight = (now: Date): number =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime();

/** A moment of the reader's present day; changes at midnight, so that what is called Today is called Yesterday then. */
export function useToday(): Date {
  const [today, setToday] = useState(() => new Date());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      clearTimeout(timer);
      const now = new Date();
      setToday((held) => (dayKey(held) === dayKey(now) ? held : now));
      timer = setTimeout(look, Math.min(untilMidnight(now) + 50, longestWait));
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return today;
}
