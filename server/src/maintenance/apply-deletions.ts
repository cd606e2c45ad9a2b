import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { auditAccount } from '../accounts/audit-account.ts';
import { paperYears } from '../own-data/delete-account.ts';
import { commandLine } from '../presenters/present-audit.ts';
import type { DestroyedKey } from '../store/own-data/destroyed-keys.ts';
import { MaintenanceError } from './maintenance-error.ts';
import type { Installation } from './open-installation.ts';

/** How much was found and destroyed again; the rest was gone already. */
export interface AppliedDeletions {
  readonly chats: number;
  readonly companies: number;
  readonly accounts: number;
  readonly gone: number;
  /** Sessions that were ended. */
  readonly sessions: number;
}

const source = { ip: 'this machine', userAgent: 'notewright deletions apply' };
const atOnce = 50;

/** Each answers false for what is gone already. */
const destroyers = { chat: destroyChat, company: destroyCompany, account: destroyAccount } as const;

/**
 * Destroys again what a log says was destroyed: for a database that was restored from an older backup. Doing so twice
 * destroys nothing more. What is left of accounts the server destroys after its next start. Everybody is logged out: the
 * backup knows nothing of sessions that were ended since, nor which refresh tokens were used.
 * @param path a log file of the server, one JSON object a line
 * @throws MaintenanceError when the file cannot be read or names no deletion.
 */
export async function applyDeletions(installation: Installation, path: string): Promise<AppliedDeletions> {
  const found = await readDestroyed(path);
  const sessions = await endSessions(installation);
  if (found.size === 0)
    throw new MaintenanceError(
      `"${path}" names no deletion; the server logs them from LOG_LEVEL=info on. Everybody was logged out all the same.`,
    );
  const keys = [...found.values()];
  const done = { chat: 0, company: 0, account: 0 };
  for (const kind of ['chat', 'company', 'account'] as const) {
    for (const { id } of keys.filter((key) => key.kind === kind))
      if (await destroyers[kind](installation, id)) done[kind] += 1;
  }
  await installation.accounts.store.deletions.forget().catch(() => undefined);
  const gone = keys.length - done.chat - done.company - done.account;
  return { chats: done.chat, companies: done.company, accounts: done.account, gone, sessions };
}

function endSessions({ accounts }: Installation): Promise<number> {
  const now = accounts.clock.now();
  return accounts.store.transaction(async (store) => {
    const ended = await store.sessions.endEverybodys(now);
    await auditAccount(store, source, now, {
      action: 'session.end_all',
      outcome: 'success',
      tenantId: null,
      actorId: commandLine,
      object: null,
    });
    return ended;
  });
}

async function destroyChat({ store, files, clock }: Installation, chatId: string): Promise<boolean> {
  const destroyed = await store.transaction(async (tx) => {
    const found = await tx.retention.destroyAgain(chatId);
    if (found === null) return null;
    await tx.audit.append({
      ...source,
      tenantId: found.tenantId,
      actorId: commandLine,
      action: 'chat.destroy',
      objectType: 'chat',
      objectId: chatId,
      outcome: 'success',
      at: clock.now(),
    });
    return found;
  });
  // A file that cannot be removed now is swept as nobody's.
  for (const key of destroyed?.fileKeys ?? []) await files.remove(key).catch(() => undefined);
  return destroyed !== null;
}

/**
 * Closes a company whoever belongs to it in the backup: who owned it when it was closed may have joined later. Its people
 * keep their accounts. Cut short, it goes on when the log is applied again.
 */
async function destroyCompany({ accounts, files, clock }: Installation, companyId: string): Promise<boolean> {
  const { deletions } = accounts.store;
  const now = clock.now();
  const isThere = await accounts.store.transaction(async (store) => {
    if (!(await store.deletions.closeCompany(companyId))) return false;
    await store.agreements.keepUntil(companyId, now + paperYears);
    await auditAccount(store, source, now, {
      action: 'company.destroy',
      outcome: 'success',
      tenantId: companyId,
      actorId: commandLine,
      object: ['company', companyId],
    });
    return true;
  });
  if (!isThere) return false;
  while ((await deletions.destroyChats(companyId, atOnce, true)) > 0);
  await files.removeAllOf(companyId);
  await deletions.removeClosed(companyId);
  return true;
}

function destroyAccount({ accounts, clock }: Installation, userId: string): Promise<boolean> {
  return accounts.store.transaction(async (store) => {
    const now = clock.now();
    const account = await store.deletions.hold(userId, now);
    if (account === null) return false;
    const { tenantId, email } = account;
    await auditAccount(store, source, now, {
      action: 'account.delete',
      outcome: 'success',
      tenantId,
      actorId: commandLine,
      object: ['user', userId],
    });
    await store.agreements.keepUntil(tenantId, now + paperYears);
    // A company that was closed with it is in the log by itself.
    await store.deletions.begin({ userId, tenantId, closedCompanyId: null, email, ...source, requestedAt: now });
    return true;
  });
}

async function readDestroyed(path: string): Promise<ReadonlyMap<string, DestroyedKey>> {
  const keys = new Map<string, DestroyedKey>();
  try {
    for await (const line of createInterface({ input: createReadStream(path, 'utf8'), crlfDelay: Infinity })) {
      const key = readKey(line);
      if (key !== null) keys.set(key.id, key);
    }
  } catch (error) {
    throw new MaintenanceError(`"${path}" could not be read.`, { cause: error });
  }
  return keys;
}

const kinds: ReadonlySet<unknown> = new Set<DestroyedKey['kind']>(['chat', 'account', 'company']);
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function readKey(line: string): DestroyedKey | null {
  if (!line.includes('"destroyed"')) return null;
  try {
    const { destroyed } = JSON.parse(line) as { readonly destroyed?: Partial<DestroyedKey> | null };
    const { kind, id } = destroyed ?? {};
    return kinds.has(kind) && typeof id === 'string' && uuid.test(id) ? ({ kind, id } as DestroyedKey) : null;
  } catch {
    return null;
  }
}
