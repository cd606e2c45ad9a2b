import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ResolveTxt } from '../accounts/sso/verified-domains.ts';
import type { Clock } from '../kernel/clock.ts';
import { readSettings } from '../config/settings.ts';
import { createLogger } from '../kernel/log.ts';
import { placeMigratedDatabase } from './migrated-database.ts';
import { openServerDatabase } from './server-database.ts';
import type { NotewrightServer } from '../wiring.ts';
import { startServer } from '../wiring.ts';

export interface TestServerOptions {
  readonly clock?: Clock;
  /** Settings by their names, over those of a test: any free port, a temporary folder, high limits. */
  readonly settings?: Readonly<Record<string, string>>;
  /** What says whose a mail domain is. */
  readonly resolveTxt?: ResolveTxt;
  /** A folder with `web/dist` in it; without it no pages are served. */
  readonly pagesRoot?: string;
  /** Used again, so that a test can restart a server on the same data. */
  readonly dataDir?: string;
  /** Hears of each statement of the database and each hash of a password, and of the job that they belong to, if any. */
  readonly onWork?: (work: string, job: string | null) => void;
}

export interface CallOptions {
  readonly token?: string;
  /** Sent as JSON; a FormData is sent as it is. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface CallAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed JSON; `{ text }` when it is none. */
  readonly body: JsonBody;
}
export type JsonBody = Readonly<Record<string, unknown>>;

export interface TestUser {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly accessToken: string;
  readonly refreshToken: string;
}

export interface TestMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly sent_at: string;
  readonly code?: string;
}

export interface TestServer {
  readonly origin: string;
  readonly dataDir: string;
  readonly server: NotewrightServer;
  /** What was logged so far, one JSON object a line. */
  readonly logLines: readonly string[];
  call(method: string, path: string, options?: CallOptions): Promise<CallAnswer>;
  /** Mails to an address, newest first; waits until there are `atLeast` so many. */
  mailsTo(email: string, atLeast?: number): Promise<readonly TestMail[]>;
  /** Signs up and verifies a person; each call makes another one. */
  createUser(email?: string): Promise<TestUser>;
  /** Stops it and, unless `keepData`, removes its folder. */
  stop(options?: { readonly keepData?: boolean }): Promise<void>;
}

const ordinarySettings = {
  NODE_ENV: 'test',
  PORT: '0',
  LOG_LEVEL: 'info',
  RATE_LIMIT_FACTOR: '100000',
  SAMPLE_ACCOUNT: 'no',
} as const;

let peopleMade = 0;

/**
 * A whole server on a free port, with data in a temporary folder, for tests over real HTTP. With TEST_DATABASE_URL it
 * stands on that PostgreSQL, in a database of its own.
 */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'notewright-server-')));
  const database = options.settings?.['DATABASE_URL'] === undefined ? await openServerDatabase(dataDir) : null;
  const isEmbedded = database === null && options.settings?.['DATABASE_URL'] === undefined;
  if (isEmbedded && options.dataDir === undefined) await placeMigratedDatabase(dataDir);
  const logLines: string[] = [];
  const settings = readSettings({
    ...ordinarySettings,
    DATA_DIR: dataDir,
    ...(database === null ? {} : { DATABASE_URL: database.url }),
    ...options.settings,
  });
  const server = await startServer({
    settings,
    logger: createLogger(settings.LOG_LEVEL ?? 'info', { write: (line) => void logLines.push(line) }),
    root: dataDir,
    passwordCost: { memoryKiB: 256, passes: 1 },
    ...(options.clock === undefined ? {} : { clock: options.clock }),
    ...(options.resolveTxt === undefined ? {} : { resolveTxt: options.resolveTxt }),
    ...(options.onWork === undefined ? {} : { onWork: options.onWork }),
    ...(options.pagesRoot === undefined ? {} : { pagesRoot: options.pagesRoot }),
  });
  const call = (method: string, path: string, request: CallOptions = {}): Promise<CallAnswer> =>
    callServer(server.origin, method, path, request);
  const mailsTo = (email: string, atLeast = 1): Promise<readonly TestMail[]> =>
    waitForMails(server.origin, email, atLeast);
  return {
    origin: server.origin,
    dataDir,
    server,
    logLines,
    call,
    mailsTo,
    createUser: (email) => createUser({ call, mailsTo }, email),
    stop: async ({ keepData = false } = {}) => {
      await server.stop();
      if (keepData) return;
      await database?.remove();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function callServer(
  origin: string,
  method: string,
  path: string,
  { token, body, headers }: CallOptions,
): Promise<CallAnswer> {
  const isForm = body instanceof FormData;
  const sent = body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) };
  const answer = await fetch(`${origin}${path}`, {
    method,
    headers: {
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...sent,
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, body: parseBody(text) };
}

function parseBody(text: string): JsonBody {
  try {
    return JSON.parse(text) as JsonBody;
  } catch {
    return { text };
  }
}

/** Milliseconds: a bound for a mail that never comes, generous for a busy machine. */
const mailTimeout = 25_000;

async function waitForMails(origin: string, email: string, atLeast: number): Promise<readonly TestMail[]> {
  const deadline = performance.now() + mailTimeout;
  for (;;) {
    const answer = await fetch(`${origin}/dev/mailbox.json?to=${encodeURIComponent(email)}`);
    const mails = (await answer.json()) as readonly TestMail[];
    if (mails.length >= atLeast) return mails;
    if (performance.now() > deadline) throw new Error(`Only ${mails.length} of ${atLeast} mails came.`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function createUser({ call, mailsTo }: Pick<TestServer, 'call' | 'mailsTo'>, wanted?: string): Promise<TestUser> {
  peopleMade += 1;
  const email = wanted ?? `person-${peopleMade}-${process.pid}@clinic.example`;
  const password = 'a made-up password';
  const opened = await call('POST', '/authentication_app/signup/', { body: { email, password } });
  const [mail] = await mailsTo(email);
  const verified = await call('POST', '/authentication_app/verify_otp/', {
    token: String(opened.body['accessToken']),
    body: { email, otp: mail?.code },
  });
  if (verified.status !== 200)
    throw new Error(`A test user could not be made: ${verified.status} ${String(verified.body['code'])}`);
  const { user, accessToken, refreshToken } = verified.body as unknown as { user: { id: string } } & Pick<
    TestUser,
    'accessToken' | 'refreshToken'
  >;
  return { id: user.id, email, password, accessToken, refreshToken };
}
