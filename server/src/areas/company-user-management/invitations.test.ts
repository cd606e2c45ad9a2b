import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptInvitation, addMember, invite, makeCompany, removeMember } from '../../testing/make-company.ts';
import { createMovingClock, hour, minute } from '../../testing/moving-clock.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import type { CallAnswer, TestServer, TestUser } from '../../testing/start-test-server.ts';
import { setAccount } from '../../testing/set-account.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const prefix = '/company_user_management';
let addressesMade = 0;
const newAddress = (): string => {
  addressesMade += 1;
  return `guest-${addressesMade}@clinic.example`;
};
const addUser = ({ accessToken: token }: TestUser, body: object, headers = {}): Promise<CallAnswer> =>
  server.call('POST', `${prefix}/add_user/`, { token, body, headers });
const listOf = async ({ accessToken: token }: TestUser): Promise<readonly Record<string, unknown>[]> =>
  (await server.call('GET', `${prefix}/user_list/`, { token })).body as unknown as readonly Record<string, unknown>[];
const readInvitation = (token: unknown): Promise<CallAnswer> =>
  server.call('POST', `${prefix}/read_invitation/`, { body: { token } });
const outcomeOf = ({ status, body }: CallAnswer): readonly unknown[] => [status, body['code'] ?? body['message']];
const invalid = [400, 'invitation_invalid'];

/** Signs up with whatever token, verifies, and answers the person with the profile that they find. */
async function signUp(email: string, token?: string): Promise<{ user: TestUser; profile: CallAnswer['body'] }> {
  const password = 'seven quiet otters';
  const body = { email, password, ...(token === undefined ? {} : { token }) };
  const opened = await server.call('POST', '/authentication_app/signup/', { body });
  expect(opened.status).toBe(201);
  const otp = (await server.mailsTo(email)).find(({ code }) => code !== undefined)?.code ?? (await nextCode(email));
  const verified = await server.call('POST', '/authentication_app/verify_otp/', {
    token: String(opened.body['accessToken']),
    body: { email, otp },
  });
  expect(verified.status).toBe(200);
  const { user, accessToken, refreshToken } = verified.body as unknown as TestUser & { user: { id: string } };
  const profile = await server.call('GET', '/authentication_app/user_profile/', { token: accessToken });
  return { user: { id: user.id, email, password, accessToken, refreshToken }, profile: profile.body };
}

async function nextCode(email: string): Promise<string | undefined> {
  return (await server.mailsTo(email, 2)).find(({ code }) => code !== undefined)?.code;
}

