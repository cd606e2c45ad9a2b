import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetChats } from '../../../session/forget-chats.ts';
import { noteActivity } from '../../../session/idle.ts';
import { composerStore, forgetBoxes, leaveBox, moveBox } from '../composer/composer-store.ts';
import { addPending, forgetEverything, newChat, noteCreated, removePending } from '../sending/reply-store.ts';
import type { Recognition } from './recognition.ts';
import { readSpoken } from './spoken-store.ts';
import type { VoiceSession } from './voice-session.ts';
import { sessionOf } from './voice-sessions.ts';
import * as words from './words.ts';

const { answers, setting } = vi.hoisted(() => ({
  answers: [] as { readonly resolve: (text: string) => void; readonly reject: (error: unknown) => void }[],
  setting: { speech: null as string | null },
}));
vi.mock('../../../api/call.ts', async (original) => ({
  ...(await original<object>()),
  call: async () => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    answers.push({ resolve, reject });
    return { data: { text: await promise } };
  },
}));
vi.mock('../../../api/page-setting.ts', () => ({ readPageSetting: () => setting.speech }));
vi.mock('../../../session/idle.ts', () => ({ noteActivity: vi.fn() }));

const recognitions: MadeUpRecognition[] = [];
let isLocal = true;

/** Ends some time after it was stopped, as browsers do. */
class MadeUpRecognition implements Recognition {
  static readonly available = async () => (isLocal ? 'available' : 'unavailable');
  lang = '';
  continuous = false;
  interimResults = false;
  onresult: Recognition['onresult'] = null;
  onerror: Recognition['onerror'] = null;
  onend: Recognition['onend'] = null;
  isOn = false;
  constructor() {
    recognitions.push(this);
  }
  start(): void {
    this.isOn = true;
  }
  stop(): void {
    setTimeout(() => this.end(), 300);
  }
  abort(): void {
    this.end();
  }
  end(): void {
    this.isOn = false;
    this.onend?.();
  }
  say(transcript: string): void {
    this.onresult?.({ resultIndex: 0, results: [Object.assign([{ transcript }], { isFinal: true })] });
  }
}

class Track extends EventTarget {
  isLive = true;
  stop(): void {
    this.isLive = false;
  }
}

const tracks: Track[] = [];
const microphones = () => tracks.map(({ isLive }) => isLive);
let level = 0;
let canStart = true;

class MadeUpRecorder extends EventTarget {
  static readonly isTypeSupported = () => true;
  state = 'inactive';
  start(): void {
    if (!canStart) throw new DOMException('No', 'NotSupportedError');
    this.state = 'recording';
  }
  stop(): void {
    this.state = 'inactive';
    setTimeout(() => this.dispatchEvent(new Event('stop')), 5);
  }
}

class MadeUpAudioContext {
  readonly state = 'running';
  createAnalyser(): object {
    return { fftSize: 8, getFloatTimeDomainData: (samples: Float32Array) => void samples.fill(level) };
  }
  createMediaStreamSource(): object {
    return { connect: () => undefined };
  }
  async close(): Promise<void> {
    // Nothing is held.
  }
}

const wait = (time = 0) => vi.advanceTimersByTimeAsync(time);

async function open(box = 'chat', mayAgree = () => false): Promise<{ session: VoiceSession; close: () => void }> {
  const session = sessionOf(box, mayAgree);
  const close = session.begin();
  await wait();
  return { session, close };
}

/** Records for a moment and closes the dialog in the middle. */
async function recordAndClose(box: string): Promise<void> {
  const { session, close } = await open(box);
  session.toggle();
  await wait(1000);
  close();
  await wait(10);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('SpeechRecognition', MadeUpRecognition);
  vi.stubGlobal('MediaRecorder', MadeUpRecorder);
  vi.stubGlobal('AudioContext', MadeUpAudioContext);
  const getUserMedia = async () => {
    const track = new Track();
    tracks.push(track);
    return { getTracks: () => [track] };
  };
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });
  isLocal = true;
  canStart = true;
  level = 0;
  setting.speech = null;
});

