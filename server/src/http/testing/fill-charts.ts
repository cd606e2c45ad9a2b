import { noDamageLog } from '../../kernel/damage.ts';
import { openChatSeal } from '../../store/chats/chat-seal.ts';
import { sealEvents } from '../../store/journal/read-events.ts';
import type { TestServer, TestUser } from '../../testing/start-test-server.ts';
import type { People, Place, Places } from './damage-fixture.ts';

export interface FilledCharts {
  readonly rows: Places;
  /** The chat that is read as a whole. */
  readonly chatId: string;
  /** The words of its messages, and of what hangs on them. */
  readonly inChat: readonly string[];
  readonly titles: readonly string[];
}

interface Sent {
  readonly chatId: string;
  readonly questionId: string;
  readonly replyId: string;
}

/** Chats of one clinician with everything that can hang on them, their drafts and templates. */
export async function fillCharts(server: TestServer, { writer, member }: People): Promise<FilledCharts> {
  const token = writer.accessToken;
  const titles = ['Read whole', 'Without a title', 'Without a key'];
  const [whole, untitled, keyless] = [
    await send(server, token, { words: 'First made-up cough.', file: 'first.txt' }),
    await send(server, token, { words: 'Second made-up cough.' }),
    await send(server, token, { words: 'Third made-up cough.' }),
  ];
  for (const [index, { chatId }] of [whole, untitled, keyless].entries())
    await server.call('PATCH', `/chat/update_chat_title/${chatId}/`, { token, body: { title: titles[index] } });
  const { chatId } = whole;
  const more: Sent[] = [];
  for (const [words, file] of [
    ['Fourth made-up rash.', 'second.txt'],
    ['Fifth made-up rash.', undefined],
    ['Sixth made-up rash.', undefined],
    ['Seventh made-up rash.', undefined],
  ] as const)
    more.push(await send(server, token, { words, file, chatId }));
  const [second, third, fourth, running] = more;
  for (const [one, comment] of [
    [third, 'Missed the side.'],
    [fourth, 'Missed the day.'],
  ] as const)
    await server.call('POST', `/chat/message_feedback/${one?.replyId ?? ''}/`, {
      token,
      body: { rating: 'dislike', comment },
    });
  for (const [chat, text] of [
    [chatId, 'A draft in the chat.'],
    [null, 'A draft at home.'],
  ])
    await server.call('PUT', '/chat/draft/', { token, body: { chat_id: chat, text } });
  const choice = await chooseFlags(server, token, chatId);
  await sign(server, token, second?.replyId ?? '', 'CRED-ONE');
  await sign(server, token, whole.replyId, 'CRED-TWO');
  const cosignature = await sendBack(server, { token, by: member }, second?.replyId ?? '', 'Which arm?');
  await sendBack(server, { token, by: member }, whole.replyId, 'Which leg?');
  const [template] = [
    await makeTemplate(server, token, 'Layout of one'),
    await makeTemplate(server, token, 'Layout of two'),
  ];
  const phrase = await makePhrase(server, token, 'first', 'Phrase words of one');
  await makePhrase(server, token, 'second', 'Phrase words of two');
  const eventId = await letRun(server, running?.replyId ?? '');
  return {
    chatId,
    titles,
    inChat: [
      'First made-up',
      'Fourth made-up',
      'Fifth made-up',
      'Sixth made-up',
      'first.txt',
      'second.txt',
      'Running words',
      'CRED-ONE',
      'CRED-TWO',
      'Which arm?',
      'Which leg?',
    ],
    rows: {
      chatTitle: { where: { id: untitled.chatId }, hides: ['Without a title'] },
      chatKey: { where: { id: keyless.chatId }, hides: ['Without a key'] },
      message: { where: { id: third?.questionId ?? '' }, hides: ['Fifth made-up'] },
      reply: { where: { id: third?.replyId ?? '' }, hides: [] },
      ratedReply: { where: { id: fourth?.replyId ?? '' }, hides: ['Missed the day.'] },
      attachment: { where: { message_id: whole.questionId }, hides: ['First made-up', 'first.txt'] },
      otherAttachment: { where: { message_id: second?.questionId ?? '' }, hides: ['Fourth made-up', 'second.txt'] },
      replyEvent: { where: { id: eventId }, hides: ['Running words'] },
      flagChoice: { where: choice, hides: ['Kept for reference.'] },
      signature: { where: { message_id: second?.replyId ?? '' }, hides: ['CRED-ONE'] },
      cosignature: { where: { id: cosignature }, hides: ['Which arm?'] },
      draft: { where: { owner_id: writer.id, chat_id: chatId }, hides: ['A draft in the chat.'] },
      phrase: { where: { id: phrase ?? '' }, hides: ['Phrase words of one'] },
      template: { where: { id: template ?? '' }, hides: ['Layout of one'] },
    },
  };
}

