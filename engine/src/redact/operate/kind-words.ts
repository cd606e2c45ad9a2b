import type { IdentifierKind } from '../../model/finding.ts';

/** The kinds in words that a clinician reads in the table; plural, since a count stands beside them. */
export const kindWords: Readonly<Record<IdentifierKind, string>> = {
  NAME: 'Names',
  DATE: 'Dates',
  AGE: 'Ages over 89',
  ADDRESS: 'Addresses',
  LOCATION: 'Places and facilities',
  ZIP: 'Postal codes',
  PHONE: 'Telephone numbers',
  FAX: 'Fax numbers',
  EMAIL: 'E-mail addresses',
  SSN: 'Social security numbers',
  MRN: 'Medical record numbers',
  HEALTH_PLAN: 'Health plan numbers',
  ACCOUNT: 'Account numbers',
  LICENSE: 'Licence and certificate numbers',
  VEHICLE: 'Vehicle numbers and plates',
  DEVICE: 'Device and serial numbers',
  URL: 'Web addresses',
  IP: 'Internet addresses',
  BIOMETRIC: 'Photographs and biometric records',
  ID: 'Other unique numbers',
};
