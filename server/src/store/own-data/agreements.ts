import { damagedText, type ShownText } from '../../kernel/damage.ts';
import type { FieldCipher, FieldPlace } from '../accounts/field-cipher.ts';
import type { Database } from '../../database/database.ts';

/** An agreement that somebody accepted for their tenant. Times are epoch milliseconds. */
export interface Acceptance {
  readonly id: string;
  readonly version: string;
  /** SHA-256 of the text, in hexadecimal. */
  readonly textDigest: string;
  /** Who accepted it, as they wrote their name and title. */
  readonly name: ShownText;
  readonly title: ShownText;
  readonly acceptedAt: number;
}

export interface NewAcceptance extends Acceptance {
  readonly name: string;
  readonly title: string;
  readonly tenantId: string;
  readonly acceptedBy: string;
  readonly text: string;
}

export interface AgreementStore {
  /** False when the tenant has accepted these very words under this version before. Belongs into a transaction. */
  accept(acceptance: NewAcceptance): Promise<boolean>;
  /** A tenant's acceptances, the latest first. */
  list(tenantId: string): Promise<readonly Acceptance[]>;
  readText(textDigest: string): Promise<ShownText | null>;
  /** Marks a closed tenant's acceptances: they are papers that both sides keep for a time. */
  keepUntil(tenantId: string, time: number): Promise<void>;
  /** Removes what was kept long enough, and texts that nobody's acceptance names any more. */
  removeKeptBefore(time: number): Promise<void>;
}

function partyPlace(rowId: string): FieldPlace {
  return { table: 'agreement_acceptances', column: 'party', rowId };
}

function textPlace(rowId: string): FieldPlace {
  return { table: 'agreement_texts', column: 'text', rowId };
}

/** Agreements over the database. Sealed by the installation, not the tenant: the paper outlives the tenant's keys. */
export function createAgreementStore({ kysely }: Database, cipher: FieldCipher): AgreementStore {
  return {
    accept: async ({ id, tenantId, version, textDigest, text, name, title, acceptedBy, acceptedAt }) => {
      await kysely
        .insertInto('agreement_texts')
        .values({ digest: textDigest, text: cipher.seal(textPlace(textDigest), text) })
        .onConflict((conflict) => conflict.column('digest').doNothing())
        .execute();
      const row = await kysely
        .insertInto('agreement_acceptances')
        .values({
          id,
          tenant_id: tenantId,
          version,
          text_digest: textDigest,
          party: cipher.seal(partyPlace(id), JSON.stringify({ name, title })),
          accepted_by: acceptedBy,
          accepted_at: acceptedAt,
          keep_until: null,
        })
        .onConflict((conflict) => conflict.columns(['tenant_id', 'version', 'text_digest']).doNothing())
        .executeTakeFirst();
      return (row.numInsertedOrUpdatedRows ?? 0n) > 0n;
    },
    list: async (tenantId) => {
      const rows = await kysely
        .selectFrom('agreement_acceptances')
        .select(['id', 'version', 'text_digest', 'party', 'accepted_at'])
        .where('tenant_id', '=', tenantId)
        .orderBy('accepted_at', 'desc')
        .orderBy('id', 'desc')
        .execute();
      return rows.map((row) => {
        const opened = cipher.openListed(partyPlace(row.id), row.party);
        const { name, title } =
          opened === null
            ? { name: damagedText, title: damagedText }
            : (JSON.parse(opened) as Pick<NewAcceptance, 'name' | 'title'>);
        return {
          id: row.id,
          version: row.version,
          textDigest: row.text_digest,
          name,
          title,
          acceptedAt: row.accepted_at,
        };
      });
    },
    readText: async (digest) => {
      const row = await kysely
        .selectFrom('agreement_texts')
        .select('text')
        .where('digest', '=', digest)
        .executeTakeFirst();
      return row === undefined ? null : cipher.show(textPlace(digest), row.text);
    },
    keepUntil: async (tenantId, time) => {
      await kysely
        .updateTable('agreement_acceptances')
        .set({ keep_until: time })
        .where('tenant_id', '=', tenantId)
        .where('keep_until', 'is', null)
        .execute();
    },
    removeKeptBefore: async (time) => {
      const row = await kysely
        .deleteFrom('agreement_acceptances')
        .where('keep_until', 'is not', null)
        .where('keep_until', '<', time)
        .executeTakeFirst();
      if (row.numDeletedRows === 0n) return;
      const named = kysely.selectFrom('agreement_acceptances').select('text_digest');
      await kysely.deleteFrom('agreement_texts').where('digest', 'not in', named).execute();
    },
  };
}
