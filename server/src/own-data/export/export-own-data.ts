import { presentPreferences } from '../../presenters/present-preferences.ts';
import type { UserCaller } from '../../kernel/caller.ts';
import { policyRoles } from '../../policies/require-policy.ts';
import { presentLoginActivity } from '../../presenters/present-login-activity.ts';
import { awaitUnlessDamaged } from '../../kernel/damage.ts';
import type { Account } from '../../store/accounts/users.ts';
import { writeAcceptedText } from '../../agreements/write-accepted-text.ts';
import { listBillingEntries } from './export-billing.ts';
import { listWorkspaceEntries } from './export-entries.ts';
import type { ExportedPlace, ExportedWorkspace } from './export-entries.ts';
import { readme } from './readme.ts';
import { makeSafeName } from './safe-file-name.ts';
import { zipEntries } from './zip-entries.ts';
import type { ArchiveEntry } from './zip-entries.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';
import type { Clock } from '../../kernel/clock.ts';

/**
 * What belongs to somebody: the workspace of their own, and their own chats where they work in a company, if their role
 * there works with charts. What was made in a company is the company's, so whoever may not read charts there takes none.
 */
export function listExportedWorkspaces(caller: UserCaller): readonly ExportedWorkspace[] {
  const { userId, tenantId, personalTenantId, role } = caller;
  const personal: ExportedWorkspace = { kind: 'personal', owner: { tenantId: personalTenantId, userId }, folder: '' };
  if (tenantId === personalTenantId || !policyRoles['chart-user'].includes(role)) return [personal];
  return [personal, { kind: 'company', owner: { tenantId, userId }, folder: 'company/' }];
}

export interface ExportOwnDataParts extends ExportedPlace {
  readonly store: AccountStore;
  readonly clock: Clock;
}

/** Everything that one person has here, as the bytes of a zip archive while it is made. */
export function exportOwnData(
  parts: ExportOwnDataParts,
  caller: UserCaller,
  account: Account,
): AsyncIterable<Uint8Array> {
  return zipEntries(listEntries(parts, caller, account));
}

async function* listEntries(
  parts: ExportOwnDataParts,
  caller: UserCaller,
  account: Account,
): AsyncGenerator<ArchiveEntry> {
  const now = parts.clock.now();
  const wrap = (path: string, content: ArchiveEntry['content']): ArchiveEntry => ({ path, modifiedAt: now, content });
  const workspaces = listExportedWorkspaces(caller);
  yield wrap('README.txt', () => [readme]);
  yield wrap('profile.json', () => [writeProfile(account, now, workspaces)]);
  const picture = await readPicture(parts, account);
  if (picture !== null) yield { ...wrap('profile-picture.webp', () => [picture]), isPacked: true };
  yield wrap('sign-in-activity.json', () => writeActivity(parts, account));
  yield* listAgreementEntries(parts, caller, now);
  yield* listBillingEntries(parts, caller, now);
  for (const workspace of workspaces) yield* listWorkspaceEntries(parts, workspace, now);
}

/** Null without one, and where it is damaged. */
async function readPicture(
  { files, damage }: ExportedPlace,
  { pictureKey, userId }: Account,
): Promise<Uint8Array | null> {
  if (pictureKey === null) return null;
  return awaitUnlessDamaged(damage, { table: 'user_accounts', rowId: userId }, () => files.get(pictureKey));
}

function writeProfile(account: Account, now: number, workspaces: readonly ExportedWorkspace[]): string {
  const profile = {
    format: 'notewright-export',
    version: 1,
    exported_on: new Date(now).toISOString(),
    workspaces: workspaces.map(({ kind, folder }) => ({ kind, folder })),
    user: {
      id: account.userId,
      email: account.email,
      name: account.name,
      trial_ends_on: new Date(account.trialEndsOn).toISOString(),
      has_second_factor: account.hasSecondFactor,
      preferences: presentPreferences(account.preferences),
      company:
        account.membership === null ? null : { name: account.membership.companyName, role: account.membership.role },
    },
  };
  return `${JSON.stringify(profile, null, 2)}\n`;
}

const linesAtOnce = 100;

async function* writeActivity({ store }: { readonly store: AccountStore }, account: Account): AsyncGenerator<string> {
  yield '[';
  let separator = '\n';
  for (let afterId: string | undefined; ;) {
    const page = { limit: linesAtOnce, ...(afterId === undefined ? {} : { afterId }) };
    const lines = await store.activity.list(account.userId, page);
    for (const line of lines) {
      yield separator + JSON.stringify(presentLoginActivity(line, account.email));
      separator = ',\n';
    }
    const last = lines.at(-1);
    if (last === undefined || lines.length < linesAtOnce) break;
    afterId = last.id;
  }
  yield '\n]\n';
}

/** Of the tenant for which this person speaks. */
async function* listAgreementEntries(
  { store }: { readonly store: AccountStore },
  { tenantId, role }: UserCaller,
  now: number,
): AsyncGenerator<ArchiveEntry> {
  if (!policyRoles['tenant-owner'].includes(role)) return;
  for (const acceptance of await store.agreements.list(tenantId)) {
    const text = await store.agreements.readText(acceptance.textDigest);
    if (text === null) continue;
    const name = makeSafeName(
      `${acceptance.version.replaceAll('.', '-')}-${acceptance.id.slice(0, 8)}.txt`,
      'agreement',
    );
    yield { path: `agreements/${name}`, modifiedAt: now, content: () => [writeAcceptedText(text, acceptance, null)] };
  }
}
