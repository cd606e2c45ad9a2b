import type { chat, ChatMessage, ResponseOf } from '@notewright/contract';
import { expect } from 'vitest';
import { addMember, makeCompany, type TestCompany } from '../../../../testing/make-company.ts';
import type { CallAnswer, TestServer, TestUser } from '../../../../testing/start-test-server.ts';

/** A company with a resident who signs and an attending who co-signs. */
export interface Ward {
  readonly company: TestCompany;
  readonly resident: TestUser;
  readonly attending: TestUser;
}

export const noteWords =
  '58 yo F with R knee pain x 3 days. No fever.\nMeds: lisinopril 10 mg daily\nPlan: rest, return in 2 weeks';

export const agrees = { credentials: 'MD', attestation: 'I saw and examined the patient and agree.' };

export async function makeWard(server: TestServer): Promise<Ward> {
  const company = await makeCompany(server);
  return { company, resident: await addMember(server, company), attending: await addMember(server, company) };
}

/** A call as somebody, with a JSON body or none. */
export function callAs(
  server: TestServer,
  { accessToken: token }: TestUser,
  method: string,
  path: string,
  body?: object,
): Promise<CallAnswer> {
  return server.call(method, `/chat/${path}`, { token, ...(body === undefined ? {} : { body }) });
}

export interface WrittenNote {
  readonly chatId: string;
  readonly note: ChatMessage;
  readonly question: ChatMessage;
}

/** A note that its writer has yet to sign, from a typed text and a file. */
export async function writeNote(server: TestServer, writer: TestUser): Promise<WrittenNote> {
  const form = new FormData();
  form.set('message_content', noteWords);
  form.set('attached_file', new File(['Allergies: penicillin (hives)'], 'allergies.txt', { type: 'text/plain' }));
  const made = await server.call('POST', '/chat/create_chat/', { token: writer.accessToken, body: form });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const { id, messages } = made.body['data'] as ResponseOf<typeof chat.createChat>['data'];
  const [question, note] = messages;
  if (question === undefined || note === undefined) throw new Error('A message and its reply were expected.');
  return { chatId: id, note, question };
}

export async function writeSignedNote(server: TestServer, writer: TestUser): Promise<WrittenNote> {
  const written = await writeNote(server, writer);
  const signed = await callAs(server, writer, 'POST', `note/${written.note.id}/signature/`, { revision: 0 });
  expect(signed.status, JSON.stringify(signed.body)).toBe(200);
  return { ...written, note: signed.body['data'] as ChatMessage };
}

export const ask = (server: TestServer, by: TestUser, noteId: string, of: Pick<TestUser, 'id'>): Promise<CallAnswer> =>
  callAs(server, by, 'POST', `note/${noteId}/cosignature/`, { user_id: of.id });

/** The request that stands with a version. */
export const requestOf = (answer: CallAnswer): NonNullable<ChatMessage['cosignature']> => {
  const { cosignature } = answer.body['data'] as ChatMessage;
  if (answer.status !== 200 || cosignature === undefined) throw new Error(JSON.stringify(answer.body));
  return cosignature;
};

export interface AskedNote extends WrittenNote {
  readonly requestId: string;
}

/** A signed note that waits for the attending. */
export async function writeAskedNote(server: TestServer, { resident, attending }: Ward): Promise<AskedNote> {
  const written = await writeSignedNote(server, resident);
  return { ...written, requestId: requestOf(await ask(server, resident, written.note.id, attending)).id };
}

export const open = (server: TestServer, by: TestUser, requestId: string): Promise<CallAnswer> =>
  callAs(server, by, 'GET', `cosignatures/${requestId}/`);
export const cosign = (
  server: TestServer,
  by: TestUser,
  requestId: string,
  body: object = agrees,
): Promise<CallAnswer> => callAs(server, by, 'POST', `cosignatures/${requestId}/signature/`, body);
export const sendBack = (
  server: TestServer,
  by: TestUser,
  requestId: string,
  body: object = { comment: 'Which knee was examined?' },
): Promise<CallAnswer> => callAs(server, by, 'POST', `cosignatures/${requestId}/return/`, body);
export const takeBack = (server: TestServer, by: TestUser, noteId: string): Promise<CallAnswer> =>
  callAs(server, by, 'DELETE', `note/${noteId}/cosignature/`);

/** A version as its author sees it now. */
export async function readNote(server: TestServer, author: TestUser, noteId: string): Promise<ChatMessage> {
  const answer = await callAs(server, author, 'GET', `note/${noteId}/`);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body['data'] as ChatMessage;
}

/** The ids in a box, in the order of its pages. */
export async function listBox(server: TestServer, by: TestUser, box: chat.CosignatureBox): Promise<readonly string[]> {
  const ids: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const answer = await callAs(
      server,
      by,
      'GET',
      `cosignatures/?box=${box}${cursor === '' ? '' : `&cursor=${cursor}`}`,
    );
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const page = answer.body as unknown as ResponseOf<typeof chat.listCosignatures>;
    ids.push(...page.data.map(({ id }) => id));
    cursor = page.next_cursor;
  }
  return ids;
}

export async function countWaiting(server: TestServer, by: TestUser): Promise<number> {
  const { body } = await callAs(server, by, 'GET', 'cosignatures/waiting/');
  return (body['data'] as { readonly waiting: number }).waiting;
}

/** Lines of the company's audit log about co-signatures, oldest first. */
export async function auditLines(
  { server }: TestServer,
  { company }: Ward,
  ids: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  const rows = await server.database.kysely
    .selectFrom('audit_events')
    .select(['actor_id', 'action', 'object_type', 'object_id', 'outcome'])
    .where('tenant_id', '=', company.id)
    .where('action', 'like', 'cosignature.%')
    .orderBy('id')
    .execute();
  const names = new Map(Object.entries(ids).map(([name, id]) => [id, name]));
  const nameOf = (id: string | null): string => names.get(id ?? '') ?? '?';
  return rows.map(
    (row) => `${nameOf(row.actor_id)} ${row.action} ${row.object_type}=${nameOf(row.object_id)} ${row.outcome}`,
  );
}

/** The answer of what is not there. */
export const missing = { status: 404, body: { code: 'not_found' } };
