import type { Mail } from '../store/accounts/mails.ts';
import { unlinked } from './company-mails.ts';
import { writeMail } from './mail-texts.ts';
import type { MailContext } from './mail-texts.ts';

/** Asks a colleague to co-sign a note. Whose note it is of, and what it says, stays in the product. */
export function writeCosignatureMail(
  to: string,
  asker: { readonly name: string; readonly organization: string },
  context: MailContext,
): Mail {
  const name = unlinked(asker.name);
  return writeMail(to, 'A note waits for your co-signature', null, context, [
    `${name} asks you to co-sign a note at ${unlinked(asker.organization)}.`,
    { link: `${context.publicUrl}/cosign`, label: 'See what waits for you' },
    `If you are not the right person for it, please send it back there with a comment. It can be read until it is answered or ${name} takes the request back, and every reading is noted in the audit log.`,
  ]);
}
