import { chat, limits } from '@notewright/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bodyOf, callChat, problemOf, send } from './testing/call-chat.ts';
import { startChatServer, type ChatServer } from './testing/start-chat-server.ts';

let server: ChatServer;
beforeAll(async () => {
  server = await startChatServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const words = 'Made-up chart. Low back pain for two weeks. Plan: rest. Dx: M54.5, F32.A';

async function newAudit(user = server.newUser()) {
  const { data } = bodyOf(
    chat.createChat,
    await send(server, user, { message_content: words, model_name: 'Validify' }),
  );
  const reply = data.messages[1]!;
  if (reply.tool_result?.tool !== 'Validify') throw new Error('An audit has a result.');
  return { user, id: data.id, reply, flags: reply.tool_result.flags };
}
type Audit = Awaited<ReturnType<typeof newAudit>>;
const list = ({ user, id }: Audit) => callChat(server, user, 'GET', `flag_choices/${id}/`);
const save = ({ user, id }: Audit, body: object) => callChat(server, user, 'POST', `flag_choices/${id}/`, body);

describe('choices about flags', () => {
  test('are kept, replaced and taken back, and said when the chart is audited again', async () => {
    const audit = await newAudit();
    const [first, second] = audit.flags;
    expect(bodyOf(chat.listFlagChoices, await list(audit)).data).toEqual([]);
    const dismissed = { flag_id: first!.id, choice: 'dismissed', reason: ' Kept for | reference ' };
    const kept = bodyOf(chat.saveFlagChoice, await save(audit, dismissed)).data;
    expect(kept).toMatchObject([{ ...dismissed, reason: 'Kept for | reference', chosen_by: audit.user.userId }]);
    // The same again changes nothing, nor the day it was said.
    expect(bodyOf(chat.saveFlagChoice, await save(audit, dismissed)).data).toEqual(kept);
    await save(audit, { flag_id: second!.id, choice: 'accepted' });
    await save(audit, { flag_id: second!.id, choice: 'fixed' });
    const both = bodyOf(chat.listFlagChoices, await list(audit)).data;
    expect(both.map(({ choice }) => choice).sort()).toEqual(['dismissed', 'fixed']);

    const again = await send(server, audit.user, { chat_id: audit.id, regenerate_of: audit.reply.id });
    const reply = bodyOf(chat.addMessage, again).data.messages.at(-1)!;
    expect(reply.message_content).toMatch(/\(dismissed \d+ [A-Z][a-z]{2} \d{4}: Kept for \\\| reference\)/);
    expect(reply.message_content).toMatch(/\(marked fixed on \d+ [A-Z][a-z]{2} \d{4}, and still there\)/);
    expect(reply.tool_result?.tool === 'Validify' && reply.tool_result.flags.map(({ id }) => id)).toEqual(
      audit.flags.map(({ id }) => id),
    );

    await save(audit, { flag_id: first!.id, choice: null });
    await save(audit, { flag_id: first!.id, choice: null });
    expect(bodyOf(chat.listFlagChoices, await list(audit)).data.map(({ choice }) => choice)).toEqual(['fixed']);
  });

  test('of two at once one stands', async () => {
    const audit = await newAudit();
    const flagId = audit.flags[0]!.id;
    const answers = await Promise.all(
      (['accepted', 'dismissed', 'fixed'] as const).map((choice) => save(audit, { flag_id: flagId, choice })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(bodyOf(chat.listFlagChoices, await list(audit)).data).toHaveLength(1);
  });

  test.each([
    [{ flag_id: 'Not an id!', choice: 'fixed' }],
    [{ flag_id: 'a1', choice: 'ignored' }],
    [{ flag_id: 'a1' }],
    [{ flag_id: 'a1', choice: 'fixed', more: 1 }],
    [{ flag_id: 'a1', choice: 'dismissed', reason: 'x'.repeat(501) }],
  ])('are refused: %j', async (body) => {
    const audit = await newAudit();
    expect(problemOf(await save(audit, body)).status).toBe(400);
  });

  test('are as many as a person can make, not as many as a program can', async () => {
    const audit = await newAudit();
    const { id, user } = audit;
    await server.store.transaction(async (tx) => {
      const choice = { choice: 'fixed', reason: '', chosenBy: user.userId, chosenAt: 1 } as const;
      for (let count = 0; count < limits.flagChoices; count += 1)
        await tx.flagChoices.save(user, id, { ...choice, flagId: `f${count}` });
    });
    const refused = problemOf(await save(audit, { flag_id: 'onemore', choice: 'fixed' }));
    expect(refused).toMatchObject({ status: 409, message: expect.stringContaining('1,000') });
    expect((await save(audit, { flag_id: 'f1', choice: 'accepted' })).status).toBe(200);
    expect((await save(audit, { flag_id: 'f2', choice: null })).status).toBe(200);
    expect((await save(audit, { flag_id: 'onemore', choice: 'fixed' })).status).toBe(200);
    expect(bodyOf(chat.listFlagChoices, await list(audit)).data).toHaveLength(limits.flagChoices);
  });

  test('are nobody else’s', async () => {
    const audit = await newAudit();
    await save(audit, { flag_id: 'a1', choice: 'dismissed', reason: 'Mine' });
    const stranger = { ...audit, user: server.newUser(audit.user.tenantId) };
    expect(problemOf(await list(stranger)).code).toBe('not_found');
    expect(problemOf(await save(stranger, { flag_id: 'a1', choice: null })).code).toBe('not_found');
    expect(bodyOf(chat.listFlagChoices, await list(audit)).data).toHaveLength(1);
  });
});
