import type { Database } from '../../database/database.ts';
import { damagedText } from '../../kernel/damage.ts';
import type { FieldCipher, FieldPlace } from './field-cipher.ts';
import type { Mail } from './mails.ts';
import type { ClaimedMail, MailEnd, UndeliveredMail } from './outbox.ts';

/** What of an undelivered mail is kept: the mail only when it can still be of use. */
interface Kept {
  readonly domain: string;
  readonly mail: Omit<Mail, 'id'> | null;
}

/** Mails that ended undelivered. */
export interface UndeliveredStore {
  /**
   * Ends a mail undelivered: that it was not delivered stays, and what it said only where it can be sent once more,
   * which a code cannot. Nothing when its lease was lost.
   */
  giveUp(mail: Pick<ClaimedMail, 'id' | 'attempts' | 'to'>, end: MailEnd, now: number): Promise<void>;
  /** Newest first; all recipients when `to` is null. */
  listUndelivered(to: string | null, limit: number): Promise<readonly UndeliveredMail[]>;
  countUndelivered(): Promise<number>;
  /** Puts a mail on its way once more; `gone` when what it said was not kept. Atomic. */
  retryUndelivered(id: string, now: number): Promise<'queued' | 'gone' | 'missing'>;
  /** False when there is none. */
  dropUndelivered(id: string): Promise<boolean>;
  removeUndeliveredBefore(time: number): Promise<void>;
}

const placeOf = (table: 'outbox' | 'undelivered_mails', rowId: string): FieldPlace => {
  return { table, column: 'content', rowId };
};

/** Undelivered mails over the database, sealed. */
export function createUndeliveredStore(database: Database, cipher: FieldCipher): UndeliveredStore {
  const { kysely } = database;
  const place = (id: string): FieldPlace => placeOf('undelivered_mails', id);
  return {
    giveUp: (mail, end, now) => database.transaction((inner) => giveUpMail(inner, cipher, { ...mail, ...end, now })),
    listUndelivered: async (to, limit) => {
      const all = kysely.selectFrom('undelivered_mails').selectAll().orderBy('ended_at', 'desc').limit(limit);
      const rows = await (to === null ? all : all.where('recipient_index', '=', cipher.indexEmail(to))).execute();
      return rows.map(({ id, reason, code, status, attempts, created_at: createdAt, ended_at: endedAt, content }) => {
        const opened = content === null ? null : cipher.openListed(place(id), content);
        const kept = opened === null ? null : readKept(opened);
        const domain = kept?.domain ?? (content === null ? null : damagedText);
        const canRetry = kept !== null && kept.mail !== null;
        return { id, reason, code, status, attempts, createdAt, endedAt, domain, canRetry };
      });
    },
    countUndelivered: async () => {
      const row = await kysely
        .selectFrom('undelivered_mails')
        .select(({ fn }) => fn.countAll().as('all'))
        .executeTakeFirstOrThrow();
      return Number(row.all);
    },
    retryUndelivered: (id, now) =>
      database.transaction(async (inner) => {
        const row = await inner.kysely
          .selectFrom('undelivered_mails')
          .select('content')
          .where('id', '=', id)
          .executeTakeFirst();
        if (row === undefined) return 'missing';
        const mail = row.content === null ? null : readKept(cipher.open(place(id), row.content)).mail;
        if (mail === null) return 'gone';
        const removed = await inner.kysely.deleteFrom('undelivered_mails').where('id', '=', id).executeTakeFirst();
        if (removed.numDeletedRows === 0n) return 'missing';
        const content = cipher.seal(placeOf('outbox', id), JSON.stringify(mail));
        const queued = { id, content, created_at: now, attempts: 0, lease_until: 0 };
        await inner.kysely.insertInto('outbox').values(queued).execute();
        return 'queued';
      }),
    dropUndelivered: async (id) => {
      const row = await kysely.deleteFrom('undelivered_mails').where('id', '=', id).executeTakeFirst();
      return row.numDeletedRows > 0n;
    },
    removeUndeliveredBefore: async (time) => {
      await kysely.deleteFrom('undelivered_mails').where('ended_at', '<', time).execute();
    },
  };
}

/** Only `giveUp` writes what is read here, and the cipher proves that it is unchanged. */
function readKept(opened: string): Kept {
  return JSON.parse(opened) as Kept;
}

async function giveUpMail(
  { kysely }: Database,
  cipher: FieldCipher,
  mail: Pick<ClaimedMail, 'id' | 'attempts' | 'to'> & MailEnd & { readonly now: number },
): Promise<void> {
  const row = await kysely
    .deleteFrom('outbox')
    .where('id', '=', mail.id)
    .where('attempts', '=', mail.attempts)
    .returning(['created_at', 'content'])
    .executeTakeFirst();
  if (row === undefined) return;
  const content = JSON.parse(cipher.open(placeOf('outbox', mail.id), row.content)) as Omit<Mail, 'id'>;
  const isTimeless = content.code === null && content.usefulFor === undefined;
  const kept: Kept = { domain: mail.to.slice(mail.to.lastIndexOf('@') + 1), mail: isTimeless ? content : null };
  await kysely
    .insertInto('undelivered_mails')
    .values({
      id: mail.id,
      recipient_index: cipher.indexEmail(mail.to),
      reason: mail.reason,
      code: mail.code,
      status: mail.status,
      attempts: mail.attempts,
      created_at: row.created_at,
      ended_at: mail.now,
      content: cipher.seal(placeOf('undelivered_mails', mail.id), JSON.stringify(kept)),
    })
    .execute();
}
