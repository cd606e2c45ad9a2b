import type { Database } from '../../database/database.ts';
import { damagedText } from '../../kernel/damage.ts';
import type { FieldCipher, FieldPlace } from './field-cipher.ts';
import { createOutbox } from './outbox.ts';
import type { Outbox } from './outbox.ts';

export interface Mail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The one-time code in it, so that the mailbox page can show it in large. */
  readonly code: string | null;
  /** Whom an answer goes to, where that is not who sent the mail: somebody who wrote to support. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  /** Milliseconds after which it would only mislead, such as a code's; it is not sent later. Left out, it is sent late. */
  readonly usefulFor?: number;
  /** Takes the way of every mail up to where it would be handed over, and ends there: for an address without an account. */
  readonly isForNobody?: true;
}

export interface KeptMail extends Mail {
  readonly sentAt: number;
}

export interface MailStore extends Outbox {
  /** Keeps a mail for the mailbox page. A mail that is there already stays as it is. */
  keep(mail: KeptMail): Promise<void>;
  /** Newest first; all recipients when `to` is null. */
  listKept(to: string | null, limit: number): Promise<readonly KeptMail[]>;
  removeKeptBefore(time: number): Promise<void>;
}

type Content = Omit<Mail, 'id' | 'usefulFor' | 'isForNobody'>;

/** Stands in the list for one that cannot be opened. */
const damagedMail: Content = { to: '', subject: String(damagedText), text: '', html: '', code: null };

function placeOf(rowId: string): FieldPlace {
  return { table: 'mailbox', column: 'content', rowId };
}

/** Mails over the database: those on their way out, and those that embedded mail keeps. Sealed, as they carry codes. */
export function createMailStore(database: Database, cipher: FieldCipher): MailStore {
  const { kysely } = database;
  return {
    ...createOutbox(database, cipher),
    keep: async ({ id, to, subject, text, html, code, replyTo, sentAt }) => {
      const kept: Content = { to, subject, text, html, code, ...(replyTo === undefined ? {} : { replyTo }) };
      const content = cipher.seal(placeOf(id), JSON.stringify(kept));
      await kysely
        .insertInto('mailbox')
        .values({ id, recipient_index: cipher.indexEmail(to), content, sent_at: sentAt })
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
      // Only `keep` writes what is opened here, and the cipher proves that it is unchanged.
      return rows.map(({ id, content, sent_at: sentAt }) => {
        const opened = cipher.openListed(placeOf(id), content);
        return { id, ...(opened === null ? damagedMail : (JSON.parse(opened) as Content)), sentAt };
      });
    },
    removeKeptBefore: async (time) => {
      await kysely.deleteFrom('mailbox').where('sent_at', '<', time).execute();
    },
  };
}
