import { termsAndSupport } from '@notewright/contract';
import { describe, expect, it } from 'vitest';
import { checkContact } from './check-contact.ts';

const good = { name: 'Dana Ruiz', email: 'dana@clinic.example', message: 'Do you read HL7?' };

/** What the server would say about the same words: the first sentence of each field. */
function serverSays(contact: typeof good): Record<string, string> {
  const { error } = termsAndSupport.sendContact.body.safeParse(contact);
  const first: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) first[String(path[0])] ??= message;
  return first;
}

describe('the contact form', () => {
  it.each([
    good,
    { ...good, name: '', email: '', message: '' },
    { ...good, name: '  ', message: ' \n ' },
    { ...good, email: 'dana@clinic' },
    { ...good, email: 'dana clinic.example' },
    { ...good, email: ' josé.núñez+er@clínica.example ' },
    { ...good, name: 'x'.repeat(100), message: 'x'.repeat(5000) },
    { ...good, name: 'x'.repeat(101), message: 'x'.repeat(5001) },
  ])('says what the server would say of %j', (contact) => {
    expect(checkContact(contact)).toEqual(serverSays(contact));
  });
});
