import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallProblem } from '../../../api/call.ts';
import { forgetChats } from '../../../session/forget-chats.ts';
import { sessionStore } from '../../../session/session-store.ts';
import { changeSource, composerStore, forgetBoxes, moveBox, readBox, takeOut } from '../composer/composer-store.ts';
import { addPending, forgetEverything, removePending } from '../sending/reply-store.ts';
import { noteStored } from '../sending/stored-messages.ts';
import type { OpenRecording } from './open-recording.ts';
import { plugIn } from './testing/scripted-microphone.ts';
import { ScriptedServer } from './testing/scripted-server.ts';
import { noVisit, visitStore } from './visit-store.ts';
import { addTo, lookForOpen, visit } from './visits.ts';
import { noneWaits, waitingStore } from './waiting-store.ts';
import * as words from './words.ts';

/** The boxes that this browser has kept, by recording. */
let boxes = new Map<string, string | null>();
/** The recordings that it has forgotten. */
let dropped: string[] = [];
let server = new ScriptedServer();
vi.mock('../../../api/call.ts', async (original) => ({
  ...(await original<object>()),
  call: (...given: Parameters<ScriptedServer['call']>) => server.call(...given),
}));
vi.mock('./kept-pieces.ts', () => ({
  openKeptPieces: async () => {
    const { makeMemoryPieces } = await import('./memory-pieces.ts');
    const pieces = makeMemoryPieces();
    for (const [id, box] of boxes) await pieces.writeBox(id, box);
    return { ...pieces, dropAll: async (id: string) => void dropped.push(id) };
  },
  forgetOthersPieces: async () => undefined,
}));

const offline = new CallProblem('network', 0, 'No connection');
const gone = new CallProblem('not_found', 404, 'No.');
const pending = { id: 'temp-1', tool: 'TranscriptX', text: '', sourceNames: [], timestamp: '' } as const;
const user = { id: 'u1', email: 'dana@lakeside.example' };

/** A recording that is text and in no message yet. */
const ready = (): OpenRecording => ({
  ...server.recording(),
  is_finished: true,
  is_done: true,
  text: 'Fell on ice.',
  seconds: 600,
  key: null,
});

async function offerReady(recording: Partial<OpenRecording> = {}): Promise<void> {
  server.open = [{ ...ready(), ...recording }];
  lookForOpen();
  await vi.waitFor(() => expect(visitStore.getState().phase).not.toBe('none'));
}

const waiting = () => waitingStore.getState().visits.map(({ id, state }) => [id, state]);
const sourcesOf = (box: string): readonly string[] =>
  readBox(composerStore.getState(), box).sources.map(({ name }) => name);

const pass = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  plugIn();
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  server = new ScriptedServer();
  boxes = new Map();
  dropped = [];
  sessionStore.setState({ ...sessionStore.getInitialState(), user }, true);
});

