import { signUpByCalls, type SignedUp } from './sign-up-by-calls.ts';

/** Companies and their people made through the public calls, for journeys that begin with them. */
export interface Company {
  readonly name: string;
  readonly owner: SignedUp;
}

type Role = 'admin' | 'clinician' | 'auditor';

const prefix = '/company_user_management';

export async function callAs(
  address: string,
  who: SignedUp,
  method: string,
  place: string,
  body?: unknown,
): Promise<unknown> {
  const answer = await fetch(address + place, {
    method,
    headers: {
      authorization: `Bearer ${who.accessToken}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${place} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

export async function makeCompany(address: string, name: string, owner?: SignedUp): Promise<Company> {
  const person = owner ?? (await signUpByCalls(address));
  await callAs(address, person, 'POST', `${prefix}/create_company/`, { name });
  return { name, owner: person };
}

/** The token of an open invitation, as the inviter's list holds it. */
export async function inviteByCalls(
  address: string,
  { owner }: Company,
  email: string,
  role: Role = 'clinician',
): Promise<string> {
  await callAs(address, owner, 'POST', `${prefix}/add_user/`, { email, role });
  const users = (await callAs(address, owner, 'GET', `${prefix}/user_list/`)) as { email: string; token: string }[];
  return users.find((user) => user.email === email)?.token ?? '';
}

export async function addMember(address: string, company: Company, role: Role = 'clinician'): Promise<SignedUp> {
  const person = await signUpByCalls(address);
  const token = await inviteByCalls(address, company, person.email, role);
  await callAs(address, person, 'POST', `${prefix}/accept_invitation/`, { token });
  return person;
}

export async function writeChat(address: string, who: SignedUp, words: string): Promise<string> {
  const form = new FormData();
  form.set('message_content', words);
  const answer = await fetch(`${address}/chat/create_chat/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${who.accessToken}` },
    body: form,
  });
  return ((await answer.json()) as { data: { id: string } }).data.id;
}
