import { checkDomain } from '../accounts/sso/verified-domains.ts';
import type { ResolveTxt } from '../accounts/sso/verified-domains.ts';
import type { Clock } from '../kernel/clock.ts';
import type { AccountStore } from '../store/accounts/account-store.ts';
import type { Job } from './job-runner.ts';

const day = 86_400_000;
const most = 200;

/** Looks for the records of domains once a day: who has lost a domain signs in nobody of it any more. */
export function createSsoDomainCheck(parts: {
  readonly store: AccountStore;
  readonly clock: Clock;
  readonly resolveTxt: ResolveTxt;
}): Job {
  return {
    name: 'check-sso-domains',
    everyMilliseconds: 60 * 60_000,
    run: async (signal) => {
      for (const domain of await parts.store.sso.domains.listToCheck(parts.clock.now() - day, most)) {
        if (signal.aborted) return;
        await checkDomain(parts, parts.store, domain);
      }
    },
  };
}
