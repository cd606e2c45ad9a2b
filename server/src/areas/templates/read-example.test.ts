import { templates } from '@notewright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('gives the headings of an example, and keeps nothing of it', async () => {
  const { accessToken: token, id } = await server.createUser();
  const text = 'HPI: Zebrafish sting.\n\nMeds:\n- quokkamycin 5 mg\n- other\n\nPlan: rest';
  const answer = await server.call('POST', '/templates/read_example/', { token, body: { text } });
  expect(templates.readExample.response.parse(answer.body)).toEqual({
    headings: [
      { title: 'HPI', takes: [], style: 'prose' },
      { title: 'Meds', takes: [], style: 'list' },
      { title: 'Plan', takes: [], style: 'prose' },
    ],
    dropped: 0,
  });
  const { kysely } = server.server.database;
  expect(await kysely.selectFrom('note_templates').select('id').where('owner_id', '=', id).execute()).toEqual([]);
  for (const body of [{ text: '' }, { text: 'x'.repeat(100_001) }])
    expect((await server.call('POST', '/templates/read_example/', { token, body })).status).toBe(400);
});
