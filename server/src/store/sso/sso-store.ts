import type { Database } from '../../database/database.ts';
import type { FieldCipher } from '../accounts/field-cipher.ts';
import { createSsoAttemptStore, type SsoAttemptStore } from './sso-attempts.ts';
import { createSsoDomainStore, type SsoDomainStore } from './sso-domains.ts';
import { createSsoLinkStore, type SsoLinkStore } from './sso-links.ts';
import { createSsoProviderStore, type SsoProviderStore } from './sso-providers.ts';
import { createSsoRequestStore, type SsoRequestStore } from './sso-requests.ts';

/** What is kept of companies' own sign-in. */
export interface SsoStore {
  readonly providers: SsoProviderStore;
  readonly domains: SsoDomainStore;
  readonly attempts: SsoAttemptStore;
  readonly links: SsoLinkStore;
  readonly requests: SsoRequestStore;
}

/** Companies' own sign-in, over the database. */
export function createSsoStore(database: Database, cipher: FieldCipher): SsoStore {
  return {
    providers: createSsoProviderStore(database, cipher),
    domains: createSsoDomainStore(database, cipher),
    attempts: createSsoAttemptStore(database, cipher),
    links: createSsoLinkStore(database, cipher),
    requests: createSsoRequestStore(database, cipher),
  };
}
