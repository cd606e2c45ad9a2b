import { describe, expect, test } from 'vitest';
import { damagedText } from '../kernel/damage.ts';
import type { UserCaller } from '../kernel/caller.ts';
import type { AccountStore } from '../store/accounts/account-store.ts';
import { namesIn } from './names-in.ts';

const caller = { userId: 'u', tenantId: 'c', personalTenantId: 'p', email: 'dana@clinic.example' } as UserCaller;

/** Accounts with one person and one company, by these names. */
function storeOf(person: string | null, company: unknown): Pick<AccountStore, 'users' | 'companies'> {
  return {
    users: { find: () => Promise.resolve({ name: person }) },
    companies: { find: () => Promise.resolve(company === null ? null : { name: company }) },
  } as unknown as Pick<AccountStore, 'users' | 'companies'>;
}

describe('the names of a caller', () => {
  test('are those of the account and of the company that they work in', async () => {
    const names = namesIn(storeOf('Dana Lee', 'Riverside Clinic'));
    expect(await names.nameOf(caller)).toBe('Dana Lee');
    expect(await names.organizationOf(caller)).toBe('Riverside Clinic');
    expect(await namesIn(storeOf(null, null)).nameOf(caller)).toBe('dana@clinic.example');
  });

  test('name no organization of who works for themselves, of one that is gone, nameless or damaged', async () => {
    const alone = { ...caller, tenantId: 'p' };
    expect(await namesIn(storeOf(null, 'Riverside Clinic')).organizationOf(alone)).toBeNull();
    for (const company of [null, ' ', damagedText])
      expect(await namesIn(storeOf(null, company)).organizationOf(caller)).toBeNull();
  });
});
