import { chat, learning, type ChatMessage, type LearnedStyle } from '@notewright/contract';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../../testing/start-test-server.ts';
import type { CallAnswer, TestServer, TestUser } from '../../testing/start-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ settings: { RATE_LIMIT_FACTOR: '1000' } });
});
afterAll(() => server.stop());

const input =
  '58 yo F with R knee pain x 3 days. No fever.\nMeds: lisinopril 10 mg daily\nAllergies: penicillin (hives)\nExam: R knee tender\nPlan: rest, return in 2 weeks';

const ask = (user: TestUser, method: string, path: string, body?: object): Promise<CallAnswer> =>
  server.call(method, path, { token: user.accessToken, ...(body === undefined ? {} : { body }) });

const styleOf = (answer: CallAnswer): LearnedStyle => learning.listLearned.response.parse(answer.body);
const list = async (user: TestUser): Promise<LearnedStyle> => styleOf(await ask(user, 'GET', '/learning/list/'));
const stateOf = async (user: TestUser): Promise<string[]> =>
  (await list(user)).data.map(({ id, state }) => `${id} ${state}`);

async function makeNote(user: TestUser, words = input): Promise<ChatMessage> {
  const body = new FormData();
  body.set('message_content', words);
  const answer = await server.call('POST', '/chat/create_chat/', { token: user.accessToken, body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  const reply = chat.createChat.response.parse(answer.body).data.messages[1];
  if (reply === undefined) throw new Error('A reply was expected.');
  return reply;
}

type Change = (markdown: string) => string;

/** Changes a note and gives the version that holds it; the note itself where nothing is changed. */
async function change(user: TestUser, note: ChatMessage, by: Change): Promise<{ id: string; revision: number }> {
  const content = by(note.message_content);
  if (content === note.message_content) return { id: note.id, revision: 0 };
  const id = uuidv7();
  // A closing line is not in what the note was written from: who types it stands by it.
  const closing = /^.*[Ss]igned by.+$/m.exec(content)?.[0];
  const confirmations = closing === undefined ? [] : [{ text: closing, reason: 'My closing line.' }];
  const sent = { version_id: id, revision: 0, message_content: content, confirmations };
  const saved = await ask(user, 'PUT', `/chat/note/${note.id}/`, sent);
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  return { id, revision: 1 };
}

const sign = (user: TestUser, { id, revision }: { id: string; revision: number }): Promise<CallAnswer> =>
  ask(user, 'POST', `/chat/note/${id}/signature/`, { revision, credentials: 'MD' });

/** A note that somebody changes and signs; what is proposed since. */
async function signNote(user: TestUser, by: Change, words = input): Promise<string[]> {
  const answer = await sign(user, await change(user, await makeNote(user, words), by));
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return chat.signNote.response.parse(answer.body).learned.map(({ id }) => id);
}

const exam = 'heading.en.physical-examination.exam';
const renamed: Change = (markdown) => markdown.replace('# Physical examination', '# Exam');
const asIs: Change = (markdown) => markdown;

async function learned(): Promise<TestUser> {
  const user = await server.createUser();
  for (let note = 0; note < 3; note += 1) await signNote(user, renamed);
  return user;
}
const accept = (user: TestUser, id = exam): Promise<CallAnswer> => ask(user, 'PUT', `/learning/accept/${id}/`);

describe('what signed notes teach', () => {
  it('is proposed once, after three notes, and used in none before it is accepted', async () => {
    const user = await server.createUser();
    expect(await list(user)).toEqual({ is_on: true, data: [] });
    expect([await signNote(user, renamed), await signNote(user, renamed)]).toEqual([[], []]);
    expect(await stateOf(user)).toEqual([]);
    expect(await signNote(user, renamed)).toEqual([exam]);
    expect(await signNote(user, renamed)).toEqual([]);
    expect((await list(user)).data).toMatchObject([{ id: exam, state: 'proposed', notes_for: 4, notes_seen: 4 }]);
    expect((await makeNote(user)).message_content).toContain('# Physical examination');
  });

  it('is used in the next note once it is accepted, and taken back when notes go against it', async () => {
    const user = await learned();
    expect((await accept(user)).status).toBe(200);
    expect((await makeNote(user)).message_content).toMatch(/# Exam$/m);
    const back: Change = (markdown) => markdown.replace('# Exam', '# Physical examination');
    await signNote(user, back);
    expect(await stateOf(user)).toEqual([`${exam} accepted`]);
    await signNote(user, back);
    expect((await makeNote(user)).message_content).toContain('# Physical examination');
  });

  it('is counted of each of two notes that are signed at once', async () => {
    const user = await server.createUser();
    await signNote(user, renamed);
    const notes = await Promise.all([makeNote(user), makeNote(user)]);
    const versions = await Promise.all(notes.map((note) => change(user, note, renamed)));
    await Promise.all(versions.map((version) => sign(user, version)));
    expect((await list(user)).data).toMatchObject([{ id: exam, notes_for: 3, notes_seen: 3 }]);
  });

  it('is confirmed by a like of a note that has it, and taken back after two dislikes', async () => {
    const user = await learned();
    await accept(user);
    const rate = async (rating: string): Promise<void> => {
      const note = await makeNote(user);
      const path = `/chat/message_feedback/${note.id}/`;
      for (let time = 0; time < 2; time += 1) expect((await ask(user, 'POST', path, { rating })).status).toBe(200);
    };
    await rate('like');
    expect((await list(user)).data).toMatchObject([{ notes_for: 4, notes_seen: 4 }]);
    await rate('dislike');
    expect(await stateOf(user)).toEqual([`${exam} accepted`]);
    await rate('dislike');
    expect(await stateOf(user)).toEqual([]);
  });

  it('ends a note with its writer’s own closing line', async () => {
    const user = await server.createUser();
    const own = 'Ann Lee';
    const profile = new FormData();
    profile.set('name', own);
    await server.call('PATCH', '/authentication_app/user_profile/', { token: user.accessToken, body: profile });
    const closed: Change = (markdown) =>
      markdown.replace('Draft for', `Electronically signed by ${own}, MD\n\nDraft for`);
    // The first signature is the first to say which credentials are theirs.
    for (let note = 0; note < 3; note += 1) await signNote(user, closed);
    const [kept] = (await list(user)).data;
    expect(kept?.preference).toEqual({
      kind: 'sign-off',
      parts: ['Electronically signed by', '{name}', '{credentials}'],
    });
    expect(styleOf(await accept(user, kept?.id)).data).toMatchObject([{ state: 'accepted' }]);
    expect((await makeNote(user)).message_content).toContain(`Electronically signed by ${own}, MD\n\nDraft for`);
  });
});

describe('what is kept', () => {
  it('holds no name, drug or number of ten notes', async () => {
    const user = await server.createUser();
    const planted: Change = (markdown) =>
      renamed(markdown)
        .replace('# Allergies', '# Allergies of Mr Quokka')
        .replace('# Medications', '# Lisinopril 4711')
        .replace('Draft for', 'Signed by Bruno Quokka 4711\n\nDraft for');
    const words = `Patient Bruno Quokka, MRN 4711. ${input}`;
    for (let note = 0; note < 10; note += 1) await signNote(user, planted, words);
    const { kysely } = server.server.database;
    const { body, tenant_id: tenantId } = await kysely
      .selectFrom('learned_preferences')
      .select(['body', 'tenant_id'])
      .where('owner_id', '=', user.id)
      .executeTakeFirstOrThrow();
    expect(Buffer.from(body).toString('latin1')).not.toMatch(/heading|physical/);
    const place = { tenantId, table: 'learned_preferences', column: 'body', rowId: user.id } as const;
    const opened = server.server.keyring.openText(place, body);
    expect(opened).toContain('physical-examination');
    expect(opened).not.toMatch(/quokka|bruno|lisinopril|penicillin|knee|4711/i);
  });

  it('is in the log by its name, and whose calls they were', async () => {
    const user = await learned();
    await accept(user);
    await ask(user, 'PUT', `/learning/switch_off/${exam}/`);
    await ask(user, 'DELETE', `/learning/delete/${exam}/`);
    await ask(user, 'PUT', '/learning/mode/', { is_on: false });
    const rows = await server.server.database.kysely
      .selectFrom('audit_events')
      .select(['action', 'object_id'])
      .where('actor_id', '=', user.id)
      .where('action', 'like', 'learning.%')
      .orderBy('id')
      .execute();
    expect(rows.map(({ action, object_id: id }) => `${action} ${id}`)).toEqual([
      `learning.accept ${exam}`,
      `learning.switch_off ${exam}`,
      `learning.delete ${exam}`,
      'learning.mode off',
    ]);
  });
});

describe('its person', () => {
  it('changes a preference to another of its choices, and to nothing else', async () => {
    const user = await learned();
    const to = { kind: 'heading', section: 'physical-examination', title: 'On examination' };
    const put = (preference: object): Promise<CallAnswer> =>
      ask(user, 'PUT', `/learning/change/${exam}/`, { preference });
    for (const wrong of [
      { ...to, title: 'Mr Quokka' },
      { ...to, section: 'plan', title: 'Plan' },
      { kind: 'spelling', form: 'british' },
    ])
      expect((await put(wrong)).status).toBe(404);
    expect(styleOf(await put(to)).data.map(({ preference, state }) => [preference, state])).toEqual([[to, 'accepted']]);
    expect((await makeNote(user)).message_content).toContain('# On examination');
  });

  it('switches one off, which is then neither used nor proposed again', async () => {
    const user = await learned();
    await accept(user);
    expect((await ask(user, 'PUT', `/learning/switch_off/${exam}/`)).status).toBe(200);
    expect((await makeNote(user)).message_content).toContain('# Physical examination');
    expect(await signNote(user, renamed)).toEqual([]);
    expect(await stateOf(user)).toEqual([`${exam} off`]);
  });

  it('deletes one, which can be learned again', async () => {
    const user = await learned();
    expect(styleOf(await ask(user, 'DELETE', `/learning/delete/${exam}/`)).data).toEqual([]);
    expect([await signNote(user, renamed), await signNote(user, renamed)]).toEqual([[], []]);
    expect(await signNote(user, renamed)).toEqual([exam]);
  });

  it('switches Learning Mode off: nothing is counted, and nothing is used', async () => {
    const user = await learned();
    await accept(user);
    expect(styleOf(await ask(user, 'PUT', '/learning/mode/', { is_on: false })).is_on).toBe(false);
    expect((await makeNote(user)).message_content).toContain('# Physical examination');
    await signNote(user, asIs);
    expect((await list(user)).data).toMatchObject([{ id: exam, state: 'accepted', notes_for: 3, notes_seen: 3 }]);
    await ask(user, 'PUT', '/learning/mode/', { is_on: true });
    expect((await makeNote(user)).message_content).toMatch(/# Exam$/m);
  });

  it('is alone in seeing and changing what is theirs', async () => {
    const [, other] = [await learned(), await server.createUser()];
    expect(await list(other)).toEqual({ is_on: true, data: [] });
    expect((await accept(other)).status).toBe(404);
    expect((await ask(other, 'DELETE', `/learning/delete/${exam}/`)).status).toBe(404);
    const seen = await learned();
    await signNote(seen, (markdown) => markdown.replace('No fever', 'Denies fever'));
    // Seen once: nobody is shown it, and it cannot be accepted.
    expect((await accept(seen, 'denial.denies')).status).toBe(404);
  });
});
