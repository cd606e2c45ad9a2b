import { language } from '../../../i18n/language.ts';
import { contactFields, type Contact, type ContactErrors } from './check-contact.ts';
import * as words from './words.ts';

/** Where the form goes, with script and without. */
export const contactAddress = '/terms_and_support/contact/';

/** What went wrong: with single fields, or with the whole. */
export interface ContactFailure {
  readonly fields: ContactErrors;
  readonly form: string | null;
}

/** As much of the product's one error shape as the form shows. */
interface Refusal {
  readonly message?: unknown;
  readonly errors?: Readonly<Record<string, readonly string[] | undefined>>;
}

async function readRefusal(answer: Response): Promise<ContactFailure> {
  const { message, errors } = ((await answer.json().catch(() => null)) ?? {}) as Refusal;
  const named = contactFields.flatMap((field) => (errors?.[field]?.[0] ? [[field, errors[field][0]] as const] : []));
  if (named.length > 0) return { fields: Object.fromEntries(named), form: null };
  return { fields: {}, form: typeof message === 'string' ? message : words.failed };
}

/**
 * Sends the message; gives what went wrong, or null. A plain call without the session: whoever writes from here is a
 * visitor.
 * @param key the same for each try to send the same words, so that they arrive once
 */
export async function sendContact(contact: Contact, key: string): Promise<ContactFailure | null> {
  try {
    const answer = await fetch(contactAddress, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'accept-language': language,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify(contact),
      credentials: 'omit',
    });
    return answer.ok ? null : await readRefusal(answer);
  } catch {
    return { fields: {}, form: words.offline };
  }
}
