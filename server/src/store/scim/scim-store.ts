import type { Database } from '../../database/database.ts';
import type { FieldCipher } from '../accounts/field-cipher.ts';
import { createScimDirectories, type ScimDirectories } from './directories.ts';
import { createScimGroups, type ScimGroups } from './groups.ts';
import { createScimPeople, type ScimPeople } from './people.ts';
import { createScimTokens, type ScimTokens } from './tokens.ts';

/** What organisations' directories write. Every read names the company, so that another's rows are as good as missing. */
export interface ScimStore {
  readonly directories: ScimDirectories;
  readonly tokens: ScimTokens;
  readonly people: ScimPeople;
  readonly groups: ScimGroups;
}

/** The same over the database. */
export function createScimStore(database: Database, cipher: FieldCipher): ScimStore {
  return {
    directories: createScimDirectories(database, cipher),
    tokens: createScimTokens(database, cipher),
    people: createScimPeople(database, cipher),
    groups: createScimGroups(database, cipher),
  };
}
