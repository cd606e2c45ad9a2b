import type { Clock } from '../clock.ts';

export interface MovingClock extends Clock {
  /** Moves the time on by so many milliseconds. */
  advance(milliseconds: number): void;
}

/** A clock that runs with the real one and can be set forward, for tests. */
export function createMovingClock(): MovingClock {
  let ahead = 0;
  return {
    now: () => Date.now() + ahead,
    advance: (milliseconds) => {
      ahead += milliseconds;
    },
  };
}

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;
