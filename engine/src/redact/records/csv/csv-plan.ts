import type { Harmless } from '../shared/harmless.ts';
import type { FieldRole } from '../shared/field-role.ts';

/** What was decided about a file of separated values from its first rows; the same for every row that follows. */
export interface CsvPlan {
  readonly delimiter: string;
  /** What happens to the values of each column. */
  readonly columns: readonly FieldRole[];
  /** The column's name, where it helps to read its values; empty otherwise. */
  readonly headings: readonly string[];
  /** Where the first row of values begins in the sample, in UTF-16 code units: after the header and what stands before it. */
  readonly rowsBegin: number;
  /** The latest year that the sample names, or 0. */
  readonly latestYear: number;
  /** Short values that were read and found without identifiers. */
  readonly harmless: Harmless;
}
