import { makeUuid } from '../fhir/make-uuid.ts';

/** Digits of RFC 4648, base 32. */
const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** Characters of MSH-10 (HL7 v2.5.1, 2.15.9.10). */
const longest = 20;

/**
 * What a message is known by (MSH-10): the same for the same version and the same thing said of it however often it is sent, by which
 * a receiver knows a message that it has had. A version's id is longer than the field.
 * @param versionId A UUID
 * @param said The event and the status, as "T02 LA"
 */
export function makeControlId(versionId: string, said: string): string {
  // The digits that say which kind of UUID it is are the same in all.
  const hex = makeUuid(`${said} ${versionId.toLowerCase()}`)
    .replace(/^(.{14}).(.{4}).(.*)$/, '$1$2$3')
    .replaceAll('-', '');
  let number = BigInt(`0x${hex}`);
  let id = '';
  for (let at = 0; at < longest; at += 1) {
    id += digits.charAt(Number(number % 32n));
    number /= 32n;
  }
  return id;
}
