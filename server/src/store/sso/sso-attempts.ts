import type { Database } from '../../database/database.ts';
import type { FieldCipher, FieldPlace } from '../accounts/field-cipher.ts';

/** A sign-in under way at a company's provider. */
export interface SsoAttempt {
  readonly providerId: string;
  /** The id of the request that the provider was sent. */
  readonly requestId: string;
  /** The owner tries the provider: nobody is signed in. */
  readonly isTrial: boolean;
  readonly remember: boolean;
  /** The page of ours that the person wanted to see. */
  readonly from: string | null;
}

/** Who came, as the provider said it and as it was read. */
export interface SsoPerson {
  /** By what the provider knows them. */
  readonly subject: string;
  readonly email: string | null;
  readonly name: string | null;
  readonly role: 'admin' | 'clinician';
}

export interface SsoAttemptStore {
  /** @param id Hash of the secret that stays in the tab */
  open(id: string, attempt: SsoAttempt, expiresAt: number): Promise<void>;
  /** The attempt of a request, while it waits for its answer. */
  findOpen(requestId: string, now: number): Promise<SsoAttempt | null>;
  /** Keeps the answer to a request. True for the first only. Atomic. */
  answer(requestId: string, ticket: string, person: SsoPerson, now: number): Promise<boolean>;
  /** Takes an answered attempt out; null for another secret or ticket, and for one that is spent or too old. Atomic. */
  spend(
    id: string,
    ticket: string,
    now: number,
  ): Promise<{ readonly attempt: SsoAttempt; readonly person: SsoPerson } | null>;
  /** Notes that an assertion was believed. True for the first time only. Atomic. */
  claimAssertion(providerId: string, assertionId: string, expiresAt: number): Promise<boolean>;
  /** Of these, and of the links and the requests beside them. */
  removeExpired(now: number): Promise<void>;
}

const placeOf = (column: string, rowId: string): FieldPlace => ({ table: 'sso_attempts', column, rowId });

/** Sign-ins at companies' providers, over the database. */
export function createSsoAttemptStore({ kysely }: Database, cipher: FieldCipher): SsoAttemptStore {
  const indexOf = (requestId: string): string => cipher.indexSubject('saml-request', requestId);
  const contentPlace = (rowId: string): FieldPlace => placeOf('content', rowId);
  const answerPlace = (rowId: string): FieldPlace => placeOf('answer', rowId);
  const openAttempt = (row: { readonly id: string; readonly content: Uint8Array }): SsoAttempt =>
    JSON.parse(cipher.open(contentPlace(row.id), row.content)) as SsoAttempt;
  const waiting = (requestId: string, now: number) =>
    kysely
      .selectFrom('sso_attempts')
      .select(['id', 'content'])
      .where('request_index', '=', indexOf(requestId))
      .where('ticket', 'is', null)
      .where('expires_at', '>', now)
      .executeTakeFirst();
  return {
    open: async (id, attempt, expiresAt) => {
      const content = cipher.seal(contentPlace(id), JSON.stringify(attempt));
      const { providerId: provider_id, requestId } = attempt;
      const row = { id, provider_id, request_index: indexOf(requestId), content, expires_at: expiresAt };
      await kysely.insertInto('sso_attempts').values(row).execute();
    },
    findOpen: async (requestId, now) => {
      const row = await waiting(requestId, now);
      return row === undefined ? null : openAttempt(row);
    },
    answer: async (requestId, ticket, person, now) => {
      const row = await waiting(requestId, now);
      if (row === undefined) return false;
      const answer = cipher.seal(answerPlace(row.id), JSON.stringify(person));
      const kept = await kysely
        .updateTable('sso_attempts')
        .set({ ticket, answer })
        .where('id', '=', row.id)
        .where('ticket', 'is', null)
        .executeTakeFirst();
      return kept.numUpdatedRows > 0n;
    },
    spend: async (id, ticket, now) => {
      const row = await kysely
        .deleteFrom('sso_attempts')
        .where('id', '=', id)
        .where('ticket', '=', ticket)
        .where('expires_at', '>', now)
        .returning(['id', 'content', 'answer'])
        .executeTakeFirst();
      if (row === undefined || row.answer === null) return null;
      const person = JSON.parse(cipher.open(answerPlace(row.id), row.answer)) as SsoPerson;
      return { attempt: openAttempt(row), person };
    },
    claimAssertion: async (providerId, assertionId, expiresAt) => {
      const assertion_index = cipher.indexSubject(providerId, assertionId);
      const row = await kysely
        .insertInto('sso_assertions')
        .values({ provider_id: providerId, assertion_index, expires_at: expiresAt })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return (row.numInsertedOrUpdatedRows ?? 0n) > 0n;
    },
    removeExpired: async (now) => {
      for (const table of ['sso_attempts', 'sso_assertions', 'sso_links', 'sso_requests'] as const)
        await kysely.deleteFrom(table).where('expires_at', '<=', now).execute();
    },
  };
}
