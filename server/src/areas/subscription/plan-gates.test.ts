import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractEndpoints } from '../../http/check-registry.ts';
import { acceptInvitation, addMember, invite, makeCompany } from '../../testing/make-company.ts';
import { createMovingClock, day } from '../../testing/moving-clock.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import type { CallAnswer, TestServer, TestUser } from '../../testing/start-test-server.ts';
import { pay, waitForPlan } from '../../testing/buy-plan.ts';

/** The calls that need a plan: every other one works without. A call that is gated or freed by mistake fails here. */
const gated: Readonly<Record<string, 'write' | 'invite' | 'join'>> = {
  'POST /chat/create_chat/': 'write',
  'POST /chat/add_message_to_chat/': 'write',
  'POST /chat/transcribe_audio/': 'write',
  'POST /recordings/begin/': 'write',
  'PUT /chat/note/:messageId/': 'write',
  'POST /chat/note/:messageId/signature/': 'write',
  'POST /chat/note/:messageId/cosignature/': 'write',
  'POST /chat/cosignatures/:requestId/signature/': 'write',
  'POST /company_user_management/add_user/': 'invite',
  'POST /company_user_management/accept_invitation/': 'join',
};

const clock = createMovingClock();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ clock });
});
afterAll(() => server.stop());

async function signIn({ email, password, ...user }: TestUser): Promise<TestUser> {
  const { status, body } = await server.call('POST', '/authentication_app/signin/', { body: { email, password } });
  expect(status).toBe(200);
  return { ...user, email, password, accessToken: String(body['accessToken']) };
}

function form(fields: Readonly<Record<string, string>>): FormData {
  const filled = new FormData();
  for (const [name, value] of Object.entries(fields)) filled.set(name, value);
  return filled;
}

function send({ accessToken: token }: TestUser, fields: Readonly<Record<string, string>> = {}): Promise<CallAnswer> {
  const path = fields['chat_id'] === undefined ? '/chat/create_chat/' : '/chat/add_message_to_chat/';
  return server.call('POST', path, { token, body: form({ message_content: 'A made-up cough since May.', ...fields }) });
}

interface Chat {
  readonly id: string;
  readonly messageId: string;
  readonly replyId: string;
}

async function newChat(user: TestUser): Promise<Chat> {
  const sent = await send(user);
  expect(sent.status, JSON.stringify(sent.body)).toBe(201);
  const { id, messages } = sent.body['data'] as { id: string; messages: readonly { id: string }[] };
  return { id, messageId: messages[0]?.id ?? '', replyId: messages[1]?.id ?? '' };
}

const outcomeOf = ({ status, body }: CallAnswer): readonly unknown[] => [status, body['code'], body['message']];
const open = 'reading, exporting and deleting stay open.';

