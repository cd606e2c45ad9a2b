import type { Page } from '@playwright/test';

export interface RecognitionScript {
  /** What `available` answers, one after the other, the last for all that follow; null: the browser has no such question. */
  readonly local: readonly ('available' | 'downloadable' | 'downloading' | 'unavailable')[] | null;
  /** What `install` comes to. */
  readonly installs?: boolean;
  /** Only the vendor's name is there, as in Safari. */
  readonly isPrefixed?: boolean;
}

/** What a session was asked for when it began. */
export interface StartedSession {
  readonly lang: string;
  readonly continuous: boolean;
  readonly interimResults: boolean;
  readonly processLocally: boolean | null;
}

export interface ScriptedRecognition {
  /** Every start so far. */
  starts(): Promise<readonly StartedSession[]>;
  isRunning(): Promise<boolean>;
  /** Questions of `available` and `install`, as they were asked. */
  asked(): Promise<readonly string[]>;
  /** A result comes: what is settled, or with `pending` what may still change. */
  say(text: string, pending?: 'pending'): Promise<void>;
  /** The browser ends the session by itself. */
  end(): Promise<void>;
  fail(error: string): Promise<void>;
}

interface Control {
  starts: StartedSession[];
  asked: string[];
  isRunning: boolean;
  say(text: string, isFinal: boolean): void;
  end(): void;
  fail(error: string): void;
}

/** Runs in the page: a recognition that hears what the test says. Results add up within a session, as the standard has it. */
function putIn({ local, installs = true, isPrefixed = false }: RecognitionScript): void {
  type Result = { 0: { transcript: string }; length: 1; isFinal: boolean };
  let running: readonly Recogniser[] = [];
  let results: Result[] = [];
  const answers = [...(local ?? [])];
  const control: Control = {
    starts: [],
    asked: [],
    isRunning: false,
    say(text, isFinal) {
      const open = results.findIndex((result) => !result.isFinal);
      const index = open === -1 ? results.length : open;
      results[index] = { 0: { transcript: text }, length: 1, isFinal };
      running[0]?.onresult?.({ resultIndex: index, results: [...results] });
    },
    end() {
      control.isRunning = false;
      running[0]?.onend?.();
    },
    fail(error) {
      running[0]?.onerror?.({ error });
      control.end();
    },
  };
  class Recogniser extends EventTarget {
    lang = '';
    continuous = false;
    interimResults = false;
    processLocally?: boolean;
    onresult: ((event: unknown) => void) | null = null;
    onerror: ((event: { error: string }) => void) | null = null;
    onend: (() => void) | null = null;
    start(): void {
      if (control.isRunning) throw new DOMException('It runs already', 'InvalidStateError');
      running = [this];
      results = [];
      control.isRunning = true;
      const { lang, continuous, interimResults, processLocally = null } = this;
      control.starts.push({ lang, continuous, interimResults, processLocally });
    }
    stop(): void {
      setTimeout(() => control.isRunning && control.end(), 20);
    }
    abort(): void {
      if (control.isRunning) control.end();
    }
  }
  if (local !== null) {
    Object.assign(Recogniser, {
      available(question: unknown) {
        control.asked.push(`available ${JSON.stringify(question)}`);
        return Promise.resolve(answers.length > 1 ? answers.shift() : answers[0]);
      },
      install(question: unknown) {
        control.asked.push(`install ${JSON.stringify(question)}`);
        return new Promise((resolve) => setTimeout(() => resolve(installs), 400));
      },
    });
  }
  const found: unknown = isPrefixed ? undefined : Recogniser;
  const define = (name: string, value: unknown): unknown =>
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  define('SpeechRecognition', found);
  define('webkitSpeechRecognition', isPrefixed ? Recogniser : undefined);
  define('scriptedRecognition', control);
}

/** Gives the pages of a test a recognition that does what the test says; a browser under test has no microphone to hear with. */
export async function scriptRecognition(page: Page, script: RecognitionScript): Promise<ScriptedRecognition> {
  await page.addInitScript(putIn, script);
  const control = <T>(run: (control: Control) => T): Promise<T> =>
    page.evaluate(`(${run.toString()})(globalThis.scriptedRecognition)`);
  const tell = (words: string): Promise<void> => page.evaluate(`globalThis.scriptedRecognition.${words}; undefined`);
  return {
    starts: () => control(({ starts }) => starts),
    isRunning: () => control(({ isRunning }) => isRunning),
    asked: () => control(({ asked }) => asked),
    say: (text, pending) => tell(`say(${JSON.stringify(text)}, ${pending === undefined})`),
    end: () => tell('end()'),
    fail: (error) => tell(`fail(${JSON.stringify(error)})`),
  };
}

/** The browser has no recognition at all. */
export async function removeRecognition(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition'])
      Object.defineProperty(globalThis, name, { value: undefined, configurable: true });
  });
}
