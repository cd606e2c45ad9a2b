import type { KeyedDraws } from '../surrogates/keyed-draws.ts';
import { readDate, type DateToken } from './read-date.ts';
import { shiftDate } from './shift-date.ts';

/** Shifts the dates of one patient's document by one number of days. */
export interface DateShifter {
  readonly learn: (date: string) => void;
  /** The date in its form, shifted; null for what is no date of the calendar ("Thanksgiving"). */
  readonly shift: (date: string) => string | null;
}

const mostDays = 364;
const attempts = 80;
const mostLearned = 200;
const isPartial = (tokens: readonly DateToken[]): boolean => tokens.length === 1;

/**
 * One offset for each document, from the key and whom the document is about: 1 to 364 days, later or earlier, so that
 * documents of one patient keep their intervals. An offset that would turn one date of the document into another of its
 * dates, or leave one as it is, is skipped for the next; where every one would, the one that does so least is taken.
 *
 * @param whom the patient's record number or name, which stays the same over the documents.
 */
export function makeDateShifter(draws: KeyedDraws, whom: () => string): DateShifter {
  const learned = new Set<string>();
  let offset: number | undefined;
  let dayFirst = 0;
  const read = (date: string): readonly DateToken[] | null => readDate(date, dayFirst > 0);
  const choose = (): number => {
    const dates = [...learned].flatMap((date) => {
      const tokens = read(date);
      return tokens === null ? [] : [{ date, tokens }];
    });
    const collisions = (days: number): number => {
      const meets = ({ date, tokens }: (typeof dates)[number]): boolean => {
        const made = shiftDate(date, tokens, days);
        return made === date || (!isPartial(tokens) && learned.has(made));
      };
      return dates.filter(meets).length;
    };
    const draw = draws('days', whom());
    let best = { days: 1, count: Infinity };
    for (let attempt = 0; attempt < attempts && best.count > 0; attempt++) {
      const days = (1 + draw.below(mostDays)) * (draw.below(2) === 0 ? 1 : -1);
      const count = collisions(days);
      if (count < best.count) best = { days, count };
    }
    return best.days;
  };
  return {
    learn: (date) => {
      const slashes = /^(\d{1,2})\/(\d{1,2})\//.exec(date);
      if (Number(slashes?.[1]) > 12) dayFirst++;
      if (Number(slashes?.[2]) > 12) dayFirst--;
      if (learned.size < mostLearned) learned.add(date);
    },
    shift: (date) => {
      const tokens = read(date);
      return tokens === null ? null : shiftDate(date, tokens, (offset ??= choose()));
    },
  };
}
