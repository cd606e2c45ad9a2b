import { defineMessage } from '@notewright/engine/message';
import { refuseInput } from './scim-error.ts';

/** Members of a JSON object by their names in small letters: SCIM's names have no case (RFC 7643, section 2.1). */
export type Members = ReadonlyMap<string, unknown>;

/**
 * The members of a JSON object. A map rather than the object itself: no name of a sender reaches a prototype.
 * @throws ScimError `invalidSyntax` for what is no object, or has two members of one name
 */
export function membersOf(value: unknown): Members {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    refuseInput('invalidSyntax', defineMessage('scim.objectExpected', 'A JSON object is expected here.'));
  const members = new Map<string, unknown>();
  for (const [name, content] of Object.entries(value)) {
    const folded = name.toLowerCase();
    if (members.has(folded))
      refuseInput('invalidSyntax', defineMessage('scim.memberTwice', 'The same attribute is given twice.'));
    members.set(folded, content);
  }
  return members;
}

/** What is not there and what is null are the same (RFC 7643, section 2.5). */
export const isGiven = (value: unknown): boolean => value !== undefined && value !== null;
