import type { UserCaller } from '../kernel/caller.ts';
import type { AccountStore } from '../store/accounts/account-store.ts';

/** The name of the company that somebody works in now; null of who works for themselves, and where it cannot be opened. */
export async function readOrganization(
  { companies }: Pick<AccountStore, 'companies'>,
  { tenantId, personalTenantId }: Pick<UserCaller, 'tenantId' | 'personalTenantId'>,
): Promise<string | null> {
  const name = tenantId === personalTenantId ? undefined : (await companies.find(tenantId))?.name;
  return typeof name === 'string' && name.trim() !== '' ? name : null;
}
