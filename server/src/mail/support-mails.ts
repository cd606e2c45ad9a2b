import { v7 as makeId } from 'uuid';
import type { Mail } from '../store/accounts/mails.ts';
import { cleanHeaderText } from './header-text.ts';
import { layOutMail, writeMailText } from './mail-layout.ts';

/** What somebody wrote to those who run the installation. */
export interface SupportLetter {
  readonly form: 'support' | 'contact';
  readonly email: string;
  /** As it was typed; null where the form does not ask for it. */
  readonly name: string | null;
  readonly text: string;
  /** The address of the account that was logged in; null for visitors. */
  readonly account: string | null;
}

/** The one mail with a person's own words: they wrote them for whoever reads this mailbox. An answer goes to them. */
export function writeSupportMail(to: string, letter: SupportLetter): Mail {
  const { form, email, name, text, account } = letter;
  const place = form === 'support' ? 'Help & Support' : 'Contact';
  const subject = cleanHeaderText(`${place}: ${name ?? email}`);
  const sender = name === null ? email : `${cleanHeaderText(name)}, ${email}`;
  const lines = [
    `Somebody wrote to you through the ${place} form of Notewright.`,
    `From: ${sender}`,
    account === null
      ? 'Nobody was logged in; the address is as it was typed, and nobody has checked it.'
      : `Logged in as: ${account}`,
    { quote: text },
    'Answer this mail to write back to them.',
  ];
  const closing = ['Notewright'];
  const words = { text: writeMailText(lines, closing), html: layOutMail(subject, lines, closing) };
  return { id: makeId(), to, subject, ...words, code: null, replyTo: { name: name ?? '', address: email } };
}
