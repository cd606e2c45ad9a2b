import { afterEach, describe, expect, it } from 'vitest';
import { createLogger } from '../kernel/log.ts';
import { readSender } from '../mail/mail-address.ts';
import { readMailServerAddress } from '../mail/mail-server-address.ts';
import { writeCodeMail, writeKnownAddressMail } from '../mail/mail-texts.ts';
import type { Mailer } from '../mail/mailer.ts';
import { createSmtpMailer } from '../mail/smtp.ts';
import type { Mail, MailStore } from '../store/accounts/mails.ts';
import { createMovingClock, day, minute, second } from '../testing/moving-clock.ts';
import type { MovingClock } from '../testing/moving-clock.ts';
import { smtpAnswer, startTestSmtpServer } from '../testing/test-smtp-server.ts';
import type { TestSmtpOptions, TestSmtpServer } from '../testing/test-smtp-server.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { createMailDelivery } from './deliver-mail.ts';
import type { MailTiming } from './deliver-mail.ts';
import { nextTry } from './mail-pauses.ts';

const context = { publicUrl: 'https://notes.example', supportEmail: 'help@notes.example' };
const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

interface Post {
  readonly clock: MovingClock;
  readonly mails: MailStore;
  readonly logLines: string[];
  /** A worker of its own, as another process has. */
  worker(port: number, change?: { mails?: Partial<MailStore>; timing?: MailTiming }): () => Promise<void>;
}

/** A store in a real database, and workers over it. Its own server's worker is two hours behind and finds nothing due. */
async function openPost(): Promise<Post> {
  const clock = createMovingClock();
  clock.advance(120 * minute);
  const server = await startTestServer();
  closers.push(() => server.stop());
  const { mails: store } = server.server.accounts.store;
  // Not due for the server's own worker, whose clock is behind.
  const mails: MailStore = {
    ...store,
    enqueue: async (mail, now) => {
      await server.server.accounts.store.transaction(async (inner) => {
        await inner.mails.enqueue(mail, now);
        await inner.mails.postpone({ id: mail.id, attempts: 0 }, now);
      });
    },
  };
  const logLines: string[] = [];
  const logger = createLogger('info', { write: (line) => void logLines.push(line) });
  return {
    clock,
    mails,
    logLines,
    worker: (port, { mails: changed, timing } = {}) => {
      const mailer = connectTo(port);
      const job = createMailDelivery({
        mails: { ...mails, ...changed },
        mailer,
        clock,
        logger,
        ...(timing === undefined ? {} : { timing }),
      });
      return () => job.run(new AbortController().signal);
    },
  };
}

function connectTo(port: number): Mailer {
  const server = readMailServerAddress(`smtp://127.0.0.1:${port}`);
  const from = readSender('notes@clinic.example');
  if (server === null || from === null) throw new Error('The test’s own addresses are wrong.');
  const mailer = createSmtpMailer({ server, from, ca: null, clock: { now: () => Date.now() } });
  closers.unshift(() => mailer.close());
  return mailer;
}

async function startSmtp(options: TestSmtpOptions = {}): Promise<TestSmtpServer> {
  const server = await startTestSmtpServer(options);
  closers.unshift(() => server.stop());
  return server;
}

const notice = (to: string): Mail => writeKnownAddressMail(to, context);
const recipients = (smtp: TestSmtpServer): string[] => smtp.received.flatMap((one) => one.to).toSorted();

