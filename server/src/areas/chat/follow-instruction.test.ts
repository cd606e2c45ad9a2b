import { chat, type ChatMessage } from '@notewright/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { instructionAnswers } from '../../kernel/instruction-messages.ts';
import { bodyOf, callChat, send, sendStreaming, type Sent } from './testing/call-chat.ts';
import { edit, makeNote, noteInput, read, saved, sign, versionsOf, type MadeNote } from './testing/call-note.ts';
import { startChatServer, type ChatServer } from './testing/start-chat-server.ts';

let server: ChatServer;
beforeAll(async () => {
  server = await startChatServer();
});
afterAll(() => server[Symbol.asyncDispose]());

async function say({ user, chatId }: MadeNote, message_content: string, more: Sent = {}): Promise<ChatMessage> {
  const answer = await send(server, user, { chat_id: chatId, message_content, ...more });
  const reply = bodyOf(chat.addMessage, answer).data.messages[1];
  if (reply === undefined) throw new Error('A reply was expected.');
  return reply;
}

const noteOf = (message: ChatMessage) =>
  message.tool_result !== null && 'noteKind' in message.tool_result ? message.tool_result : null;
const statementOf = ({ statements }: ChatMessage, words: string) => statements.find(({ text }) => text.includes(words));
const withoutPlaces = ({ statements }: ChatMessage) => statements.map(({ at: _at, ...rest }) => rest);

