import type { IdentifierKind } from '../../../model/finding.ts';
import { roleOfFieldName } from '../shared/field-role.ts';

/**
 * What an extension holds, by the last part of its address ("patient-mothersMaidenName").
 *
 * @returns nothing when its value is to be read like any other.
 */
export function readExtension(url: string): IdentifierKind | undefined {
  const name = url.slice(url.lastIndexOf('/') + 1);
  const role = roleOfFieldName(name);
  return role?.treat === 'out' ? role.kind : undefined;
}
