import type { Clock } from '../kernel/clock.ts';

export interface MovingClock extends Clock {
  /** Moves the time on by so many milliseconds. */
  advance(milliseconds: number): void;
}

/** A clock that stands still until it is set forward, so that no test runs over the end of a time step or a minute. */
export function createMovingClock(): MovingClock {
  let now = Date.now();
  return {
    now: () => now,
    advance: (milliseconds) => {
      now += milliseconds;
    },
  };
}

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;
