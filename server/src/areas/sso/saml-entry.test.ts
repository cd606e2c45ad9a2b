import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { invite, removeMember } from '../../testing/make-company.ts';
import type { CallAnswer, TestServer } from '../../testing/start-test-server.ts';
import type { SsoCompany } from './testing/set-up-sso.ts';
import { openSsoStage, type SsoStage } from './testing/sso-stage.ts';

let stage: SsoStage;
let server: TestServer;
let clinic: SsoCompany;
beforeAll(async () => {
  stage = await openSsoStage();
  ({ server, clinic } = stage);
});
afterAll(() => stage.stop());

const profileOf = async ({ body }: CallAnswer): Promise<CallAnswer['body']> =>
  (await server.call('GET', '/authentication_app/user_profile/', { token: String(body['accessToken']) })).body;

async function setSeats(seats: number): Promise<void> {
  const { kysely } = server.server.database;
  await kysely.updateTable('tenants').set({ seats }).where('id', '=', clinic.id).execute();
}

describe('somebody who is invited and comes by the provider', () => {
  beforeEach(() => setSeats(500));

  it('has the role of the invitation and its seat, and uses it up', async () => {
    const { nameId } = stage.newPerson();
    await invite(server, clinic.owner, nameId, 'admin');
    const { store } = server.server.accounts;
    const { seatsTaken } = await store.companies.countPeople(clinic.id, Date.now());
    await setSeats(seatsTaken);
    const answer = await stage.signIn({ nameId });
    expect(answer.status).toBe(200);
    expect((await profileOf(answer))['role']).toBe('admin');
    expect((await store.companies.countPeople(clinic.id, Date.now())).seatsTaken).toBe(seatsTaken);
  });

  it('comes back by no old invitation once they were removed', async () => {
    const { nameId } = stage.newPerson();
    const { token } = await invite(server, clinic.owner, nameId);
    const { body } = await stage.signIn({ nameId });
    const { id } = body['user'] as { id: string };
    expect((await removeMember(server, clinic.owner, id)).status).toBe(200);
    const read = await server.call('POST', '/company_user_management/read_invitation/', { body: { token } });
    expect(read.body['code']).toBe('invitation_invalid');
  });

  it('leaves no invitation behind that waits when they are removed', async () => {
    const { nameId } = stage.newPerson();
    const { body } = await stage.signIn({ nameId });
    const { id } = body['user'] as { id: string };
    const { store } = server.server.accounts;
    const now = Date.now();
    const waiting = { tenantId: clinic.id, email: nameId, role: 'clinician', invitedBy: clinic.owner.id } as const;
    await store.invitations.save({ ...waiting, invitedOn: now, token: 't', tokenHash: 'h', expiresAt: now + 60_000 });
    expect((await removeMember(server, clinic.owner, id)).status).toBe(200);
    expect(await store.invitations.findFor(clinic.id, nameId)).toBeNull();
  });
});
