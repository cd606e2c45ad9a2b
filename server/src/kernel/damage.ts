import { defineMessage, type Message } from '@notewright/engine/message';
import type { Logger } from './log.ts';
import { SealError } from './seal-error.ts';

/** A row of which something could not be opened, or whose seal does not hold: its table and its id, never a word of it. */
export interface DamagedRow {
  readonly table: string;
  readonly rowId: string;
}

/** What operators learn of damaged rows. */
export interface DamageLog {
  note(row: DamagedRow): void;
  /** How many different rows were noted since the process began; it goes on counting to `mostCounted`. */
  count(): number;
}

const mostCounted = 10_000;

/** A log that writes each row once, however often it is read. `report` hears of each row that it writes. */
export function createDamageLog(
  logger: Pick<Logger, 'error'>,
  report: (row: DamagedRow) => void = () => undefined,
): DamageLog {
  const known = new Set<string>();
  return {
    note: ({ table, rowId }) => {
      const key = `${table} ${rowId}`;
      if (known.has(key) || known.size >= mostCounted) return;
      known.add(key);
      logger.error({ table, row_id: rowId }, 'stored data is damaged: it was changed outside, or its key does not fit');
      report({ table, rowId });
    },
    count: () => known.size,
  };
}

/** For stores that nobody operates. */
export const noDamageLog: DamageLog = { note: () => undefined, count: () => 0 };

/** A sealed text as lists and exports show it; `damagedText` stands in its place where it cannot be opened. */
export type ShownText = string | Message;
export const damagedText = defineMessage('damaged.text', 'Damaged, cannot be shown');

/**
 * What `open` gives; null where the row is damaged, which is noted then. One such row must not hide the others of a list,
 * so lists and exports read their rows by this; a call that works on one row lets the error through.
 */
export function openUnlessDamaged<T>(damage: Pick<DamageLog, 'note'>, row: DamagedRow, open: () => T): T | null {
  try {
    return open();
  } catch (error) {
    return noteDamage(damage, row, error);
  }
}

/** The same for what is opened by a key that is read first. */
export async function awaitUnlessDamaged<T>(
  damage: Pick<DamageLog, 'note'>,
  row: DamagedRow,
  open: () => Promise<T>,
): Promise<T | null> {
  try {
    return await open();
  } catch (error) {
    return noteDamage(damage, row, error);
  }
}

function noteDamage(damage: Pick<DamageLog, 'note'>, row: DamagedRow, error: unknown): null {
  if (!(error instanceof SealError)) throw error;
  damage.note(row);
  return null;
}
