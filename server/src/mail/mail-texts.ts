import { v7 as makeId } from 'uuid';
import { escapeHtml } from '../escape-html.ts';
import type { Mail } from '../store/accounts/mails.ts';

/** What every mail needs to know of the installation. */
export interface MailContext {
  /** Without a slash at the end; links are built from it alone. */
  readonly publicUrl: string;
  readonly supportEmail: string;
}

type Line = string | { readonly code: string } | { readonly link: string; readonly label: string };

/** The code that proves an address at sign-up. */
export function writeCodeMail(to: string, code: string, context: MailContext): Mail {
  return writeMail(to, 'Your Notewright code', code, context, [
    'Here is the code to verify your email address:',
    { code },
    'It is valid for 10 minutes and can be used once.',
    'If you did not sign up for Notewright, nobody can use your address without this code, and you can ignore this mail.',
  ]);
}

/** For the owner of an account under whose address somebody signed up again. */
export function writeKnownAddressMail(to: string, context: MailContext): Mail {
  return writeMail(to, 'You already have a Notewright account', null, context, [
    'Somebody, probably you, signed up for Notewright with this email address. It already has an account, so nothing was changed.',
    { link: `${context.publicUrl}/login`, label: 'Log in' },
    'If it was not you, you can ignore this mail.',
  ]);
}

/** Takes the place of a code after too many wrong ones: only who can read the mail can use its link. */
export function writeLinkMail(to: string, token: string, context: MailContext): Mail {
  return writeMail(to, 'Verify your email address for Notewright', null, context, [
    'Too many wrong codes were entered for this address, so codes are switched off for it for a day. This link verifies it instead:',
    { link: `${context.publicUrl}/authentication_app/verify_link/?token=${token}`, label: 'Verify this address' },
    'It is valid for one hour and can be used once. If you did not sign up for Notewright, please do not open it.',
  ]);
}

function writeMail(
  to: string,
  subject: string,
  code: string | null,
  context: MailContext,
  lines: readonly Line[],
): Mail {
  const closing = `Questions? Write to ${context.supportEmail}.`;
  const text = ['Hello,', ...lines.map(toText), closing, 'Notewright'].join('\n\n');
  const html = ['<p>Hello,</p>', ...lines.map(toHtml), `<p>${escapeHtml(closing)}</p>`, '<p>Notewright</p>'].join('\n');
  return {
    id: makeId(),
    to,
    subject,
    text: `${text}\n`,
    html: `<!doctype html>\n<html lang="en"><body>\n${html}\n</body></html>\n`,
    code,
  };
}

function toText(line: Line): string {
  if (typeof line === 'string') return line;
  return 'code' in line ? line.code : `${line.label}: ${line.link}`;
}

function toHtml(line: Line): string {
  if (typeof line === 'string') return `<p>${escapeHtml(line)}</p>`;
  return 'code' in line
    ? `<p><strong>${escapeHtml(line.code)}</strong></p>`
    : `<p><a href="${escapeHtml(line.link)}">${escapeHtml(line.label)}</a></p>`;
}
