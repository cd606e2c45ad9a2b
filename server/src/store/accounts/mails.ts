import type { Database } from '../database.ts';
import type { FieldCipher, FieldPlace } from './field-cipher.ts';

export interface Mail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The one-time code in it, so that the mailbox page can show it in large. */
  readonly code: string | null;
}

export interface KeptMail extends Mail {
  readonly sentAt: number;
}

export interface MailStore {
  /** Puts a mail on its way; belongs into the transaction of the change that it tells of. */
  enqueue(mail: Mail, now: number): Promise<void>;
  /** Takes mails for delivery: nobody else tries them before `until`. */
  claim(now: number, until: number, limit: number): Promise<readonly (Mail & { readonly attempts: number })[]>;
  /** Lets a mail that could not be handed over wait until then. */
  postpone(id: string, until: number): Promise<void>;
  /** A mail that was handed over, or given up. */
  remove(id: string): Promise<void>;
  /** Keeps a mail for the mailbox page. A mail that is there already stays as it is. */
  keep(mail: KeptMail): Promise<void>;
  /** Newest first; all recipients when `to` is null. */
  listKept(to: string | null, limit: number): Promise<readonly KeptMail[]>;
  removeKeptBefore(time: number): Promise<void>;
}

type Content = Omit<Mail, 'id'>;
type MailTable = 'outbox' | 'mailbox';

function placeOf(table: MailTable, rowId: string): FieldPlace {
  return { table, column: 'content', rowId };
}

/** Mails over the database, sealed: they carry codes and addresses. */
export function createMailStore(database: Database, cipher: FieldCipher): MailStore {
  const { kysely } = database;
  const seal = (table: MailTable, { id, ...content }: Mail): Uint8Array =>
    cipher.seal(placeOf(table, id), JSON.stringify(content satisfies Content));
  // Only `seal` above writes what is opened here, and the cipher proves that it is unchanged.
  const open = (table: MailTable, row: { readonly id: string; readonly content: Uint8Array }): Mail => ({
    id: row.id,
    ...(JSON.parse(cipher.open(placeOf(table, row.id), row.content)) as Content),
  });
  const pick = ({ id, to, subject, text, html, code }: Mail): Mail => ({ id, to, subject, text, html, code });
  return {
    enqueue: async (mail, now) => {
      const row = { id: mail.id, content: seal('outbox', mail), created_at: now, attempts: 0, lease_until: 0 };
      await kysely.insertInto('outbox').values(row).execute();
    },
    claim: async (now, until, limit) => {
      const due = await kysely
        .selectFrom('outbox')
        .select('id')
        .where('lease_until', '<=', now)
        .orderBy('lease_until')
        .orderBy('created_at')
        .limit(limit)
        .execute();
      const claimed: (Mail & { readonly attempts: number })[] = [];
      for (const { id } of due) {
        const row = await kysely
          .updateTable('outbox')
          .set((set) => ({ lease_until: until, attempts: set('attempts', '+', 1) }))
          .where('id', '=', id)
          .where('lease_until', '<=', now)
          .returning(['id', 'content', 'attempts'])
          .executeTakeFirst();
        if (row !== undefined) claimed.push({ ...open('outbox', row), attempts: row.attempts });
      }
      return claimed;
    },
    postpone: async (id, until) => {
      await kysely.updateTable('outbox').set({ lease_until: until }).where('id', '=', id).execute();
    },
    remove: async (id) => {
      await kysely.deleteFrom('outbox').where('id', '=', id).execute();
    },
    keep: async (mail) => {
      const row = {
        id: mail.id,
        recipient_index: cipher.indexEmail(mail.to),
        content: seal('mailbox', pick(mail)),
        sent_at: mail.sentAt,
      };
      await kysely
        .insertInto('mailbox')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    },
    listKept: async (to, limit) => {
      const all = kysely
        .selectFrom('mailbox')
        .selectAll()
        .orderBy('sent_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit);
      const rows = await (to === null ? all : all.where('recipient_index', '=', cipher.indexEmail(to))).execute();
      return rows.map((row) => ({ ...open('mailbox', row), sentAt: row.sent_at }));
    },
    removeKeptBefore: async (time) => {
      await kysely.deleteFrom('mailbox').where('sent_at', '<', time).execute();
    },
  };
}
