import type { GivenRole } from '@notewright/contract';
import type { CallAnswer, TestServer, TestUser } from './start-test-server.ts';

type Server = Pick<TestServer, 'call' | 'createUser'>;

export interface TestCompany {
  readonly id: string;
  readonly name: string;
  readonly owner: TestUser;
}

const prefix = '/company_user_management';
let companiesMade = 0;

/** Makes a company over the real calls, with `owner` or a new person as its owner. */
export async function makeCompany(server: Server, owner?: TestUser, wanted?: string): Promise<TestCompany> {
  companiesMade += 1;
  const name = wanted ?? `Clinic ${companiesMade}`;
  const person = owner ?? (await server.createUser());
  const made = await server.call('POST', `${prefix}/create_company/`, { token: person.accessToken, body: { name } });
  const { id } = expectDone(made, 201)['company'] as { id: string };
  return { id, name, owner: person };
}

/** Invites an address; answers the row's id and the token of its link, as the inviter's list shows them. */
export async function invite(
  server: Server,
  inviter: TestUser,
  email: string,
  role: GivenRole = 'clinician',
): Promise<{ readonly id: string; readonly token: string }> {
  const { accessToken: token } = inviter;
  expectDone(await server.call('POST', `${prefix}/add_user/`, { token, body: { email, role } }));
  const list = (await server.call('GET', `${prefix}/user_list/`, { token })).body as unknown as readonly {
    readonly id: string;
    readonly email: string;
    readonly token: string | null;
  }[];
  const row = list.find((one) => one.email === email);
  if (row === undefined || row.token === null) throw new Error(`The list shows no open invitation for ${email}.`);
  return { id: row.id, token: row.token };
}

export function acceptInvitation(server: Server, { accessToken }: TestUser, token: string): Promise<CallAnswer> {
  return server.call('POST', `${prefix}/accept_invitation/`, { token: accessToken, body: { token } });
}

/** Invites `person`, or a new one, into a company, and lets them accept. Their token goes on counting. */
export async function addMember(
  server: Server,
  { owner }: TestCompany,
  role: GivenRole = 'clinician',
  person?: TestUser,
): Promise<TestUser> {
  const member = person ?? (await server.createUser());
  const { token } = await invite(server, owner, member.email, role);
  expectDone(await acceptInvitation(server, member, token));
  return member;
}

/** Removes somebody from a company; by their account's id, or by the id of their row. */
export function removeMember(server: Server, by: TestUser, id: string): Promise<CallAnswer> {
  const token = by.accessToken;
  return server.call('DELETE', `${prefix}/remove_user_from_company/`, { token, body: { user_id: id } });
}

function expectDone({ status, body }: CallAnswer, expected = 200): CallAnswer['body'] {
  if (status !== expected) throw new Error(`A test company could not be made: ${status} ${String(body['code'])}`);
  return body;
}
