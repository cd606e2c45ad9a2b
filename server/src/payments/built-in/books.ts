import type { Localizable } from '../../language/localizable.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Logger } from '../../kernel/log.ts';
import type { BuiltInStore } from '../../store/billing/built-in-store.ts';
import type { InvoiceReading } from '../payments.ts';
import type { NewPaperOf, Paper, PaperContents, PaperKind } from './papers.ts';

/** What the built-in provider works with. */
export interface BuiltInParts {
  readonly documents: BuiltInStore;
  readonly clock: Clock;
  readonly newId: () => string;
  /** Where its pages stand, without a slash at the end. */
  readonly publicUrl: () => string;
  /** Tells news by an HTTP call. @returns the status of the answer; any failure counts as not delivered. */
  readonly deliver: (body: string, signature: string) => Promise<number>;
  /** 32 bytes of the provider's own; what it signs with and makes addresses from is derived from them. */
  readonly signingKey: Uint8Array;
  /**
   * How many days after a renewal was due one that nobody pays is kept; those of the installation's grace, so that no
   * plan ends before what its mails promised. The last try to charge is waited for in any case.
   */
  readonly graceDays: number;
  /** Has what is due done soon. */
  readonly nudge: () => void;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
}

/** Somebody else has changed a paper between reading and writing: all of it is done again. */
class PaperChangedError extends Error {
  override readonly name = 'PaperChangedError';
}

const mostTries = 25;

/**
 * Does a change wholly or not at all. Of two that meet, one is done again with what the other left, so that a step that
 * looks before it acts (is it paid already?) is taken once.
 */
export async function settle<T>(
  { documents, nudge }: Pick<BuiltInParts, 'documents' | 'nudge'>,
  work: (store: BuiltInStore) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      const result = await documents.transaction(work);
      nudge();
      return result;
    } catch (error) {
      if (!(error instanceof PaperChangedError) || tries >= mostTries) throw error;
    }
  }
}

/** Writes what has changed in a paper that was read in this transaction. */
export async function change<K extends PaperKind>(
  store: BuiltInStore,
  paper: Paper<K>,
  changes: Partial<PaperContents[K]>,
  dueAt: number | null = paper.dueAt,
): Promise<Paper<K>> {
  const changed = { ...paper, content: { ...paper.content, ...changes }, dueAt };
  if (!(await store.update(changed))) throw new PaperChangedError();
  return { ...changed, version: paper.version + 1 };
}

/** Adds a paper of which there is none yet. */
export async function add<K extends PaperKind>(store: BuiltInStore, paper: NewPaperOf<K>): Promise<void> {
  if (!(await store.insert(paper))) throw new PaperChangedError();
}

/** Puts news into the outbox, together with the change that they tell of. */
export async function announce(
  store: BuiltInStore,
  { clock, newId }: Pick<BuiltInParts, 'clock' | 'newId'>,
  customerId: string,
  ...news: readonly (readonly ['checkout' | 'subscription' | 'invoice', string])[]
): Promise<void> {
  const now = clock.now();
  for (const [kind, objectId] of news) {
    const content = { kind, objectId, attempts: 0 };
    await add(store, { id: `evt_${newId()}`, kind: 'event', customerId, createdAt: now, dueAt: now, content });
  }
}

export type NewInvoice = Pick<
  InvoiceReading,
  'customerId' | 'lines' | 'issuedAt' | 'paidAt' | 'periodStart' | 'periodEnd'
>;

/** Issues an invoice under the next number; paid when it has a time of payment, else open. @returns its id */
export async function issueInvoice(
  store: BuiltInStore,
  { newId }: Pick<BuiltInParts, 'newId'>,
  { customerId, ...invoice }: NewInvoice,
): Promise<string> {
  const { lines, issuedAt, paidAt } = invoice;
  const id = `inv_${newId()}`;
  const number = await store.takeNumber('invoice-numbers');
  await add(store, {
    id,
    kind: 'invoice',
    customerId,
    createdAt: issuedAt,
    dueAt: null,
    content: {
      ...invoice,
      number: `NW-${new Date(issuedAt).getUTCFullYear()}-${String(number).padStart(6, '0')}`,
      status: paidAt === null ? 'open' : 'paid',
      amount: lines.reduce((sum, line) => sum + line.amount, 0),
    },
  });
  return id;
}

/** Lines as invoices keep them: papers are in English for everybody. */
export function inEnglish(lines: readonly Localizable<InvoiceReading['lines'][number]>[]): InvoiceReading['lines'] {
  return lines.map(({ description, amount }) => ({ description: String(description), amount }));
}
