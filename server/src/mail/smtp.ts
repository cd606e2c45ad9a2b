import { createTransport } from 'nodemailer';
import type { SendMailOptions } from 'nodemailer';
import type { Clock } from '../kernel/clock.ts';
import type { Mail } from '../store/accounts/mails.ts';
import { cleanHeaderText } from './header-text.ts';
import type { Sender } from './mail-address.ts';
import { isPlainAddress } from './mail-address.ts';
import { MailRefusedError } from './mailer.ts';
import type { Mailer } from './mailer.ts';
import type { MailServerAddress } from './mail-server-address.ts';
import { readSmtpFailure } from './smtp-failure.ts';

/** Milliseconds that a mail server may take, step by step; a whole try is ended by the caller's signal. */
export interface SmtpTimeouts {
  readonly connection: number;
  readonly greeting: number;
  readonly silence: number;
}

export interface SmtpParts {
  readonly server: MailServerAddress;
  readonly from: Sender;
  /** The authority that signs the mail server's certificate (PEM), in place of the well-known ones. */
  readonly ca: Buffer | null;
  readonly clock: Clock;
  readonly timeouts?: SmtpTimeouts;
}

const ordinaryTimeouts: SmtpTimeouts = { connection: 10_000, greeting: 10_000, silence: 20_000 };

/** How many mails go at the same time, each over a connection that is used again. */
export const smtpConnections = 5;
/** An idle connection is given back before servers tire of it. */
const idleMilliseconds = 20_000;

/** Hands mails to a mail server by SMTP. Encrypted always, save to this machine itself; certificates are checked. */
export function createSmtpMailer(parts: SmtpParts): Mailer {
  const { server, from, ca, clock, timeouts = ordinaryTimeouts } = parts;
  const transport = createTransport({
    pool: true,
    host: server.host,
    port: server.port,
    secure: server.isSecure,
    // A server on this machine may speak plainly; where it offers STARTTLS, that is used and checked there as well.
    requireTLS: !server.isSecure && !server.isThisMachine,
    ...(server.user === null ? {} : { auth: { user: server.user, pass: server.password ?? '' }, forceAuth: true }),
    tls: { rejectUnauthorized: true, minVersion: 'TLSv1.2', ...(ca === null ? {} : { ca }) },
    connectionTimeout: timeouts.connection,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.silence,
    dnsTimeout: timeouts.connection,
    maxConnections: smtpConnections,
    idleTimeout: idleMilliseconds,
    // Once more over a new connection when an idle one had been closed; all other tries are the outbox's.
    maxRequeues: 1,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    sendMail: async (mail, signal) => {
      const message = composeMessage(mail, from, new Date(clock.now()));
      try {
        await transport.sendMail({ ...message, signal });
      } catch (error) {
        throw readSmtpFailure(error);
      }
    },
    check: async (signal) => {
      try {
        await Promise.race([transport.verify(), untilAborted(signal)]);
      } catch (error) {
        throw readSmtpFailure(error);
      }
    },
    close: () => {
      transport.close({ force: true });
      return Promise.resolve();
    },
  };
}

/** Rejects once the signal ends what is asked; a conversation left behind ends by its own timeouts. */
function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const abort = (): void => reject(Object.assign(new Error('aborted'), { code: 'EABORT' }));
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
}

/**
 * The message as it leaves. The Message-ID is the mail's own, the same at each try, so that a mail program can tell a
 * second copy (RFC 5322, 3.6.4); `Auto-Submitted` keeps absence notices from answering (RFC 3834, section 5).
 * @throws MailRefusedError for a recipient that is not one plain address.
 */
function composeMessage(mail: Mail, from: Sender, date: Date): SendMailOptions {
  if (!isPlainAddress(mail.to)) {
    const sentence = 'The recipient is not one plain e-mail address, so the mail was not sent.';
    throw new MailRefusedError({ sentence, code: 'EADDRESS', status: null });
  }
  const host = from.address.slice(from.address.lastIndexOf('@') + 1);
  return {
    from: { name: cleanHeaderText(from.name), address: from.address },
    to: { name: '', address: mail.to },
    ...composeReplyTo(mail),
    envelope: { from: from.address, to: [mail.to] },
    subject: cleanHeaderText(mail.subject),
    text: mail.text,
    html: mail.html,
    date,
    messageId: `<${mail.id}@${host}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    xMailer: false,
  };
}

/** Where an answer goes; the name as one clean line, and nothing where the address is not one plain address. */
function composeReplyTo({ replyTo }: Mail): Pick<SendMailOptions, 'replyTo'> {
  if (replyTo === undefined || !isPlainAddress(replyTo.address)) return {};
  return { replyTo: { name: cleanHeaderText(replyTo.name), address: replyTo.address } };
}
