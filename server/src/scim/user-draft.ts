import { defineMessage } from '@notewright/engine/message';
import type { ScimProfile } from '../store/scim/people.ts';
import { isGiven, membersOf } from './record.ts';
import { readEmails, readText, readTruth, readUserName } from './read-value.ts';
import { refuseInput } from './scim-error.ts';

/** What a directory wants somebody to be. */
export interface UserDraft extends ScimProfile {
  readonly active: boolean;
}

/** How many members one object may have: those of the core and enterprise schemas, and as many again. */
const mostMembers = 60;

/**
 * A person as a directory sends them whole. What Notewright has no use for (telephone numbers, managers, passwords and the
 * like) is taken and not kept; what it gives itself (`id`, `meta`, `groups`) is not listened to (RFC 7644, section 3.5.1).
 * `active` is null where it was not said: who is there stays so, and nobody is invited again by it.
 * @throws ScimError `invalidSyntax`, `invalidValue`
 */
export function readUser(body: unknown): Omit<UserDraft, 'active'> & { readonly active: boolean | null } {
  const members = membersOf(body);
  if (members.size > mostMembers)
    refuseInput('invalidSyntax', defineMessage('scim.manyMembers', 'There are too many attributes.'));
  const name = isGiven(members.get('name')) ? membersOf(members.get('name')) : new Map<string, unknown>();
  const active = members.get('active');
  return {
    userName: readUserName(members.get('username')),
    externalId: readText(members.get('externalid')),
    displayName: readText(members.get('displayname')),
    givenName: readText(name.get('givenname')),
    familyName: readText(name.get('familyname')),
    formatted: readText(name.get('formatted')),
    emails: readEmails(members.get('emails')),
    active: isGiven(active) ? readTruth(active) : null,
  };
}
