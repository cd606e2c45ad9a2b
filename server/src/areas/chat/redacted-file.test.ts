import { chat, type ChatMessage } from '@notewright/contract';
import type { RedactOptions } from '@notewright/engine';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { DocumentProblem } from '../../documents/document-reader.ts';
import type { DocumentRedactor } from '../../documents/document-redactor.ts';
import { ReaderPool } from '../../documents/reader-pool.ts';
import type { UserCaller } from '../../kernel/caller.ts';
import { bodyOf, callChat, problemOf, resume, send, sendStreaming, type Sent } from './testing/call-chat.ts';
import { startChatServer, tokenOf, type ChatServer } from './testing/start-chat-server.ts';

const note = 'Patient: Adaeze Okafor\nDOB: 02/14/1961\nSeen by Dr. Quentin Madeup. Pulse 72, regular.\n';
const noteFile = (): File => new File([note], 'Okafor_discharge.txt', { type: 'text/plain' });

let server: ChatServer;
/** What the redactor was asked for last, and what it is to do instead of its work. */
let asked: RedactOptions[] = [];
let refusal: Error | null = null;
const redactor: DocumentRedactor = {
  async redactDocument(bytes, _name, _type, options) {
    asked.push(options);
    if (refusal !== null) throw refusal;
    const text = Buffer.from(bytes)
      .toString()
      .replaceAll(/Adaeze Okafor|02\/14\/1961|Dr\. Quentin Madeup/g, 'REDACT');
    return { bytes: Buffer.from(text), mediaType: 'text/plain', found: [], notice: null };
  },
};
beforeAll(async () => {
  server = await startChatServer({ redactor });
});
afterAll(() => server[Symbol.asyncDispose]());

async function redacted(user: UserCaller, sent: Sent = {}): Promise<{ id: string; messages: readonly ChatMessage[] }> {
  asked = [];
  const answer = await send(server, user, { model_name: 'Redactify', message_content: '', file: noteFile(), ...sent });
  return bodyOf(chat.createChat, answer).data;
}

const download = (user: UserCaller, id: string | undefined): Promise<Response> =>
  fetch(`${server.origin}/chat/attachment/${id}/`, { headers: { authorization: `Bearer ${tokenOf(user)}` } });
const read = async (user: UserCaller, id: string): Promise<readonly ChatMessage[]> =>
  bodyOf(chat.readChat, await callChat(server, user, 'GET', `get_a_chat_content/${id}/`)).data.messages;

