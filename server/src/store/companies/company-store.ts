import type { Database } from '../../database/database.ts';
import type { ShownText } from '../../kernel/damage.ts';
import type { FieldCipher } from '../accounts/field-cipher.ts';
import { companyNamePlace } from '../accounts/account-places.ts';
import { selectOpen } from './open-invitations.ts';

export interface Company {
  readonly id: string;
  /** Shown and mailed alone: a damaged one keeps nobody of the company from their work. */
  readonly name: ShownText;
  /** How many people it may have, those who are invited counted in. */
  readonly seats: number;
  readonly idleMinutes: number;
  readonly requiresSecondFactor: boolean;
  /** Members may agree to a browser's own speech service. */
  readonly allowsBrowserSpeech: boolean;
  /** False: nothing of its goes to a language model. */
  readonly usesModels: boolean;
  /** Days after its last message when a chat is destroyed; null: never. */
  readonly retentionDays: number | null;
  /** Days for which the sound of visits is kept once it is text. */
  readonly recordingDays: number;
  /** The mail domain (its keyed hash) to whose people it wants no free trial of their own given; null: none. */
  readonly trialDomainIndex: string | null;
  /** Until when its trial lasts; null without one. */
  readonly trialEndsOn: number | null;
}

export interface NewCompany {
  readonly id: string;
  readonly name: string;
  readonly seats: number;
  readonly idleMinutes: number;
  readonly trialEndsOn: number;
  readonly now: number;
}

export type CompanyChange = Partial<
  Pick<NewCompany, 'name'> &
    Pick<
      Company,
      | 'idleMinutes'
      | 'requiresSecondFactor'
      | 'allowsBrowserSpeech'
      | 'usesModels'
      | 'retentionDays'
      | 'recordingDays'
      | 'trialDomainIndex'
    >
>;

export interface CompanyStore {
  create(company: NewCompany): Promise<void>;
  find(id: string): Promise<Company | null>;
  /**
   * Finds a company and holds it until the transaction ends: what changes its people comes one after the other, so
   * that seats, roles and invitations are counted as they are. Null when there is no such company.
   */
  hold(id: string): Promise<Company | null>;
  update(id: string, change: CompanyChange): Promise<void>;
  /** The companies that want no trial given to the people of a mail domain, by its keyed hash. */
  listByTrialDomain(index: string): Promise<readonly string[]>;
  /** Members, and members with those who are invited. Times are epoch milliseconds. */
  countPeople(id: string, now: number): Promise<{ readonly members: number; readonly seatsTaken: number }>;
}

const columns = [
  'id',
  'name',
  'seats',
  'idle_minutes',
  'requires_second_factor',
  'allows_browser_speech',
  'uses_models',
  'retention_days',
  'recording_days',
  'trial_domain_index',
  'trial_ends_on',
] as const;

interface CompanyRow {
  readonly id: string;
  readonly name: Uint8Array | null;
  readonly seats: number;
  readonly idle_minutes: number;
  readonly requires_second_factor: number;
  readonly allows_browser_speech: number;
  readonly uses_models: number;
  readonly retention_days: number | null;
  readonly recording_days: number;
  readonly trial_domain_index: string | null;
  readonly trial_ends_on: number | null;
}

/** Companies over the database. */
export function createCompanyStore(database: Database, cipher: FieldCipher): CompanyStore {
  const { kysely } = database;
  const present = (row: CompanyRow | undefined): Company | null =>
    row === undefined
      ? null
      : {
          id: row.id,
          name: row.name === null ? '' : cipher.show(companyNamePlace(row.id), row.name),
          seats: row.seats,
          idleMinutes: row.idle_minutes,
          requiresSecondFactor: row.requires_second_factor === 1,
          allowsBrowserSpeech: row.allows_browser_speech === 1,
          usesModels: row.uses_models === 1,
          retentionDays: row.retention_days,
          recordingDays: row.recording_days,
          trialDomainIndex: row.trial_domain_index,
          trialEndsOn: row.trial_ends_on,
        };
  return {
    create: async ({ id, name, seats, idleMinutes, trialEndsOn, now }) => {
      const sealed = cipher.seal(companyNamePlace(id), name);
      await kysely
        .insertInto('tenants')
        .values({
          id,
          kind: 'company',
          created_at: now,
          name: sealed,
          seats,
          idle_minutes: idleMinutes,
          retention_days: null,
          trial_ends_on: trialEndsOn,
        })
        .execute();
    },
    find: async (id) =>
      present(
        await kysely
          .selectFrom('tenants')
          .select(columns)
          .where('id', '=', id)
          .where('kind', '=', 'company')
          .executeTakeFirst(),
      ),
    hold: async (id) =>
      present(
        await kysely
          .updateTable('tenants')
          .set((set) => ({ seats: set.ref('seats') }))
          .where('id', '=', id)
          .where('kind', '=', 'company')
          .returning(columns)
          .executeTakeFirst(),
      ),
    update: (id, change) => updateCompany(database, cipher, id, change),
    listByTrialDomain: async (index) => {
      const rows = await kysely.selectFrom('tenants').select('id').where('trial_domain_index', '=', index).execute();
      return rows.map(({ id }) => id);
    },
    countPeople: (id, now) => countPeople(database, id, now),
  };
}

async function updateCompany(
  { kysely }: Database,
  cipher: FieldCipher,
  id: string,
  {
    name,
    idleMinutes,
    requiresSecondFactor,
    allowsBrowserSpeech,
    usesModels,
    retentionDays,
    recordingDays,
    trialDomainIndex,
  }: CompanyChange,
): Promise<void> {
  const changed = {
    ...(name === undefined ? {} : { name: cipher.seal(companyNamePlace(id), name) }),
    ...(idleMinutes === undefined ? {} : { idle_minutes: idleMinutes }),
    ...(requiresSecondFactor === undefined ? {} : { requires_second_factor: requiresSecondFactor ? 1 : 0 }),
    ...(allowsBrowserSpeech === undefined ? {} : { allows_browser_speech: allowsBrowserSpeech ? 1 : 0 }),
    ...(usesModels === undefined ? {} : { uses_models: usesModels ? 1 : 0 }),
    ...(retentionDays === undefined ? {} : { retention_days: retentionDays }),
    ...(recordingDays === undefined ? {} : { recording_days: recordingDays }),
    ...(trialDomainIndex === undefined ? {} : { trial_domain_index: trialDomainIndex }),
  };
  if (Object.keys(changed).length === 0) return;
  await kysely.updateTable('tenants').set(changed).where('id', '=', id).where('kind', '=', 'company').execute();
}

async function countPeople(
  database: Database,
  id: string,
  now: number,
): Promise<{ readonly members: number; readonly seatsTaken: number }> {
  const { members } = await database.kysely
    .selectFrom('memberships')
    .select(({ fn }) => fn.countAll<number>().as('members'))
    .where('tenant_id', '=', id)
    .executeTakeFirstOrThrow();
  const { open } = await selectOpen(database, now)
    .where('i.tenant_id', '=', id)
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .executeTakeFirstOrThrow();
  return { members, seatsTaken: members + open };
}
