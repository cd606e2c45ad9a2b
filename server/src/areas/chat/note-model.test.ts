import { chat, type ChatMessage } from '@notewright/contract';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type CallAnswer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';
import { byTier } from '../../testing/test-tier.ts';
import { noteInput } from './testing/call-note.ts';

/** Two servers on one database, as two processes of one installation. */
let servers: readonly [TestServer, TestServer];
beforeAll(async () => {
  const first = await startTestServer();
  servers = [first, await startTestServer({ dataDir: first.dataDir })];
});
afterAll(async () => {
  await servers[1].stop({ keepData: true });
  await servers[0].stop();
});

const messageOf = ({ status, body }: CallAnswer): ChatMessage => {
  expect(status).toBe(200);
  return chat.editNote.response.parse(body).data;
};
const codeOf = ({ body }: CallAnswer): unknown => body['code'];

interface OwnNote {
  readonly user: TestUser;
  readonly reply: ChatMessage;
}

async function makeNote(user: TestUser): Promise<OwnNote> {
  const body = new FormData();
  body.set('message_content', noteInput);
  const answer = await servers[0].call('POST', '/chat/create_chat/', { token: user.accessToken, body });
  const reply = chat.createChat.response.parse(answer.body).data.messages[1];
  if (reply === undefined) throw new Error('A reply was expected.');
  return { user, reply };
}

/** What a version is believed to be. */
interface Version {
  readonly id: string;
  content: string;
  /** 0 for what the tool wrote. */
  revision: number;
  isSigned: boolean;
  /** With what it has to begin; null where with nothing. */
  readonly signedPart: string | null;
}

interface Sent {
  readonly version_id: string;
  readonly revision: number;
  readonly message_content: string;
}

/** A generator of numbers, the same in every run. */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const words = ['Came with her sister.', 'Agreed.', 'Wants to think it over.', 'Handed a leaflet.', 'Will call.'];

/** One note as a plain list of versions, with everything that can be done to it. */
class NoteModel {
  readonly note: OwnNote;
  readonly versions: Version[];
  readonly #random: (below: number) => number;
  #said = 0;

  constructor(note: OwnNote, random: (below: number) => number) {
    const { id, message_content: content } = note.reply;
    this.note = note;
    this.#random = random;
    this.versions = [{ id, content, revision: 0, isSigned: false, signedPart: null }];
  }

  #pick(): Version {
    return this.versions[this.#random(this.versions.length)] as Version;
  }

  /** Words that nobody wrote before, below what has to stay. */
  #write(signedPart: string | null): string {
    this.#said += 1;
    const own = Array.from({ length: 1 + this.#random(3) }, () => words[this.#random(words.length)]).join(' ');
    return `${signedPart ?? '## Note'}\n\nWord ${'abcdefghij'[this.#said % 10]} ${'x'.repeat(this.#said % 977)}. ${own}`;
  }

  /** At either of the two, unless said. */
  #call(method: string, place: string, body?: object, at = this.#random(2)): Promise<CallAnswer> {
    const token = this.note.user.accessToken;
    return (servers[at] ?? servers[0]).call(method, `/chat/note/${place}`, { token, ...(body && { body }) });
  }

