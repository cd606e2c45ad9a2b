import { sexCodes } from './data/tables.ts';
import {
  components,
  encode,
  encodeTime,
  joinComponents,
  nothing,
  subcomponents,
  writeSegment,
  type Encoded,
} from './encode.ts';

/** Who gave out an identifier: the name that sites know it by, and its OID where it has one. */
export interface AssigningAuthority {
  readonly name: string;
  readonly oid?: string | undefined;
}

/** Whose note it is, as the record that it goes to knows the patient. */
export interface MessagePatient {
  readonly id: string;
  readonly authority: AssigningAuthority;
  readonly family: string;
  /** The first name first. */
  readonly given: readonly string[];
  /** Like 1968-02-29, or as much of it as is known; null where nothing is. */
  readonly birthDate: string | null;
  readonly sex: keyof typeof sexCodes | null;
}

/** A clinician by the name and letters under which they signed. */
export interface MessageSigner {
  readonly role: 'author' | 'co-signer';
  readonly name: string;
  readonly credentials: string;
  /** ISO 8601. */
  readonly signedAt: string;
}

/** A hierarchic designator: a name of the site, and an OID in its universal part. */
const authorityOf = ({ name, oid }: AssigningAuthority): Encoded =>
  oid === undefined ? subcomponents(name) : subcomponents(name, oid, 'ISO');

/**
 * PID (HL7 v2.5.1, 3.4.2). PID-3 and PID-5 are required of a patient who is known. Of one who is not, as in a file that somebody
 * carries to the record by hand, PID-3 is empty and the name's type is U, unspecified (table 0200): nothing is made up, and nothing
 * of the note is taken for it.
 */
export function writePatient(patient: MessagePatient | null): string {
  if (patient === null) return writeSegment('PID', { 1: encode('1'), 5: components('', '', '', '', '', '', 'U') });
  const { id, authority, family, given, birthDate, sex } = patient;
  const [first = '', ...further] = given;
  return writeSegment('PID', {
    1: encode('1'),
    3: joinComponents(encode(id), nothing, nothing, authorityOf(authority), encode('MR')),
    5: components(family, first, further.join(' '), '', '', '', 'L'),
    7: encode((birthDate ?? '').replaceAll('-', '')),
    8: sex === null ? nothing : encode(sexCodes[sex]),
  });
}

/**
 * A clinician as an XCN (HL7 v2.5.1, chapter 2A): the name as it was signed, in one piece, since nobody says where its parts begin;
 * credentials as its professional suffix, component 21. No identifier, as none is known that a receiver knows.
 */
export const writeClinician = ({ name, credentials }: Pick<MessageSigner, 'name' | 'credentials'>): Encoded =>
  components('', name, ...Array.from({ length: 18 }, () => ''), credentials);

/** The same with the time of the signature as a PPN: the time is component 15, the professional suffix 22. */
export function writeAuthentication({ name, credentials, signedAt }: MessageSigner): Encoded {
  const blank = (count: number): Encoded[] => Array.from({ length: count }, () => nothing);
  return joinComponents(nothing, encode(name), ...blank(12), encodeTime(signedAt), ...blank(6), encode(credentials));
}
