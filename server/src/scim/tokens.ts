import { v7 as makeId } from 'uuid';
import type { AccountKeys } from '../accounts/account-keys.ts';
import type { Clock } from '../kernel/clock.ts';
import { equalInConstantTime } from '../kernel/equal-in-constant-time.ts';
import type { AccountStore } from '../store/accounts/account-store.ts';
import type { ScimToken } from '../store/scim/tokens.ts';

export interface TokenParts {
  readonly store: AccountStore;
  readonly keys: AccountKeys;
  readonly clock: Clock;
}

const day = 86_400_000;
/** Between two notes that a token is used. */
const useStep = 60_000;
const shape = /^Bearer +nwd_([0-9a-f]{32})_([\w-]{43})$/i;

/** A new token, which is shown once, and what is kept of it. The first part finds its row, the second (256 bits) proves it. */
export function makeToken(
  { keys, clock }: Pick<TokenParts, 'keys' | 'clock'>,
  { tenantId, madeBy, days }: { readonly tenantId: string; readonly madeBy: string; readonly days: number },
): { readonly token: string; readonly kept: Omit<ScimToken, 'lastUsedAt'> } {
  const id = makeId();
  const secret = keys.makeRefreshToken();
  const madeAt = clock.now();
  const kept = { id, tenantId, tokenHash: keys.hashToken(secret), madeBy, madeAt, expiresAt: madeAt + days * day };
  return { token: `nwd_${id.replaceAll('-', '')}_${secret}`, kept };
}

/** The token of a header `Authorization`; null for every one that does not count, whatever the reason. */
export async function identifyToken(parts: TokenParts, header: string | undefined): Promise<ScimToken | null> {
  const [, name = '', secret = ''] = shape.exec(header ?? '') ?? [];
  const id = name.toLowerCase().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const row = id === '' ? null : await parts.store.scim.tokens.find(id);
  const hash = parts.keys.hashToken(secret);
  // Compared also where there is none, with what no secret has.
  const isRight = equalInConstantTime(hash, row?.tokenHash ?? parts.keys.hashToken(''));
  const now = parts.clock.now();
  if (row === null || !isRight || row.expiresAt <= now) return null;
  // A token has the power of its maker, which ends when the company is handed over.
  if ((await parts.store.members.findOwner(row.tenantId))?.userId !== row.madeBy) return null;
  if (row.lastUsedAt === null || now - row.lastUsedAt >= useStep) await parts.store.scim.tokens.noteUse(row.id, now);
  return row;
}
