import type { FieldRole } from './field-role.ts';
import type { IdentifierKind } from '../../../model/finding.ts';

/** The fewest digits of a number that identifies somebody, by its kind: "CD4 cell" counts cells and is no telephone. */
const fewestDigits: Partial<Record<IdentifierKind, number>> = {
  SSN: 4,
  MRN: 4,
  HEALTH_PLAN: 4,
  ACCOUNT: 4,
  LICENSE: 4,
  ZIP: 5,
  DEVICE: 5,
  ID: 5,
  PHONE: 7,
  FAX: 7,
};
const numberPattern = /^[\d\s^.()+-]{1,40}$/;

/**
 * True when a number without a unit answers to a heading that names an identifier: "Medical record number", "Phone".
 *
 * @param role what the heading says.
 * @param value the number as it stands.
 */
export function isIdentifyingNumber(role: FieldRole | undefined, value: string): role is FieldRole {
  if (role?.treat !== 'out' || !numberPattern.test(value) || /\.\d/.test(value)) return false;
  const fewest = fewestDigits[role.kind];
  return fewest !== undefined && value.replace(/\D/g, '').length >= fewest;
}
