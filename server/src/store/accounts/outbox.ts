import type { Database } from '../../database/database.ts';
import type { ShownText } from '../../kernel/damage.ts';
import type { FieldCipher, FieldPlace } from './field-cipher.ts';
import type { Mail } from './mails.ts';
import type { OutboxTable, UndeliveredMailTable } from '../../database/tables/accounts.ts';
import { createUndeliveredStore } from './undelivered.ts';
import type { UndeliveredStore } from './undelivered.ts';

/** A mail that one worker holds until its lease runs out. */
export interface ClaimedMail extends Mail {
  /** How often it was taken, this time included: the number of its lease. */
  readonly attempts: number;
  readonly createdAt: number;
}

/** Why nobody will try a mail again. */
export interface MailEnd {
  readonly reason: UndeliveredMailTable['reason'];
  /** A short word of the transport. */
  readonly code: string;
  /** What the mail server answered, such as 550; null when it did not. */
  readonly status: number | null;
}

export interface UndeliveredMail extends MailEnd {
  readonly id: string;
  readonly attempts: number;
  readonly createdAt: number;
  readonly endedAt: number;
  /** The part of the address after the @; null when it was not kept. */
  readonly domain: ShownText | null;
  /** What it said was kept, so that it can be sent once more. */
  readonly canRetry: boolean;
}

export interface Outbox extends UndeliveredStore {
  /** Puts a mail on its way; belongs into the transaction of the change that it tells of. */
  enqueue(mail: Mail, now: number): Promise<void>;
  /** Takes mails for delivery: nobody else tries them before `until`. Those that never failed come first. */
  claim(now: number, until: number, limit: number): Promise<readonly ClaimedMail[]>;
  /** Lets a mail that could not be handed over wait until then; nothing when its lease was lost meanwhile. */
  postpone(mail: Pick<ClaimedMail, 'id' | 'attempts'>, until: number): Promise<void>;
  /** A mail that was handed over: nothing of it stays. */
  remove(id: string): Promise<void>;
  /** How many mails wait, and since when the oldest does; null when none does. */
  measure(): Promise<{ readonly waiting: number; readonly oldest: number | null }>;
}

function placeOf(rowId: string): FieldPlace {
  return { table: 'outbox', column: 'content', rowId };
}

/** Mails on their way out over the database, sealed: they carry codes and addresses. */
export function createOutbox(database: Database, cipher: FieldCipher): Outbox {
  const { kysely } = database;
  return {
    ...createUndeliveredStore(database, cipher),
    enqueue: async ({ id, ...content }, now) => {
      const row = { id, content: cipher.seal(placeOf(id), JSON.stringify(content)), created_at: now };
      await kysely
        .insertInto('outbox')
        .values({ ...row, attempts: 0, lease_until: 0 })
        .execute();
    },
    claim: (now, until, limit) => claimMails(database, cipher, { now, until, limit }),
    postpone: async ({ id, attempts }, until) => {
      await kysely
        .updateTable('outbox')
        .set({ lease_until: until })
        .where('id', '=', id)
        .where('attempts', '=', attempts)
        .execute();
    },
    remove: async (id) => {
      await kysely.deleteFrom('outbox').where('id', '=', id).execute();
    },
    measure: async () => {
      const row = await kysely
        .selectFrom('outbox')
        .select((select) => [select.fn.countAll().as('waiting'), select.fn.min('created_at').as('oldest')])
        .executeTakeFirstOrThrow();
      const waiting = Number(row.waiting);
      return { waiting, oldest: waiting === 0 ? null : row.oldest };
    },
  };
}

interface Claim {
  readonly now: number;
  readonly until: number;
  readonly limit: number;
}

async function claimMails(
  database: Database,
  cipher: FieldCipher,
  { now, until, limit }: Claim,
): Promise<readonly ClaimedMail[]> {
  const { kysely } = database;
  const due = await kysely
    .selectFrom('outbox')
    .select('id')
    .where('lease_until', '<=', now)
    .orderBy('lease_until')
    .orderBy('created_at')
    .limit(limit)
    .execute();
  const claimed: ClaimedMail[] = [];
  for (const { id } of due) {
    // Whoever changes the row first has the mail; the other finds the lease taken.
    const row = await kysely
      .updateTable('outbox')
      .set((set) => ({ lease_until: until, attempts: set('attempts', '+', 1) }))
      .where('id', '=', id)
      .where('lease_until', '<=', now)
      .returning(['id', 'content', 'attempts', 'created_at'])
      .executeTakeFirst();
    if (row === undefined) continue;
    const opened = cipher.openListed(placeOf(id), row.content);
    if (opened === null) {
      await endDamaged(database, row, now);
      continue;
    }
    // Only `enqueue` writes what is opened here, and the cipher proves that it is unchanged.
    const content = JSON.parse(opened) as Omit<Mail, 'id'>;
    claimed.push({ id, ...content, attempts: row.attempts, createdAt: row.created_at });
  }
  return claimed;
}

/** A mail that nobody can read any more ends undelivered, so that it keeps no other waiting. Whom it was for went with it. */
async function endDamaged(
  database: Database,
  { id, attempts, created_at: createdAt }: Pick<OutboxTable, 'id' | 'attempts' | 'created_at'>,
  now: number,
): Promise<void> {
  const end = { reason: 'given_up', code: 'damaged', status: null, recipient_index: '', content: null } as const;
  await database.transaction(async ({ kysely }) => {
    await kysely.deleteFrom('outbox').where('id', '=', id).execute();
    await kysely
      .insertInto('undelivered_mails')
      .values({ ...end, id, attempts, created_at: createdAt, ended_at: now })
      .execute();
  });
}
