import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addMember, makeCompany } from '../testing/make-company.ts';
import type { TestCompany } from '../testing/make-company.ts';
import { createMovingClock, minute } from '../testing/moving-clock.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import type { TestServer, TestUser } from '../testing/start-test-server.ts';

const clock = createMovingClock();
let server: TestServer;
let company: TestCompany;
beforeAll(async () => {
  server = await startTestServer({ clock });
  company = await makeCompany(server);
});
afterAll(() => server.stop());

const statusOf = async (user: TestUser | null, path: string, method = 'GET'): Promise<number> =>
  (await server.call(method, path, user === null ? {} : { token: user.accessToken })).status;

/** What the chain of a tenant tells of somebody's refused calls, oldest first. */
async function deniedOf(actorId: string, tenantId: string): Promise<readonly string[]> {
  const rows = await server.server.database.kysely
    .selectFrom('audit_events')
    .select('action')
    .where('tenant_id', '=', tenantId)
    .where('actor_id', '=', actorId)
    .where('outcome', '=', 'denied')
    .orderBy('id')
    .execute();
  return rows.map(({ action }) => action);
}

const emergencies = '/company_user_management/emergency_access/';
const log = '/authentication_app/settings/audit_log/';

describe('a refusal by role', () => {
  it('stands in the audit log of the company, for each call that was probed', async () => {
    const clinician = await addMember(server, company);
    for (const path of [emergencies, log, '/operator/overview/']) expect(await statusOf(clinician, path)).toBe(403);
    expect(await statusOf(clinician, emergencies, 'POST')).toBe(403);
    expect(await statusOf(clinician, `${emergencies}01890000-0000-7000-8000-000000000000/chats/`)).toBe(403);
    expect(await deniedOf(clinician.id, company.id)).toEqual([
      'emergency_access.list',
      'audit_log.read',
      'operator.read',
      'emergency_access.open',
      'emergency_access.read',
    ]);
    const shown = await server.call('GET', `${log}?outcome=denied&person=${clinician.id}`, {
      token: company.owner.accessToken,
    });
    const lines = shown.body['data'] as readonly { readonly what: string }[];
    expect(lines.map(({ what }) => what)).toContain('Failed to look at the emergency accesses');
  });

  it('stands in their own log for who works alone', async () => {
    const user = await server.createUser();
    const { personalTenantId = '' } = (await server.server.accounts.store.users.find(user.id)) ?? {};
    expect(await statusOf(user, '/operator/overview/')).toBe(403);
    expect(await deniedOf(user.id, personalTenantId)).toEqual(['operator.read']);
  });

  it('is one line for each call and minute, however often it is asked', async () => {
    const clinician = await addMember(server, company);
    const other = await addMember(server, company);
    await Promise.all(Array.from({ length: 30 }, () => statusOf(clinician, emergencies)));
    await statusOf(other, emergencies);
    expect(await deniedOf(clinician.id, company.id)).toHaveLength(1);
    expect(await deniedOf(other.id, company.id)).toHaveLength(1);
    clock.advance(minute);
    await statusOf(clinician, emergencies);
    await statusOf(clinician, emergencies);
    expect(await deniedOf(clinician.id, company.id)).toHaveLength(2);
  });

  it('is not noted of strangers, of calls that the log does not tell of, nor of a proof that is due', async () => {
    const clinician = await addMember(server, company);
    expect(await statusOf(null, emergencies)).toBe(401);
    expect(await statusOf(clinician, '/company_user_management/former_members/')).toBe(403);
    clock.advance(6 * minute);
    expect(await statusOf(company.owner, `${log}export/`)).toBe(403);
    clock.advance(-6 * minute);
    expect(await deniedOf(clinician.id, company.id)).toEqual([]);
    expect(await deniedOf(company.owner.id, company.id)).toEqual([]);
  });

  it('stays a refusal when it cannot be noted, which the server’s own log tells of', async () => {
    const clinician = await addMember(server, company);
    const failing = vi
      .spyOn(server.server.accounts.store.audit, 'append')
      .mockRejectedValueOnce(new Error('the disk is full'));
    expect(await statusOf(clinician, emergencies)).toBe(403);
    failing.mockRestore();
    expect(server.logLines.some((line) => line.includes('a refusal could not be noted'))).toBe(true);
    expect(await deniedOf(clinician.id, company.id)).toEqual([]);
    expect(await statusOf(clinician, emergencies)).toBe(403);
    expect(await deniedOf(clinician.id, company.id)).toEqual(['emergency_access.list']);
  });
});