afterEach(() => {
  forgetChats();
  forgetBoxes();
  forgetEverything();
  for (const list of [recognitions, tracks, answers]) list.length = 0;
  vi.mocked(noteActivity).mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('listening', () => {
  it('holds the newer session when the end of a stopped one comes late, and closing ends it', async () => {
    const { session, close } = await open();
    session.toggle();
    recognitions[0]?.say('First.');
    session.toggle();
    await wait(100);
    session.toggle();
    await wait(400);
    expect(recognitions.map(({ isOn }) => isOn)).toEqual([false, true]);
    expect(session.store.getState().isListening).toBe(true);
    recognitions[1]?.say('Second.');
    close();
    await wait(1000);
    expect(recognitions.map(({ isOn }) => isOn)).toEqual([false, false]);
    recognitions[1]?.say('After closing.');
    expect(readSpoken('chat')).toBe('First. Second.');
  });

  it('ends a stopped session, too, that the browser has not ended yet', async () => {
    const { session, close } = await open();
    session.toggle();
    session.toggle();
    expect(recognitions[0]?.isOn).toBe(true);
    close();
    expect(recognitions[0]?.isOn).toBe(false);
  });

  it('goes to the browser maker again only after a new agreement, once the stay has ended', async () => {
    isLocal = false;
    let isAllowed = true;
    const { session } = await open('chat', () => isAllowed);
    session.agree();
    session.toggle();
    expect(recognitions).toHaveLength(1);
    forgetChats();
    expect(session.store.getState()).toMatchObject({ isListening: false, hasAgreed: false, mode: 'looking' });
    await wait();
    session.toggle();
    expect([recognitions.length, session.store.getState().problem]).toEqual([1, words.agreeFirst]);
    session.agree();
    // Forbidden while the dialog is open.
    isAllowed = false;
    session.toggle();
    expect([recognitions.length, session.store.getState().problem]).toEqual([1, words.modes.forbidden]);
  });
});

describe('recording', () => {
  beforeEach(() => {
    isLocal = false;
    setting.speech = 'on';
  });

  it('is finished when another language is chosen, and the microphone of each one goes off', async () => {
    const { session, close } = await open();
    session.toggle();
    await wait(1000);
    session.setLanguage('es-US');
    await wait(10);
    expect([microphones(), answers.length]).toEqual([[false], 1]);
    session.toggle();
    await wait(10);
    close();
    session.setLanguage('en-US');
    await wait(10);
    expect(microphones()).toEqual([false, false]);
  });

  it('goes into the chat for which it began, and never into the next new one', async () => {
    await recordAndClose(newChat);
    moveBox(newChat, 'chat-a');
    answers[0]?.resolve('Made-up words of A.');
    await wait();
    expect(composerStore.getState().spoken).toMatchObject({ new: '', 'chat-a': 'Made-up words of A.' });
  });

  it('is dropped when nobody can say any more for which chat it was', async () => {
    await recordAndClose(newChat);
    // The message is sent, the page left, and the chat created while nobody is there to go to it.
    addPending(newChat, { id: 'temp-1', tool: 'Redactify', text: 'A', sourceNames: [], timestamp: '' });
    noteCreated('temp-1', 'chat-a');
    removePending(newChat, 'temp-1');
    answers[0]?.resolve('Made-up words of A.');
    await wait();
    expect(readSpoken(newChat)).toBe('');
  });

  it('of before is not sent again once its box was left or the stay has ended', async () => {
    for (const leave of [() => leaveBox(newChat), forgetChats]) {
      answers.length = 0;
      for (const count of [0, 1]) {
        await recordAndClose(newChat);
        answers[count]?.reject(new Error('down'));
        await wait();
      }
      const { session } = await open(newChat);
      session.sendAgain();
      await wait(10);
      leave();
      answers[2]?.resolve('Made-up words of A.');
      await wait(10);
      expect([answers.length, readSpoken(newChat)]).toEqual([3, '']);
      expect(session.store.getState()).toMatchObject({ isSending: false, canSendAgain: false });
    }
  });

  it('that failed after closing is offered when the dialog opens again, with any that follow, until the stay ends', async () => {
    await recordAndClose('chat');
    answers[0]?.reject(new Error('down'));
    await wait();
    const other = await open('other');
    expect(other.session.store.getState().canSendAgain).toBe(false);
    await recordAndClose('chat');
    answers[1]?.reject(new Error('down'));
    await wait();
    const { session } = await open('chat');
    expect(session.store.getState()).toMatchObject({ canSendAgain: true, problem: words.sendFailed });
    session.sendAgain();
    await wait(10);
    answers[2]?.resolve('One.');
    await wait(10);
    answers[3]?.reject(new Error('down'));
    await wait(10);
    expect([readSpoken('chat'), session.store.getState().canSendAgain]).toEqual(['One.', true]);
    // Its dialog says so as long as there is one, also when something else was tried meanwhile.
    session.toggle();
    session.toggle();
    session.end();
    session.begin();
    expect(session.store.getState()).toMatchObject({ canSendAgain: true, problem: words.sendFailed });
    forgetChats();
    expect(session.store.getState().canSendAgain).toBe(false);
    const again = await open('chat');
    expect(again.session.store.getState()).toMatchObject({ canSendAgain: false, problem: null });
  });

  it('that cannot start gives the microphone back and says so', async () => {
    canStart = false;
    const { session } = await open();
    session.toggle();
    await wait(10);
    expect(microphones()).toEqual([false]);
    expect(session.store.getState()).toMatchObject({ isListening: false, problem: words.errors['audio-capture'] });
  });

  it('shows that it hears, but noise does not hold off the lock', async () => {
    level = 0.5;
    const { session } = await open();
    session.toggle();
    await wait(500);
    expect(session.store.getState().isHeard).toBe(true);
    expect(noteActivity).not.toHaveBeenCalled();
  });
});
