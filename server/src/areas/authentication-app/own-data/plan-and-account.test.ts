import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finishDeletions } from '../../../own-data/finish-deletion.ts';
import { listTables } from '../../../database/list-tables.ts';
import { pay, waitForPlan } from '../../../testing/buy-plan.ts';
import { addMember, makeCompany } from '../../../testing/make-company.ts';
import { createMovingClock, minute } from '../../../testing/moving-clock.ts';
import { startTestServer } from '../../../testing/start-test-server.ts';
import type { CallAnswer, TestServer, TestUser } from '../../../testing/start-test-server.ts';

/** What becomes of a plan with an account that is deleted, and what leaves with an export. */
describe('a plan and its account', { timeout: 60_000 }, () => {
  let server: TestServer;
  const clock = createMovingClock();
  beforeAll(async () => {
    server = await startTestServer({ clock });
  });
  afterAll(() => server.stop());

  async function buy(user: TestUser, body: object): Promise<void> {
    const { accessToken: token } = user;
    const answer = await server.call('POST', '/subscription/buy_subscription/', { token, body });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    await pay(String(answer.body['checkout_url']));
    await waitForPlan(server, user, ({ state, is_purchase_open: isOpen }) => state === 'active' && !isOpen);
    await expect.poll(async () => invoicesOf(user)).not.toEqual([]);
  }

  async function invoicesOf({ accessToken: token }: TestUser): Promise<unknown> {
    return (await server.call('GET', '/subscription_app/invoices/', { token })).body['data'];
  }

  const readOwnData = ({ accessToken: token }: TestUser): Promise<CallAnswer> =>
    server.call('GET', '/authentication_app/settings/own_data/', { token });

  const remove = ({ accessToken: token, email: confirmation }: TestUser): Promise<CallAnswer> =>
    server.call('POST', '/authentication_app/settings/delete_account/', { token, body: { confirmation } });

  async function tenantsOf({ id }: TestUser): Promise<string[]> {
    const account = await server.server.accounts.store.users.find(id);
    if (account === null) throw new Error('This person is gone.');
    return [account.personalTenantId, ...(account.membership === null ? [] : [account.membership.tenantId])];
  }

  /** Tables in which one of the ids stands, apart from what outlives every deletion and what is the provider's own. */
  async function findMentions(ids: readonly string[]): Promise<string[]> {
    const { kysely } = server.server.database;
    const found = new Set<string>();
    for (const { name } of await listTables(kysely)) {
      if (/^(?:audit_|counters|destroyed_keys|tombstones|built_in_payments)/.test(name)) continue;
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(kysely);
      for (const value of rows.flatMap((row) => Object.values(row)))
        if (typeof value === 'string' && ids.some((id) => value.includes(id))) found.add(name);
    }
    return [...found].sort();
  }

  const waitUntilDone = (): Promise<void> =>
    expect
      .poll(() => server.server.database.kysely.selectFrom('deletions').select('user_id').execute(), {
        timeout: 60_000,
      })
      .toEqual([]);

  async function planOf(tenantId: string): Promise<string> {
    const plan = await server.server.accounts.store.billing.subscriptions.findCurrent(tenantId);
    return plan?.providerId ?? '';
  }

  const statusOf = async (providerId: string): Promise<unknown> =>
    (await server.server.payments?.readSubscription(providerId))?.status;

  it('end together: the person is told before, the provider charges nobody, only papers stay', async () => {
    const user = await server.createUser();
    expect((await readOwnData(user)).body['ending_plans']).toEqual([]);
    await buy(user, { subscription_plan: 'individual' });
    const tenants = await tenantsOf(user);
    const plan = await planOf(tenants[0] ?? '');
    expect((await readOwnData(user)).body['ending_plans']).toMatchObject([{ plan_name: 'Individual' }]);
    expect((await remove(user)).status).toBe(200);
    await waitUntilDone();
    expect(await statusOf(plan)).toBe('ended');
    expect(await findMentions([user.id, ...tenants])).toEqual(['invoices']);
    expect((await server.mailsTo(user.email))[0]?.subject).toBe('Your Notewright account is deleted');
  });

  it('end together with the company of its last owner', async () => {
    const { owner, id } = await makeCompany(server);
    await buy(owner, { subscription_plan: 'custom', user_count: 2 });
    const plan = await planOf(id);
    expect((await readOwnData(owner)).body).toMatchObject({
      deletion: 'closes_company',
      ending_plans: [{ plan_name: 'Custom Plan' }],
    });
    const tenants = await tenantsOf(owner);
    expect((await remove(owner)).status).toBe(200);
    await waitUntilDone();
    expect(await statusOf(plan)).toBe('ended');
    expect(await findMentions([owner.id, ...tenants])).toEqual(['invoices']);
  });

  it('leave the plan of a company alone when a member goes, also one who bought it', async () => {
    const company = await makeCompany(server);
    const admin = await addMember(server, company, 'admin');
    await buy(admin, { subscription_plan: 'custom', user_count: 3 });
    expect((await readOwnData(admin)).body).toMatchObject({ deletion: 'member', ending_plans: [] });
    const [own] = await tenantsOf(admin);
    expect((await remove(admin)).status).toBe(200);
    await waitUntilDone();
    expect(await statusOf(await planOf(company.id))).toBe('active');
    expect(await findMentions([admin.id, own ?? admin.id])).toEqual([]);
    expect(await invoicesOf(company.owner)).toHaveLength(1);
  });

  it('stay until the provider can be asked; everything else is gone by then', async () => {
    const user = await server.createUser();
    await buy(user, { subscription_plan: 'individual' });
    const tenants = await tenantsOf(user);
    const { accounts, files, keyring } = server.server;
    await accounts.store.transaction(async (store) => {
      const email = user.email;
      const origin = { ip: '', userAgent: '', requestedAt: clock.now() + 3_600_000 };
      await store.deletions.begin({
        userId: user.id,
        tenantId: tenants[0] ?? '',
        closedCompanyId: null,
        email,
        ...origin,
      });
      // Not for the server's own job, which would be faster.
      await store.deletions.renew(user.id, clock.now() + 4 * minute);
    });
    const asked: unknown[] = [];
    const answers = [false, true];
    const parts = {
      ...accounts,
      clock: { now: () => clock.now() + asked.length * 6 * minute + 5 * minute },
      files,
      vault: keyring.vault,
      backupDays: 30,
      endBilling: (gone: unknown) => {
        asked.push(gone);
        return Promise.resolve(answers.shift() ?? true);
      },
    };
    const { signal } = new AbortController();
    expect(await finishDeletions({ ...parts, clock: { now: () => clock.now() + 5 * minute } }, signal)).toBe(0);
    expect(asked).toEqual([{ userId: user.id, tenantIds: tenants }]);
    expect(await findMentions([tenants[0] ?? ''])).toEqual(
      expect.arrayContaining(['billing_customers', 'deletions', 'subscriptions']),
    );
    expect(await finishDeletions(parts, signal)).toBe(1);
    expect(await server.server.database.kysely.selectFrom('deletions').select('user_id').execute()).toEqual([]);
  });
});
