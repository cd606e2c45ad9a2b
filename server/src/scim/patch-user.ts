import { defineMessage } from '@notewright/engine/message';
import type { ScimEmail } from '../store/scim/people.ts';
import type { Filter } from './filter.ts';
import { matchesFilter } from './match-filter.ts';
import type { PatchStep } from './patch.ts';
import { isGiven, membersOf } from './record.ts';
import { readEmails, readText, readTruth, readUserName } from './read-value.ts';
import { refuseInput, ScimError } from './scim-error.ts';
import type { UserDraft } from './user-draft.ts';

const readOnly: ReadonlySet<string> = new Set(['id', 'meta', 'schemas', 'groups']);

/** A person after the changes of a PATCH, all of them or, where one is refused, none. @throws ScimError */
export function patchUser(before: UserDraft, steps: readonly PatchStep[]): UserDraft {
  const after = steps.reduce(applyStep, before);
  return { ...after, emails: readEmails(after.emails) };
}

/** By the attribute's name in a closed list: no name of a sender is ever a key of an object. */
function applyStep(user: UserDraft, step: PatchStep): UserDraft {
  const { attribute, sub } = step.path;
  const value = step.op === 'remove' ? null : step.value;
  if (readOnly.has(attribute)) {
    if (step.isWithin) return user;
    throw new ScimError(400, defineMessage('scim.readOnly', 'This attribute cannot be changed.'), {
      scimType: 'mutability',
    });
  }
  if (attribute === 'username')
    return { ...user, userName: step.op === 'remove' ? refuseRequired() : readUserName(value) };
  if (attribute === 'active') return { ...user, active: step.op === 'remove' ? refuseRequired() : readTruth(value) };
  if (attribute === 'externalid') return { ...user, externalId: readText(value) };
  if (attribute === 'displayname') return { ...user, displayName: readText(value) };
  if (attribute === 'name') return patchName(user, sub, value);
  if (attribute === 'emails') return { ...user, emails: patchEmails(user.emails, step) };
  // One that Notewright has no use for: taken, and not kept.
  return user;
}

function refuseRequired(): never {
  throw new ScimError(400, defineMessage('scim.required', 'This attribute cannot be removed.'), {
    scimType: 'mutability',
  });
}

function patchName(user: UserDraft, sub: string | null, value: unknown): UserDraft {
  if (sub === null) {
    if (!isGiven(value)) return { ...user, givenName: null, familyName: null, formatted: null };
    return [...membersOf(value)].reduce((changed, [name, part]) => patchName(changed, name, part), user);
  }
  if (sub === 'givenname') return { ...user, givenName: readText(value) };
  if (sub === 'familyname') return { ...user, familyName: readText(value) };
  if (sub === 'formatted') return { ...user, formatted: readText(value) };
  return user;
}

function patchEmails(before: readonly ScimEmail[], { op, path, value }: PatchStep): readonly ScimEmail[] {
  const { filter, sub } = path;
  if (filter === null && sub === null) {
    if (op === 'remove') return [];
    const given = readEmails(value);
    return op === 'replace' ? given : settlePrimary([...before.filter((one) => !has(given, one)), ...given], given);
  }
  const isMeant = (one: ScimEmail): boolean => filter === null || matchesFilter(filter, one);
  const isThere = before.some(isMeant);
  if (op === 'remove') return sub === null ? before.filter((one) => !isMeant(one)) : clear(before, isMeant, sub);
  if (!isThere && op === 'replace')
    return refuseInput('noTarget', defineMessage('scim.noTarget', 'Nothing there is what the path asks for.'));
  const part = (one: ScimEmail): ScimEmail => change(one, sub, value);
  if (isThere) {
    const after = before.map((one) => (isMeant(one) ? part(one) : one));
    return settlePrimary(
      after,
      after.filter((one, index) => one !== before[index]),
    );
  }
  return [...before, part({ value: '', type: filter === null ? null : typeIn(filter), primary: false })];
}

const has = (list: readonly ScimEmail[], { value, type }: ScimEmail): boolean =>
  list.some((one) => one.value === value && one.type === type);

/** One address at most is the first one (RFC 7644, section 3.5.2): the last that was made so. */
function settlePrimary(emails: readonly ScimEmail[], changed: readonly ScimEmail[]): readonly ScimEmail[] {
  const first = changed.findLast(({ primary }) => primary);
  return first === undefined ? emails : emails.map((one) => (one === first ? one : { ...one, primary: false }));
}

function change(email: ScimEmail, sub: string | null, value: unknown): ScimEmail {
  if (sub === null) {
    const [given] = readEmails(value);
    return given === undefined ? email : { ...given, type: given.type ?? email.type };
  }
  if (sub === 'value') return { ...email, value: readText(value) ?? '' };
  if (sub === 'type') return { ...email, type: readText(value) };
  if (sub === 'primary') return { ...email, primary: readTruth(value) };
  return email;
}

function clear(emails: readonly ScimEmail[], isMeant: (one: ScimEmail) => boolean, sub: string): readonly ScimEmail[] {
  if (sub === 'value') return emails.filter((one) => !isMeant(one));
  return emails.map((one) =>
    isMeant(one)
      ? { ...one, ...(sub === 'type' ? { type: null } : {}), ...(sub === 'primary' ? { primary: false } : {}) }
      : one,
  );
}

/** Which kind of address a filter names, for one that is added by it: `emails[type eq "work"].value`. */
function typeIn(filter: Filter): string | null {
  if (filter.kind === 'compare' && filter.op === 'eq' && filter.path[0] === 'type' && typeof filter.value === 'string')
    return readText(filter.value);
  return filter.kind === 'and' ? (typeIn(filter.left) ?? typeIn(filter.right)) : null;
}
