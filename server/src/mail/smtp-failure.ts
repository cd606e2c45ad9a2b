import { MailDelayedError, MailRefusedError } from './mailer.ts';
import type { MailFailure } from './mailer.ts';

/** What the transport tells of a failure; its message is not used, for it can quote addresses. */
interface TransportError {
  readonly code: string;
  readonly status: number | null;
  readonly command: string;
  /** What Node says of a socket or a certificate. */
  readonly cause: string;
}

const sentences = {
  tls: 'The mail server offers no encryption that works: Notewright sends mails to another machine only over STARTTLS or smtps://, never in the clear.',
  certificate: 'The mail server’s certificate is not trusted; set SMTP_CA to the file of the authority that signed it.',
  signIn: 'The mail server does not accept the user name and password of SMTP_URL.',
  sender: 'The mail server does not accept the address of MAIL_FROM.',
  silence: 'The mail server does not answer in time.',
  unreachable: 'The mail server of SMTP_URL cannot be reached.',
  later: 'The mail server asks to come again later.',
  recipient: 'The mail server refuses the recipient for good.',
  content: 'The mail server refuses the mail for good.',
  broken: 'The conversation with the mail server broke off.',
} as const;

const certificateCodes =
  /CERT|SELF_SIGNED|UNABLE_TO_(?:VERIFY|GET)|ERR_TLS_CERT_ALTNAME_INVALID|certificate|Hostname\/IP does not match/i;

/** Codes with which a server asks for a sign-in rather than refusing the mail (RFC 4954, section 6). */
const signInStatuses: ReadonlySet<number> = new Set([530, 534, 535, 538]);

function readError(error: unknown): TransportError {
  const given = (error instanceof Error ? error : new Error('unknown')) as Error & Readonly<Record<string, unknown>>;
  const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
  const cause = given.cause instanceof Error ? given.cause : given;
  return {
    code: textOf(given['code']) || 'EUNKNOWN',
    status: typeof given['responseCode'] === 'number' ? given['responseCode'] : null,
    command: textOf(given['command']),
    cause: `${textOf((cause as Error & Readonly<Record<string, unknown>>)['code'])} ${cause.message} ${given.message}`,
  };
}

/**
 * What a failure of the SMTP transport means: refused for good (the server answered 5xx to the recipient or to the
 * content; RFC 5321, section 4.2.1), or to be tried again. What an operator can fix (sign-in, sender, certificate)
 * is tried again, so that no mail is lost while they do.
 */
export function readSmtpFailure(error: unknown): MailDelayedError | MailRefusedError {
  const reply = readError(error);
  const failure = (sentence: keyof typeof sentences): MailFailure => ({
    sentence: sentences[sentence],
    code: reply.code,
    status: reply.status,
  });
  const isPermanent = reply.status !== null && reply.status >= 500 && reply.status < 600 && reply.status !== 503;
  if (isPermanent && !signInStatuses.has(reply.status)) {
    if (reply.command === 'RCPT TO') return new MailRefusedError(failure('recipient'));
    if (reply.command === 'DATA' && reply.code === 'EMESSAGE') return new MailRefusedError(failure('content'));
  }
  return new MailDelayedError(failure(nameDelay(reply)));
}

function nameDelay({ code, status, command, cause }: TransportError): keyof typeof sentences {
  if (code === 'EAUTH' || (status !== null && signInStatuses.has(status))) return 'signIn';
  if (status !== null && status >= 500 && command === 'MAIL FROM') return 'sender';
  if (certificateCodes.test(cause)) return 'certificate';
  if (code === 'ETLS') return 'tls';
  if (status !== null && status >= 400) return 'later';
  if (code === 'ETIMEDOUT' || code === 'EABORT') return 'silence';
  if (code === 'EDNS' || /ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN/.test(cause)) return 'unreachable';
  return 'broken';
}