describe('an invitation', () => {
  it('as an admin asks for a fresh proof, since an admin can open emergency access', async () => {
    const company = await makeCompany(server);
    const { accounts } = server.server;
    await accounts.store.sessions.forgetProofs(company.owner.id, '');
    accounts.callers.forgetUser(company.owner.id);
    expect(outcomeOf(await addUser(company.owner, { email: newAddress(), role: 'admin' }))).toEqual([
      403,
      'proof_required',
    ]);
    expect(await listOf(company.owner)).toEqual([]);
    expect((await addUser(company.owner, { email: newAddress(), role: 'clinician' })).status).toBe(200);
  });

  it('is mailed with a link, stands in the list, and says what it is for', async () => {
    const company = await makeCompany(server);
    const email = newAddress();
    const answer = await addUser(company.owner, { email, role: 'auditor' });
    expect([answer.status, answer.body]).toEqual([200, { message: 'User invited successfully!' }]);
    const [mail] = await server.mailsTo(email);
    expect(mail?.subject).toBe(`You are invited to ${company.name} on Notewright`);
    const token = new RegExp(`${server.origin}/signUp\\?token=([\\w-]{43})\\n`).exec(mail?.text ?? '')?.[1] ?? '';
    expect(mail?.html).toContain(`href="${server.origin}/signUp?token=${token}"`);
    expect(await listOf(company.owner)).toEqual([
      {
        id: expect.any(String) as string,
        email,
        invition_status: 'pending',
        invited_on: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
        token,
        role: 'auditor',
        user_id: null,
        name: null,
        is_owner: false,
      },
    ]);
    const read = await readInvitation(token);
    expect([read.status, read.body]).toEqual([
      200,
      { company_name: company.name, role: 'auditor', email, invited_by: company.owner.email },
    ]);
    expect(server.logLines.join('\n')).not.toContain(token);
    expect(server.logLines.join('\n')).not.toContain(email);
  });

  it.each(['', '   ', 'x', 'x@', 'a@b', 'a b@c.example', `a@b.example\r\nBcc: x@y.example`, 7, null, ['a@b.example']])(
    'is for an address (%j)',
    async (email) => {
      const { owner } = await makeCompany(server);
      expect((await addUser(owner, { email })).status).toBe(400);
      expect(await listOf(owner)).toEqual([]);
    },
  );

  it('is renewed by another: the link of before is dead', async () => {
    const company = await makeCompany(server);
    const person = await server.createUser();
    const first = await invite(server, company.owner, person.email);
    const second = await invite(server, company.owner, person.email, 'admin');
    expect(second.id).toBe(first.id);
    expect(outcomeOf(await readInvitation(first.token))).toEqual(invalid);
    expect(outcomeOf(await acceptInvitation(server, person, first.token))).toEqual(invalid);
    expect((await acceptInvitation(server, person, second.token)).status).toBe(200);
    expect(await listOf(company.owner)).toMatchObject([{ invition_status: 'accepted', role: 'admin', token: null }]);
  });

  it('is refused for who is a member, in any spelling, with a sentence', async () => {
    const company = await makeCompany(server);
    const member = await addMember(server, company);
    for (const email of [member.email, member.email.toUpperCase(), company.owner.email]) {
      const refused = await addUser(company.owner, { email });
      expect([refused.status, refused.body['Message']]).toEqual([
        409,
        'This person is a member of your company already.',
      ]);
    }
  });

  it('answers alike for an address without an account, with one, and in another company', async () => {
    const company = await makeCompany(server);
    const known = await server.createUser();
    const taken = await addMember(server, await makeCompany(server));
    const answers = [];
    for (const email of [newAddress(), known.email, taken.email]) answers.push(await addUser(company.owner, { email }));
    const shown = answers.map(({ status, body, headers }) => {
      const names = [...headers].filter(([name]) => name !== 'x-request-id' && name !== 'date');
      return JSON.stringify([status, body, names]);
    });
    expect(new Set(shown).size).toBe(1);
    const rows = (await listOf(company.owner)).map(({ invition_status: status, user_id: id, name }) => [
      status,
      id,
      name,
    ]);
    expect(rows).toEqual([0, 1, 2].map(() => ['pending', null, null]));
  });

  it('is sent once for a repeat under the same key', async () => {
    const company = await makeCompany(server);
    const email = newAddress();
    const headers = { 'idempotency-key': 'invite-1' };
    const answers = await Promise.all(Array.from({ length: 8 }, () => addUser(company.owner, { email }, headers)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await server.mailsTo(email);
    const later = newAddress();
    await addUser(company.owner, { email: later });
    await server.mailsTo(later);
    expect(await server.mailsTo(email)).toHaveLength(1);
    expect(outcomeOf(await addUser(company.owner, { email: later }, headers))).toEqual([422, 'idempotency_mismatch']);
  });
});

describe('the seats of a company', () => {
  it('hold members and open invitations, however many are sent at once', async () => {
    const company = await makeCompany(server);
    await addMember(server, company);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => addUser(company.owner, { email: newAddress() })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(8);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map((answer) => JSON.stringify(outcomeOf(answer))))).toEqual(
      new Set([JSON.stringify([409, 'seats_full'])]),
    );
    expect(refused[0]?.body['Message']).toBe(
      'All seats of your company are taken. Add seats or remove somebody first.',
    );
    const [row] = await listOf(company.owner);
    // Who is invited already has a seat, and a seat that is given back can be taken.
    expect((await addUser(company.owner, { email: row?.['email'], role: 'auditor' })).status).toBe(200);
    expect((await removeMember(server, company.owner, String(row?.['id']))).status).toBe(200);
    expect((await addUser(company.owner, { email: newAddress() })).status).toBe(200);
    expect(outcomeOf(await addUser(company.owner, { email: newAddress() }))).toEqual([409, 'seats_full']);
  });

  it('are asked for again when somebody accepts', async () => {
    const company = await makeCompany(server);
    const person = await server.createUser();
    const { token } = await invite(server, company.owner, person.email);
    const seats = (count: number) =>
      server.server.database.kysely.updateTable('tenants').set({ seats: count }).where('id', '=', company.id).execute();
    await seats(1);
    expect(outcomeOf(await acceptInvitation(server, person, token))).toEqual([409, 'seats_full']);
    await seats(2);
    expect((await acceptInvitation(server, person, token)).status).toBe(200);
  });
});