  #save(of: string, sent: Sent, at?: number): Promise<CallAnswer> {
    return this.#call('PUT', `${of}/`, sent, at);
  }

  async saveNew(): Promise<void> {
    const base = this.#pick();
    const signedPart = base.isSigned ? base.content : base.signedPart;
    const sent = { version_id: uuidv7(), revision: 0, message_content: this.#write(signedPart) };
    expect(messageOf(await this.#save(base.id, sent)).edit).toMatchObject({
      of: base.id,
      is_addendum: signedPart !== null,
    });
    this.versions.push({
      id: sent.version_id,
      content: sent.message_content,
      revision: 1,
      isSigned: false,
      signedPart,
    });
  }

  async saveNext(): Promise<void> {
    const version = this.#pick();
    const { id, revision, isSigned, signedPart } = version;
    const sent = { version_id: id, revision, message_content: this.#write(signedPart) };
    const answer = await this.#save(id, sent);
    if (isSigned) expect(codeOf(answer)).toBe('note_signed');
    else if (revision === 0) expect(codeOf(answer)).toBe('not_found');
    else {
      expect(messageOf(answer).edit?.revision).toBe(revision + 1);
      Object.assign(version, { content: sent.message_content, revision: revision + 1 });
    }
  }

  async saveStale(): Promise<void> {
    const { id, revision, isSigned, signedPart } = this.#pick();
    if (revision === 0) return;
    const sent = { version_id: id, revision: revision + 1 + this.#random(3), message_content: this.#write(signedPart) };
    const older = { ...sent, revision: this.#random(revision) };
    for (const stale of [sent, older])
      expect(codeOf(await this.#save(id, stale))).toBe(isSigned ? 'note_signed' : 'note_changed');
  }

  async saveAgain(): Promise<void> {
    const { id, content, revision } = this.#pick();
    const sent = { version_id: id, revision: this.#random(revision + 1), message_content: content };
    expect(messageOf(await this.#save(id, sent)).edit?.revision ?? 0).toBe(revision);
  }

  /** Two saves from one revision at once, one at each server: exactly one of them is kept. */
  async saveTwice(): Promise<void> {
    const version = this.#pick();
    const { id, revision, isSigned, signedPart } = version;
    if (revision === 0 || isSigned) return;
    const all = [0, 1].map(() => ({ version_id: id, revision, message_content: this.#write(signedPart) }));
    const answers = await Promise.all(all.map((sent, at) => this.#save(id, sent, at)));
    const won = answers.findIndex(({ status }) => status === 200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    Object.assign(version, { content: all[won]?.message_content ?? '', revision: revision + 1 });
  }

  async editSigned(): Promise<void> {
    const signed = this.versions.filter(({ isSigned }) => isSigned);
    const version = signed[this.#random(signed.length)];
    if (version === undefined) return;
    const { id, content } = version;
    const other = { version_id: uuidv7(), revision: 0, message_content: `${content.slice(1)}\n\nMore.` };
    expect(codeOf(await this.#save(id, other))).toBe('note_not_extended');
  }

  async sign(): Promise<void> {
    const version = this.#pick();
    const { id, revision, isSigned } = version;
    const answer = await this.#call('POST', `${id}/signature/`, { revision });
    if (isSigned) expect(codeOf(answer)).toBe('note_signed');
    else messageOf(answer);
    version.isSigned = true;
  }

  async read(): Promise<void> {
    const version = this.#pick();
    this.#compare(messageOf(await this.#call('GET', `${version.id}/`)), version);
  }

  #compare(shown: ChatMessage, version: Version): void {
    expect(shown).toMatchObject({ id: version.id, message_content: version.content });
    expect(shown.edit?.revision ?? 0).toBe(version.revision);
    expect((shown.signatures ?? []).map(({ intact }) => intact)).toEqual(version.isSigned ? [true] : []);
    expect(shown.edit?.is_addendum ?? false).toBe(version.signedPart !== null);
  }

  /** All of it, as it is kept. */
  async readAll(): Promise<void> {
    for (const version of this.versions) this.#compare(messageOf(await this.#call('GET', `${version.id}/`)), version);
  }
}

/** How often each is done, of thirty. */
const acts = [
  ...Array.from({ length: 2 }, () => 'saveNew' as const),
  ...Array.from({ length: 9 }, () => 'saveNext' as const),
  ...Array.from({ length: 4 }, () => 'saveStale' as const),
  ...Array.from({ length: 4 }, () => 'saveAgain' as const),
  ...Array.from({ length: 3 }, () => 'saveTwice' as const),
  ...Array.from({ length: 2 }, () => 'editSigned' as const),
  'sign' as const,
  ...Array.from({ length: 5 }, () => 'read' as const),
];

const actCount = byTier(500, 10_000);

test(
  `${actCount.toLocaleString('en')} random acts of three people at two servers: no save that was taken is lost, and nothing that was signed changes`,
  { timeout: byTier(240_000, 900_000) },
  async () => {
    const random = randomOf(20);
    const notes: NoteModel[] = [];
    for (let person = 0; person < 3; person += 1) {
      const user = await servers[0].createUser();
      for (let count = 0; count < byTier(3, 8); count += 1) notes.push(new NoteModel(await makeNote(user), random));
    }
    for (let count = 0; count < actCount; count += 1)
      await notes[random(notes.length)]?.[acts[random(acts.length)] ?? 'read']();
    for (const note of notes) await note.readAll();
    expect(notes.flatMap(({ versions }) => versions).filter(({ isSigned }) => isSigned).length).toBeGreaterThan(10);
  },
);
