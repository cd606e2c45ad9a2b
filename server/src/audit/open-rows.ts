import type { Keyring } from '../keys/keyring.ts';
import type { Database } from '../database/database.ts';
import { openOrigin } from './row-mark.ts';

/** What of a tenant's log is not in its chain yet. */
export interface OpenRows {
  /** Rows that were written before the given moment and still wait for their seal. */
  readonly late: number;
  /** The first row that this installation did not write as it stands. */
  readonly foreignId: string | null;
}

/** Looks at the rows that wait for their seal, a second's worth unless the server stands still. */
export async function checkOpenRows(
  { kysely }: Database,
  keys: Keyring,
  tenant: string,
  before: number,
): Promise<OpenRows> {
  let late = 0;
  let foreignId: string | null = null;
  let after = '';
  for (;;) {
    const rows = await kysely
      .selectFrom('audit_events')
      .selectAll()
      .where('tenant_id', '=', tenant)
      .where('sequence', 'is', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(1_000)
      .execute();
    for (const row of rows) {
      if (row.at < before) late += 1;
      if (openOrigin(keys, row) === null) foreignId ??= row.id;
    }
    const last = rows.at(-1);
    if (rows.length < 1_000 || last === undefined) return { late, foreignId };
    after = last.id;
  }
}

/** Every tenant that the log or its chains name, in the order of their ids; empty for what belongs to none. */
export async function listChains({ kysely }: Database): Promise<readonly string[]> {
  const chains = await kysely.selectFrom('audit_chains').select('tenant_id').execute();
  const found = new Set(chains.map((chain) => chain.tenant_id));
  // From one tenant to the next by the index: a chain's own row can be missing.
  for (let after: string | null = null; ;) {
    const next: { readonly tenant_id: string } | undefined = await kysely
      .selectFrom('audit_events')
      .select('tenant_id')
      .where('tenant_id', after === null ? '>=' : '>', after ?? '')
      .orderBy('tenant_id')
      .limit(1)
      .executeTakeFirst();
    if (next === undefined) return [...found].toSorted();
    found.add(next.tenant_id);
    after = next.tenant_id;
  }
}
