import { resolve } from 'node:path';
import { readNamedFile } from '../config/read-named-file.ts';
import { createMailWatch } from '../jobs/watch-mail.ts';
import type { AccountServices } from './wire-accounts.ts';
import type { MailWatch } from '../jobs/watch-mail.ts';
import { createEmbeddedMailer } from '../mail/embedded.ts';
import type { Mailer } from '../mail/mailer.ts';
import { createSmtpMailer } from '../mail/smtp.ts';
import type { Closers } from './closers.ts';
import type { Ground } from './open-ground.ts';
import type { ServerOptions } from './server-options.ts';

/** How mails leave, and what looks after it. */
export interface MailParts {
  readonly mailer: Mailer;
  readonly watch: MailWatch;
}

/** Mail as the settings choose it. @throws SettingError when the file of SMTP_CA cannot be read. */
export function wireMail(
  options: ServerOptions,
  { clock, accounts }: Ground & { readonly accounts: AccountServices },
  closers: Closers,
): MailParts {
  const { mails } = accounts.store;
  const mailer = chooseMailer(options, { mails, clock });
  closers.push(() => mailer.close());
  return { mailer, watch: createMailWatch(mails, mailer, clock, options.logger) };
}

function chooseMailer(
  { settings, root }: ServerOptions,
  { mails, clock }: Pick<Ground, 'clock'> & Pick<AccountServices['store'], 'mails'>,
): Mailer {
  const { MAIL, SMTP_URL: server, MAIL_FROM: from, SMTP_CA } = settings;
  if (MAIL === 'embedded' || server === null || from === null) return createEmbeddedMailer(mails, clock);
  const ca = SMTP_CA === null ? null : readNamedFile('SMTP_CA', resolve(root, SMTP_CA));
  return createSmtpMailer({ server, from, ca, clock });
}
