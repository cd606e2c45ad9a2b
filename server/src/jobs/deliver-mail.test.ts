import { expect, it } from 'vitest';
import { createLogger } from '../http/log.ts';
import type { Mail, MailStore } from '../store/accounts/mails.ts';
import { createMovingClock, minute } from '../testing/moving-clock.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { createMailDelivery } from './deliver-mail.ts';

const quiet = createLogger('silent');

it('tries a mail that could not be handed over again, later each time, and sends it once', async () => {
  const clock = createMovingClock();
  const server = await startTestServer();
  const { mails } = server.server.accounts.store;
  const sent: string[] = [];
  let isDown = true;
  const send = (mail: Mail): Promise<void> =>
    isDown ? Promise.reject(new Error('down')) : (sent.push(mail.id), Promise.resolve());
  // The server's own delivery must not take the mail first: it is due only by the test's clock.
  clock.advance(120 * minute);
  const mail = { id: 'mail', to: 'a@clinic.example', subject: 'S', text: 'T', html: 'H', code: null };
  await mails.enqueue(mail, clock.now());
  await mails.postpone(mail.id, clock.now());
  const job = createMailDelivery(mails, { send }, clock, quiet);
  const run = (): Promise<void> => job.run(new AbortController().signal);
  await run();
  isDown = false;
  await run();
  expect(sent).toEqual([]);
  clock.advance(6000);
  await run();
  expect(sent).toEqual(['mail']);
  clock.advance(120 * minute);
  await run();
  expect(sent).toEqual(['mail']);
  await server.stop();
});

it('gives a mail up after a day of tries', async () => {
  const removed: string[] = [];
  let attempts = 29;
  const mail = { id: 'mail', to: 'a@clinic.example', subject: 'S', text: 'T', html: 'H', code: null };
  const mails = {
    claim: () => Promise.resolve([{ ...mail, attempts: (attempts += 1) }]),
    remove: (id: string) => Promise.resolve(void removed.push(id)),
    postpone: () => Promise.resolve(),
  } as unknown as MailStore;
  const job = createMailDelivery(mails, { send: () => Promise.reject(new Error('down')) }, createMovingClock(), quiet);
  await job.run(new AbortController().signal);
  expect(removed).toEqual(['mail']);
});
