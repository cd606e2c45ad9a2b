import type { ChatMessage } from '@notewright/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallProblem } from '../../../../../api/call.ts';
import { makeReply } from '../../../testing/sample-messages.ts';
import { NoteKeeper, savePause, type KeeperParts } from './note-keeper.ts';

type Body = Parameters<KeeperParts['send']>[1];

/** A server of one note, as the contract says: versions with revisions. */
class NoteServer {
  readonly versions = new Map<string, ChatMessage>();
  readonly bodies: Body[] = [];
  failing: (Error | 'lost')[] = [];

  put(id: string, content: string, revision: number): ChatMessage {
    const edit = { of: 'r1', revision, edited_by: 'Sample', edited_at: '2026-01-02T10:00:00.000Z', is_addendum: false };
    const message = makeReply({ id, state: 'complete', message_content: content, edit });
    this.versions.set(id, message);
    return message;
  }

  send: KeeperParts['send'] = async (_messageId, body) => {
    this.bodies.push(body);
    const failure = this.failing.shift();
    if (failure instanceof Error) throw failure;
    const held = this.versions.get(body.version_id);
    const isSame = held?.message_content === body.message_content;
    if (held !== undefined && !isSame && held.edit?.revision !== body.revision)
      throw new CallProblem('note_changed', 409, 'changed');
    const revision = (held?.edit?.revision ?? 0) + (isSame ? 0 : 1);
    const data = this.put(body.version_id, body.message_content, revision);
    if (failure === 'lost') throw new CallProblem('network', 0, 'no connection');
    return { data };
  };

  read: KeeperParts['read'] = async (id) => ({ data: this.versions.get(id) as ChatMessage });
}

const offline = (): CallProblem => new CallProblem('network', 0, 'no connection');

let server: NoteServer;
let text: string;
let templates: readonly string[];
let keeper: NoteKeeper;

function open(content = 'one\n\ntwo', more: Partial<KeeperParts> = {}): void {
  text = content;
  templates = [];
  keeper = new NoteKeeper({
    opened: makeReply({ id: 'r1', state: 'complete', message_content: content }),
    versionId: 'v2',
    readText: () => text,
    readTemplates: () => templates,
    showText: (merged) => {
      text = merged;
    },
    send: server.send,
    read: server.read,
    onStored: () => undefined,
    ...more,
  });
}

function type(next: string): void {
  text = next;
  keeper.change();
}

const phase = (): string => keeper.store.getState().phase;
const held = (): string | undefined => server.versions.get('v2')?.message_content;

beforeEach(() => {
  vi.useFakeTimers();
  server = new NoteServer();
  open();
});
afterEach(() => {
  keeper.end();
  vi.useRealTimers();
});

describe('a note that is kept while it is typed', () => {
  it('goes to the server once typing pauses, as one version with one revision after the other', async () => {
    type('one a\n\ntwo');
    type('one ab\n\ntwo');
    expect(phase()).toBe('changed');
    await vi.advanceTimersByTimeAsync(savePause - 1);
    expect(server.bodies).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(phase()).toBe('saved');
    type('one abc\n\ntwo');
    await vi.advanceTimersByTimeAsync(savePause);
    expect(server.bodies.map(({ version_id, revision }) => [version_id, revision])).toEqual([
      ['v2', 0],
      ['v2', 1],
    ]);
    expect(held()).toBe('one abc\n\ntwo');
  });

  it('sends nothing that is kept already', async () => {
    type('one x\n\ntwo');
    type('one\n\ntwo');
    await vi.advanceTimersByTimeAsync(savePause);
    expect(server.bodies).toHaveLength(0);
    expect(phase()).toBe('saved');
  });

  it('is kept here without a connection, and saved once there is one', async () => {
    server.failing = [offline(), offline()];
    type('one offline\n\ntwo');
    await vi.advanceTimersByTimeAsync(savePause);
    expect(phase()).toBe('offline');
    expect(keeper.hasUnsaved()).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(held()).toBe('one offline\n\ntwo');
    expect(phase()).toBe('saved');
    expect(keeper.hasUnsaved()).toBe(false);
  });

  it('waits while a reply is being written', async () => {
    server.failing = [new CallProblem('reply_running', 409, 'running')];
    type('one later\n\ntwo');
    await vi.advanceTimersByTimeAsync(savePause);
    expect(phase()).toBe('waiting');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(held()).toBe('one later\n\ntwo');
  });

  it('takes an answer that was lost on its way for its own, not for another change', async () => {
    server.failing = ['lost'];
    type('one a\n\ntwo');
    await vi.advanceTimersByTimeAsync(savePause);
    expect(phase()).toBe('offline');
    type('one ab\n\ntwo');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(held()).toBe('one ab\n\ntwo');
    expect(keeper.store.getState().merged).toBeNull();
  });

  it('brings in what another tab changed, and says so', async () => {
    type('one a\n\ntwo');
    await vi.advanceTimersByTimeAsync(savePause);
    server.put('v2', 'one a\n\ntwo of theirs', 7);
    type('one ab\n\ntwo');
    await vi.advanceTimersByTimeAsync(2 * savePause);
    expect(text).toBe('one ab\n\ntwo of theirs');
    expect(held()).toBe(text);
    expect(keeper.store.getState().merged).toEqual({ both: 0 });
  });

  it('keeps both versions where both changed the same words', async () => {
    type('one a\n\ntwo');
    await vi.advanceTimersByTimeAsync(savePause);
    server.put('v2', 'one theirs\n\ntwo', 2);
    type('one mine\n\ntwo');
    await vi.advanceTimersByTimeAsync(2 * savePause);
    expect(held()).toBe('one mine\n\none theirs\n\ntwo');
    expect(keeper.store.getState().merged).toEqual({ both: 1 });
  });

  it('says what the server refuses, keeps the words, and can go on in a version of its own', async () => {
    server.failing = [new CallProblem('note_signed', 409, 'This note is signed.')];
    type('one late\n\ntwo');
    await vi.advanceTimersByTimeAsync(savePause);
    expect(keeper.store.getState()).toMatchObject({ phase: 'refused', problem: 'This note is signed.' });
    expect(await keeper.keep()).toBe(true);
    server.failing = [new CallProblem('note_signed', 409, 'This note is signed.')];
    type('one later\n\ntwo');
    expect(await keeper.keep()).toBe(false);
    keeper.keepApart('v3');
    await vi.advanceTimersByTimeAsync(0);
    expect(server.versions.get('v3')?.message_content).toBe('one later\n\ntwo');
  });

  it('sends only the confirmations of statements that still stand there', async () => {
    keeper.confirm({ text: 'two', reason: 'said by telephone' });
    keeper.confirm({ text: 'gone', reason: 'said by telephone' });
    await keeper.keep();
    expect(server.bodies.at(-1)?.confirmations).toEqual([{ text: 'two', reason: 'said by telephone' }]);
    keeper.takeBack('two');
    await keeper.keep();
    expect(server.bodies.at(-1)?.confirmations).toEqual([]);
  });
});
