import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Keyring } from '../keys/keyring.ts';
import type { Database } from '../database/database.ts';
import { chainKey, linkEvent } from './chain.ts';
import type { ChainHead } from './chain.ts';
import { openOrigin } from './row-mark.ts';
import type { AuditEventTable } from '../database/tables/audit.ts';

/**
 * Where a chain first breaks: a row that was changed, put in or moved, one that is gone, or one that hangs in the chain
 * and yet was not written by this installation as it stands (put into the database before the sealer came by).
 */
export interface AuditBreak {
  readonly kind: 'changed' | 'missing' | 'foreign';
  readonly sequence: number;
  /** The row found at that place; null when there is none. */
  readonly eventId: string | null;
}

export interface AuditCheck {
  /** Rows that hang together, from the first on. */
  readonly count: number;
  /** Null when the whole chain holds. */
  readonly problem: AuditBreak | null;
}

/** How far a walk has come; where the next one may go on. */
export interface ChainWalk extends AuditCheck {
  readonly mac: string;
  /** The newest head that there was when the walk began. */
  readonly sealedTo: number;
  /** False when the walk was stopped before its end. */
  readonly isAtEnd: boolean;
}

export interface WalkOptions {
  /** Heads from the log: a chain whose end and head were cut off together is found by them, too. */
  readonly knownHeads?: readonly Pick<ChainHead, 'sequence' | 'mac'>[];
  readonly from?: ChainWalk;
  /** Asked after every thousand rows; true ends the walk for now. */
  readonly isEnough?: () => boolean;
}

const rowsAtOnce = 1_000;

/**
 * Walks a tenant's chain (null: what belongs to no tenant) from the first row to the head and names the first row that
 * was changed, put in or is missing.
 */
export async function verifyAudit(
  database: Database,
  keys: Keyring,
  tenantId: string | null,
  knownHeads: readonly Pick<ChainHead, 'sequence' | 'mac'>[] = [],
): Promise<AuditCheck> {
  const { count, problem } = await walkChain(database, keys, tenantId, { knownHeads });
  return { count, problem };
}

/** The same, a part at a time. */
export async function walkChain(
  database: Database,
  keys: Keyring,
  tenantId: string | null,
  { knownHeads = [], from, isEnough = () => false }: WalkOptions = {},
): Promise<ChainWalk> {
  const tenant = tenantId ?? '';
  const key = chainKey(keys, tenant);
  // Read before the rows: those that are sealed meanwhile come on top of it.
  const head = await readHead(database, tenant);
  const expected = new Map([...knownHeads, head].map(({ sequence, mac }) => [sequence, mac]));
  let { count, mac, problem } = from ?? { count: 0, mac: '', problem: null };
  const stand = (isAtEnd: boolean, found: AuditBreak | null): ChainWalk => {
    return { count, mac, problem: problem ?? found, sealedTo: head.sequence, isAtEnd };
  };
  for (;;) {
    const rows = await readLinks(database, tenant, count);
    for (const row of rows) {
      const sequence = count + 1;
      if (row.sequence !== sequence) return stand(true, missing(sequence));
      const link = linkEvent(key, mac, sequence, row);
      const isKnown = (expected.get(sequence) ?? link) === link;
      if (row.mac !== link || !isKnown) return stand(true, { kind: 'changed', sequence, eventId: row.id });
      // The rest of the chain can still be told from forgeries, so the walk goes on.
      if (openOrigin(keys, row) === null) problem ??= { kind: 'foreign', sequence, eventId: row.id };
      [count, mac] = [sequence, link];
    }
    if (rows.length < rowsAtOnce) break;
    if (isEnough()) return stand(false, null);
    // The embedded database answers without waiting: others have their turn between two blocks.
    await nextTurn();
  }
  const furthest = Math.max(0, ...expected.keys());
  if (furthest > count) return stand(true, missing(count + 1));
  return stand(true, await checkHead(database, tenant, head, { count, mac }));
}

const missing = (sequence: number): AuditBreak => ({ kind: 'missing', sequence, eventId: null });

type Head = Pick<ChainHead, 'sequence' | 'mac'>;

async function readHead({ kysely }: Database, tenant: string): Promise<Head> {
  const row = await kysely.selectFrom('audit_chains').selectAll().where('tenant_id', '=', tenant).executeTakeFirst();
  return { sequence: row?.last_sequence ?? 0, mac: row?.last_mac ?? '' };
}

function readLinks(database: Database, tenant: string, after: number): Promise<AuditEventTable[]> {
  return database.kysely
    .selectFrom('audit_events')
    .selectAll()
    .where('tenant_id', '=', tenant)
    .where('sequence', 'is not', null)
    .where('sequence', '>', after)
    .orderBy('sequence')
    .limit(rowsAtOnce)
    .execute();
}

/** A head that stands behind its rows, or with another link, was put back or is gone. */
async function checkHead(
  database: Database,
  tenant: string,
  before: Head,
  walked: { readonly count: number; readonly mac: string },
): Promise<AuditBreak | null> {
  // Rows and head are sealed in one transaction: what was read beyond the first head has one of its own by now.
  const head = walked.count > before.sequence ? await readHead(database, tenant) : before;
  const isWhole = head.sequence > walked.count || (head.sequence === walked.count && head.mac === walked.mac);
  return isWhole ? null : { kind: 'changed', sequence: walked.count, eventId: null };
}
