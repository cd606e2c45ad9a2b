import { emailField, limits } from '@notewright/contract';
import { defineMessage } from '@notewright/engine/message';
import type { ScimEmail } from '../store/scim/people.ts';
import { isGiven, membersOf } from './record.ts';
import { refuseInput } from './scim-error.ts';

/** How many addresses of one person are kept. */
const mostEmails = 10;

const control = /\p{Cc}/u;

/** A text of the directory; null where there is none. @throws ScimError `invalidValue` */
export function readText(value: unknown): string | null {
  if (!isGiven(value) || value === '') return null;
  if (typeof value !== 'string' || value.length > limits.directoryTextMost || control.test(value))
    return refuseInput(
      'invalidValue',
      defineMessage('scim.textInvalid', 'A text of one line with at most 254 characters is expected here.'),
    );
  return value;
}

/** A truth value; as a text, too, which is how Entra ID has sent them. @throws ScimError `invalidValue` */
export function readTruth(value: unknown): boolean {
  const text = typeof value === 'string' ? value.toLowerCase() : value;
  if (text === true || text === 'true') return true;
  if (text === false || text === 'false') return false;
  return refuseInput('invalidValue', defineMessage('scim.truthExpected', '"active" is true or false.'));
}

/** The name of a person, which is the address that they are invited by. @throws ScimError `invalidValue` */
export function readUserName(value: unknown): string {
  const read = emailField.safeParse(value);
  if (read.success) return read.data;
  return refuseInput(
    'invalidValue',
    defineMessage('scim.userNameInvalid', '"userName" has to be the person’s e-mail address.'),
  );
}

/** The addresses of a person. @throws ScimError `invalidValue`, `invalidSyntax` */
export function readEmails(value: unknown): readonly ScimEmail[] {
  if (!isGiven(value)) return [];
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (list.length > mostEmails)
    refuseInput('invalidValue', defineMessage('scim.manyEmails', 'A person can have at most 10 e-mail addresses.'));
  return list.flatMap((one) => {
    const members = typeof one === 'string' ? new Map([['value', one]]) : membersOf(one);
    const address = readText(members.get('value'));
    if (address === null) return [];
    const primary = members.get('primary');
    return [{ value: address, type: readText(members.get('type')), primary: isGiven(primary) && readTruth(primary) }];
  });
}
