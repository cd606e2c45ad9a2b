import { domainToASCII } from 'node:url';
import { cleanName, emailField } from '@notewright/contract';
import type { Arrived } from '../../identity/saml/read-assertion.ts';
import type { SsoPerson } from '../../store/sso/sso-attempts.ts';
import type { SsoMapping } from '../../store/sso/sso-providers.ts';

const transient = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient';
const longestName = 100;

/** What a person that a provider has signed in is to be here, by the mapping that its company chose. */
export function mapPerson(arrived: Arrived, mapping: SsoMapping): SsoPerson {
  const valuesOf = (name: string | null): readonly string[] =>
    name === null || !Object.hasOwn(arrived.attributes, name) ? [] : (arrived.attributes[name] ?? []);
  const [address, ...more] = mapping.emailAttribute === null ? [arrived.nameId] : valuesOf(mapping.emailAttribute);
  const email = address === undefined || more.length > 0 ? null : readAddress(address);
  const [written = ''] = valuesOf(mapping.nameAttribute);
  const name = cleanName(written).slice(0, longestName);
  const isAdmin = valuesOf(mapping.roleAttribute).some((value) => mapping.adminValues.includes(value));
  return {
    // A name that is another one each time is nobody's; the address is what stays then.
    subject: arrived.nameIdFormat === transient ? `address:${email?.toLowerCase() ?? ''}` : `name:${arrived.nameId}`,
    email,
    name: name === '' ? null : name,
    role: isAdmin ? 'admin' : 'clinician',
  };
}

/**
 * An address exactly as it was signed, or null: nothing is trimmed or folded into somebody else's. Letters beyond ASCII
 * before the @ are refused: they can look like another's, and no organisation gives such addresses out.
 */
function readAddress(written: string): string | null {
  const read = emailField.safeParse(written);
  if (!read.success || read.data !== written) return null;
  return /^[!-~]+$/.test(written.slice(0, written.lastIndexOf('@'))) ? written : null;
}

/** The domain of an address in the form in which it travels. */
export function domainOf(email: string): string {
  return domainToASCII(email.slice(email.lastIndexOf('@') + 1)).toLowerCase();
}
