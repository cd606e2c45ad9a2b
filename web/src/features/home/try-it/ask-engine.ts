/** What is asked of the thread; `run` comes back with the answer. */
export interface EngineQuestion<Asked> {
  readonly run: number;
  readonly asked: Asked;
}

export type EngineAnswer<Result> =
  | { readonly kind: 'ready' }
  | { readonly kind: 'read'; readonly run: number; readonly result: Result }
  | { readonly kind: 'broke'; readonly run: number };

/** Why there is no result: the engine did not come, broke off, or took too long. */
export type EngineFailure = 'absent' | 'broken' | 'slow';

export type EngineState<Asked, Result> =
  | { readonly state: 'loading' | 'working' }
  | { readonly state: 'read'; readonly asked: Asked; readonly result: Result }
  | { readonly state: 'failed'; readonly why: EngineFailure };

/** What is used of a Worker. */
export interface EngineThread<Asked, Result> {
  postMessage(question: EngineQuestion<Asked>): void;
  terminate(): void;
  addEventListener(type: 'message', hear: (event: MessageEvent<EngineAnswer<Result>>) => void): void;
  addEventListener(type: 'error', hear: () => void): void;
}

interface Parts<Asked, Result> {
  readonly start: () => Promise<EngineThread<Asked, Result>>;
  readonly tell: (state: EngineState<Asked, Result>) => void;
  /** How long it may take to come, and to read, in milliseconds. */
  readonly timeout?: number;
}

export interface Engine<Asked> {
  /** Has a text read in place of whatever was asked before; starts the engine at the first one. */
  ask(question: Asked): void;
  /** Forgets what was asked. */
  forget(): void;
  stop(): void;
}

/**
 * Asks the engine one text at a time. What is asked while it reads waits, the newest only; an answer to anything but the
 * newest is dropped. After a failure the next question restarts the engine.
 */
export function createEngine<Asked, Result>({ start, tell, timeout = 20_000 }: Parts<Asked, Result>): Engine<Asked> {
  let life = 0;
  let thread: EngineThread<Asked, Result> | null = null;
  let isReady = false;
  let run = 0;
  let asked: Asked | null = null;
  let reading: number | null = null;
  let alarm: ReturnType<typeof setTimeout> | undefined;

  const end = (): void => {
    clearTimeout(alarm);
    life += 1;
    thread?.terminate();
    thread = null;
    isReady = false;
    reading = null;
  };
  const fail = (why: EngineFailure): void => {
    end();
    if (asked !== null) tell({ state: 'failed', why });
  };
  const watch = (): void => {
    clearTimeout(alarm);
    alarm = setTimeout(() => fail('slow'), timeout);
  };
  const read = (): void => {
    if (thread === null || !isReady || reading !== null || asked === null) return;
    reading = run;
    tell({ state: 'working' });
    watch();
    thread.postMessage({ run, asked });
  };
  const hear = (answer: EngineAnswer<Result>): void => {
    if (answer.kind === 'ready') isReady = true;
    else reading = null;
    clearTimeout(alarm);
    if (answer.kind === 'broke' && answer.run === run) return fail('broken');
    if (answer.kind !== 'read' || answer.run !== run || asked === null) return read();
    tell({ state: 'read', asked, result: answer.result });
  };
  const begin = async (): Promise<void> => {
    const own = life;
    tell({ state: 'loading' });
    watch();
    try {
      const started = await start();
      if (own !== life) return started.terminate();
      thread = started;
      started.addEventListener('message', ({ data }) => own === life && hear(data));
      started.addEventListener('error', () => own === life && fail(isReady ? 'broken' : 'absent'));
    } catch {
      if (own === life) fail('absent');
    }
  };
  let starting: number | null = null;
  return {
    ask(question) {
      run += 1;
      asked = question;
      if (thread !== null) return read();
      if (starting === life) return;
      starting = life;
      void begin();
    },
    forget() {
      run += 1;
      asked = null;
    },
    stop() {
      asked = null;
      end();
    },
  };
}
