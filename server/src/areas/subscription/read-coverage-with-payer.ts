import { isDeepStrictEqual } from 'node:util';
import type { UserCaller } from '../../kernel/caller.ts';
import { readCoverage } from '../../plans/coverage.ts';
import type { Coverage, CoverageParts } from '../../plans/coverage.ts';
import type { Payer } from '../../presenters/present-subscription.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';
import type { Account } from '../../store/accounts/users.ts';

export interface CoverageWithPayer {
  readonly coverage: Coverage;
  readonly payer: Payer | null;
}

interface ReadParts extends CoverageParts {
  readonly store: Pick<AccountStore, 'billing' | 'companies' | 'users' | 'members'>;
}

/** More often than a plan changes while its page is read. */
const mostTries = 5;

/** A purchase that comes in meanwhile is shown whole or not at all: never the new seats at the old price. */
export async function readCoverageWithPayer(
  parts: ReadParts,
  account: Account,
  caller: Pick<UserCaller, 'tenantId'>,
): Promise<CoverageWithPayer> {
  let coverage = await readCoverage(parts, account, caller);
  for (let tries = 1; ; tries++) {
    const payer = coverage.companyId === null ? null : await readPayer(parts, coverage.companyId);
    const after = payer === null ? coverage : await readCoverage(parts, account, caller);
    if (tries === mostTries || isDeepStrictEqual(after, coverage)) return { coverage: after, payer };
    coverage = after;
  }
}

async function readPayer({ store, clock }: ReadParts, companyId: string): Promise<Payer | null> {
  const company = await store.companies.find(companyId);
  if (company === null) return null;
  const { seatsTaken } = await store.companies.countPeople(companyId, clock.now());
  const owner = await store.members.findOwner(companyId);
  return { companyId, name: company.name, seats: company.seats, seatsTaken, ownerEmail: owner?.email ?? null };
}
