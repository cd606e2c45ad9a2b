import type { NoteForm } from '@notewright/engine';
import type { Selectable } from 'kysely';
import { damagedText, openUnlessDamaged, type ShownText } from '../../kernel/damage.ts';
import type { StoreContext } from '../context.ts';
import { refuseGone } from '../../database/tombstones.ts';
import type { Owner } from '../store.ts';
import type { NoteTemplateTable } from '../../database/tables/templates.ts';

export interface StoredTemplate extends NoteForm {
  readonly id: string;
  /** The company's: for everybody who works with charts there. */
  readonly isShared: boolean;
  readonly updatedAt: number;
}

/** The same in a list; one that is damaged has `damagedText` for a name and no headings. */
export interface ListedTemplate extends Omit<StoredTemplate, 'name'> {
  readonly name: ShownText;
}

/** True for a template that can be used. */
export function isWhole(template: ListedTemplate): template is StoredTemplate {
  return typeof template.name === 'string';
}

/** Templates of notes: a person's own in one tenant, and those of the tenant. A foreign one reads as missing. */
export interface TemplateStore {
  /** Holds a person's list, or the company's, until the transaction ends: of two who name a template alike at once the second finds the first one's. */
  hold(owner: Owner, isShared: boolean): Promise<void>;
  /** By name. */
  list(owner: Owner): Promise<readonly ListedTemplate[]>;
  find(owner: Owner, id: string): Promise<StoredTemplate | null>;
  add(
    owner: Owner,
    template: NoteForm & { readonly id: string; readonly isShared: boolean },
    now: number,
  ): Promise<void>;
  /** False when missing or foreign. */
  update(owner: Owner, id: string, form: NoteForm, now: number): Promise<boolean>;
  remove(owner: Owner, id: string): Promise<boolean>;
}

type Context = Pick<StoreContext, 'database' | 'keys' | 'damage'>;
type Row = Selectable<NoteTemplateTable>;

const placeOf = (tenantId: string, rowId: string) =>
  ({ tenantId, table: 'note_templates', column: 'body', rowId }) as const;

export function createTemplateStore(context: Context): TemplateStore {
  const { database, keys, damage } = context;
  const visible = ({ tenantId, userId }: Owner) =>
    database.kysely
      .selectFrom('note_templates')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where(({ or, eb }) => or([eb('owner_id', '=', userId), eb('owner_id', 'is', null)]));
  const seal = (tenantId: string, id: string, { name, headings }: NoteForm): Uint8Array =>
    keys.sealText(placeOf(tenantId, id), JSON.stringify({ name, headings }));
  // What was sealed here was a form; nothing else opens under this place.
  const open = (row: Row): StoredTemplate => ({
    ...(JSON.parse(keys.openText(placeOf(row.tenant_id, row.id), row.body)) as NoteForm),
    id: row.id,
    isShared: row.owner_id === null,
    updatedAt: row.updated_at,
  });
  return {
    async hold({ tenantId, userId }, isShared) {
      const { kysely } = database;
      await (isShared
        ? kysely.updateTable('tenants').set({ id: tenantId }).where('id', '=', tenantId).execute()
        : kysely.updateTable('user_accounts').set({ user_id: userId }).where('user_id', '=', userId).execute());
    },
    async list(owner) {
      const rows = await visible(owner).execute();
      return rows
        .map((row) => openUnlessDamaged(damage, placeOf(row.tenant_id, row.id), () => open(row)) ?? damagedOne(row))
        .sort((a, b) => String(a.name).localeCompare(String(b.name)) || a.id.localeCompare(b.id));
    },
    async find(owner, id) {
      const row = await visible(owner).where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : open(row);
    },
    async add({ tenantId, userId }, template, now) {
      await refuseGone(database, [tenantId, userId]);
      await database.kysely
        .insertInto('note_templates')
        .values({
          id: template.id,
          tenant_id: tenantId,
          owner_id: template.isShared ? null : userId,
          body: seal(tenantId, template.id, template),
          created_at: now,
          updated_at: now,
        })
        .execute();
    },
    async update({ tenantId, userId }, id, form, now) {
      const { numUpdatedRows } = await database.kysely
        .updateTable('note_templates')
        .set({ body: seal(tenantId, id, form), updated_at: now })
        .where('id', '=', id)
        .where('tenant_id', '=', tenantId)
        .where(({ or, eb }) => or([eb('owner_id', '=', userId), eb('owner_id', 'is', null)]))
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    async remove({ tenantId, userId }, id) {
      const { numDeletedRows } = await database.kysely
        .deleteFrom('note_templates')
        .where('id', '=', id)
        .where('tenant_id', '=', tenantId)
        .where(({ or, eb }) => or([eb('owner_id', '=', userId), eb('owner_id', 'is', null)]))
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}

function damagedOne({ id, owner_id: ownerId, updated_at: updatedAt }: Row): ListedTemplate {
  return { id, name: damagedText, headings: [], isShared: ownerId === null, updatedAt };
}
