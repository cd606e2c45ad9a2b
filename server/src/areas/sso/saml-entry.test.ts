import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limitKeyOf } from '../../kernel/client-address.ts';
import type { SsoProvider } from '../../store/sso/sso-providers.ts';
import { addMember, invite, removeMember } from '../../testing/make-company.ts';
import type { CallAnswer, TestServer, TestUser } from '../../testing/start-test-server.ts';
import { ssoCalls, type SsoCompany } from './testing/set-up-sso.ts';
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

const linkIn = (text: string): string => /\/sso\/connect\?token=([\w-]+)/.exec(text)?.[1] ?? '';
const connect = async (token: string): Promise<number> => {
  const body = new URLSearchParams({ token });
  return (await fetch(`${server.origin}/sso/connect`, { method: 'POST', body })).status;
};
describe('somebody whom the provider calls by another name than before', () => {
  it('is who they were once their mailbox says so, and not called that way any more', async () => {
    const { nameId } = stage.newPerson();
    const first = await stage.signIn({ nameId });
    const shouted = { nameId: nameId.toUpperCase() };
    expect((await stage.signIn(shouted)).status).toBe(403);
    const [mail] = await server.mailsTo(nameId, 1);
    expect(await connect(linkIn(mail?.text ?? ''))).toBe(200);
    const again = await stage.signIn(shouted);
    expect([again.status, again.body['user']]).toEqual([200, first.body['user']]);
    expect((await stage.signIn({ nameId })).status).toBe(403);
  });
});

describe('a mailed link that connects an account', () => {
  /** A member who is to be connected, and the token that they were mailed. */
  async function askForLink(): Promise<{ readonly member: TestUser; readonly token: string }> {
    const { nameId } = stage.newPerson();
    const member = await addMember(server, clinic, 'clinician', await server.createUser(nameId));
    expect((await stage.signIn({ nameId })).status).toBe(403);
    const mails = await server.mailsTo(nameId, 3);
    return { member, token: mails.map(({ text }) => linkIn(text)).find((token) => token !== '') ?? '' };
  }

  async function withProvider(change: Partial<SsoProvider>, work: () => Promise<void>): Promise<void> {
    const { providers } = server.server.accounts.store.sso;
    const provider = await providers.find(clinic.providerId);
    if (provider === null) throw new Error('There is no provider.');
    await providers.save({ ...provider, ...change }, Date.now());
    try {
      await work();
    } finally {
      await providers.save(provider, Date.now());
    }
  }

  it('connects nobody while the provider is off', async () => {
    const { token } = await askForLink();
    await withProvider({ isOn: false }, async () => expect(await connect(token)).toBe(404));
  });

  it('is dropped when the provider is switched off', async () => {
    const { token } = await askForLink();
    const calls = ssoCalls(server, clinic);
    expect((await calls.switchTo(false)).status).toBe(200);
    expect((await calls.switchTo(true)).status).toBe(200);
    expect(await connect(token)).toBe(404);
  });

  it('connects nobody where there is another provider behind the settings', async () => {
    const { token } = await askForLink();
    await withProvider({ entityId: 'https://another.example' }, async () => expect(await connect(token)).toBe(404));
  });

  it('connects nobody of a domain that the provider does not speak for any more', async () => {
    const { token } = await askForLink();
    await withProvider({ domains: ['elsewhere.example'] }, async () => expect(await connect(token)).toBe(404));
  });

  it('connects nobody whose address is another one by then', async () => {
    const { member, token } = await askForLink();
    const { store } = server.server.accounts;
    await store.users.changeEmail(member.id, `moved-${member.email}`);
    expect(await connect(token)).toBe(404);
  });
});

describe('somebody who asks to be let in', () => {
  const admins = { groups: ['notewright-admins'] };
  const calls = (): ReturnType<typeof ssoCalls> => ssoCalls(server, clinic);
  const requestOf = async (email: string): Promise<string | undefined> =>
    (await calls().read()).requests.find((request) => request.email === email)?.id;
  const answer = async (email: string, isLetIn: boolean): Promise<unknown> =>
    calls().answer((await requestOf(email)) ?? '', isLetIn);
  beforeAll(() => calls().change({ policy: 'ask' }));
  afterAll(() => calls().change({ policy: 'create' }));

  it('becomes what the owner was shown, and no more', async () => {
    const { nameId } = stage.newPerson();
    await stage.signIn({ nameId });
    await answer(nameId, true);
    const entered = await stage.signIn({ nameId, attributes: admins });
    expect((await profileOf(entered))['role']).toBe('clinician');
  });

  it('becomes no more than the provider says by then', async () => {
    const { nameId } = stage.newPerson();
    await stage.signIn({ nameId, attributes: admins });
    await answer(nameId, true);
    expect((await profileOf(await stage.signIn({ nameId })))['role']).toBe('clinician');
  });

  it('lets in nobody else of the same address', async () => {
    const { nameId } = stage.newPerson();
    await stage.signIn({ nameId });
    await answer(nameId, true);
    const other = await stage.signIn({ nameId: nameId.toUpperCase() });
    expect([other.status, String(other.body['message'])]).toEqual([403, expect.stringContaining('was asked')]);
  });

  it('stays refused, and the owner is not asked again', async () => {
    const { nameId } = stage.newPerson();
    await stage.signIn({ nameId });
    await answer(nameId, false);
    for (const again of [nameId, nameId.toUpperCase()])
      expect(String((await stage.signIn({ nameId: again })).body['message'])).toContain('did not let you in');
    expect(await requestOf(nameId)).toBeUndefined();
  });

  it('is shown to the owner without a mail once there were many of those today', async () => {
    const { store } = server.server.accounts;
    const now = Date.now();
    const used = { now, expiresAt: now + 60_000, prolong: false };
    await store.counters.add(`sso-requests:${clinic.id}`, 20 * 100_000, used);
    const { nameId } = stage.newPerson();
    await stage.signIn({ nameId });
    expect(await requestOf(nameId)).toBeDefined();
    // Whose mail comes after it.
    await server.createUser();
    expect((await server.mailsTo(clinic.owner.email)).some(({ text }) => text.includes(nameId))).toBe(false);
  });
});

describe('a sign-in', () => {
  it('costs one of the sign-ins of an address', async () => {
    const { counters } = server.server.accounts.store;
    const read = async (): Promise<number> => {
      const now = Date.now();
      const key = `sign-in:address:${limitKeyOf('127.0.0.1')}`;
      return (await counters.add(key, 0, { now, expiresAt: now + 300_000, prolong: false })).points;
    };
    const before = await read();
    expect((await stage.signIn(stage.newPerson())).status).toBe(200);
    expect(await read()).toBe(before + 1);
  });
});
