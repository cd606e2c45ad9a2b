import type { AddressInfo, Socket } from 'node:net';
import { simpleParser } from 'mailparser';
import type { ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerOptions } from 'smtp-server';

/** A mail as a mail server received it. */
export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
  readonly parsed: ParsedMail;
  readonly isEncrypted: boolean;
  readonly user: string | null;
}

export interface TestSmtpServer {
  readonly port: number;
  readonly received: readonly ReceivedMail[];
  /** How many connections were opened so far. */
  readonly connections: () => number;
  stop(): Promise<void>;
}

type Answer = Error | null;

export interface TestSmtpOptions {
  readonly server?: SMTPServerOptions;
  readonly port?: number;
  readonly user?: { readonly name: string; readonly password: string };
  /** The answer to a recipient; null takes it. */
  readonly onRecipient?: (address: string) => Answer | Promise<Answer>;
  /** The answer to a whole message; null takes it. */
  readonly onMessage?: (seen: number, socket: Socket) => Answer | Promise<Answer>;
}

/** An error that an SMTP server answers with its code. */
export function smtpAnswer(responseCode: number, words: string): Error {
  return Object.assign(new Error(words), { responseCode });
}

/** A real SMTP server on a free port of this machine, for tests. */
export async function startTestSmtpServer(options: TestSmtpOptions = {}): Promise<TestSmtpServer> {
  const received: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  let seen = 0;
  let connections = 0;
  const { user } = options;
  const server = new SMTPServer({
    authOptional: user === undefined,
    allowInsecureAuth: true,
    closeTimeout: 100,
    disabledCommands: options.server?.key === undefined ? ['STARTTLS'] : [],
    ...options.server,
    onConnect: (_session, callback) => {
      connections += 1;
      callback();
    },
    onAuth: (auth, _session, callback) => {
      if (auth.username === user?.name && auth.password === user?.password) callback(null, { user: auth.username });
      else callback(smtpAnswer(535, 'No such user, ZQXSERVERWORDS'));
    },
    onRcptTo: ({ address }, _session, callback) => {
      void Promise.resolve(options.onRecipient?.(address) ?? null).then((answer) => callback(answer ?? undefined));
    },
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => void take().then((answer) => callback(answer ?? undefined)));
      const take = async (): Promise<Answer> => {
        seen += 1;
        const [socket] = [...sockets].slice(-1);
        const answer = socket === undefined ? null : await (options.onMessage?.(seen, socket) ?? null);
        if (answer !== null) return answer;
        const raw = Buffer.concat(chunks);
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map((one) => one.address),
          raw: raw.toString('utf8'),
          parsed: await simpleParser(raw),
          isEncrypted: session.secure,
          user: typeof session.user === 'string' ? session.user : null,
        });
        return null;
      };
    },
  });
  // A client that hangs up is what some tests do.
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    // Below TLS a socket belongs to Node's TLS alone; the server closes those itself.
    if (options.server?.key !== undefined) return;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    connections: () => connections,
    stop: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
