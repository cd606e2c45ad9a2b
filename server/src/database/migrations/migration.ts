import type { Kysely } from 'kysely';
import type { DatabaseSeam } from '../dialects/seam.ts';

/** One step of the schema. Written once for all databases; never changed after it was released. */
export interface Migration {
  /** `NNNN-name`, the file's own name. */
  readonly name: string;
  up(kysely: Kysely<unknown>, seam: DatabaseSeam): Promise<void>;
}
