import { checkOpenRows, listChains } from '../audit/open-rows.ts';
import type { OpenRows } from '../audit/open-rows.ts';
import { verifyAudit } from '../audit/verify-audit.ts';
import type { AuditCheck } from '../audit/verify-audit.ts';
import type { Installation } from './open-installation.ts';
import type { KnownHeads } from './read-heads.ts';

/** The name of the chain of what belongs to no company and nobody. */
export const installationChain = 'installation';

/** What was found in one chain. */
export interface ChainReport extends AuditCheck, OpenRows {
  /** A tenant's id, or `installation`. */
  readonly chain: string;
}

const minute = 60_000;

export interface VerifyOptions {
  /** Only this chain. */
  readonly chain?: string | undefined;
  readonly heads?: KnownHeads | undefined;
}

/** Checks every chain of the installation, or the one that is asked for, and those that only the log still knows. */
export async function* verifyChains(
  { database, keyring, clock }: Installation,
  { chain, heads = new Map() }: VerifyOptions = {},
): AsyncGenerator<ChainReport> {
  const all = new Set(chain === undefined ? [...(await listChains(database)), ...heads.keys()] : [toTenant(chain)]);
  for (const tenant of [...all].toSorted()) {
    const known = [...(heads.get(tenant) ?? [])].map(([sequence, mac]) => ({ sequence, mac }));
    const check = await verifyAudit(database, keyring, tenant, known);
    const open = await checkOpenRows(database, keyring, tenant, clock.now() - minute);
    yield { chain: tenant === '' ? installationChain : tenant, ...check, ...open };
  }
}

const toTenant = (chain: string): string => (chain === installationChain ? '' : chain);