describe('an instruction', () => {
  test('is a reply of its own with the note changed, in the name of whoever asked, and leaves the version before', async () => {
    const note = await makeNote(server);
    const changed = await say(note, 'add allergy to sulfa, rash');
    expect(changed).toMatchObject({
      state: 'complete',
      problem: null,
      notice: 'Added to Allergies.\nThe version before is kept.',
      edit: { of: note.reply.id, revision: 1, edited_by: note.user.email, is_addendum: false },
    });
    expect(changed.message_content).toBe(
      note.reply.message_content.replace('- Penicillin (hives)', '- Penicillin (hives)\n- Sulfa (rash)'),
    );
    expect(noteOf(changed)?.sourceMessageId).toBe(note.reply.reply_to);
    expect(statementOf(changed, 'Sulfa')).toMatchObject({ support: 'unsupported', origin: 'typed' });
    expect(withoutPlaces(changed).filter(({ text }) => !text.includes('Sulfa'))).toEqual(withoutPlaces(note.reply));
    expect((await versionsOf(server, note))[0]).toEqual(note.reply);
  });

  test('is in the audit log as an edit of the version that it made, once, and an answer without a change is not', async () => {
    const note = await makeNote(server);
    const changed = await say(note, 'add to the plan: elevate the leg');
    await say(note, 'what is missing?');
    const rows = await server.database.kysely
      .selectFrom('audit_events')
      .select(['tenant_id', 'object_type', 'object_id', 'outcome'])
      .where('actor_id', '=', note.user.userId)
      .where('action', '=', 'note.edit')
      .execute();
    const line = { object_type: 'message', object_id: changed.id, outcome: 'success' };
    expect(rows).toEqual([{ tenant_id: note.user.tenantId, ...line }]);
  });

  test('writes one section shorter as a version of its own, and says so where it cannot', async () => {
    const note = await makeNote(server, { message_content: `${noteInput}\nfuller please` });
    const changed = await say(note, 'shorten the history');
    expect(changed).toMatchObject({
      notice: 'Written shorter: History of present illness.\nThe version before is kept.',
      edit: { of: note.reply.id },
    });
    expect(changed.message_content.length).toBeLessThan(note.reply.message_content.length);
    expect((await say(note, 'shorten the history')).notice).toBe(String(instructionAnswers.notShorter));
  });

  test('tells whose change it is at the end of its stream as well', async () => {
    const note = await makeNote(server);
    const sent = { chat_id: note.chatId, message_content: 'add to the plan: ice' };
    const events = await sendStreaming(server, note.user, sent);
    expect(events.at(-1)?.data).toMatchObject({
      type: 'turn-end',
      edit: { of: note.reply.id, revision: 1, edited_by: note.user.email },
    });
  });

  test('of the next turn goes on from what the one before made', async () => {
    const note = await makeNote(server);
    const first = await say(note, 'add to the plan: repeat TSH in 6 weeks');
    const second = await say(note, 'change the dose of lisinopril to 20 mg\nremove the first item of the plan');
    expect(second).toMatchObject({
      notice: 'Changed in Medications.\nRemoved from Plan.\nThe version before is kept.',
      edit: { of: first.id },
    });
    expect(second.message_content).toContain('- Lisinopril 20 mg daily');
    expect(second.message_content).toContain('#### Plan\n\n- Return in 2 weeks\n- Repeat TSH in 6 weeks');
    expect(statementOf(second, '20 mg')).toMatchObject({ support: 'unsupported', origin: 'edited' });
    expect(statementOf(second, 'TSH')?.origin).toBe('typed');
    const moved = await say(note, 'move this to the assessment');
    expect(moved.notice).toBe(String(instructionAnswers.which));
  });

  test('goes on from the newest version, an edited one too', async () => {
    const note = await makeNote(server);
    const words = note.reply.message_content.replace('- Rest', '- Rest and ice');
    const edited = saved(await edit(server, note.user, note.reply.id, { message_content: words }));
    const changed = await say(note, 'remove the last item of the plan');
    expect(changed.edit?.of).toBe(edited.id);
    expect(changed.message_content).toBe(words.replace('\n- Return in 2 weeks', ''));
    expect(statementOf(changed, 'Rest and ice')).toEqual(statementOf(edited, 'Rest and ice'));
  });

  test('changes nothing of a signed note or an addendum, and says what can be done', async () => {
    const note = await makeNote(server);
    const signed = saved(await sign(server, note.user, note.reply.id));
    const answer = await say(note, 'add to the plan: ice');
    expect(answer).toMatchObject({ message_content: '', tool_result: null, notice: String(instructionAnswers.signed) });
    expect(answer.edit).toBeUndefined();
    await edit(server, note.user, signed.id, { message_content: `${signed.message_content}\n\nSeen again.` });
    expect((await say(note, 'add to the plan: ice')).notice).toBe(String(instructionAnswers.signed));
    expect(bodyOf(chat.readNote, await read(server, note.user, signed.id)).data.message_content).toBe(
      note.reply.message_content,
    );
  });

  test('makes a version that can be edited on, and signed where its words are confirmed', async () => {
    const note = await makeNote(server);
    const changed = await say(note, 'add to the plan: repeat TSH in 6 weeks');
    expect((await sign(server, note.user, changed.id, { revision: 1 })).status).toBe(409);
    const text = statementOf(changed, 'TSH')?.text ?? '';
    const confirmed = saved(
      await edit(server, note.user, changed.id, {
        version_id: changed.id,
        revision: 1,
        message_content: changed.message_content,
        confirmations: [{ text, reason: 'Ordered today' }],
      }),
    );
    expect(statementOf(confirmed, 'TSH')?.confirmed).toBe('Ordered today');
    expect(confirmed.edit).toMatchObject({ of: note.reply.id, revision: 2 });
    const done = saved(await sign(server, note.user, changed.id, { revision: 2 }));
    expect(done.signatures).toMatchObject([{ name: note.user.email, intact: true }]);
  });

  test('gives the same again when it is asked for another version', async () => {
    const note = await makeNote(server);
    const changed = await say(note, 'remove the first item of the plan');
    await say(note, 'add to the plan: ice');
    const answer = await send(server, note.user, { chat_id: note.chatId, regenerate_of: changed.id });
    const again = bodyOf(chat.addMessage, answer).data.messages[1];
    expect(again).toMatchObject({ message_content: changed.message_content, edit: { of: note.reply.id } });
  });

  test('is no source of a note: another form is written from the words of the note', async () => {
    const note = await makeNote(server);
    await say(note, 'add to the plan: ice');
    const other = await say(note, 'as a consult note');
    expect(noteOf(other)).toMatchObject({ noteKind: 'consult', sourceMessageId: note.reply.reply_to });
    const changed = await say(note, 'add to the plan: ice');
    expect(noteOf(changed)?.noteKind).toBe('consult');
    expect(changed.edit?.of).toBe(other.id);
  });

  test('makes a version that takes in what the note left out, as any other', async () => {
    const message_content =
      'Progress note, HD 5. Feels better.\n[HD#4: takes apixaban 5 mg bid]\n[HD#4: chest pain with cough]\nPlan: home';
    const note = await makeNote(server, { message_content });
    const changed = await say(note, 'add to the plan: ice');
    expect((await say(note, 'what is missing?')).notice).toContain('Statements that the note leaves out: 2.');
    const answer = await send(server, note.user, {
      chat_id: note.chatId,
      regenerate_of: changed.id,
      include_left_out: '0',
    });
    const completed = bodyOf(chat.addMessage, answer).data.messages[1];
    expect(completed?.message_content).toContain('- Ice');
    expect(completed?.message_content).toContain('apixaban 5 mg twice daily');
    expect(completed?.tool_result).toMatchObject({ sourceMessageId: note.reply.reply_to });
  });

  test('that cannot be followed is answered in a sentence that says what can be asked', async () => {
    const note = await makeNote(server);
    for (const [message, sentence] of [
      ['remove the sentence about smoking', instructionAnswers.notFound],
      ['remove the ninth item of the plan', instructionAnswers.notFound],
      ['delete the plan section', instructionAnswers.wholeSection],
      ['add penicillin (hives) to allergies', instructionAnswers.saidAlready],
      ['change the dose of metformin to 1000 mg', instructionAnswers.noDose],
      ['please add to the note: shower chair', instructionAnswers.whichSection],
      ['move this to plan', instructionAnswers.which],
    ] as const)
      expect(await say(note, message), message).toMatchObject({
        message_content: '',
        tool_result: null,
        notice: String(sentence),
      });
  });

  test('asks what is missing, and is told, without a version', async () => {
    const note = await makeNote(server);
    expect(await say(note, 'what is missing?')).toMatchObject({
      message_content: '',
      tool_result: null,
      notice: 'Not documented: Vital signs, Assessment.',
    });
    await say(note, 'add knee sprain to the assessment');
    expect((await say(note, 'what is missing?')).notice).toBe('Not documented: Vital signs.');
  });

  test('without a note is the words of one, or is told that there is none', async () => {
    const user = server.newUser();
    const first = bodyOf(
      chat.createChat,
      await send(server, user, { message_content: 'he also takes aspirin 81 mg daily' }),
    );
    expect(first.data.messages[1]?.message_content).toContain('takes aspirin 81 mg daily');
    const none = bodyOf(
      chat.createChat,
      await send(server, user, { message_content: 'remove the second item of the plan' }),
    );
    expect(none.data.messages[1]).toMatchObject({ message_content: '', notice: String(instructionAnswers.noNote) });
  });

  test('that names nothing of the note is the words of another', async () => {
    const note = await makeNote(server);
    const other = await say(note, 'change dressing to foam');
    expect(other.edit).toBeUndefined();
    expect(other.message_content).toMatch(/dressing/i);
    expect(noteOf(await say(note, 'shorter'))?.sourceMessageId).toBe(other.reply_to);
  });

  test('of another tool is no instruction', async () => {
    const note = await makeNote(server);
    const redacted = await say(note, 'add to the plan: ice', { model_name: 'Redactify' });
    expect(redacted.tool_result?.tool).toBe('Redactify');
    const written = await say(note, 'add to the plan: ice', { model_name: 'TranscriptX' });
    expect(written.tool_result).toMatchObject({ tool: 'TranscriptX' });
    expect(written.edit?.of).toBe(note.reply.id);
  });

  test('is no business of other people', async () => {
    const note = await makeNote(server);
    const answer = await callChat(server, server.newUser(), 'GET', `note/${note.reply.id}/`);
    expect(answer.status).toBe(404);
    const sent = await send(server, server.newUser(), {
      chat_id: note.chatId,
      message_content: 'add to the plan: ice',
    });
    expect(sent.status).toBe(404);
  });
});
