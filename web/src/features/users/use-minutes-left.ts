import { useEffect, useState } from 'react';

/** Whole minutes until a moment, the one that has begun counted in; 0 once it has passed. */
export function minutesUntil(moment: string, now: number): number {
  const left = Date.parse(moment) - now;
  return left > 0 ? Math.ceil(left / 60_000) : 0;
}

/** The same, kept up to date while it is shown. */
export function useMinutesLeft(moment: string): number {
  const [minutes, setMinutes] = useState(() => minutesUntil(moment, Date.now()));
  useEffect(() => {
    const count = (): void => setMinutes(minutesUntil(moment, Date.now()));
    count();
    const timer = setInterval(count, 5000);
    return () => clearInterval(timer);
  }, [moment]);
  return minutes;
}
