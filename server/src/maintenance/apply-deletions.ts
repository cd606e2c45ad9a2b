import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { auditAccount } from '../accounts/audit-account.ts';
import { kindOfDeletion } from '../accounts/own-data/delete-account.ts';
import { commandLine } from '../presenters/present-audit.ts';
import type { DestroyedKey } from '../store/own-data/destroyed-keys.ts';
import { MaintenanceError } from './maintenance-error.ts';
import type { Installation } from './open-installation.ts';

/** How much was found and destroyed again; the rest was gone already. */
export interface AppliedDeletions {
  readonly chats: number;
  readonly accounts: number;
  readonly gone: number;
}

const source = { ip: 'this machine', userAgent: 'notewright deletions apply' };

/**
 * Destroys again what a log says was destroyed: for a database that was restored from an older backup. Doing so twice
 * changes nothing. What is left of accounts the server destroys after its next start.
 * @param path a log file of the server, one JSON object a line
 * @throws MaintenanceError when the file cannot be read or tells of no deletion.
 */
export async function applyDeletions(installation: Installation, path: string): Promise<AppliedDeletions> {
  const keys = await readDestroyed(path);
  const companies = new Set([...keys.values()].flatMap(({ kind, id }) => (kind === 'company' ? [id] : [])));
  let [chats, accounts, gone] = [0, 0, 0];
  for (const { kind, id } of keys.values()) {
    if (kind === 'company') continue;
    const isDone = await (kind === 'chat'
      ? destroyChat(installation, id)
      : destroyAccount(installation, id, companies));
    if (!isDone) gone += 1;
    else if (kind === 'chat') chats += 1;
    else accounts += 1;
  }
  await installation.accounts.store.deletions.forget().catch(() => undefined);
  return { chats, accounts, gone };
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

/** @param companies those that were closed with an account */
function destroyAccount(
  { accounts, clock }: Installation,
  userId: string,
  companies: ReadonlySet<string>,
): Promise<boolean> {
  return accounts.store.transaction(async (store) => {
    const now = clock.now();
    const account = await store.deletions.hold(userId, now);
    if (account === null) return false;
    const { tenantId, email, company } = account;
    const isClosed =
      company !== null && companies.has(company.tenantId) && kindOfDeletion(company) === 'closes_company';
    await auditAccount(store, source, now, {
      action: 'account.delete',
      outcome: 'success',
      tenantId,
      actorId: commandLine,
      object: ['user', userId],
    });
    const closedCompanyId = isClosed ? company.tenantId : null;
    await store.deletions.begin({ userId, tenantId, closedCompanyId, email, ...source, requestedAt: now });
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
  if (keys.size > 0) return keys;
  throw new MaintenanceError(`"${path}" tells of no deletion; the server logs them from LOG_LEVEL=info on.`);
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
