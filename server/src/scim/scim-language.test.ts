import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseFilter, parsePath } from './filter.ts';
import { matchesFilter } from './match-filter.ts';
import { patchGroup } from './group-draft.ts';
import { readPatch } from './patch.ts';
import { patchUser } from './patch-user.ts';
import { ScimError } from './scim-error.ts';
import { readUser, type UserDraft } from './user-draft.ts';

/** What holds of filters and changes whatever is sent. */

const user: UserDraft = {
  userName: 'ana@north.example',
  externalId: 'e-1',
  displayName: 'Ana',
  givenName: 'Ana',
  familyName: 'Ruiz',
  formatted: null,
  emails: [{ value: 'ana@north.example', type: 'work', primary: true }],
  active: true,
};
const keys = Object.keys(user).toSorted();
const nasty = fc.constantFrom(
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'emails',
  'name',
  'active',
  'members',
  'value',
);
const anyValue = fc.oneof(fc.jsonValue({ maxDepth: 4 }), fc.dictionary(nasty, fc.jsonValue({ maxDepth: 3 })));
const anyPath = fc.oneof(
  nasty,
  fc.tuple(nasty, nasty).map(([a, b]) => `${a}.${b}`),
  fc.tuple(nasty, nasty, nasty).map(([a, b, c]) => `${a}[${b} eq "x"].${c}`),
  fc.string({ maxLength: 40 }),
);
const operation = fc.record(
  { op: fc.constantFrom('add', 'Replace', 'REMOVE', 'move'), path: anyPath, value: anyValue },
  { requiredKeys: ['op'] },
);

/** What `work` answers; null where it refuses as SCIM has it. Anything else that is thrown fails. */
function attempt<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch (error) {
    if (error instanceof ScimError && error.status === 400) return null;
    throw error;
  }
}

describe('whatever is sent', () => {
  it('a change makes of a person a person, or is refused; and leaves prototypes and the person before alone', () => {
    const before = JSON.stringify(user);
    fc.assert(
      fc.property(fc.array(operation, { minLength: 1, maxLength: 5 }), (Operations) => {
        const sent: unknown = JSON.parse(JSON.stringify({ Operations }));
        const after = attempt(() => patchUser(user, readPatch(sent)));
        if (after !== null) {
          expect(Object.keys(after).toSorted()).toEqual(keys);
          expect(typeof after.userName).toBe('string');
          expect(typeof after.active).toBe('boolean');
          for (const email of after.emails) expect(Object.keys(email).toSorted()).toEqual(['primary', 'type', 'value']);
        }
        const group = { displayName: 'G', externalId: null, members: ['a'] };
        const changed = attempt(() => patchGroup(group, readPatch(sent)));
        if (changed !== null) {
          expect(Object.keys(changed).toSorted()).toEqual(['displayName', 'externalId', 'members']);
          expect(changed.members.every((one) => typeof one === 'string')).toBe(true);
        }
        expect(JSON.stringify(user)).toBe(before);
        expect(Object.keys(Object.prototype)).toEqual([]);
        expect(Object.keys(Object)).toEqual([]);
      }),
    );
  });

  it('a whole person is one, or is refused', () => {
    fc.assert(
      fc.property(anyValue, (body) => {
        const read = attempt(() => readUser(JSON.parse(JSON.stringify(body)) as unknown));
        if (read !== null) expect(Object.keys(read).toSorted()).toEqual(keys);
      }),
    );
  });

  it('a filter or path is read or refused, and nothing is found that a resource does not have itself', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string({ unit: fc.constantFrom('(', ')', '[', ']', '"', ' ', 'a', '.', 'eq', 'not', '\\') }),
        ),
        (text) => {
          const filter = attempt(() => parseFilter(text));
          if (filter !== null) matchesFilter(filter, user);
          attempt(() => parsePath(text));
        },
      ),
    );
    fc.assert(
      fc.property(nasty, nasty, (one, two) => {
        const filter = attempt(() => parseFilter(`${one}.${two} pr`));
        if (filter !== null && !(one === 'emails' && two === 'value')) expect(matchesFilter(filter, user)).toBe(false);
      }),
    );
  });
});

describe('a filter', () => {
  it('finds a text by itself, whatever it holds, and no other', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 50 }), fc.string({ maxLength: 50 }), (text, other) => {
        const filter = parseFilter(`externalId eq ${JSON.stringify(text)}`);
        expect(matchesFilter(filter, { externalId: text })).toBe(true);
        expect(matchesFilter(filter, { externalId: other })).toBe(text === other);
      }),
    );
  });

  it('means what logic says: not, and, or, parentheses, and before or', () => {
    const words = ['active eq true', 'externalId eq "e-1"', 'externalId eq "no"', 'displayName pr'] as const;
    const one = fc.constantFrom(...words);
    const is = (text: string): boolean => matchesFilter(parseFilter(text), user);
    fc.assert(
      fc.property(one, one, one, (a, b, c) => {
        expect(is(`not (${a})`)).toBe(!is(a));
        expect(is(`${a} and ${b}`)).toBe(is(a) && is(b));
        expect(is(`${a} or ${b} and ${c}`)).toBe(is(a) || (is(b) && is(c)));
        expect(is(`(${a} or ${b}) and ${c}`)).toBe((is(a) || is(b)) && is(c));
      }),
    );
  });
});

describe('a change', () => {
  it('that is made twice is as if made once', () => {
    const add = { op: 'add', path: 'emails', value: [{ value: 'b@north.example', type: 'home', primary: true }] };
    const once = patchUser(user, readPatch({ Operations: [add] }));
    expect(patchUser(once, readPatch({ Operations: [add] }))).toEqual(once);
    expect(once.emails.filter(({ primary }) => primary)).toEqual([
      { value: 'b@north.example', type: 'home', primary: true },
    ]);
    const gone = patchUser(once, readPatch({ Operations: [{ op: 'remove', path: 'emails[type eq "home"]' }] }));
    expect(gone.emails.map(({ type }) => type)).toEqual(['work']);
    const cleared = patchUser(user, readPatch({ Operations: [{ op: 'remove', path: 'name' }] }));
    expect([cleared.givenName, cleared.familyName]).toEqual([null, null]);
  });
});
