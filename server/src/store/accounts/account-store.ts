import type { Database } from '../database.ts';
import type { AuditStore } from '../store.ts';
import { createCounterStore } from './counters.ts';
import type { CounterStore } from './counters.ts';
import type { FieldCipher } from './field-cipher.ts';
import { createMailStore } from './mails.ts';
import type { MailStore } from './mails.ts';
import { createPasswordResetStore } from './password-resets.ts';
import type { PasswordResetStore } from './password-resets.ts';
import { createSessionStore } from './sessions.ts';
import type { SessionStore } from './sessions.ts';
import { createSignUpStore } from './sign-ups.ts';
import type { SignUpStore } from './sign-ups.ts';
import { createSignInActivityStore } from './sign-in-activity.ts';
import type { SignInActivityStore } from './sign-in-activity.ts';
import { createUserStore } from './users.ts';
import type { UserStore } from './users.ts';

/** The port through which accounts, sessions and mails are kept. Above it there is no SQL and no ciphertext. */
export interface AccountStore {
  readonly users: UserStore;
  readonly signUps: SignUpStore;
  readonly resets: PasswordResetStore;
  readonly sessions: SessionStore;
  readonly mails: MailStore;
  readonly counters: CounterStore;
  readonly activity: SignInActivityStore;
  readonly audit: AuditStore;
  /** The name under which things are counted for an address; says nothing about the address itself. */
  nameEmail(email: string): string;
  /** Keeps all of `work` or nothing; only calls of the handed store belong inside. */
  transaction<T>(work: (store: AccountStore) => Promise<T>): Promise<T>;
  /** Runs `task` once the surrounding transaction is kept. */
  afterCommit(task: () => void): void;
}

export interface AccountStoreParts {
  readonly cipher: FieldCipher;
  readonly createAudit: (database: Database) => AuditStore;
}

/** The account store over an open database or a transaction in it. */
export function createAccountStore(database: Database, parts: AccountStoreParts): AccountStore {
  return {
    users: createUserStore(database, parts.cipher),
    signUps: createSignUpStore(database, parts.cipher),
    resets: createPasswordResetStore(database, parts.cipher),
    sessions: createSessionStore(database),
    mails: createMailStore(database, parts.cipher),
    counters: createCounterStore(database),
    activity: createSignInActivityStore(database, parts.cipher),
    audit: parts.createAudit(database),
    nameEmail: (email) => parts.cipher.indexEmail(email),
    transaction: (work) => database.transaction((inner) => work(createAccountStore(inner, parts))),
    afterCommit: (task) => database.afterCommit(task),
  };
}
