import type { GivenRole } from '@notewright/contract';
import { durations } from '../kernel/durations.ts';
import type { Mail } from '../store/accounts/mails.ts';
import { cleanHeaderText } from './header-text.ts';
import type { MailContext } from './mail-texts.ts';
import { writeMail } from './mail-texts.ts';

const roleNames: Readonly<Record<GivenRole, string>> = {
  admin: 'an admin',
  clinician: 'a clinician',
  auditor: 'an auditor',
};

/** Invites an address to a company; the same whether or not it has an account. */
export function writeInvitationMail(
  to: string,
  invitation: {
    readonly companyName: string;
    readonly inviter: { readonly name: string | null; readonly email: string };
    readonly role: GivenRole;
    readonly token: string;
  },
  context: MailContext,
): Mail {
  const company = unlinked(invitation.companyName);
  const { name, email } = invitation.inviter;
  const inviter = name === null ? email : `${unlinked(name)} (${email})`;
  const mail = writeMail(to, `You are invited to ${company} on Notewright`, null, context, [
    `${inviter} invites you to join ${company} on Notewright as ${roleNames[invitation.role]}.`,
    { link: `${context.publicUrl}/signUp?token=${invitation.token}`, label: 'Join the company' },
    `The invitation is for ${to} alone, can be used once, and is valid for 72 hours. If you have an account already, log in with it and accept; chats that you made before stay your own.`,
    'If you do not know who invites you, you can ignore this mail.',
  ]);
  return { ...mail, usefulFor: durations.invitation };
}

/** Tells somebody that they belong to a company no more. */
export function writeRemovedMail(to: string, companyName: string, context: MailContext): Mail {
  const company = unlinked(companyName);
  return writeMail(to, `You were removed from ${company}`, null, context, [
    `You no longer belong to ${company} on Notewright, and every browser that was logged in has been logged out.`,
    'Your account stays, with the chats of your own. Chats that you made for the company stay with the company.',
    { link: `${context.publicUrl}/login`, label: 'Log in' },
  ]);
}

/** Tells somebody that they may do something else in their company now. */
export function writeRoleMail(to: string, companyName: string, role: GivenRole, context: MailContext): Mail {
  const company = unlinked(companyName);
  return writeMail(to, `Your role in ${company} has changed`, null, context, [
    `You are ${roleNames[role]} of ${company} on Notewright from now on.`,
    'If this surprises you, please ask the owner of your company.',
    { link: `${context.publicUrl}/settings`, label: 'Open settings' },
  ]);
}

/** Tells both that a company has another owner: who it is now, and who it was. */
export function writeOwnershipMails(
  { companyName, to, from }: { readonly companyName: string; readonly to: string; readonly from: string },
  context: MailContext,
): readonly [toNew: Mail, toOld: Mail] {
  const company = unlinked(companyName);
  const settings = { link: `${context.publicUrl}/settings`, label: 'Open settings' };
  return [
    writeMail(to, `You own ${company} now`, null, context, [
      `${from} has handed ${company} on Notewright over to you. You decide from now on who belongs to it, how it is kept safe, and what it buys.`,
      settings,
    ]),
    writeMail(from, `You handed ${company} over`, null, context, [
      `${to} owns ${company} on Notewright now, and you are an admin of it.`,
      `If it was not you, please write to ${context.supportEmail} at once.`,
      settings,
    ]),
  ];
}

/** Names of hosts allow other dots than the full stop: the ideographic one, and both in another width (UTS 46). */
const dot = '[.\u3002\uFF0E\uFF61]';
const letter = '[\\p{L}\\p{M}\\p{Cf}]';
/** A scheme, an address for mail, a name with a top-level domain, or numbers with dots as a host or before a path. */
const addressLike = new RegExp(
  [
    `\\S*(?:[:\uFF1A][/\uFF0F]{2}|www${dot}|mailto[:\uFF1A]|[@\uFF20]|(?:${letter}|\\p{N})${dot}${letter}{2,}`,
    `|\\p{N}${dot}\\p{N}+(?:(?:${dot}\\p{N}+){2}|[/\uFF0F:\uFF1A]))\\S*`,
  ].join(''),
  'giu',
);

/**
 * Words that a person or a company chose, on one line and so that no mail program makes a link of them: what looks like
 * an address is broken by spaces. "St. Mary" and "Ward 3.2" stay as they are.
 */
export function unlinked(words: string): string {
  return cleanHeaderText(words).replace(addressLike, (address) =>
    address.replace(/([.:/@\\\u3002\uFF0E\uFF61\uFF0F\uFF1A\uFF20])(?=\S)/gu, '$1 '),
  );
}
