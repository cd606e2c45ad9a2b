import { domainToASCII } from 'node:url';
import { foldEmail } from '../store/accounts/field-cipher.ts';

/** Providers at whose addresses dots mean nothing, under the name by which the mailbox is known. */
const dotless: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' };

/**
 * The mailbox in which mail to an address ends, as far as its spelling tells: without what follows a plus (RFC 5233),
 * at Gmail without dots as well. To be compared and never written to.
 */
export function mailboxOf(email: string): string {
  const folded = foldEmail(email);
  const at = folded.lastIndexOf('@');
  const domain = folded.slice(at + 1).replace(/\.$/, '');
  const written = folded.slice(0, at);
  const plus = written.indexOf('+');
  const local = plus > 0 ? written.slice(0, plus) : written;
  const provider = dotless[domain];
  if (provider !== undefined) return `${local.replaceAll('.', '')}@${provider}`;
  return `${local}@${domainToASCII(domain) || domain}`;
}
