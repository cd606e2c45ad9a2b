import type { VisitRecording } from '@notewright/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallProblem } from '../../../api/call.ts';
import { forgetChats } from '../../../session/forget-chats.ts';
import { sessionStore } from '../../../session/session-store.ts';
import { changeSource, composerStore, forgetBoxes, readBox, takeOut } from '../composer/composer-store.ts';
import { addPending, forgetEverything, removePending } from '../sending/reply-store.ts';
import { noteStored } from '../sending/stored-messages.ts';
import { ScriptedServer } from './testing/scripted-server.ts';
import { describeLine } from './waiting-list.tsx';
import { noneWaits, waitingStore, type WaitingVisit } from './waiting-store.ts';
import { addWaiting, showWaiting, waiting } from './waiting-visits.ts';
import * as words from './words.ts';

let server = new ScriptedServer();
vi.mock('../../../api/call.ts', async (original) => ({
  ...(await original<object>()),
  call: (...given: Parameters<ScriptedServer['call']>) => server.call(...given),
}));

const pending = { id: 'temp-1', tool: 'TranscriptX', text: '', sourceNames: [], timestamp: '' } as const;
const pass = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);
const states = (): readonly string[] => waitingStore.getState().visits.map(({ state }) => state);
const sourcesOf = (box: string) => readBox(composerStore.getState(), box).sources;

/** One that was finished with one part, which has failed or waits. */
function aside(state: 'waiting' | 'failed'): VisitRecording {
  server.ends.push({ part: 0, pieces: 1, seconds: 600 });
  server.isFinished = true;
  server.isAside = true;
  server.say = () => null;
  if (state === 'failed') server.failing = [0];
  return server.recording();
}

/** Its text has come. */
function becomeText(words_ = 'Fell on ice.'): void {
  server.failing = [];
  server.say = () => words_;
  server.isDone = true;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  server = new ScriptedServer();
  const user = { id: 'u1', email: 'dana@lakeside.example' };
  sessionStore.setState({ ...sessionStore.getInitialState(), user }, true);
});

afterEach(() => {
  sessionStore.setState(sessionStore.getInitialState(), true);
  forgetChats();
  forgetBoxes();
  forgetEverything();
  waitingStore.setState(noneWaits);
  vi.useRealTimers();
});

describe('a visit that waits', () => {
  it('is asked for until it is text, of which nothing is kept before its person wants it', async () => {
    showWaiting([aside('waiting')]);
    await pass(25_000);
    expect([server.asked, states()]).toEqual([['state', 'state'], ['waiting']]);
    becomeText();
    await pass(10_000);
    expect(states()).toEqual(['ready']);
    expect(JSON.stringify(waitingStore.getState())).not.toContain('Fell on ice.');
    const asked = server.asked.length;
    await pass(60_000);
    expect(server.asked).toHaveLength(asked);
  });

  it('is asked for by no locked page, and is shown no more to who signed out', async () => {
    showWaiting([aside('waiting')]);
    sessionStore.setState({ isLocked: true });
    await pass(30_000);
    expect(server.asked).toEqual([]);
    sessionStore.setState({ isLocked: false });
    await pass(10_000);
    expect(server.asked).toEqual(['state']);
    forgetChats();
    await pass(30_000);
    expect([server.asked, states()]).toEqual([['state'], []]);
  });

  it('is taken out of the list when it is gone elsewhere', async () => {
    showWaiting([aside('waiting')]);
    server.failure = new CallProblem('not_found', 404, 'No.');
    await pass(10_000);
    expect(waitingStore.getState()).toEqual({ visits: [], problem: words.gone });
    waiting.close();
    showWaiting([aside('failed')]);
    await waiting.tryAgain('v1');
    expect(waitingStore.getState()).toEqual({ visits: [], problem: words.gone });
    waiting.close();
    showWaiting([aside('failed')]);
    // That was wanted.
    await waiting.discard('v1');
    expect(waitingStore.getState()).toEqual(noneWaits);
  });

  it('that is not tried again by itself says so, and is asked for no more until somebody tries', async () => {
    server.isGivenUp = true;
    showWaiting([aside('failed')]);
    await pass(30_000);
    expect([states(), server.asked]).toEqual([['given-up'], []]);
    server.isGivenUp = false;
    await waiting.tryAgain('v1');
    expect(states()).toEqual(['waiting']);
  });

  it('knows whether anything is left without what failed', () => {
    const failed = aside('failed');
    showWaiting([failed]);
    expect(waitingStore.getState().visits).toMatchObject([{ state: 'failed', hasText: false }]);
    server.ends.push({ part: 1, pieces: 1, seconds: 600 });
    server.say = () => 'Fell on ice.';
    showWaiting([server.recording()]);
    expect(waitingStore.getState().visits).toMatchObject([{ state: 'failed', hasText: true }]);
  });

  it('is tried again, and taken without what failed', async () => {
    showWaiting([aside('failed')]);
    await waiting.tryAgain('v1');
    expect(server.asked).toEqual(['retry']);
    expect(states()).toEqual(['waiting']);
    server.failing = [0];
    await pass(10_000);
    expect(states()).toEqual(['failed']);
    await waiting.leaveOut('v1');
    expect(server.inputs.at(-1)?.body).toEqual({ parts: null, without_failed: true });
    expect(server.isDone).toBe(true);
  });

  it('keeps what a newer request came to, whatever an older one is answered', async () => {
    showWaiting([aside('failed')]);
    let answer = (): void => undefined;
    server.slow = { state: new Promise((resolve) => (answer = resolve)) };
    const old = server.recording();
    await pass(10_000);
    await waiting.tryAgain('v1');
    server.recording = () => old;
    answer();
    await pass(0);
    expect(states()).toEqual(['waiting']);
  });

  it('stays as it was where something fails, in one sentence', async () => {
    showWaiting([aside('failed')]);
    server.failure = new CallProblem('network', 0, 'No connection');
    await waiting.discard('v1');
    expect(waitingStore.getState()).toMatchObject({
      problem: 'No connection',
      visits: [{ state: 'failed', isBusy: false }],
    });
    server.failure = null;
    await waiting.discard('v1');
    expect(waitingStore.getState()).toEqual({ problem: null, visits: [] });
  });

  it('says that nobody was heard, and puts nothing into a message', async () => {
    showWaiting([aside('waiting')]);
    becomeText(' ');
    await pass(10_000);
    expect(states()).toEqual(['silent']);
    await waiting.place('v1', 'new');
    expect(sourcesOf('new')).toEqual([]);
  });
});

