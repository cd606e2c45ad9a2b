import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../../testing/start-test-server.ts';
import type { CallAnswer, TestServer, TestUser } from '../../testing/start-test-server.ts';

const path = '/authentication_app/settings/preferences/';
const first = { default_tool: 'Chartwright', note_kind: null, uses_models: true };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const change = (who: TestUser, body: object): Promise<CallAnswer> =>
  server.call('PATCH', path, { token: who.accessToken, body });

async function readPreferences(who: TestUser): Promise<unknown> {
  const answer = await server.call('GET', '/authentication_app/user_profile/', { token: who.accessToken });
  return answer.body['preferences'];
}

describe('preferences', () => {
  it('begin with Chartwright and no kind of note, and are each person’s own', async () => {
    const [dana, robin] = [await server.createUser(), await server.createUser()];
    expect(await readPreferences(dana)).toEqual(first);
    const answer = await change(dana, { default_tool: 'TranscriptX', note_kind: 'progress' });
    expect([answer.status, answer.body]).toEqual([
      200,
      { default_tool: 'TranscriptX', note_kind: 'progress', uses_models: true },
    ]);
    expect(await readPreferences(dana)).toEqual(answer.body);
    expect(await readPreferences(robin)).toEqual(first);
  });

  it('keep what a change leaves out, and can be taken back', async () => {
    const user = await server.createUser();
    await change(user, { default_tool: 'Redactify', note_kind: 'soap' });
    expect((await change(user, { note_kind: null })).body).toEqual({
      default_tool: 'Redactify',
      note_kind: null,
      uses_models: true,
    });
    expect((await change(user, {})).body).toEqual({ default_tool: 'Redactify', note_kind: null, uses_models: true });
    expect((await change(user, { default_tool: 'Chartwright' })).body).toEqual(first);
  });

  it.each([[{ default_tool: 'Chatwright' }], [{ default_tool: null }], [{ note_kind: 'sonnet' }], [{ theme: 'dark' }]])(
    'refuse %j and change nothing',
    async (body) => {
      const user = await server.createUser();
      const answer = await change(user, body);
      expect([answer.status, answer.body['code']]).toEqual([400, 'validation_failed']);
      expect(await readPreferences(user)).toEqual(first);
    },
  );

  it('count as not chosen when the installation no longer has what was chosen', async () => {
    const user = await server.createUser();
    await server.server.database.kysely
      .updateTable('user_accounts')
      .set({ default_tool: 'Rewritify', note_kind: 'sonnet' })
      .where('user_id', '=', user.id)
      .execute();
    expect(await readPreferences(user)).toEqual(first);
  });

  it('are noted in the audit log once for each change', async () => {
    const user = await server.createUser();
    await change(user, { default_tool: 'Validify' });
    await change(user, { default_tool: 'Validator' });
    const rows = await server.server.database.kysely
      .selectFrom('audit_events')
      .select(['outcome', 'object_id'])
      .where('action', '=', 'preferences.update')
      .where('actor_id', '=', user.id)
      .execute();
    expect(rows).toEqual([{ outcome: 'success', object_id: user.id }]);
  });
});