async function buy(user: TestUser, body: object): Promise<void> {
  const answer = await server.call('POST', '/subscription/buy_subscription/', { token: user.accessToken, body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  await pay(String(answer.body['checkout_url']));
  await waitForPlan(server, user, ({ state }) => state === 'active');
}

describe('which calls need a plan', () => {
  it('is ten of all of them, as the contract says', () => {
    const named = contractEndpoints.filter(({ problems = [] }) => problems.includes('plan_required'));
    expect(named.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(Object.keys(gated).sort());
  });

  it(
    'is these for somebody whose trial has ended, and every other call lets them in',
    { timeout: 60_000 },
    async () => {
      const { owner } = await makeCompany(server);
      const alone = await server.createUser();
      clock.advance(15 * day);
      const users = await Promise.all([owner, alone].map(signIn));
      const asked: Record<string, string[]> = { asked: [] };
      for (const { method, path } of contractEndpoints) {
        // What ends their session, or cancels a plan, is not asked for here; both are tried by themselves.
        if (/logout|lock\/|cancel_subscription/.test(path)) continue;
        for (const { accessToken: token } of users) {
          const answer = await fetch(server.origin + path.replace(/:\w+/g, '01890000-0000-7000-8000-000000000000'), {
            method,
            headers: {
              authorization: `Bearer ${token}`,
              ...(method === 'GET' ? {} : { 'content-type': 'application/x-nothing' }),
            },
            ...(method === 'GET' ? {} : { body: 'x' }),
          });
          const text = await answer.text();
          asked['asked']?.push(path);
          if (answer.status === 402)
            (asked[`${method} ${path}`] ??= []).push(text.includes('your company') ? 'owner' : 'alone');
        }
      }
      expect(asked['asked']?.length).toBeGreaterThan(150);
      delete asked['asked'];
      expect(asked).toEqual({
        'POST /chat/create_chat/': ['owner', 'alone'],
        'POST /chat/add_message_to_chat/': ['owner', 'alone'],
        'POST /chat/transcribe_audio/': ['owner', 'alone'],
        'POST /recordings/begin/': ['owner', 'alone'],
        'PUT /chat/note/:messageId/': ['owner', 'alone'],
        'POST /chat/note/:messageId/signature/': ['owner', 'alone'],
        'POST /chat/note/:messageId/cosignature/': ['owner', 'alone'],
        'POST /chat/cosignatures/:requestId/signature/': ['owner', 'alone'],
        'POST /company_user_management/add_user/': ['owner'],
      });
    },
  );
});

describe('when the trial has ended', () => {
  it('says why nothing is sent, keeps nothing of it, and everything else goes on', async () => {
    const before = await server.createUser();
    const chat = await newChat(before);
    clock.advance(15 * day);
    const user = await signIn(before);
    const sentence = `Your free trial has ended. Choose a plan to go on writing; ${open}`;
    for (const fields of [
      {},
      { chat_id: chat.id },
      { chat_id: chat.id, regenerate_of: chat.replyId },
      { chat_id: chat.id, edit_of: chat.messageId },
    ])
      expect(outcomeOf(await send(user, fields))).toEqual([402, 'plan_required', sentence]);
    const { accessToken: token } = user;
    const streamed = await server.call('POST', '/chat/create_chat/', {
      token,
      body: form({ message_content: 'x' }),
      headers: { accept: 'text/event-stream' },
    });
    expect(outcomeOf(streamed)).toEqual([402, 'plan_required', sentence]);
    const list = await server.call('GET', '/chat/get_users_chat_list/', { token });
    expect(list.body['data']).toHaveLength(1);
    const free: readonly (readonly [string, string, object?])[] = [
      ['GET', `/chat/get_a_chat_content/${chat.id}/`],
      ['GET', `/chat/stream/${chat.replyId}/`],
      ['POST', `/chat/stop/${chat.replyId}/`],
      ['POST', '/chat/search/', { q: 'cough', in: 'title' }],
      ['PUT', '/chat/draft/', { chat_id: chat.id, text: 'A draft goes on.' }],
      ['GET', `/chat/draft/?chat_id=${chat.id}`],
      ['POST', `/chat/message_feedback/${chat.replyId}/`, { rating: 'like' }],
      ['PATCH', `/chat/update_chat_title/${chat.id}/`, { title: 'Renamed' }],
      ['PATCH', `/chat/update_chat_flags/${chat.id}/`, { is_pinned: true }],
      ['POST', '/templates/create/', { name: 'Knee clinic', headings: [{ title: 'Plan' }] }],
      ['GET', '/templates/list/'],
      ['POST', '/phrases/create/', { name: 'knee', words: 'Knee: ***' }],
      ['GET', '/phrases/list/'],
      ['POST', '/authentication_app/settings/export/'],
      ['DELETE', `/chat/delete_chat/${chat.id}/`],
      ['POST', `/chat/restore_chat/${chat.id}/`],
      ['GET', '/subscription_app/usage/'],
      ['GET', '/authentication_app/settings/own_data/'],
    ];
    for (const [method, path, body] of free) {
      const answer = await server.call(method, path, { token, ...(body === undefined ? {} : { body }) });
      expect(answer.status, `${method} ${path} ${JSON.stringify(answer.body).slice(0, 200)}`).toBeLessThan(300);
    }
    const profile = await server.call('GET', '/authentication_app/user_profile/', { token });
    expect(profile.body).toMatchObject({ may_write: false, may_buy: true, subscription_status: null });
    await buy(user, { subscription_plan: 'individual' });
    expect((await send(user, { chat_id: chat.id })).status).toBe(201);
  });

  it('writes a reply to its end that was begun before', async () => {
    const before = await server.createUser();
    const long = 'Patient reports cough. '.repeat(2000);
    const answer = await fetch(`${server.origin}/chat/create_chat/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${before.accessToken}`, accept: 'text/event-stream' },
      body: form({ message_content: long }),
    });
    expect(answer.status).toBe(201);
    const reader = answer.body?.getReader();
    await reader?.read();
    clock.advance(15 * day);
    await reader?.cancel();
    const user = await signIn(before);
    const { accessToken: token } = user;
    const [chat] = (await server.call('GET', '/chat/get_users_chat_list/', { token })).body['data'] as { id: string }[];
    const states = async (): Promise<unknown> => {
      const read = await server.call('GET', `/chat/get_a_chat_content/${chat?.id ?? ''}/`, { token });
      return (read.body['data'] as { messages: readonly { state: string }[] }).messages.map(({ state }) => state);
    };
    await expect.poll(states, { timeout: 60_000 }).toEqual(['complete', 'complete']);
    expect((await send(user, { chat_id: chat?.id ?? '' })).status).toBe(402);
  });

  it('of a company, tells each what they can do, and names nobody', async () => {
    const company = await makeCompany(server);
    const people = [
      company.owner,
      await addMember(server, company, 'admin'),
      await addMember(server, company, 'clinician'),
    ];
    clock.advance(15 * day);
    const [owner, admin, clinician] = await Promise.all(people.map(signIn));
    if (owner === undefined || admin === undefined || clinician === undefined) throw new Error('Somebody is missing.');
    const ended = 'The free trial of your company has ended.';
    for (const manager of [owner, admin])
      expect(outcomeOf(await send(manager))).toEqual([
        402,
        'plan_required',
        `${ended} Choose a plan to go on writing; ${open}`,
      ]);
    expect(outcomeOf(await send(clinician))).toEqual([
      402,
      'plan_required',
      `${ended} Please ask its owner to choose a plan; ${open}`,
    ]);
    const inviting = { token: owner.accessToken, body: { email: 'guest@clinic.example' } };
    expect(outcomeOf(await server.call('POST', '/company_user_management/add_user/', inviting))).toEqual([
      402,
      'plan_required',
      `${ended} Choose a plan to invite people; ${open}`,
    ]);
    await buy(owner, { subscription_plan: 'custom', user_count: 5 });
    for (const member of [owner, admin, clinician]) expect((await send(member)).status).toBe(201);
    // Wherever its people work.
    const body = { workspace: 'personal' };
    await server.call('POST', '/authentication_app/settings/workspace/', { token: clinician.accessToken, body });
    expect((await send(clinician)).status).toBe(201);
    const profile = await server.call('GET', '/authentication_app/user_profile/', { token: clinician.accessToken });
    expect(profile.body).toMatchObject({ account_type: 'individual', may_write: true, may_buy: false });
  });

  it('says of a plan that it has ended, and not a trial', async () => {
    const user = await server.createUser();
    await buy(user, { subscription_plan: 'individual' });
    const { accessToken: token } = user;
    const cancelled = await server.call('POST', '/subscription_app/cancel_subscription/', { token });
    expect(outcomeOf(cancelled)).toEqual([
      200,
      undefined,
      expect.stringMatching(/^Subscription cancelled\. It goes on/),
    ]);
    clock.advance(32 * day);
    const later = await signIn(user);
    expect(outcomeOf(await send(later))).toEqual([
      402,
      'plan_required',
      `Your plan has ended. Choose a plan to go on writing; ${open}`,
    ]);
    // Nothing runs that could be taken back.
    const resume = { token: later.accessToken };
    expect((await server.call('POST', '/subscription_app/resume_subscription/', resume)).body['code']).toBe(
      'no_subscription',
    );
    await buy(later, { subscription_plan: 'individual' });
    expect((await send(later)).status).toBe(201);
  });
});

describe('coming into a company', () => {
  it('takes the company’s plan, not that of who comes; the invitation waits until there is one', async () => {
    const company = await makeCompany(server);
    clock.advance(13 * day);
    const owner = await signIn(company.owner);
    const guest = await server.createUser();
    const { token } = await invite(server, owner, guest.email);
    const newcomer = { email: 'newcomer@clinic.example', password: 'seven quiet otters' };
    const toNewcomer = await invite(server, owner, newcomer.email);
    clock.advance(1.5 * day);
    const joining = await signIn(guest);
    expect(joining.email).toBe(guest.email);
    expect(outcomeOf(await acceptInvitation(server, joining, token))).toEqual([
      402,
      'plan_required',
      'The plan of this company has ended. Please ask the person who invited you.',
    ]);
    // Who signs up with it has an account of their own, and can accept later.
    const path = '/authentication_app/signup/';
    const opened = await server.call('POST', path, { body: { ...newcomer, token: toNewcomer.token } });
    const [mail] = await server.mailsTo(newcomer.email, 2);
    const verified = await server.call('POST', '/authentication_app/verify_otp/', {
      token: String(opened.body['accessToken']),
      body: { email: newcomer.email, otp: mail?.code },
    });
    expect(verified.status, JSON.stringify(verified.body)).toBe(200);
    const signedUp = { ...guest, accessToken: String(verified.body['accessToken']) };
    const profile = await server.call('GET', '/authentication_app/user_profile/', { token: signedUp.accessToken });
    expect(profile.body).toMatchObject({ role: 'individual', company_name: null });
    const payer = await signIn(owner);
    await buy(payer, { subscription_plan: 'custom', user_count: 2 });
    expect((await acceptInvitation(server, joining, token)).status).toBe(200);
    // A seat was bought for one more, and it is taken now.
    expect((await acceptInvitation(server, signedUp, toNewcomer.token)).body['code']).toBe('seats_full');
  });
});

describe('where there is no trial (TRIAL_DAYS=0)', () => {
  it('asks for a plan before the first message', async () => {
    const strict = await startTestServer({ settings: { TRIAL_DAYS: '0' } });
    try {
      const { accessToken: token } = await strict.createUser();
      const body = form({ message_content: 'A made-up cough.' });
      const sent = await strict.call('POST', '/chat/create_chat/', { token, body });
      expect(outcomeOf(sent)).toEqual([402, 'plan_required', `Please choose a plan to begin writing; ${open}`]);
    } finally {
      await strict.stop();
    }
  });
});
