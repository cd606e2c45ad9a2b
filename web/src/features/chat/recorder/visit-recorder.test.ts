import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallProblem } from '../../../api/call.ts';
import { forgetChats } from '../../../session/forget-chats.ts';
import { noteActivity } from '../../../session/idle.ts';
import { sessionStore } from '../../../session/session-store.ts';
import { makeMemoryPieces } from './memory-pieces.ts';
import type { PieceStore } from './piece-store.ts';
import { makeSafePieces } from './safe-pieces.ts';
import { importKey } from './seal.ts';
import { microphone, plugIn } from './testing/scripted-microphone.ts';
import { ScriptedServer } from './testing/scripted-server.ts';
import { VisitRecorder, type RecorderOptions } from './visit-recorder.ts';
import { elapsed, visitStore } from './visit-store.ts';
import * as words from './words.ts';

let server = new ScriptedServer();
vi.mock('../../../api/call.ts', async (original) => ({
  ...(await original<object>()),
  call: (...given: Parameters<ScriptedServer['call']>) => server.call(...given),
}));
vi.mock('../../../session/idle.ts', () => ({ noteActivity: vi.fn(), noteCall: vi.fn() }));

const offline = new CallProblem('network', 0, 'No connection');
let pieces = makeMemoryPieces();
let recorder: VisitRecorder | null = null;
const onDone = vi.fn();

async function make(options: Partial<RecorderOptions> = {}): Promise<VisitRecorder> {
  const key = await importKey(Buffer.alloc(32, 7).toString('base64'));
  const begun = { recordingId: 'v1', begunAt: new Date(), box: 'new' };
  const at = { nextPart: 0, seconds: 0, savedUntil: 0 };
  recorder = new VisitRecorder({ ...begun, ...at, key, pieces, onDone, onEnd: () => undefined, ...options });
  return recorder;
}

/** Time passes; what is sealed and hashed meanwhile is done on threads of its own, in real time. */
async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  for (let turn = 0; turn < 30; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** Until something holds, while a little time passes. */
async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await pass(100);
}

const isAllSent = async (): Promise<boolean> =>
  (await pieces.firstPiece('v1')) === null && (await pieces.firstEnd('v1')) === null;

/** The milliseconds that the server has, joined where they follow each other or overlap. */
function heard(): readonly (readonly [number, number])[] {
  const spans = server.pieces.map(({ starts }) => starts.split(' ').slice(0, 2).map(Number) as [number, number]);
  const joined: [number, number][] = [];
  for (const [from, to] of spans.toSorted(([one], [other]) => one - other)) {
    const last = joined.at(-1);
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance', 'Date'] });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  plugIn();
  server = new ScriptedServer();
  pieces = makeMemoryPieces();
  sessionStore.setState(sessionStore.getInitialState(), true);
});

