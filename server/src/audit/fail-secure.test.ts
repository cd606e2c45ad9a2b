import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractEndpoints } from '../http/check-registry.ts';
import { addMember, makeCompany } from '../testing/make-company.ts';
import type { TestCompany } from '../testing/make-company.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import type { CallAnswer, TestServer, TestUser } from '../testing/start-test-server.ts';

/** What cannot be noted does not happen and is not shown (OWASP ASVS 5.0, 16.5.2; docs/security/checks.md, row 87). */

const marker = 'ZQXPATIENT';
let server: TestServer;
let company: TestCompany;
let clinician: TestUser;
let chatId: string;
let messageId: string;
let attachmentId: string;

beforeAll(async () => {
  server = await startTestServer();
  company = await makeCompany(server);
  clinician = await addMember(server, company, 'clinician');
  const form = new FormData();
  form.set('model_name', 'Chartwright');
  form.set('message_content', `${marker} has knee pain.`);
  form.set('attached_file', new File([`${marker} fell on ice.`], `${marker}.txt`, { type: 'text/plain' }));
  const made = await server.call('POST', '/chat/create_chat/', { token: clinician.accessToken, body: form });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const data = made.body['data'] as {
    id: string;
    messages: readonly { id: string; attachment: { id: string } | null }[];
  };
  chatId = data.id;
  messageId = data.messages.at(-1)?.id ?? '';
  attachmentId = data.messages[0]?.attachment?.id ?? '';
  await server.call('PATCH', `/chat/update_chat_title/${chatId}/`, {
    token: clinician.accessToken,
    body: { title: `${marker} title` },
  });
  await server.call('PUT', '/chat/draft/', { token: clinician.accessToken, body: { text: `${marker} draft` } });
});
afterAll(() => server.stop());

/** Takes the log away, as a full disk or a revoked right would, while `work` goes on. */
async function withoutLog<T>(work: () => Promise<T>): Promise<T> {
  const { schema } = server.server.database.kysely;
  await schema.alterTable('audit_events').renameTo('audit_events_elsewhere').execute();
  try {
    return await work();
  } finally {
    await schema.alterTable('audit_events_elsewhere').renameTo('audit_events').execute();
  }
}

const call = (user: TestUser, method: string, path: string, body?: unknown): Promise<CallAnswer> =>
  server.call(method, path, { token: user.accessToken, ...(body === undefined ? {} : { body }) });

/** Every way to read a patient's words or the log, by who may. */
const reads = (): readonly (readonly [user: TestUser, method: string, path: string, body?: unknown])[] => [
  [clinician, 'GET', '/chat/get_users_chat_list/'],
  [clinician, 'GET', `/chat/get_a_chat_content/${chatId}/`],
  [clinician, 'GET', `/chat/stream/${messageId}/`],
  [clinician, 'GET', `/chat/attachment/${attachmentId}/`],
  [clinician, 'GET', '/chat/draft/'],
  [clinician, 'POST', '/chat/search/', { q: marker, in: 'title' }],
  [clinician, 'POST', '/authentication_app/settings/export/', {}],
  [company.owner, 'GET', '/authentication_app/settings/audit_log/'],
  [company.owner, 'GET', '/authentication_app/settings/audit_log/export/'],
];

describe('while the audit log cannot be written', () => {
  it('nothing is read that it would have told of, and it is read again afterwards', async () => {
    const before = await Promise.all(reads().map(([user, ...rest]) => call(user, ...rest)));
    expect(before.map((answer) => answer.status)).toEqual(before.map(() => 200));
    expect(JSON.stringify(before.slice(0, 6).map((answer) => answer.body))).toContain(marker);
    const during = await withoutLog(async () => {
      const answers = [];
      for (const [user, ...rest] of reads()) answers.push(await call(user, ...rest));
      return answers;
    });
    for (const [index, { status, body }] of during.entries()) {
      expect([reads()[index]?.[2], status, body['code']]).toEqual([reads()[index]?.[2], 500, 'internal']);
      expect(JSON.stringify(body)).not.toContain(marker);
    }
    const after = await Promise.all(reads().map(([user, ...rest]) => call(user, ...rest)));
    expect(after.map((answer) => answer.status)).toEqual(after.map(() => 200));
  });

  it('no call at all lets a patient’s words out', async () => {
    const seen = await withoutLog(async () => {
      const found: string[] = [];
      for (const endpoint of contractEndpoints) {
        if (endpoint.path === '/authentication_app/logout/') continue;
        const path = endpoint.path
          .replace(/:chatId/, chatId)
          .replace(/:messageId/, messageId)
          .replace(/:attachmentId/, attachmentId)
          .replace(/:\w+/g, chatId);
        const body = endpoint.fileField === undefined ? {} : new FormData();
        for (const user of [clinician, company.owner]) {
          const answer = await call(user, endpoint.method, path, endpoint.method === 'GET' ? undefined : body);
          if (JSON.stringify(answer.body).includes(marker)) found.push(endpoint.path);
        }
      }
      return found;
    });
    expect(seen).toEqual([]);
  });

  it('no change is kept, and nobody is let in', async () => {
    const rename = (title: string): Promise<CallAnswer> =>
      call(clinician, 'PATCH', `/chat/update_chat_title/${chatId}/`, { title });
    const signIn = (): Promise<CallAnswer> =>
      server.call('POST', '/authentication_app/signin/', {
        body: { email: company.owner.email, password: company.owner.password },
      });
    const [renamed, signedIn, deleted] = await withoutLog(async () => [
      await rename('Kept in spite of it'),
      await signIn(),
      await call(clinician, 'DELETE', `/chat/delete_chat/${chatId}/`),
    ]);
    expect([renamed.status, signedIn.status, deleted.status]).toEqual([500, 500, 500]);
    const list = await call(clinician, 'GET', '/chat/get_users_chat_list/');
    expect(JSON.stringify(list.body)).toContain(`${marker} title`);
    expect((await signIn()).status).toBe(200);
  });

  it('says in the log of the server that something failed, without a word of it', async () => {
    const lines = server.logLines.filter((line) => line.includes('"call failed"'));
    expect(lines.length).toBeGreaterThan(5);
    expect(server.logLines.join('')).not.toContain(marker);
  });
});