describe('its text', () => {
  beforeEach(async () => {
    const recording = aside('waiting');
    becomeText();
    showWaiting([{ ...recording, ...server.recording() }]);
    await Promise.all([waiting.place('v1', 'new'), waiting.place('v1', 'new')]);
  });

  it('is put into a message once, and is gone from the list when that is stored', async () => {
    expect(sourcesOf('new')).toMatchObject([{ text: 'Fell on ice.' }]);
    expect(waitingStore.getState().visits).toMatchObject([{ state: 'placed', box: 'new' }]);
    // Looked for again meanwhile, it is not offered a second time.
    showWaiting([server.recording()]);
    expect(states()).toEqual(['placed']);
    const { sources } = takeOut('new');
    addPending('new', pending);
    await pass(3000);
    expect(server.asked).not.toContain('put_away');
    noteStored(sources, 'chat-1');
    removePending('new', pending.id);
    expect(server.inputs.at(-1)?.body).toEqual({ chat_id: 'chat-1' });
    expect(states()).toEqual([]);
  });

  it('that is taken out of the message is ready again', async () => {
    changeSource('new', sourcesOf('new')[0]?.id ?? '', null);
    await pass(3000);
    expect(waitingStore.getState().visits).toMatchObject([{ state: 'ready', box: null }]);
    expect(server.asked).not.toContain('put_away');
  });
});

describe('the list', () => {
  it('has each once, the newest first', () => {
    const [old, young] = ['2026-03-02T08:00:00Z', '2026-03-02T09:00:00Z'].map((begun_at, number) => ({
      ...aside('waiting'),
      recording_id: `v${number}`,
      begun_at,
    }));
    if (old === undefined || young === undefined) expect.fail('There are two.');
    addWaiting(young);
    addWaiting(old);
    addWaiting(young);
    expect(waitingStore.getState().visits.map(({ id }) => id)).toEqual(['v1', 'v0']);
  });

  it.each([
    [[], null],
    [['waiting'], words.waitingForText(1)],
    [['waiting', 'failed', 'placed'], words.waitingForText(2)],
    [['ready', 'silent'], words.waitingReady(1)],
    [['ready', 'ready', 'given-up'], words.waitingSome(3, 2)],
    [['silent', 'placed'], words.silent],
    [['placed'], words.done],
  ] as const)('of %j is one line', (shown: readonly WaitingVisit['state'][], line) => {
    const rest = { id: '', begunAt: new Date(0), seconds: 0, hasText: false, box: null, isBusy: false };
    const visits = shown.map((state) => ({ ...rest, state }));
    expect(describeLine(visits)).toBe(line);
  });
});