afterEach(() => {
  recorder?.end();
  forgetChats();
  vi.restoreAllMocks();
  vi.clearAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('ninety minutes', () => {
  let sealed: WeakRef<ArrayBuffer>[] = [];

  /** What has been made, cut and sealed and is still held by anything, after the memory was cleaned up. */
  function countHeld(): number {
    setFlagsFromString('--expose-gc');
    (runInNewContext('gc') as () => void)();
    return [...microphone.sounds, ...sealed].filter((one) => one.deref() !== undefined).length;
  }

  it('arrive whole and in order, in parts that end in quiet moments, and what is held does not grow', async () => {
    const { putPiece } = pieces;
    sealed = [];
    let kept = 0;
    let put = 0;
    let most = 0;
    const watched: PieceStore = {
      ...pieces,
      putPiece: async (piece) => {
        kept += 1;
        put += 1;
        sealed.push(new WeakRef(piece.sealed));
        most = Math.max(most, kept);
        await putPiece(piece);
      },
      dropPiece: async (id) => {
        kept -= 1;
        await pieces.dropPiece(id);
      },
    };
    const visit = await make({ pieces: watched });
    await visit.goOn();
    const held: number[] = [];
    for (let second = 0; second < 5400 && visitStore.getState().phase === 'recording'; second += 2) {
      // Nobody pauses but every 40 seconds, for a moment.
      microphone.level = second % 40 < 2 ? 0.001 : 0.1;
      await pass(2000);
      // Sealing takes real time, of which two seconds are plenty: a slow machine is waited for.
      while (put < microphone.count || !(await isAllSent())) await new Promise((resolve) => setImmediate(resolve));
      if (second % 900 === 0) held.push(countHeld());
    }
    await until(() => visitStore.getState().phase === 'paused');
    await until(isAllSent);
    expect(visitStore.getState()).toMatchObject({ phase: 'paused', isFull: true, problem: words.full });
    expect(microphone.running()).toBe(0);

    const [span, ...gaps] = heard();
    expect(gaps).toEqual([]);
    expect(((span?.[1] ?? 0) - (span?.[0] ?? 0)) / 1000).toBeCloseTo(5400, -1);
    expect(server.early).toEqual([]);
    const closed = server.ends.map(({ part }) => Number(part));
    expect(closed).toEqual(closed.map((_, part) => part));
    for (const end of server.ends) {
      const sent = server.pieces.filter(({ part }) => part === end['part']).map(({ number }) => number);
      expect(sent).toEqual(Array.from({ length: Number(end['pieces']) }, (_, number) => number));
    }
    const seconds = server.ends.slice(0, -1).map((end) => Number(end['seconds']));
    expect(Math.min(...seconds)).toBeGreaterThanOrEqual(30);
    expect(Math.max(...seconds)).toBeLessThan(90);

    expect(most, 'pieces that are kept at once').toBeLessThan(10);
    expect(Math.max(...held), 'pieces of sound that anything still holds').toBeLessThan(30);
    expect(held.length).toBeGreaterThan(5);
  });

  it('of talk without a pause are parted after two minutes each, with both recorders on at the seam', async () => {
    const visit = await make();
    await visit.goOn();
    let together = 0;
    for (let step = 0; step < 1300; step += 1) {
      await vi.advanceTimersByTimeAsync(100);
      together = Math.max(together, microphone.running());
    }
    expect(together).toBe(2);
    expect(microphone.recorders).toHaveLength(2);
    await until(() => server.ends.length === 1);
    expect(Number(server.ends[0]?.['seconds'])).toBeCloseTo(120.3, 0);
  });
});

describe('without a connection', () => {
  it('everything is kept, sealed, and sent in order when it is there again', async () => {
    server.failure = offline;
    const visit = await make();
    await visit.goOn();
    for (let second = 0; second < 200; second += 2) await pass(2000);
    await until(() => !visitStore.getState().isConnected);
    expect(visitStore.getState()).toMatchObject({ phase: 'recording', savedUntil: 0 });
    const first = await pieces.firstPiece('v1');
    expect(Buffer.from(first?.sealed ?? new ArrayBuffer(0)).toString('latin1')).not.toContain('....');
    // What waits asks seldom: the pauses grow to half a minute.
    expect(server.asked.filter((name) => name === 'piece').length).toBeLessThan(15);
    server.failure = null;
    visit.hurry();
    await until(isAllSent);
    expect(heard()).toHaveLength(1);
    expect(visitStore.getState().isConnected).toBe(true);
    await until(() => elapsed(visitStore.getState()) - visitStore.getState().savedUntil < 4);
    const order = server.pieces.map(({ part, number }) => part * 1000 + number);
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    expect(server.early).toEqual([]);
  });

  it('finishing waits for it, and asks at once', async () => {
    server.failure = offline;
    const visit = await make();
    await visit.goOn();
    await pass(20_000);
    const finished = visit.finish();
    await pass(60_000);
    expect(visitStore.getState().phase).toBe('finishing');
    expect(onDone).not.toHaveBeenCalled();
    server.failure = null;
    await until(() => onDone.mock.calls.length > 0);
    await finished;
    expect(onDone.mock.calls[0]?.[0]).toMatchObject({ text: 'Words of part 0.' });
    expect(heard()).toHaveLength(1);
  });
});

describe('a microphone', () => {
  it('that goes away pauses, keeps what was said, and goes on in a new part', async () => {
    const visit = await make();
    await visit.goOn();
    await pass(9000);
    microphone.tracks[0]?.dispatchEvent(new Event('ended'));
    await until(() => visitStore.getState().phase === 'paused');
    expect(visitStore.getState().problem).toBe(words.microphoneLost);
    await until(isAllSent);
    expect(server.ends.map(({ part, pieces: count }) => [part, count])).toEqual([[0, 5]]);
    await visit.goOn();
    await pass(4000);
    expect(visitStore.getState()).toMatchObject({ phase: 'recording', problem: null });
    await visit.pause();
    await until(isAllSent);
    expect(server.ends.map(({ part }) => part)).toEqual([0, 1]);
  });

  it.each(['pause', 'finish', 'discard'] as const)(
    'that was asked for twice at once is off after %s, and nothing of it is sent',
    async (act) => {
      const visit = await make();
      const asked = [visit.goOn(), visit.goOn()];
      await visit[act]();
      await Promise.all(asked);
      await pass(3000);
      expect(microphone.running()).toBe(0);
      expect(microphone.recorders.length).toBeLessThan(2);
      expect(server.pieces).toEqual([]);
      expect(visitStore.getState().phase).not.toBe('recording');
    },
  );

  it('that is refused is said, and nothing is lost of what there was', async () => {
    const visit = await make({ nextPart: 3, seconds: 60 });
    microphone.refusal = new DOMException('No', 'NotAllowedError');
    await visit.goOn();
    expect(visitStore.getState()).toMatchObject({ phase: 'paused', problem: words.microphoneProblems['not-allowed'] });
    expect(elapsed(visitStore.getState())).toBe(60);
  });

  it('of a machine that slept for hours closes its part with the seconds that were recorded', async () => {
    const visit = await make();
    await visit.goOn();
    await pass(5000);
    const awake = performance.now.bind(performance);
    vi.spyOn(performance, 'now').mockImplementation(() => awake() + 3 * 3_600_000);
    await visit.pause();
    await until(isAllSent);
    expect(server.ends.map((end) => end['seconds'])).toEqual([6]);
  });

  it('in a silent room says that a part has no sound, and that it has one with a faint voice, and where nothing can be measured', async () => {
    microphone.level = 0.0005;
    const visit = await make();
    await visit.goOn();
    await pass(5000);
    await visit.pause();
    microphone.level = 0.005;
    await visit.goOn();
    await pass(5000);
    await visit.pause();
    microphone.isMeterOn = false;
    await visit.goOn();
    await pass(5000);
    await visit.pause();
    await until(isAllSent);
    expect(server.ends.map((end) => end['has_sound'])).toEqual([false, true, true]);
  });
});

describe('a silent room', () => {
  async function recordSilence(listening: readonly [isMeterOn: boolean, milliseconds: number][]): Promise<unknown> {
    microphone.level = 0.0005;
    const visit = await make();
    await visit.goOn();
    for (const [isMeterOn, milliseconds] of listening) {
      microphone.isMeterOn = isMeterOn;
      await pass(milliseconds);
    }
    await visit.pause();
    await until(isAllSent);
    return server.ends[0]?.['has_sound'];
  }

  it('is believed where the meter was read all the time', async () =>
    expect(
      await recordSilence([
        [true, 900],
        [false, 800],
        [true, 9000],
      ]),
    ).toBe(false));

  it.each([
    [
      'at first',
      [
        [false, 1200],
        [true, 9000],
      ],
    ],
    [
      'in the middle',
      [
        [true, 5000],
        [false, 1200],
        [true, 5000],
      ],
    ],
    [
      'at last',
      [
        [true, 9000],
        [false, 1200],
      ],
    ],
    ['at all', [[false, 500]]],
  ] as const)('is not believed where nothing was measured for longer than a second or never: %s', async (_when, gaps) =>
    expect(await recordSilence(gaps.map(([isOn, time]) => [isOn, time]))).toBe(true),
  );
});

describe('a locked screen', () => {
  it('ends no recording, shows no word, and the server is asked nothing but to take what was recorded', async () => {
    const visit = await make();
    await visit.goOn();
    microphone.level = 0.001;
    for (let second = 0; second < 50; second += 2) await pass(2000);
    await until(() => visitStore.getState().texts.length > 0);
    expect(noteActivity).toHaveBeenCalled();
    sessionStore.setState({ isLocked: true });
    const [asked, sent] = [server.asked.length, server.pieces.length];
    visit.hide();
    await pass(10_000);
    await until(() => server.pieces.length >= sent + 4);
    expect(visitStore.getState()).toMatchObject({ phase: 'recording', texts: [], isConnected: true });
    expect(microphone.running()).toBeGreaterThan(0);
    expect(server.asked.slice(asked).filter((name) => name !== 'piece' && name !== 'part')).toEqual([]);
    sessionStore.setState({ isLocked: false });
    visit.hurry();
    await until(() => visitStore.getState().texts.length > 0);
    expect(heard()).toHaveLength(1);
  });
});

describe('parts that did not become text', () => {
  async function finishWithFailure(): Promise<VisitRecorder> {
    server.failing = [0];
    const visit = await make();
    await visit.goOn();
    await pass(5000);
    await visit.finish();
    expect(visitStore.getState()).toMatchObject({ phase: 'failed', problem: null });
    expect(onDone).not.toHaveBeenCalled();
    return visit;
  }

  it('can be tried again', async () => {
    const visit = await finishWithFailure();
    await visit.tryAgain();
    expect(onDone.mock.calls[0]?.[0]).toMatchObject({ text: 'Words of part 0.' });
  });

  it('can be left out', async () => {
    const visit = await finishWithFailure();
    await visit.finish(true);
    expect(onDone).toHaveBeenCalledOnce();
  });
});

describe('an answer that nobody can read', () => {
  it('to a piece costs none: it is sent again', async () => {
    server.failure = new SyntaxError('Unexpected end of JSON input');
    const visit = await make();
    await visit.goOn();
    await until(() => server.asked.includes('piece'));
    await pass(5000);
    server.failure = null;
    visit.hurry();
    await until(() => server.pieces.length > 2);
    expect(server.pieces.slice(0, 3).map(({ number }) => number)).toEqual([0, 1, 2]);
  });

  it.each([new TypeError('terminated'), new CallProblem('unreadable', 200, 'Not to be read.')])(
    'to finishing is asked for again: %s',
    async (failure) => {
      const visit = await make();
      await visit.goOn();
      await pass(5000);
      await visit.pause();
      await until(isAllSent);
      server.failure = failure;
      const finished = visit.finish();
      await until(() => server.asked.includes('finish'));
      await pass(3000);
      expect(visitStore.getState()).toMatchObject({ phase: 'finishing', isConnected: false });
      server.failure = null;
      await until(() => onDone.mock.calls.length > 0);
      await finished;
      expect(visitStore.getState().isConnected).toBe(true);
    },
  );

  it('leaves a recording that was not finished to be finished by trying again', async () => {
    const visit = await make();
    await visit.goOn();
    await pass(5000);
    await visit.pause();
    await until(isAllSent);
    server.failure = new CallProblem('forbidden', 403, 'Not now.');
    await visit.finish();
    expect(visitStore.getState()).toMatchObject({ phase: 'failed', problem: 'Not now.' });
    server.failure = null;
    void visit.tryAgain();
    await until(() => onDone.mock.calls.length > 0);
    expect(server.isFinished).toBe(true);
  });
});

describe('a piece', () => {
  it('that the server has otherwise is left, and those behind it are sent', async () => {
    server.failure = new CallProblem('recording_conflict', 409, 'Another piece was saved here.');
    const visit = await make();
    await visit.goOn();
    await until(() => server.asked.includes('piece'));
    await until(isAllSent);
    server.failure = null;
    await until(() => server.pieces.length > 0);
    expect(server.pieces[0]?.part).toBe(0);
    expect(server.pieces[0]?.number).toBeGreaterThan(0);
    expect(visitStore.getState().phase).toBe('recording');
  });

  it.each(['validation_failed', 'audio_missing'] as const)(
    'that can never be taken stops nothing: %s',
    async (code) => {
      server.failure = new CallProblem(code, 400, 'No.');
      const visit = await make();
      await visit.goOn();
      await until(() => server.asked.includes('piece'));
      await pass(10_000);
      await until(isAllSent);
      server.failure = null;
      await until(() => server.pieces.length > 0);
      expect(visitStore.getState().isConnected).toBe(true);
    },
  );

  it.each([
    new CallProblem('piece_damaged', 422, 'Again.'),
    new CallProblem('unreadable', 413, 'Not to be read.'),
    new CallProblem('rate_limited', 429, 'Later.'),
  ])('that may be taken later is sent again: %s', async (failure) => {
    server.failure = failure;
    const visit = await make();
    await visit.goOn();
    await until(() => server.asked.includes('piece'));
    await pass(5000);
    server.failure = null;
    visit.hurry();
    await until(() => server.pieces.length > 0);
    expect(server.pieces[0]).toMatchObject({ part: 0, number: 0 });
  });

  it('that the browser refuses to keep is held sealed in memory, sent in its place, and the person is told', async () => {
    server.failure = offline;
    const onRefused = vi.fn();
    let count = 0;
    const { putPiece } = pieces;
    const refusing: PieceStore = {
      ...pieces,
      putPiece: (piece) => ((count += 1) === 2 ? Promise.reject(new Error('The disk is full')) : putPiece(piece)),
    };
    const visit = await make({ pieces: makeSafePieces(refusing, onRefused) });
    await visit.goOn();
    await until(() => count >= 4);
    expect(onRefused).toHaveBeenCalledOnce();
    server.failure = null;
    visit.hurry();
    await until(() => server.pieces.length >= 4);
    expect(server.pieces.map(({ number }) => number).slice(0, 4)).toEqual([0, 1, 2, 3]);
  });
});

describe('a browser that', () => {
  it('deletes nothing any more sends each piece once, and what comes after it', async () => {
    const stubborn: PieceStore = {
      ...pieces,
      dropPiece: () => Promise.reject(new Error('The disk is full')),
      dropEnd: () => Promise.reject(new Error('The disk is full')),
    };
    const visit = await make({ pieces: makeSafePieces(stubborn, () => undefined) });
    await visit.goOn();
    for (let second = 0; second < 20; second += 2) await pass(2000);
    await visit.pause();
    await until(() => server.ends.length > 0);
    await visit.goOn();
    await pass(5000);
    await visit.finish();
    expect(onDone).toHaveBeenCalledOnce();
    expect(server.ends.map(({ part }) => part)).toEqual([0, 1]);
    const sent = server.pieces.map(({ part, number }) => `${part}/${number}`);
    expect(sent).toEqual([...new Set(sent)]);
    expect(heard()).toHaveLength(2);
    expect(server.early).toEqual([]);
  });

  it('refuses one piece altogether keeps and sends what is said after it', async () => {
    let count = 0;
    const { putPiece } = pieces;
    const refusing: PieceStore = {
      ...pieces,
      putPiece: (piece) => ((count += 1) === 2 ? Promise.reject(new Error('The disk is full')) : putPiece(piece)),
    };
    const visit = await make({ pieces: refusing });
    await visit.goOn();
    await pass(9000);
    await until(() => server.pieces.length >= 3);
    await visit.finish();
    expect(server.pieces.map(({ number }) => number).slice(0, 3)).toEqual([0, 2, 3]);
    expect(onDone).toHaveBeenCalledOnce();
  });
});

describe('the end', () => {
  it('of the stay in a workspace ends the microphone, and nothing is sent any more', async () => {
    const visit = await make();
    await visit.goOn();
    await until(() => server.pieces.length > 1);
    await until(isAllSent);
    forgetChats();
    await pass(1000);
    expect(microphone.running()).toBe(0);
    expect(visitStore.getState().phase).toBe('none');
    const sent = server.asked.length;
    await pass(60_000);
    expect(server.asked).toHaveLength(sent);
  });

  it('by discarding deletes it here and at the server', async () => {
    server.failure = offline;
    const visit = await make();
    await visit.goOn();
    await pass(9000);
    await visit.discard();
    expect(visitStore.getState()).toMatchObject({ phase: 'paused', problem: words.discardFailed });
    expect(await pieces.firstPiece('v1')).not.toBeNull();
    server.failure = null;
    await visit.discard();
    expect(await isAllSent()).toBe(true);
    expect(visitStore.getState().phase).toBe('none');
    expect(server.asked).toContain('delete');
  });

  it('by a Discard that failed is none: an interrupted recording is offered as before', async () => {
    const visit = await make();
    visitStore.setState({ phase: 'offered' });
    server.failure = offline;
    await visit.discard();
    expect(visitStore.getState()).toMatchObject({ phase: 'offered', problem: words.discardFailed });
  });

  it('by a Discard that failed while it became text is none: the text comes', async () => {
    const visit = await make();
    await visit.goOn();
    await pass(5000);
    server.failure = offline;
    const finished = visit.finish();
    await pass(3000);
    await visit.discard();
    expect(visitStore.getState()).toMatchObject({ phase: 'finishing', problem: words.discardFailed });
    server.failure = null;
    await until(() => onDone.mock.calls.length > 0);
    await finished;
    expect(heard()).toHaveLength(1);
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('by a Discard that fails late leaves the microphone that was put on meanwhile', async () => {
    const { promise: deleted, resolve: answerDelete } = Promise.withResolvers<void>();
    const visit = await make();
    server.slow = { delete: deleted };
    const discarded = visit.discard();
    await visit.goOn();
    await pass(3000);
    server.failure = offline;
    answerDelete();
    await discarded;
    expect(visitStore.getState()).toMatchObject({ phase: 'recording', problem: words.discardFailed });
    expect(microphone.running()).toBe(1);
  });

  it('by discarding holds also where it was about to be finished', async () => {
    const { promise: deleted, resolve: answerDelete } = Promise.withResolvers<void>();
    const visit = await make();
    await visit.goOn();
    await pass(5000);
    server.failure = offline;
    const finished = visit.finish();
    await pass(3000);
    server.failure = null;
    server.slow = { delete: deleted };
    const discarded = visit.discard();
    visit.hurry();
    await until(isAllSent);
    await finished;
    expect(server.asked).not.toContain('finish');
    answerDelete();
    await discarded;
    expect(onDone).not.toHaveBeenCalled();
    expect(visitStore.getState().phase).toBe('none');
  });

  it('that another device has set is said', async () => {
    const visit = await make();
    await visit.goOn();
    server.failure = new CallProblem('recording_finished', 409, 'This recording is finished.');
    await pass(9000);
    await until(() => visitStore.getState().phase === 'paused');
    expect(visitStore.getState().problem).toBe('This recording is finished.');
    expect(microphone.running()).toBe(0);
  });
});
