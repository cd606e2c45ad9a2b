import type { FastifyInstance, FastifyRequest } from 'fastify';
import { escapeHtml } from '../../kernel/escape-html.ts';
import { askForDevKey, hasDevKey } from '../../http/dev-key.ts';
import { plainPage } from '../../http/html.ts';
import { plainPagePolicy } from '../../http/security-headers.ts';
import type { KeptMail, MailStore } from '../../store/accounts/mails.ts';

export interface MailboxParts {
  readonly mails: Pick<MailStore, 'listKept'>;
  /** What a reader has to give as password; null on a machine that nobody else can reach. */
  readonly devKey: string | null;
}

const shownAtOnce = 100;

/** The built-in mailbox: for people at `/dev/mailbox`, for programs at `/dev/mailbox.json?to=`. */
export function mountMailbox(app: FastifyInstance, parts: MailboxParts): void {
  app.get('/dev/mailbox', async (request, reply) => {
    if (!hasDevKey(request, parts.devKey)) return askForDevKey(reply, 'Mailbox');
    const mails = await parts.mails.listKept(readRecipient(request), shownAtOnce);
    return reply
      .header('Content-Security-Policy', plainPagePolicy)
      .type('text/html; charset=utf-8')
      .send(renderMailbox(mails));
  });
  app.get('/dev/mailbox.json', async (request, reply) => {
    if (!hasDevKey(request, parts.devKey)) return askForDevKey(reply, 'Mailbox');
    const mails = await parts.mails.listKept(readRecipient(request), shownAtOnce);
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(mails.map(present)));
  });
}

function readRecipient(request: FastifyRequest): string | null {
  const query = request.query as Readonly<Record<string, unknown>>;
  return typeof query['to'] === 'string' && query['to'] !== '' ? query['to'].slice(0, 300) : null;
}

function present(mail: KeptMail): Readonly<Record<string, string>> {
  const { id, to, subject, text, html, code, replyTo, sentAt } = mail;
  const more = { ...(code === null ? {} : { code }), ...(replyTo === undefined ? {} : { reply_to: replyTo.address }) };
  return { id, to, subject, text, html, sent_at: new Date(sentAt).toISOString(), ...more };
}

function renderMailbox(mails: readonly KeptMail[]): string {
  const intro =
    '<p>Mails of this installation end here instead of being sent. The newest is first; reload the page to look again.</p>';
  const list = mails.length === 0 ? '<p>No mail yet.</p>' : mails.map(renderMail).join('\n');
  return plainPage('Mailbox', intro + list);
}

function renderMail(mail: KeptMail): string {
  const sent = new Date(mail.sentAt).toISOString();
  const replyTo = mail.replyTo === undefined ? '' : `, answers to ${escapeHtml(mail.replyTo.address)}`;
  const code = mail.code === null ? '' : `<p class="code">${escapeHtml(mail.code)}</p>`;
  return `<article class="sheet"><h2>${escapeHtml(mail.subject)}</h2>
<p class="meta">To ${escapeHtml(mail.to)}${replyTo}, <time datetime="${sent}">${sent.slice(0, 19).replace('T', ' ')} UTC</time></p>
${code}<details><summary>Text</summary><pre>${linkAddresses(mail.text)}</pre></details></article>`;
}

/** The text of a mail with its web addresses as links. */
function linkAddresses(text: string): string {
  return escapeHtml(text).replace(
    /https?:\/\/[^\s<>"']+/g,
    (address) => `<a href="${address}" rel="noreferrer">${address}</a>`,
  );
}
