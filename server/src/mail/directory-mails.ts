import type { Mail } from '../store/accounts/mails.ts';
import { unlinked } from './company-mails.ts';
import type { MailContext } from './mail-texts.ts';
import { writeMail } from './mail-texts.ts';

/** Asks a company's owner whether the organisation's directory may remove as many people as it wants to. */
export function writeDirectoryStoppedMail(to: string, companyName: string, context: MailContext): Mail {
  const company = unlinked(companyName);
  return writeMail(to, `Your directory wants to remove many people from ${company}`, null, context, [
    `Your organisation's directory wants to remove more people from ${company} on Notewright within an hour than is usual. It was stopped, and nobody more is removed by it for now.`,
    'If this is meant, please allow it on the page of users, under "Directory (SCIM)". If it is not, revoke the token there and ask whoever looks after your directory.',
    { link: `${context.publicUrl}/users`, label: 'Open the page of users' },
  ]);
}
