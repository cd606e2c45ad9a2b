import { vi } from 'vitest';

export const microphone = {
  /** How loud it is in the room. */
  level: 0.1,
  /** Whether the browser lets the meter see the sound. */
  isMeterOn: true,
  /** How often a recorder has given sound. */
  count: 0,
  /** All of that, and all that was cut from it: empty where nothing holds it any more. */
  sounds: [] as WeakRef<Blob>[],
  recorders: [] as ScriptedRecorder[],
  tracks: [] as EventTarget[],
  /** Recorders that run at this moment. */
  running: () => microphone.recorders.filter(({ state }) => state === 'recording').length,
  /** What the browser answers when it is asked for the microphone. */
  refusal: null as Error | null,
};

/** Also of what is cut from a piece of sound, anything may hold on to it. */
function watch(sound: Blob): Blob {
  microphone.sounds.push(new WeakRef(sound));
  const slice = sound.slice.bind(sound);
  return Object.assign(sound, { slice: (...range: Parameters<Blob['slice']>) => watch(slice(...range)) });
}

class ScriptedRecorder extends EventTarget {
  static readonly isTypeSupported = (): boolean => true;
  state = 'inactive';
  #from = 0;
  #timer: ReturnType<typeof setInterval> | undefined;
  constructor() {
    super();
    microphone.recorders.push(this);
  }
  start(slice: number): void {
    this.state = 'recording';
    this.#from = performance.now();
    this.#timer = setInterval(() => this.#give(), slice);
    queueMicrotask(() => this.dispatchEvent(new Event('start')));
  }
  stop(): void {
    this.state = 'inactive';
    clearInterval(this.#timer);
    queueMicrotask(() => {
      this.#give();
      this.dispatchEvent(new Event('stop'));
    });
  }
  #give(): void {
    const [from, to] = [this.#from, performance.now()];
    this.#from = to;
    // As many bytes as speech has in that time, at the rate at which a visit is recorded; what sleeps records nothing.
    const heard = Math.min(to - from, 60_000);
    const data = watch(new Blob([`${from} ${to} `.padEnd(Math.ceil(heard * 4), '.')]));
    microphone.count += 1;
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data }));
  }
}

class ScriptedContext {
  get state(): string {
    return microphone.isMeterOn ? 'running' : 'suspended';
  }
  createAnalyser(): unknown {
    return { fftSize: 8, getFloatTimeDomainData: (samples: Float32Array) => samples.fill(microphone.level) };
  }
  createMediaStreamSource(): unknown {
    return { connect: () => undefined };
  }
  async close(): Promise<void> {
    // Nothing is open.
  }
}

async function getUserMedia(): Promise<unknown> {
  if (microphone.refusal !== null) throw microphone.refusal;
  const track = Object.assign(new EventTarget(), { stop: () => undefined });
  microphone.tracks.push(track);
  return { getTracks: () => [track] };
}

/** Gives the test's page a microphone that beeps, recorders, and a meter; each test begins with a new one. */
export function plugIn(): void {
  Object.assign(microphone, {
    level: 0.1,
    isMeterOn: true,
    count: 0,
    sounds: [],
    recorders: [],
    tracks: [],
    refusal: null,
  });
  vi.stubGlobal('MediaRecorder', ScriptedRecorder);
  vi.stubGlobal('AudioContext', ScriptedContext);
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
}