describe('accepting an invitation', () => {
  it('is for the account of its address alone, and says nothing else', async () => {
    const company = await makeCompany(server);
    const [person, thief] = [await server.createUser(), await server.createUser()];
    const { token } = await invite(server, company.owner, person.email.toUpperCase());
    const wrong = await acceptInvitation(server, thief, token);
    const missing = await acceptInvitation(server, thief, 'x'.repeat(43));
    expect([wrong.status, wrong.body]).toEqual([missing.status, missing.body]);
    expect(outcomeOf(wrong)).toEqual(invalid);
    const accepted = await acceptInvitation(server, person, token);
    expect([accepted.status, accepted.body]).toEqual([
      200,
      { message: 'Welcome to the company!', company: { id: company.id, name: company.name } },
    ]);
    expect(outcomeOf(await acceptInvitation(server, person, token))).toEqual(invalid);
    expect(outcomeOf(await readInvitation(token))).toEqual(invalid);
  });

  it('happens once of fifty times at once', async () => {
    const company = await makeCompany(server);
    const person = await server.createUser();
    const { token } = await invite(server, company.owner, person.email);
    const answers = await Promise.all(Array.from({ length: 50 }, () => acceptInvitation(server, person, token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]));
    expect(await listOf(company.owner)).toHaveLength(1);
  });

  it('puts somebody into one of two companies that invited them, also at the same moment', async () => {
    const [one, two] = [await makeCompany(server), await makeCompany(server)];
    const person = await server.createUser();
    const tokens = [
      (await invite(server, one.owner, person.email)).token,
      (await invite(server, two.owner, person.email)).token,
    ];
    const answers = await Promise.all(tokens.map((token) => acceptInvitation(server, person, token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({
      code: 'already_in_company',
      Message: 'You belong to a company already. An account can belong to one at a time.',
    });
    const late = tokens[answers.findIndex(({ status }) => status === 409)];
    expect(outcomeOf(await acceptInvitation(server, person, String(late)))).toEqual([409, 'already_in_company']);
  });

  it('is not for who runs the installation', async () => {
    const company = await makeCompany(server);
    const operator = await server.createUser();
    const { token } = await invite(server, company.owner, operator.email);
    await setAccount(server, operator.id, { isOperator: true, secondFactorAt: 1 });
    expect(outcomeOf(await acceptInvitation(server, operator, token))).toEqual(invalid);
  });

  it.each(['withdrawn', 'its inviter removed', 'its inviter a clinician', 'its inviter disabled'])(
    'is over once the invitation is void: %s',
    async (way) => {
      const company = await makeCompany(server);
      const admin = await addMember(server, company, 'admin');
      const person = await server.createUser();
      const { id, token } = await invite(server, admin, person.email);
      expect((await readInvitation(token)).status).toBe(200);
      if (way === 'withdrawn') await removeMember(server, company.owner, id);
      else if (way === 'its inviter removed') await removeMember(server, company.owner, admin.id);
      else if (way === 'its inviter a clinician')
        await server.call('PATCH', `${prefix}/user_role/`, {
          token: company.owner.accessToken,
          body: { user_id: admin.id, role: 'clinician' },
        });
      else await setAccount(server, admin.id, { disabledAt: 1 });
      expect(outcomeOf(await readInvitation(token))).toEqual(invalid);
      expect(outcomeOf(await acceptInvitation(server, person, token))).toEqual(invalid);
      const row = (await listOf(company.owner)).find(({ email }) => email === person.email);
      expect(row === undefined ? 'gone' : row['invition_status']).toBe(way === 'withdrawn' ? 'gone' : 'expired');
      expect(row?.['token'] ?? null).toBeNull();
      const { body } = await server.call('GET', `${prefix}/company/`, { token: company.owner.accessToken });
      expect(body['seats_taken']).toBe(way === 'its inviter removed' ? 1 : 2);
    },
  );

  it.each(['', 'x', 'x'.repeat(43), "' or 1=1 --", '../../', 'null', '%00', '🙂'.repeat(100)])(
    'finds nothing behind the token %j',
    async (token) => {
      const answer = await readInvitation(token);
      expect(answer.status).toBe(400);
      if (token !== '') expect(outcomeOf(answer)).toEqual(invalid);
    },
  );
});

describe('who may invite as what', () => {
  it('is: the owner everybody, an admin no admins, nobody an owner', async () => {
    const company = await makeCompany(server);
    const admin = await addMember(server, company, 'admin');
    const email = newAddress();
    const refused = await addUser(admin, { email, role: 'admin' });
    expect([refused.status, refused.body['Message']]).toEqual([
      403,
      'Only the owner of your company can invite an admin.',
    ]);
    for (const role of ['owner', 'operator', 'individual', '', 1])
      expect((await addUser(company.owner, { email, role })).status).toBe(400);
    expect((await addUser(admin, { email, role: 'auditor' })).status).toBe(200);
    // An invitation that the owner sent for an admin is not for an admin to change or withdraw.
    const chief = await invite(server, company.owner, newAddress(), 'admin');
    const row = (await listOf(admin)).find(({ id }) => id === chief.id);
    expect(outcomeOf(await addUser(admin, { email: row?.['email'] }))).toEqual([403, 'forbidden']);
    expect(outcomeOf(await removeMember(server, admin, chief.id))).toEqual([403, 'forbidden']);
    expect((await readInvitation(chief.token)).body).toMatchObject({ role: 'admin' });
  });

  it('is in the audit log with what was refused', async () => {
    const company = await makeCompany(server);
    const admin = await addMember(server, company, 'admin');
    await addUser(admin, { email: newAddress(), role: 'admin' });
    const rows = await server.server.database.kysely
      .selectFrom('audit_events')
      .select(['action', 'outcome'])
      .where('tenant_id', '=', company.id)
      .where('actor_id', '=', admin.id)
      .where('action', '=', 'user.invite')
      .execute();
    expect(rows).toEqual([{ action: 'user.invite', outcome: 'denied' }]);
  });
});

describe('signing up with an invitation', () => {
  it('makes the account and joins the company in one step', async () => {
    const company = await makeCompany(server);
    const email = newAddress();
    const { token } = await invite(server, company.owner, email, 'auditor');
    const { user, profile } = await signUp(email, token);
    expect(profile).toMatchObject({ company_name: company.name, role: 'auditor', account_type: 'company' });
    expect(await listOf(company.owner)).toMatchObject([{ invition_status: 'accepted', user_id: user.id }]);
  });

  it('ignores a token that does not fit, with the answer of always', async () => {
    const company = await makeCompany(server);
    const { token } = await invite(server, company.owner, newAddress());
    const withdrawn = await invite(server, company.owner, newAddress());
    await removeMember(server, company.owner, withdrawn.id);
    for (const other of [token, withdrawn.token, 'x', 'x'.repeat(500)]) {
      const { profile } = await signUp(newAddress(), other);
      expect(profile).toMatchObject({ company_name: null, role: 'individual', account_type: 'individual' });
    }
    expect((await readInvitation(token)).status).toBe(200);
  });

  it('joins nothing by the mailed link of a sign-up, which somebody else may have begun with an invitation of theirs', async () => {
    const company = await makeCompany(server);
    const email = newAddress();
    const { token } = await invite(server, company.owner, email);
    const breaker = { now: Date.now(), expiresAt: Date.now() + hour, prolong: false };
    const { counters } = server.server.accounts.store;
    await counters.add('code-failures-of-all', 30, breaker);
    await server.call('POST', '/authentication_app/signup/', {
      body: { email, password: 'the password of a stranger', token },
    });
    await counters.remove('code-failures-of-all');
    const mail = (await server.mailsTo(email, 2)).find(({ text }) => text.includes('verify_link'));
    const link = /verify_link\/\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const password = 'nine patient herons';
    const pressed = await fetch(`${server.origin}/authentication_app/verify_link/`, {
      method: 'POST',
      body: new URLSearchParams({ token: link, new_password: password, confirmation: password }),
    });
    expect(pressed.status).toBe(200);
    expect(await pressed.text()).toContain('open the link of the invitation once more');
    const signedIn = await server.call('POST', '/authentication_app/signin/', { body: { email, password } });
    const accessToken = String(signedIn.body['accessToken']);
    const readProfile = () => server.call('GET', '/authentication_app/user_profile/', { token: accessToken });
    expect((await readProfile()).body).toMatchObject({ role: 'individual', company_name: null });
    const user = { id: '', email, password, accessToken, refreshToken: '' };
    expect((await acceptInvitation(server, user, token)).status).toBe(200);
    expect((await readProfile()).body).toMatchObject({ company_name: company.name });
  });

  it('joins nothing when the invitation is withdrawn before the address is verified', async () => {
    const company = await makeCompany(server);
    const email = newAddress();
    const { id, token } = await invite(server, company.owner, email);
    const opened = await server.call('POST', '/authentication_app/signup/', {
      body: { email, password: 'seven quiet otters', token },
    });
    await removeMember(server, company.owner, id);
    const verified = await server.call('POST', '/authentication_app/verify_otp/', {
      token: String(opened.body['accessToken']),
      body: { email, otp: await nextCode(email) },
    });
    const profile = await server.call('GET', '/authentication_app/user_profile/', {
      token: String(verified.body['accessToken']),
    });
    expect(profile.body).toMatchObject({ role: 'individual', company_name: null });
  });
});

describe('time and mail', () => {
  it('end an invitation after 72 hours, and a new one renews it', async () => {
    const clock = createMovingClock();
    const later = await startTestServer({ clock });
    const company = await makeCompany(later);
    const person = await later.createUser();
    const { token } = await invite(later, company.owner, person.email);
    const read = (): Promise<CallAnswer> => later.call('POST', `${prefix}/read_invitation/`, { body: { token } });
    clock.advance(72 * hour - minute);
    expect((await read()).status).toBe(200);
    clock.advance(2 * minute);
    expect(outcomeOf(await read())).toEqual(invalid);
    const { email, password } = company.owner;
    const signedIn = await later.call('POST', '/authentication_app/signin/', { body: { email, password } });
    const again = { ...company.owner, accessToken: String(signedIn.body['accessToken']) };
    const list = await later.call('GET', `${prefix}/user_list/`, { token: again.accessToken });
    expect(list.body).toMatchObject([{ email: person.email, invition_status: 'expired', token: null }]);
    const { token: renewed } = await invite(later, again, person.email);
    expect(renewed).not.toBe(token);
    await later.stop();
  });

  it('limit what one company, and what all of them, may send to one address', async () => {
    const few = await startTestServer({ settings: { RATE_LIMIT_FACTOR: '1', SHARED_ADDRESS_FACTOR: '1000' } });
    const company = await makeCompany(few);
    const body = { email: 'flooded@clinic.example' };
    const send = () => few.call('POST', `${prefix}/add_user/`, { token: company.owner.accessToken, body });
    for (let round = 0; round < 5; round += 1) expect((await send()).status).toBe(200);
    const refused = await send();
    expect(outcomeOf(refused)).toEqual([429, 'rate_limited']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
    expect(await few.mailsTo(body.email, 5)).toHaveLength(5);
    await few.server.accounts.store.counters.add(
      `invitation-mails:${few.server.accounts.store.nameEmail('elsewhere@clinic.example')}`,
      20,
      { now: Date.now(), expiresAt: Date.now() + hour, prolong: false },
    );
    const another = { email: 'elsewhere@clinic.example' };
    const quiet = await few.call('POST', `${prefix}/add_user/`, { token: company.owner.accessToken, body: another });
    expect([quiet.status, quiet.body]).toEqual([200, { message: 'User invited successfully!' }]);
    const span = { now: Date.now(), expiresAt: Date.now() + hour, prolong: false };
    await few.server.accounts.store.counters.add(`invitations-of:${company.id}`, 93, span);
    const last = 'after-that@clinic.example';
    const sent = { token: company.owner.accessToken, body: { email: last } };
    expect((await few.call('POST', `${prefix}/add_user/`, sent)).status).toBe(200);
    await few.mailsTo(last);
    expect(await few.mailsTo(another.email, 0)).toEqual([]);
    const over = await few.call('POST', `${prefix}/add_user/`, {
      token: company.owner.accessToken,
      body: { email: 'one-too-many@clinic.example' },
    });
    expect([over.status, over.body['Message']]).toEqual([
      429,
      'Your company has sent many invitations today. Please go on tomorrow.',
    ]);
    await few.stop();
  });
});
