import { damagedText, type ShownText } from '../../kernel/damage.ts';
import type { FieldCipher, FieldPlace } from '../accounts/field-cipher.ts';
import { readChatCursor, writeCursor } from '../../kernel/cursor.ts';
import type { Database } from '../../database/database.ts';
import type { Page } from '../../kernel/page.ts';
import type { InvoiceTable } from '../../database/tables/billing.ts';

/** An invoice as it was issued. Times are epoch milliseconds, amounts cents. */
export interface StoredInvoice {
  readonly id: string;
  readonly tenantId: string;
  /** The provider's id. */
  readonly providerId: string;
  readonly number: string;
  readonly status: InvoiceTable['status'];
  readonly amount: number;
  readonly lines: readonly { readonly description: string; readonly amount: number }[];
  /** Who it is made out to, a line each. */
  readonly billTo: readonly string[];
  readonly issuedAt: number;
  readonly paidAt: number | null;
  readonly periodStart: number;
  readonly periodEnd: number;
}

/** The same in a list. */
export interface ListedInvoice extends Omit<StoredInvoice, 'billTo'> {
  readonly billTo: readonly ShownText[];
}

export interface InvoiceStore {
  /** Keeps an invoice; of one that is kept already only what became of it changes. */
  save(invoice: StoredInvoice): Promise<void>;
  /** What became of those of these invoices that are kept, by the provider's ids. */
  listStatuses(providerIds: readonly string[]): Promise<ReadonlyMap<string, StoredInvoice['status']>>;
  /** When the oldest of a tenant was issued that is still open; null where none is. */
  findOldestOpen(tenantId: string): Promise<number | null>;
  /** Null when it is missing or another's. */
  find(tenantId: string, id: string): Promise<StoredInvoice | null>;
  /** Newest first. */
  list(
    tenantId: string,
    page: { readonly cursor?: string | undefined; readonly limit: number },
  ): Promise<Page<ListedInvoice>>;
  /** Removes those that were issued before a time. */
  removeBefore(issuedBefore: number): Promise<void>;
}

function billToPlace(rowId: string): FieldPlace {
  return { table: 'invoices', column: 'bill_to', rowId };
}

/** Invoices over the database; who they are made out to is sealed. */
export function createInvoiceStore({ kysely }: Database, cipher: FieldCipher): InvoiceStore {
  const present = (row: InvoiceTable): Omit<StoredInvoice, 'billTo'> => ({
    id: row.id,
    tenantId: row.tenant_id,
    providerId: row.provider_id,
    number: row.number,
    status: row.status,
    amount: row.amount,
    // Written by this store alone, from the same types.
    lines: JSON.parse(row.lines) as StoredInvoice['lines'],
    issuedAt: row.issued_at,
    paidAt: row.paid_at,
    periodStart: row.period_start,
    periodEnd: row.period_end,
  });
  const presentListed = (row: InvoiceTable): ListedInvoice => {
    const billTo = cipher.openListed(billToPlace(row.id), row.bill_to);
    return { ...present(row), billTo: billTo === null ? [damagedText] : readLines(billTo) };
  };
  const select = (tenantId: string) => kysely.selectFrom('invoices').selectAll().where('tenant_id', '=', tenantId);
  return {
    save: async (invoice) => {
      const { id, status, paidAt } = invoice;
      await kysely
        .insertInto('invoices')
        .values({
          id,
          tenant_id: invoice.tenantId,
          provider_id: invoice.providerId,
          number: invoice.number,
          status,
          amount: invoice.amount,
          lines: JSON.stringify(invoice.lines),
          bill_to: cipher.seal(billToPlace(id), JSON.stringify(invoice.billTo)),
          issued_at: invoice.issuedAt,
          paid_at: paidAt,
          period_start: invoice.periodStart,
          period_end: invoice.periodEnd,
        })
        .onConflict((conflict) => conflict.column('provider_id').doUpdateSet({ status, paid_at: paidAt }))
        .execute();
    },
    listStatuses: async (providerIds) => {
      if (providerIds.length === 0) return new Map();
      const rows = await kysely
        .selectFrom('invoices')
        .select(['provider_id', 'status'])
        .where('provider_id', 'in', providerIds)
        .execute();
      return new Map(rows.map((row) => [row.provider_id, row.status]));
    },
    findOldestOpen: (tenantId) => findOldestOpen({ kysely }, tenantId),
    find: async (tenantId, id) => {
      const row = await select(tenantId).where('id', '=', id).executeTakeFirst();
      return row === undefined
        ? null
        : { ...present(row), billTo: readLines(cipher.open(billToPlace(row.id), row.bill_to)) };
    },
    list: async (tenantId, { cursor, limit }) => {
      const after = readChatCursor(cursor);
      const rows = await select(tenantId)
        .$if(after !== null, (query) =>
          query.where((where) =>
            where(where.refTuple('issued_at', 'id'), '<', where.tuple(after?.time ?? 0, after?.id ?? '')),
          ),
        )
        .orderBy('issued_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit + 1)
        .execute();
      const shown = rows.slice(0, limit);
      const last = shown.at(-1);
      const hasMore = rows.length > limit && last !== undefined;
      return { items: shown.map(presentListed), nextCursor: hasMore ? writeCursor([last.issued_at, last.id]) : null };
    },
    removeBefore: async (issuedBefore) => {
      await kysely.deleteFrom('invoices').where('issued_at', '<', issuedBefore).execute();
    },
  };
}

function readLines(opened: string): StoredInvoice['billTo'] {
  return JSON.parse(opened) as StoredInvoice['billTo'];
}

async function findOldestOpen({ kysely }: Pick<Database, 'kysely'>, tenantId: string): Promise<number | null> {
  const row = await kysely
    .selectFrom('invoices')
    .select('issued_at')
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'open')
    .orderBy('issued_at')
    .limit(1)
    .executeTakeFirst();
  return row?.issued_at ?? null;
}
