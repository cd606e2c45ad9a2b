import type { Mail } from '../store/accounts/mails.ts';
import { unlinked } from './company-mails.ts';
import { writeMail } from './mail-texts.ts';
import type { MailContext } from './mail-texts.ts';

/** Who opened emergency access to whose charts. The reason stays in the product: it can tell of a patient. */
export interface EmergencyNotice {
  readonly companyName: string;
  /** Address of who reads. */
  readonly opener: string;
  /** Address of whose charts are read; null once the account is gone. */
  readonly subject: string | null;
}

/** Tells a company's owner that somebody opened emergency access. */
export function writeEmergencyOwnerMail(to: string, notice: EmergencyNotice, context: MailContext): Mail {
  const { opener, subject } = notice;
  const companyName = unlinked(notice.companyName);
  return writeMail(to, 'Emergency access to charts was opened', null, context, [
    `${opener} opened emergency access to the charts of ${subject ?? 'a former member'} at ${companyName}. It ends after one hour, and every chart that is read is noted in the audit log.`,
    'The reason that was given stands on the Users page:',
    { link: `${context.publicUrl}/users`, label: 'See the emergency accesses' },
    'If this should not be, please remove the person from the company there: that ends the access at once.',
  ]);
}

/** Tells a member that their charts can be read for an hour. */
export function writeEmergencySubjectMail(to: string, notice: EmergencyNotice, context: MailContext): Mail {
  const { opener } = notice;
  const companyName = unlinked(notice.companyName);
  return writeMail(to, 'Emergency access to your charts was opened', null, context, [
    `${opener} opened emergency access to your charts at ${companyName}. They can be read, not changed, for one hour, and every reading is noted in the audit log.`,
    `The owner of ${companyName} has been told as well and knows the reason. Please ask them if you have a question about it.`,
  ]);
}