async function send(
  server: TestServer,
  token: string,
  { words, file, chatId }: { readonly words: string; readonly file?: string | undefined; readonly chatId?: string },
): Promise<Sent> {
  const form = new FormData();
  form.set('message_content', words);
  if (chatId !== undefined) form.set('chat_id', chatId);
  if (file !== undefined)
    form.set('attached_file', new File([`Made-up words of ${file}`], file, { type: 'text/plain' }));
  const call = chatId === undefined ? 'create_chat' : 'add_message_to_chat';
  const sent = await server.call('POST', `/chat/${call}/`, { token, body: form });
  if (sent.status !== 201) throw new Error(`A message was not sent: ${JSON.stringify(sent.body)}`);
  const data = sent.body['data'] as { readonly id: string; readonly messages: readonly { readonly id: string }[] };
  const [question, reply] = data.messages.slice(-2);
  return { chatId: chatId ?? data.id, questionId: question?.id ?? '', replyId: reply?.id ?? '' };
}

/** Makes a reply one that another process is writing, with an event in its journal; gives the event's id. */
async function letRun({ server: { database, keyring } }: TestServer, messageId: string): Promise<string> {
  const { kysely } = database;
  await kysely
    .updateTable('messages')
    .set({ is_running: 1, state: 'streaming', worker: 'elsewhere', lease_until: Date.UTC(2100, 0, 1) })
    .where('id', '=', messageId)
    .execute();
  const chat = await kysely
    .selectFrom('messages as m')
    .innerJoin('chats as c', 'c.id', 'm.chat_id')
    .select(['c.id', 'c.tenant_id', 'c.owner_id', 'c.wrapped_key', 'c.seal'])
    .where('m.id', '=', messageId)
    .executeTakeFirstOrThrow();
  const seal = await openChatSeal({ database, keys: keyring, damage: noDamageLog }, chat);
  const id = `${messageId}-0`;
  const body = sealEvents(seal, messageId, [{ type: 'text-delta', seq: 0, text: 'Running words' }]);
  await kysely.insertInto('reply_events').values({ id, previous_id: null, first_seq: 0, body }).execute();
  const head = { first_event_id: id, last_event_id: id, last_seq: 0 };
  await kysely
    .insertInto('reply_heads')
    .values({ ...head, message_id: messageId })
    .onConflict((conflict) => conflict.column('message_id').doUpdateSet(head))
    .execute();
  return id;
}

/** Decides about two flags; gives where the first of the choices stands. */
async function chooseFlags(server: TestServer, token: string, chatId: string): Promise<Place['where']> {
  const choose = (flag: string, reason: string) =>
    server.call('POST', `/chat/flag_choices/${chatId}/`, {
      token,
      body: { flag_id: flag, choice: 'dismissed', reason },
    });
  await choose('first0flag', 'Kept for reference.');
  const first = await server.server.database.kysely
    .selectFrom('flag_choices')
    .select(['chat_id', 'flag_mark'])
    .where('chat_id', '=', chatId)
    .executeTakeFirstOrThrow();
  await choose('second0flag', 'Kept for billing.');
  return first;
}

async function sign(server: TestServer, token: string, replyId: string, credentials: string): Promise<void> {
  const body = { revision: 0, credentials };
  const { status } = await server.call('POST', `/chat/note/${replyId}/signature/`, { token, body });
  if (status !== 200) throw new Error(`A note was not signed: ${status}`);
}

/** Asks a colleague to co-sign a note, who sends it back; gives the request's id. */
async function sendBack(
  server: TestServer,
  { token, by }: { readonly token: string; readonly by: TestUser },
  replyId: string,
  comment: string,
): Promise<string> {
  const body = { user_id: by.id };
  const asked = await server.call('POST', `/chat/note/${replyId}/cosignature/`, { token, body });
  const id = (asked.body['data'] as { readonly cosignature?: { readonly id: string } } | undefined)?.cosignature?.id;
  const answer = { token: by.accessToken, body: { comment } };
  const { status } = await server.call('POST', `/chat/cosignatures/${id ?? ''}/return/`, answer);
  if (id === undefined || status !== 200) throw new Error(`A note was not sent back: ${status}`);
  return id;
}

async function makeTemplate(server: TestServer, token: string, name: string): Promise<string> {
  const body = { name, headings: [{ title: 'Plan' }] };
  const made = await server.call('POST', '/templates/create/', { token, body });
  return (made.body['data'] as { readonly id: string }).id;
}

async function makePhrase(server: TestServer, token: string, name: string, words: string): Promise<string> {
  const made = await server.call('POST', '/phrases/create/', { token, body: { name, words } });
  return (made.body['data'] as { readonly id: string }).id;
}
