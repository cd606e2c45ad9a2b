import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** A whole Notewright with its pages, whose time a journey moves on. */
export interface MovingApp {
  readonly address: string;
  readonly dataDir: string;
  /** What the process has written to its standard output and error so far. */
  output(): string;
  /** Moves the server's time on by so many milliseconds, and gives the time it has then. */
  advance(milliseconds: number): Promise<number>;
  /** Gives a domain a TXT record. */
  setRecord(domain: string, text: string): Promise<void>;
  stop(): Promise<void>;
}

const startLimit = 60_000;

/** Starts one on a free port, with data of its own that go when it stops. Settings by their names. */
export async function startMovingApp(settings: Readonly<Record<string, string>> = {}): Promise<MovingApp> {
  const child = fork(path.join(import.meta.dirname, 'clock-server.ts'), {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, E2E_SETTINGS: JSON.stringify(settings) },
    execArgv: [],
  });
  const output: string[] = [];
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  const failed = once(child, 'exit').then(() => {
    throw new Error(`The server did not start:\n${output.join('')}`);
  });
  const [started] = (await Promise.race([
    once(child, 'message', { signal: AbortSignal.timeout(startLimit) }),
    failed,
  ])) as [Pick<MovingApp, 'address' | 'dataDir'>];
  failed.catch(() => undefined);
  return {
    ...started,
    output: () => output.join(''),
    advance: async (milliseconds) => {
      const answered = once(child, 'message');
      child.send({ advance: milliseconds });
      const [{ now }] = (await answered) as [{ readonly now: number }];
      return now;
    },
    setRecord: async (domain, text) => {
      const answered = once(child, 'message');
      child.send({ record: { domain, text } });
      await answered;
    },
    stop: async () => {
      const gone = once(child, 'exit');
      child.disconnect();
      await gone;
    },
  };
}