describe('the outbox', { timeout: 60_000 }, () => {
  it('is tried after 1, 5, 15 and 60 minutes, then more rarely, and ends with the day', () => {
    const times: number[] = [];
    for (let now = 0, attempts = 1; ; attempts += 1) {
      const next = nextTry({ createdAt: 0, attempts, now });
      if (next === null) break;
      times.push((next - now) / minute);
      now = next;
    }
    expect(times).toEqual([1, 5, 15, 60, 120, 240, 480, 480, 39]);
    expect(times.reduce((sum, one) => sum + one)).toBe(24 * 60);
  });

  it('waits while the mail server is down, delivers once when it is up, and keeps nothing', async () => {
    const { clock, mails, worker, logLines } = await openPost();
    const down = await startSmtp();
    await down.stop();
    const run = worker(down.port);
    await mails.enqueue(notice('ada@clinic.example'), clock.now());
    await run();
    expect((await mails.measure()).waiting).toBe(1);
    const smtp = await startSmtp({ port: down.port });
    clock.advance(50 * second);
    await run();
    expect(smtp.received).toHaveLength(0);
    clock.advance(11 * second);
    await run();
    await run();
    expect(recipients(smtp)).toEqual(['ada@clinic.example']);
    expect(await mails.measure()).toEqual({ waiting: 0, oldest: null });
    expect(await mails.listUndelivered(null, 10)).toEqual([]);
    expect(logLines.join('')).toContain('"nextTryInSeconds":60');
    expect(logLines.join('')).not.toContain('ada@clinic');
  });

  it('tries again where the server asks for it', async () => {
    const { clock, mails, worker } = await openPost();
    let asked = 0;
    const onRecipient = (): Error | null => ((asked += 1) < 3 ? smtpAnswer(451, 'later') : null);
    const smtp = await startSmtp({ onRecipient });
    const run = worker(smtp.port);
    await mails.enqueue(notice('ada@clinic.example'), clock.now());
    for (const pause of [0, minute, 5 * minute, 15 * minute]) {
      clock.advance(pause + second);
      await run();
    }
    expect([asked, smtp.received.length]).toEqual([3, 1]);
  });

  it('ends what is refused for good at once, and remembers that without a word of it', async () => {
    const { clock, mails, worker, logLines } = await openPost();
    const onRecipient = (address: string): Error | null =>
      address.startsWith('nobody') ? smtpAnswer(550, 'ZQXSERVERWORDS nobody@clinic.example') : null;
    const smtp = await startSmtp({ onRecipient });
    const run = worker(smtp.port);
    const mail = notice('nobody@clinic.example');
    await mails.enqueue(mail, clock.now());
    await mails.enqueue(notice('ada@clinic.example'), clock.now());
    await run();
    expect(recipients(smtp)).toEqual(['ada@clinic.example']);
    expect((await mails.measure()).waiting).toBe(0);
    const [record, ...others] = await mails.listUndelivered('Nobody@clinic.example', 10);
    expect(others).toEqual([]);
    expect(record).toMatchObject({ id: mail.id, reason: 'refused', status: 550, attempts: 1, code: 'EENVELOPE' });
    expect(await mails.listUndelivered('ada@clinic.example', 10)).toEqual([]);
    expect(logLines.join('')).not.toMatch(/ZQXSERVERWORDS|clinic\.example|account/);
    await mails.removeUndeliveredBefore(clock.now() + 1);
    expect(await mails.listUndelivered(null, 10)).toEqual([]);
  });

  it('gives up after a day, and never sends a code that has run out', async () => {
    const { clock, mails, worker } = await openPost();
    const down = await startSmtp();
    await down.stop();
    const run = worker(down.port);
    await mails.enqueue(writeCodeMail('code@clinic.example', '0407', context), clock.now());
    await mails.enqueue(notice('ada@clinic.example'), clock.now());
    await run();
    clock.advance(11 * minute);
    const smtp = await startSmtp({ port: down.port, onRecipient: () => smtpAnswer(451, 'later') });
    await run();
    expect(await mails.listUndelivered(null, 10)).toMatchObject([{ reason: 'out_of_date', attempts: 2 }]);
    expect((await mails.measure()).waiting).toBe(1);
    clock.advance(day);
    await run();
    expect(await mails.listUndelivered('ada@clinic.example', 10)).toMatchObject([{ reason: 'given_up', status: 451 }]);
    expect((await mails.measure()).waiting).toBe(0);
    expect(smtp.received).toEqual([]);
  });

  it('is emptied by four workers without one mail twice', async () => {
    const { clock, mails, worker } = await openPost();
    const smtp = await startSmtp({
      onMessage: async () => (await new Promise((resolve) => setTimeout(resolve, 3)), null),
    });
    const wanted = Array.from({ length: 200 }, (_, index) => `person-${String(index).padStart(3, '0')}@clinic.example`);
    for (const to of wanted) await mails.enqueue(notice(to), clock.now());
    const runs = Array.from({ length: 4 }, () => worker(smtp.port));
    await Promise.all(runs.map((run) => run()));
    expect(recipients(smtp)).toEqual(wanted);
    expect((await mails.measure()).waiting).toBe(0);
  });

  it('is emptied by a worker that gets a part of each batch, since others claim beside it', async () => {
    const { clock, mails, worker } = await openPost();
    const smtp = await startSmtp();
    const wanted = ['ada@clinic.example', 'ben@clinic.example', 'cleo@clinic.example'];
    for (const to of wanted) await mails.enqueue(notice(to), clock.now());
    const run = worker(smtp.port, { mails: { claim: (now, until) => mails.claim(now, until, 1) } });
    await run();
    expect(recipients(smtp)).toEqual(wanted);
  });

  it('sends again, under the same Message-ID, what a worker sent and died before it could say so', async () => {
    const { clock, mails, worker } = await openPost();
    const smtp = await startSmtp();
    await mails.enqueue(notice('ada@clinic.example'), clock.now());
    const dies = worker(smtp.port, { mails: { remove: () => Promise.reject(new Error('the process died')) } });
    await expect(dies()).rejects.toThrow('died');
    const other = worker(smtp.port);
    await other();
    expect(smtp.received).toHaveLength(1);
    clock.advance(181 * second);
    await other();
    await other();
    expect(smtp.received).toHaveLength(2);
    expect(new Set(smtp.received.map((one) => one.parsed.messageId)).size).toBe(1);
  });

  it('leaves a mail alone whose lease went to another while it was slow', async () => {
    const { clock, mails } = await openPost();
    await mails.enqueue(notice('ada@clinic.example'), clock.now());
    const [slow] = await mails.claim(clock.now(), clock.now() + minute, 5);
    clock.advance(2 * minute);
    const [quick] = await mails.claim(clock.now(), clock.now() + minute, 5);
    if (slow === undefined || quick === undefined) throw new Error('Nothing was due.');
    await mails.postpone(slow, 0);
    await mails.giveUp(slow, { reason: 'given_up', code: 'X', status: null }, clock.now());
    expect(await mails.claim(clock.now(), clock.now() + minute, 5)).toEqual([]);
    expect((await mails.measure()).waiting).toBe(1);
    expect(await mails.listUndelivered(null, 5)).toEqual([]);
  });

  it('ends a try that drags on, well within its lease', async () => {
    const { clock, mails, worker } = await openPost();
    const smtp = await startSmtp({ onMessage: () => new Promise(() => undefined) });
    const timing = { lease: 60_000, longestTry: 300, grace: 100 };
    await mails.enqueue(notice('ada@clinic.example'), clock.now());
    await worker(smtp.port, { timing })();
    expect((await mails.measure()).waiting).toBe(1);
  });
});
