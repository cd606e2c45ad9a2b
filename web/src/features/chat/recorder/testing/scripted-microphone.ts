import { vi } from 'vitest';

/** Every piece of sound that was made, as the milliseconds that it holds, and whether anything still holds it. */
export interface MadeSound {
  readonly from: number;
  readonly to: number;
  readonly blob: WeakRef<Blob>;
}

export const microphone = {
  /** How loud it is in the room. */
  level: 0.1,
  /** Whether the browser lets the meter see the sound. */
  isMeterOn: true,
  made: [] as MadeSound[],
  recorders: [] as ScriptedRecorder[],
  tracks: [] as EventTarget[],
  /** Recorders that run at this moment. */
  running: () => microphone.recorders.filter(({ state }) => state === 'recording').length,
  /** What the browser answers when it is asked for the microphone. */
  refusal: null as Error | null,
};

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
    // As many bytes as speech has in that time, at the rate at which a visit is recorded.
    const data = new Blob([`${from} ${to} `.padEnd(Math.ceil((to - from) * 4), '.')]);
    microphone.made.push({ from, to, blob: new WeakRef(data) });
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
  Object.assign(microphone, { level: 0.1, isMeterOn: true, made: [], recorders: [], tracks: [], refusal: null });
  vi.stubGlobal('MediaRecorder', ScriptedRecorder);
  vi.stubGlobal('AudioContext', ScriptedContext);
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
}