describe('a file sent to Redactify', () => {
  test('comes back with the reply, to be downloaded under a name without identifiers', async () => {
    const user = server.newUser();
    const { id, messages } = await redacted(user);
    const file = messages[1]?.attachment;
    expect(file).toMatchObject({ name: 'REDACT_discharge-redacted.txt', media_type: 'text/plain', text: '' });
    const answer = await download(user, file?.id);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="REDACT_discharge-redacted.txt"; filename*=UTF-8''REDACT_discharge-redacted.txt`,
    );
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.length).toBe(file?.size);
    expect(bytes.toString()).toBe('Patient: REDACT\nDOB: REDACT\nSeen by REDACT. Pulse 72, regular.\n');
    // What was sent is there as it was.
    expect(await (await download(user, messages[0]?.attachment?.id)).text()).toBe(note);
    expect((await read(user, id))[1]?.attachment).toEqual(file);
    for (const stranger of [server.newUser(), server.newUser(user.tenantId)])
      expect((await download(stranger, file?.id)).status).toBe(404);
    expect(server.logLines.join()).not.toMatch(/okafor|madeup/i);
    const audit = await server.database.kysely
      .selectFrom('audit_events')
      .select(['action', 'object_id', 'outcome'])
      .where('object_id', '=', file?.id ?? '')
      .execute();
    expect(audit.map(({ action, outcome }) => `${action} ${outcome}`).sort()).toEqual([
      'attachment.read denied',
      'attachment.read denied',
      'attachment.read success',
      'attachment.redact success',
    ]);
  });

  test('is read for its words when it is sent, and once for each redaction', async () => {
    const parses = vi.spyOn(ReaderPool.prototype, 'run');
    const user = server.newUser();
    const { id, messages } = await redacted(user);
    expect([parses.mock.calls.length, asked.length]).toEqual([1, 1]);
    // The next version of the reply takes the words that were stored.
    await send(server, user, { chat_id: id, regenerate_of: messages[1]?.id ?? '' });
    expect([parses.mock.calls.length, asked.length]).toEqual([1, 2]);
    // Nor does redacting a document read it a second time for its words.
    await using whole = await startChatServer();
    parses.mockClear();
    await send(whole, whole.newUser(), { model_name: 'Redactify', message_content: '', file: noteFile() });
    expect(parses.mock.calls.map(([request]) => 'redact' in request)).toEqual([false, true]);
    parses.mockRestore();
  });

  test('is told by the stream’s end, and again to another device', async () => {
    const user = server.newUser();
    const events = await sendStreaming(server, user, {
      model_name: 'Redactify',
      file: noteFile(),
      message_content: '',
    });
    const end = events.at(-1)?.data;
    expect(end).toMatchObject({ type: 'turn-end', attachment: { name: 'REDACT_discharge-redacted.txt' } });
    expect(events.map(({ data }) => (data.type === 'stage-start' ? data.stage : '')).join(' ')).toContain('redacting');
    const stored = events[0]?.data.type === 'message-stored' ? events[0].data : null;
    const reply = stored?.messages[1];
    expect(reply?.attachment).toBeNull();
    expect((await resume(server, user, reply?.id ?? '', -1)).at(-1)?.data).toEqual(end);
    expect((await read(user, stored?.chat_id ?? ''))[1]?.attachment?.name).toBe('REDACT_discharge-redacted.txt');
  });

  test('comes back once for a repeated request', async () => {
    const user = server.newUser();
    const kept = server.files.kept.size;
    const sent = { key: crypto.randomUUID() };
    const [first, second] = await Promise.all([redacted(user, sent), redacted(user, sent)]);
    const third = await redacted(user, sent);
    expect(second.messages[1]?.attachment).toEqual(first.messages[1]?.attachment);
    expect(third.messages[1]?.attachment).toEqual(first.messages[1]?.attachment);
    expect(server.files.kept.size).toBe(kept + 2);
  });

  test('comes back with each version of the reply, and all of it goes with the chat', async () => {
    const user = server.newUser();
    const kept = server.files.kept.size;
    const { id, messages } = await redacted(user);
    const again = await send(server, user, { chat_id: id, regenerate_of: messages[1]?.id ?? '' });
    const second = bodyOf(chat.addMessage, again).data.messages[1];
    expect(second?.attachment).toMatchObject({ name: 'REDACT_discharge-redacted.txt' });
    expect(second?.attachment?.id).not.toBe(messages[1]?.attachment?.id);
    const size = (messages[0]?.attachment?.size ?? 0) + 2 * (second?.attachment?.size ?? 0);
    expect(await server.store.attachments.readUse(user.userId)).toBe(size);
    expect(server.files.kept.size).toBe(kept + 3);
    await callChat(server, user, 'DELETE', `delete_chat/${id}/`);
    expect((await download(user, second?.attachment?.id)).status).toBe(404);
    expect((await callChat(server, user, 'DELETE', `bin/${id}/`)).status).toBe(200);
    expect(server.files.kept.size).toBe(kept);
    expect(await server.store.attachments.readUse(user.userId)).toBe(0);
  });

  test('that cannot be redacted leaves the reply, with one sentence why, in the reader’s language', async () => {
    const user = server.newUser();
    refusal = new DocumentProblem('file_encrypted');
    try {
      const { id, messages } = await redacted(user);
      expect(messages[1]).toMatchObject({ state: 'complete', attachment: null });
      expect(messages[1]?.message_content).toContain('Patient: REDACT');
      expect(messages[1]?.notice).toBe(
        'The file itself could not be redacted because a part of it is protected by a password; the text above is redacted.',
      );
      const spanish = await fetch(`${server.origin}/chat/get_a_chat_content/${id}/`, {
        headers: { authorization: `Bearer ${tokenOf(user)}`, 'accept-language': 'es' },
      });
      expect(await spanish.text()).toContain(
        'No se pudieron quitar los identificadores del archivo en sí porque una parte está protegida',
      );
    } finally {
      refusal = null;
    }
  });

  test('sent to another tool comes back from nobody', async () => {
    const { messages } = await redacted(server.newUser(), { model_name: 'Chartwright' });
    expect(messages[1]?.attachment).toBeNull();
    expect(asked).toEqual([]);
  });
});

describe('how a message is redacted', () => {
  test('is kept with it, and stands for every version', async () => {
    const user = server.newUser();
    const { id, messages } = await redacted(user, { redact_style: 'tags', redact_clinicians: 'keep' });
    const redaction = { style: 'tags', zip: 'whole', ages: 'word', clinicians: 'keep' };
    expect(messages[0]?.redaction).toEqual(redaction);
    expect(messages[1]?.redaction).toBeUndefined();
    await send(server, user, { chat_id: id, regenerate_of: messages[1]?.id ?? '', redact_style: 'word' });
    expect(asked).toHaveLength(2);
    for (const options of asked) expect(options).toMatchObject({ style: 'tags', keepClinicians: true });
    expect((await read(user, id))[0]?.redaction).toEqual(redaction);
  });

  test('with made-up stand-ins is said not to be Safe Harbor, and agrees within the chat alone', async () => {
    const user = server.newUser();
    const first = await redacted(user, { redact_style: 'surrogates' });
    expect(first.messages[1]?.message_content).toContain('not the Safe Harbor method');
    const keys = asked.map(({ key }) => key);
    await send(server, user, { chat_id: first.id, regenerate_of: first.messages[1]?.id ?? '' });
    expect(asked.map(({ key }) => key)).toEqual([keys[0], keys[0]]);
    await redacted(user, { redact_style: 'surrogates' });
    expect(asked[0]?.key).not.toBe(keys[0]);
    expect(JSON.stringify(first)).not.toContain(keys[0]);
    expect(server.logLines.join()).not.toContain(keys[0]);
  });

  test.each([
    ['redact_style', 'Please choose word, tags or surrogates.'],
    ['redact_zip', 'Please choose whole or three-digits.'],
    ['redact_ages', 'Please choose word or ninety-plus.'],
    ['redact_clinicians', 'Please choose redact or keep.'],
  ] as const)('refuses what %s does not know, in one sentence', async (field, sentence) => {
    const answer = await send(server, server.newUser(), { message_content: 'words', [field]: 'invisible' });
    expect(problemOf(answer)).toMatchObject({
      status: 400,
      code: 'validation_failed',
      message: sentence,
      errors: { [field]: [sentence] },
    });
  });

  test('is nothing that another tool keeps', async () => {
    const { messages } = await redacted(server.newUser(), { model_name: 'Chartwright', redact_style: 'tags' });
    expect(messages[0]?.redaction).toBeUndefined();
  });
});