afterEach(() => {
  sessionStore.setState(sessionStore.getInitialState(), true);
  forgetChats();
  forgetBoxes();
  forgetEverything();
  visitStore.setState(noVisit);
  waitingStore.setState(noneWaits);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a transcript in a message', () => {
  it('is put away into the chat that has stored the message, and not before', async () => {
    await offerReady();
    addTo('new');
    const { sources } = takeOut('new');
    addPending('new', pending);
    await pass(3000);
    expect(server.asked).not.toContain('put_away');
    noteStored(sources, 'chat-1');
    removePending('new', pending.id);
    await pass(3000);
    expect(server.asked.filter((name) => name === 'put_away')).toHaveLength(1);
    expect(server.inputs.at(-1)?.body).toEqual({ chat_id: 'chat-1' });
    expect(visitStore.getState().phase).toBe('done');
  });

  it('that is taken out is ready again, and is not put away', async () => {
    await offerReady();
    addTo('new');
    changeSource('new', readBox(composerStore.getState(), 'new').sources[0]?.id ?? '', null);
    await pass(3000);
    expect(visitStore.getState()).toMatchObject({ phase: 'ready', box: null, secondsBefore: 600 });
    expect(server.asked).not.toContain('put_away');
    addTo('chat-2');
    expect(sourcesOf('chat-2')).toHaveLength(1);
  });

  it('that seemed to be taken out waits no more once it is stored', async () => {
    await offerReady();
    addTo('new');
    const { sources } = takeOut('new');
    await pass(3000);
    expect(visitStore.getState().phase).toBe('ready');
    noteStored(sources, 'chat-1');
    expect(visitStore.getState()).toMatchObject({ phase: 'done', box: 'chat-1' });
    expect(server.asked).toContain('put_away');
  });

  it('is not offered again while it stands there, whoever looks; taken out, it is', async () => {
    await offerReady();
    addTo('new');
    visit.close();
    server.open = [ready()];
    lookForOpen();
    await vi.waitFor(() => expect(waiting()).toEqual([['v1', 'placed']]));
    expect(visitStore.getState().phase).toBe('none');
    moveBox('new', 'chat-1');
    expect(waitingStore.getState().visits.map(({ box }) => box)).toEqual(['chat-1']);
    const [source] = readBox(composerStore.getState(), 'chat-1').sources;
    changeSource('chat-1', source?.id ?? '', null);
    await pass(3000);
    expect([visitStore.getState().phase, waiting()]).toEqual(['ready', []]);
    addTo('chat-2');
    expect(sourcesOf('chat-2')).toHaveLength(1);
  });

  it('is in no list any more once it is stored, also where it was looked for meanwhile', async () => {
    await offerReady();
    addTo('new');
    visit.close();
    server.open = [ready()];
    lookForOpen();
    await vi.waitFor(() => expect(waiting()).toEqual([['v1', 'placed']]));
    noteStored(takeOut('new').sources, 'chat-1');
    expect(waiting()).toEqual([]);
    expect(server.inputs.at(-1)?.body).toEqual({ chat_id: 'chat-1' });
  });

  it('that is taken out does not stand in the way of the next recording', async () => {
    await offerReady();
    addTo('new');
    visit.close();
    visitStore.setState({ phase: 'recording' });
    changeSource('new', readBox(composerStore.getState(), 'new').sources[0]?.id ?? '', null);
    await pass(3000);
    expect(visitStore.getState().phase).toBe('recording');
    expect(waiting()).toEqual([['v1', 'ready']]);
    expect(server.asked).not.toContain('put_away');
  });
});

describe('Later', () => {
  it('puts a transcript that is ready aside, and the recorder is free', async () => {
    Object.assign(server, { isFinished: true, isDone: true, ends: [{ part: 0, pieces: 1, seconds: 600 }] });
    await offerReady();
    await visit.later();
    expect(server.asked.slice(1)).toEqual(['set_aside']);
    expect(visitStore.getState().phase).toBe('none');
    expect(waiting()).toEqual([['v1', 'ready']]);
  });

  it('puts aside what did not become text, once the server has all of it, with what the browser keeps', async () => {
    server.open = [{ ...server.recording(), key: btoa('k'.repeat(32)) }];
    lookForOpen();
    await vi.waitFor(() => expect(visitStore.getState()).toMatchObject({ phase: 'offered', isFinished: false }));
    server.ends.push({ part: 0, pieces: 1, seconds: 2 });
    server.failing = [0];
    visit.finish();
    await vi.waitFor(() => expect(visitStore.getState()).toMatchObject({ phase: 'failed', isFinished: true }));
    // Nothing would be left without it.
    expect(visitStore.getState().hasText).toBe(false);
    server.failure = offline;
    await visit.later();
    expect(visitStore.getState()).toMatchObject({ phase: 'failed', problem: words.laterFailed });
    server.failure = null;
    await visit.later();
    expect(visitStore.getState()).toMatchObject({ phase: 'none', isFinished: false });
    expect(waiting()).toEqual([['v1', 'failed']]);
    expect(dropped).toEqual(['v1']);
  });

  it.each([
    ['a transcript', ready, 'ready'],
    ['a recording', () => ({ ...server.recording(), key: btoa('k'.repeat(32)) }), 'offered'],
  ] as const)('says of %s that is gone elsewhere that it is, and the recorder is free', async (_what, make, phase) => {
    server.open = [make()];
    lookForOpen();
    await vi.waitFor(() => expect(visitStore.getState().phase).toBe(phase));
    server.failure = gone;
    await visit.later();
    expect(visitStore.getState().phase).toBe('none');
    expect(waitingStore.getState()).toEqual({ visits: [], problem: words.gone });
  });

  it('leaves everything as it is where the server does not answer', async () => {
    await offerReady();
    server.failure = offline;
    await visit.later();
    expect(visitStore.getState()).toMatchObject({ phase: 'ready', problem: words.laterFailed });
    expect(waiting()).toEqual([]);
  });

  it('is what the recorder keeps out of the way of: the newest that was not put aside is offered', async () => {
    const one = (recording_id: string, is_aside: boolean) => ({ ...ready(), recording_id, is_aside });
    server.open = [one('v4', true), one('v3', false), one('v2', false), one('v1', true)];
    lookForOpen();
    await vi.waitFor(() => expect(visitStore.getState().phase).toBe('ready'));
    expect(waiting().map(([id]) => id)).toEqual(['v4', 'v2', 'v1']);
    await visit.discard();
    expect(server.inputs.at(-1)?.params).toEqual({ recordingId: 'v3' });
  });
});

