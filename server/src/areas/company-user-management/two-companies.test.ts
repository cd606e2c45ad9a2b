import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCompany } from '../../testing/make-company.ts';
import type { TestCompany } from '../../testing/make-company.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import type { CallAnswer, TestServer, TestUser } from '../../testing/start-test-server.ts';
import { byTier, wholeTier } from '../../testing/test-tier.ts';

/**
 * Two companies, people who come and go between them, and whatever they do in whatever order: a chat is read by who
 * made it, where they made it, and by nobody else; nothing of one company is in an answer of the other.
 */
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const prefix = '/company_user_management';
const peopleCount = 3;
const kinds = ['invite', 'accept', 'remove', 'leave', 'role', 'switch', 'write', 'look'] as const;
const step = fc.record({
  kind: fc.constantFrom(...kinds, 'invite', 'accept', 'accept', 'write'),
  company: fc.constantFrom(0, 1),
  person: fc.nat({ max: peopleCount - 1 }),
  /** Whose token an accept tries; mostly their own. */
  other: fc.nat({ max: peopleCount * 4 }),
  role: fc.constantFrom('clinician', 'clinician', 'admin', 'auditor'),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

interface Someone {
  readonly user: TestUser;
  token: string;
  /** Index of their company. */
  company: number | null;
  role: string;
  atHome: boolean;
}

interface Made {
  readonly id: string;
  readonly by: Someone;
  /** The company, or null for the desk of their own. */
  readonly where: number | null;
  readonly marker: string;
}

interface World {
  readonly companies: readonly TestCompany[];
  readonly people: readonly Someone[];
  /** By company and person. */
  readonly invitations: Map<string, { readonly token: string; readonly role: string }>;
  readonly chats: Made[];
}

/** What happened, over all runs: a run in which nobody joins anything would show nothing. */
const counts = new Map<string, number>();
const count = (what: string): void => void counts.set(what, (counts.get(what) ?? 0) + 1);

const whereNow = ({ company, atHome }: Someone): number | null => (atHome ? null : company);
const mayChart = (person: Someone): boolean => whereNow(person) === null || person.role !== 'auditor';
const ownerOf = (world: World, company: number): TestUser => world.companies[company]?.owner as TestUser;

async function newWorld(): Promise<World> {
  const name = (letter: string): string => `Clinic Kennwort-${letter}`;
  const companies = [
    await makeCompany(server, undefined, name('Aster')),
    await makeCompany(server, undefined, name('Birke')),
  ];
  const people: Someone[] = [];
  for (let index = 0; index < peopleCount; index += 1) {
    const user = await server.createUser();
    people.push({ user, token: user.accessToken, company: null, role: 'individual', atHome: false });
  }
  return { companies, people, invitations: new Map(), chats: [] };
}

async function signIn(person: Someone): Promise<void> {
  const { email, password } = person.user;
  const answer = await server.call('POST', '/authentication_app/signin/', { body: { email, password } });
  expect(answer.status).toBe(200);
  person.token = String(answer.body['accessToken']);
  person.atHome = false;
}

type Doing = (world: World, person: Someone, one: Step) => Promise<void>;

const ask = (token: string, method: string, path: string, body?: object): Promise<CallAnswer> =>
  server.call(method, path, { token, ...(body === undefined ? {} : { body }) });

const invite: Doing = async (world, person, { company, person: index, role }) => {
  const { accessToken } = ownerOf(world, company);
  const body = { email: person.user.email, role };
  const answer = await ask(accessToken, 'POST', `${prefix}/add_user/`, body);
  expect(answer.status).toBe(person.company === company ? 409 : 200);
  if (answer.status !== 200) return;
  const list = (await ask(accessToken, 'GET', `${prefix}/user_list/`)).body as unknown as readonly {
    email: string;
    token: string;
  }[];
  const token = list.find(({ email }) => email === person.user.email)?.token ?? '';
  world.invitations.set(`${company} ${index}`, { token, role });
};

const accept: Doing = async (world, person, { company, person: index, other }) => {
  const whose = other < peopleCount ? other : index;
  const invitation = world.invitations.get(`${company} ${whose}`);
  if (invitation === undefined) return;
  const answer = await ask(person.token, 'POST', `${prefix}/accept_invitation/`, { token: invitation.token });
  if (whose !== index) {
    expect(answer.body['code']).toBe('invitation_invalid');
    return;
  }
  expect(answer.status).toBe(person.company === null ? 200 : 409);
  if (answer.status !== 200) return;
  world.invitations.delete(`${company} ${index}`);
  person.company = company;
  person.role = invitation.role;
  count('joined');
};

const remove: Doing = async (world, person, { company: named, other }) => {
  // Mostly by their own company; now and then the other one tries.
  const company = other % 4 === 0 ? named : (person.company ?? named);
  const body = { user_id: person.user.id };
  const { accessToken } = ownerOf(world, company);
  const answer = await ask(accessToken, 'DELETE', `${prefix}/remove_user_from_company/`, body);
  expect(answer.status).toBe(person.company === company ? 200 : 404);
  if (answer.status !== 200) return;
  person.company = null;
  count('removed');
  expect((await ask(person.token, 'GET', '/chat/get_users_chat_list/')).status).toBe(401);
  await signIn(person);
};

const leave: Doing = async (_world, person) => {
  const answer = await ask(person.token, 'POST', `${prefix}/leave_company/`, {});
  expect(answer.status).toBe(whereNow(person) === null ? 403 : 200);
  if (answer.status === 200) person.company = null;
};

const changeRole: Doing = async (world, person, { company: named, other, role }) => {
  const company = other % 4 === 0 ? named : (person.company ?? named);
  const body = { user_id: person.user.id, role };
  const answer = await ask(ownerOf(world, company).accessToken, 'PATCH', `${prefix}/user_role/`, body);
  expect(answer.status).toBe(person.company === company ? 200 : 404);
  if (answer.status === 200) person.role = role;
};

const switchDesk: Doing = async (_world, person, { company }) => {
  const workspace = company === 0 ? 'company' : 'personal';
  const answer = await ask(person.token, 'POST', '/authentication_app/settings/workspace/', { workspace });
  expect(answer.status).toBe(workspace === 'company' && person.company === null ? 409 : 200);
  if (answer.status === 200) person.atHome = workspace === 'personal';
};

const write: Doing = async (world, person) => {
  const where = whereNow(person);
  const place = where === null ? 'Zuhause' : ['Aster', 'Birke'][where];
  const marker = `Kennwort-${place}-${world.people.indexOf(person)}-${world.chats.length}x`;
  const form = new FormData();
  form.append('model_name', 'Chartwright');
  form.append('message_content', `cough, ${marker}`);
  const answer = await server.call('POST', '/chat/create_chat/', { token: person.token, body: form });
  expect(answer.status).toBe(mayChart(person) ? 201 : 403);
  if (answer.status !== 201) return;
  const { id } = answer.body['data'] as { id: string };
  world.chats.push({ id, by: person, where, marker });
  // In the title for the search, in a draft, and in a draft of the chat.
  const title = { title: `${marker} cough` };
  expect((await ask(person.token, 'PATCH', `/chat/update_chat_title/${id}/`, title)).status).toBe(200);
  for (const chatId of [null, id])
    await ask(person.token, 'PUT', '/chat/draft/', { chat_id: chatId, text: `draft ${marker}` });
  count(where === null ? 'written at home' : 'written in a company');
};

/** Everything that a person can read by lists, and every chat by its id. */
const look: Doing = async (world, person) => {
  const where = whereNow(person);
  const [own, allowed] = [where === null ? 'Zuhause' : ['Aster', 'Birke'][where], mayChart(person)];
  const texts: string[] = [];
  const list = await ask(person.token, 'GET', '/chat/get_users_chat_list/?limit=100');
  expect(list.status).toBe(allowed ? 200 : 403);
  const mine = world.chats.filter((chat) => chat.by === person && chat.where === where && allowed);
  const listed = ((list.body['data'] ?? []) as { id: string }[]).map(({ id }) => id);
  expect(listed.toSorted()).toEqual(mine.map(({ id }) => id).toSorted());
  texts.push(JSON.stringify(list.body));
  const found = await ask(person.token, 'POST', '/chat/search/', { q: 'Kennwort' });
  if (allowed) expect(found.body['data']).toHaveLength(Math.min(mine.length, 30));
  texts.push(JSON.stringify(found.body));
  texts.push(JSON.stringify((await ask(person.token, 'GET', '/chat/draft/')).body));
  for (const chat of world.chats) {
    const answer = await ask(person.token, 'GET', `/chat/get_a_chat_content/${chat.id}/`);
    expect(answer.status).toBe(mine.includes(chat) ? 200 : allowed ? 404 : 403);
    const text = JSON.stringify(answer.body);
    if (mine.includes(chat)) expect(text).toContain(chat.marker);
    texts.push(text);
    texts.push(JSON.stringify((await ask(person.token, 'GET', `/chat/draft/?chat_id=${chat.id}`)).body));
  }
  for (const path of ['company', 'user_list'])
    texts.push(JSON.stringify((await ask(person.token, 'GET', `${prefix}/${path}/`)).body));
  for (const [marker] of texts.join('\n').matchAll(/Kennwort-\w+/g)) expect(marker).toBe(`Kennwort-${own}`);
};

const doings: Readonly<Record<Step['kind'], Doing>> = {
  invite,
  accept,
  remove,
  leave,
  role: changeRole,
  switch: switchDesk,
  write,
  look,
};

async function lookAtAll(world: World): Promise<void> {
  const one: Step = { kind: 'look', company: 0, person: 0, other: 0, role: 'clinician' };
  for (const person of world.people) await look(world, person, one);
  for (const [company, { owner }] of world.companies.entries()) {
    const asOwner = { user: owner, token: owner.accessToken, company, role: 'owner', atHome: false };
    await look(world, asOwner, one);
  }
}

it('keep what is theirs, whoever comes and goes', { timeout: 180_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 40, maxLength: 70 }), async (steps) => {
      const world = await newWorld();
      // Nobody is anywhere yet: everybody is invited first, so that there is something to do.
      for (const [index, person] of world.people.entries())
        await invite(world, person, {
          kind: 'invite',
          company: index % 2 === 0 ? 0 : 1,
          person: index,
          other: 0,
          role: 'clinician',
        });
      for (const one of steps) {
        const person = world.people[one.person];
        if (person === undefined) throw new Error('There is no such person.');
        await doings[one.kind](world, person, one);
      }
      await lookAtAll(world);
    }),
    { numRuns: byTier(1, 12), endOnFailure: true },
  );
  if (!wholeTier) return;
  for (const what of ['joined', 'removed', 'written at home', 'written in a company'])
    expect(counts.get(what), what).toBeGreaterThanOrEqual(5);
});
