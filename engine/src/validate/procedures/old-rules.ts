import type { Visit } from '../../codes/tables/procedures/index.ts';

/**
 * True for a visit of a day on which the extent of history and examination counted towards the level, and other minutes held: until 2023, for the
 * office until 2021 (CPT evaluation and management guidelines; before them the 1995 and 1997 documentation guidelines).
 * @param day ISO date of service
 */
export const isOfOldRules = ({ setting }: Visit, day: string | undefined): boolean =>
  day !== undefined && day < (setting === 'office' ? '2021' : '2023');