describe('a recording that was interrupted', () => {
  const open = (): OpenRecording => ({ ...server.recording(), key: btoa('k'.repeat(32)) });

  async function finish(recording: Partial<OpenRecording>, kept: string | null | undefined): Promise<void> {
    server.open = [{ ...open(), ...recording }];
    boxes = kept === undefined ? new Map() : new Map([['v1', kept]]);
    lookForOpen();
    await vi.waitFor(() => expect(visitStore.getState().phase).toBe('offered'));
    server.ends.push({ part: 0, pieces: 1, seconds: 2 });
    visit.finish();
    await vi.waitFor(() => expect(['ready', 'done']).toContain(visitStore.getState().phase));
  }

  it.each([
    ['nobody can say in which box, and the chat is of before', { chat_id: 'chat-1' }, null],
    ['there is neither a chat nor a box', { chat_id: null }, undefined],
  ])('is placed by hand where %s', async (_why, recording, kept) => {
    await finish(recording, kept);
    expect(visitStore.getState()).toMatchObject({ phase: 'ready', box: null });
    expect(composerStore.getState().boxes).toEqual({});
  });

  it.each([
    ['the box that is kept', { chat_id: 'chat-1' }, 'new', 'new'],
    ['its chat where no box is kept', { chat_id: 'chat-1' }, undefined, 'chat-1'],
  ])('goes into %s', async (_where, recording, kept, box) => {
    await finish(recording, kept);
    expect(visitStore.getState()).toMatchObject({ phase: 'done', box });
    expect(sourcesOf(box)).toHaveLength(1);
  });
});

describe('a recording in which nobody was heard', () => {
  it('is put away once its person has closed it, and not before', async () => {
    await offerReady({ is_silent: true, text: '' });
    expect(visitStore.getState().phase).toBe('silent');
    await pass(60_000);
    expect(server.asked).toEqual(['open']);
    visit.close();
    expect(server.asked).toEqual(['open', 'put_away']);
    expect(visitStore.getState().phase).toBe('none');
  });

  it('waits for that also when another was recorded meanwhile', async () => {
    await offerReady({ is_silent: true, text: '' });
    visitStore.setState({ phase: 'done' });
    visit.close();
    expect(server.asked).toEqual(['open']);
  });

  it('is shown no more to who signed out', async () => {
    await offerReady({ is_silent: true, text: '' });
    forgetChats();
    expect(visitStore.getState().phase).toBe('none');
    expect(server.asked).not.toContain('put_away');
  });
});

describe('a transcript that is ready', () => {
  it('is deleted with its sound when it is discarded', async () => {
    await offerReady();
    await visit.discard();
    expect(server.asked.slice(1)).toEqual(['delete']);
    expect(visitStore.getState().phase).toBe('none');
  });

  it('stays where discarding it fails, and can be added to a message', async () => {
    await offerReady();
    server.failure = offline;
    await visit.discard();
    expect(visitStore.getState()).toMatchObject({ phase: 'ready', problem: words.discardFailed });
    addTo('new');
    expect(sourcesOf('new')).toHaveLength(1);
    expect(visitStore.getState()).toMatchObject({ phase: 'done', problem: null });
  });
});
