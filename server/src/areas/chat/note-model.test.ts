import { chat, type ChatMessage } from '@notewright/contract';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bodyOf, problemOf, type ChatAnswer } from './testing/call-chat.ts';
import { edit, makeNote, read, saved, sign, type MadeNote } from './testing/call-note.ts';
import { startChatServer, type ChatServer } from './testing/start-chat-server.ts';

let server: ChatServer;
beforeAll(async () => {
  server = await startChatServer();
});
afterAll(() => server[Symbol.asyncDispose]());

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
  readonly note: MadeNote;
  readonly versions: Version[];
  readonly #random: (below: number) => number;
  #said = 0;

  constructor(note: MadeNote, random: (below: number) => number) {
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

  async #save(
    of: string,
    sent: { version_id: string; revision: number; message_content: string },
  ): Promise<ChatAnswer> {
    return edit(server, this.note.user, of, sent);
  }

  async saveNew(): Promise<void> {
    const base = this.#pick();
    const signedPart = base.isSigned ? base.content : base.signedPart;
    const sent = { version_id: uuidv7(), revision: 0, message_content: this.#write(signedPart) };
    expect(saved(await this.#save(base.id, sent)).edit).toMatchObject({
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
    if (isSigned) expect(problemOf(answer).code).toBe('note_signed');
    else if (revision === 0) expect(problemOf(answer).code).toBe('not_found');
    else {
      expect(saved(answer).edit?.revision).toBe(revision + 1);
      Object.assign(version, { content: sent.message_content, revision: revision + 1 });
    }
  }

  async saveStale(): Promise<void> {
    const { id, revision, isSigned, signedPart } = this.#pick();
    if (revision === 0) return;
    const sent = { version_id: id, revision: revision + 1 + this.#random(3), message_content: this.#write(signedPart) };
    const older = { ...sent, revision: this.#random(revision) };
    for (const stale of [sent, older])
      expect(problemOf(await this.#save(id, stale)).code).toBe(isSigned ? 'note_signed' : 'note_changed');
  }

  async saveAgain(): Promise<void> {
    const { id, content, revision } = this.#pick();
    const sent = { version_id: id, revision: this.#random(revision + 1), message_content: content };
    expect(saved(await this.#save(id, sent)).edit?.revision ?? 0).toBe(revision);
  }

  /** Two saves from one revision at once: exactly one of them is kept. */
  async saveTwice(): Promise<void> {
    const version = this.#pick();
    const { id, revision, isSigned, signedPart } = version;
    if (revision === 0 || isSigned) return;
    const all = [0, 1].map(() => ({ version_id: id, revision, message_content: this.#write(signedPart) }));
    const answers = await Promise.all(all.map((sent) => this.#save(id, sent)));
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
    expect(problemOf(await this.#save(id, other)).code).toBe('note_not_extended');
  }

  async sign(): Promise<void> {
    const version = this.#pick();
    const { id, revision, isSigned } = version;
    const answer = await sign(server, this.note.user, id, { revision });
    if (isSigned) expect(problemOf(answer).code).toBe('note_signed');
    else bodyOf(chat.signNote, answer);
    version.isSigned = true;
  }

  async read(): Promise<void> {
    const version = this.#pick();
    this.#compare(bodyOf(chat.readNote, await read(server, this.note.user, version.id)).data, version);
  }

  #compare(shown: ChatMessage, version: Version): void {
    expect(shown).toMatchObject({ id: version.id, message_content: version.content });
    expect(shown.edit?.revision ?? 0).toBe(version.revision);
    expect((shown.signatures ?? []).map(({ intact }) => intact)).toEqual(version.isSigned ? [true] : []);
    expect(shown.edit?.is_addendum ?? false).toBe(version.signedPart !== null);
  }

  /** All of it, as it is kept. */
  async readAll(): Promise<void> {
    for (const version of this.versions)
      this.#compare(bodyOf(chat.readNote, await read(server, this.note.user, version.id)).data, version);
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

test(
  '2,000 random acts: no save that was taken is lost, and nothing that was signed changes',
  { timeout: 240_000 },
  async () => {
    const random = randomOf(20);
    const user = server.newUser();
    const notes: NoteModel[] = [];
    for (let count = 0; count < 8; count += 1) notes.push(new NoteModel(await makeNote(server, {}, user), random));
    for (let count = 0; count < 2_000; count += 1)
      await notes[random(notes.length)]?.[acts[random(acts.length)] ?? 'read']();
    for (const note of notes) await note.readAll();
    expect(notes.flatMap(({ versions }) => versions).filter(({ isSigned }) => isSigned).length).toBeGreaterThan(10);
  },
);
