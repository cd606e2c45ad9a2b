import type { UserCaller } from '../kernel/caller.ts';
import type { AccountStore } from '../store/accounts/account-store.ts';

/** By what names people and companies are called under and over what leaves in their name. */
export interface NamesOfCallers {
  /** The name of an account, else its address. */
  readonly nameOf: (caller: UserCaller) => Promise<string>;
  /** The name of the company that somebody works in now; null of who works for themselves, and where it cannot be opened. */
  readonly organizationOf: (caller: UserCaller) => Promise<string | null>;
}

export const namesIn = ({ users, companies }: Pick<AccountStore, 'users' | 'companies'>): NamesOfCallers => ({
  nameOf: async ({ userId, email }) => (await users.find(userId))?.name ?? email,
  organizationOf: async ({ tenantId, personalTenantId }) => {
    const name = tenantId === personalTenantId ? undefined : (await companies.find(tenantId))?.name;
    return typeof name === 'string' && name.trim() !== '' ? name : null;
  },
});
