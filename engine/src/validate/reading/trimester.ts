export type Trimester = 'first' | 'second' | 'third';

/** Official Guidelines, chapter 15 note: less than 14 weeks 0 days, up to 28 weeks 0 days, and from then on. */
export const trimesterOf = (weeks: number): Trimester => (weeks < 14 ? 'first' : weeks < 28 ? 'second' : 'third');
