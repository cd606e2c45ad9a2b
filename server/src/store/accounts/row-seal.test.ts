import { createSecretKey, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { noDamageLog } from '../../kernel/damage.ts';
import type { DamagedRow } from '../../kernel/damage.ts';
import { createRowSeals } from './row-seal.ts';

const newKey = () => createSecretKey(randomBytes(32));
const seals = createRowSeals(newKey(), noDamageLog);
const member = { user_id: 'ab', tenant_id: 'c', role: 'owner' };

describe('the seal of a row', () => {
  it('holds for the same values, whatever else the row has', () => {
    const seal = seals.make('memberships', member);
    const read = { ...member, joined_at: 7, seal };
    expect(seals.check('memberships', read)).toBe(true);
    expect(seal).toMatch(/^[\w-]{43}$/);
  });

  it('lets no value run into the next', () => {
    const alike = [
      { user_id: 'a', tenant_id: 'bc', role: 'owner' },
      { user_id: 'abc', tenant_id: '', role: 'owner' },
      { user_id: 'ab1:c', tenant_id: '', role: 'owner' },
      { user_id: 'ab', tenant_id: 'c5:owner', role: '' },
    ];
    const made = new Set([member, ...alike].map((row) => seals.make('memberships', row)));
    expect(made.size).toBe(alike.length + 1);
  });

  it('distinguishes what is not there from what is empty, and from every text', () => {
    const made = [null, '', '-', '0:', 'null'].map((tenant_id) => seals.make('users', { id: 'a', tenant_id }));
    expect(new Set(made).size).toBe(5);
  });

  it('holds in its own table and under its own key alone', () => {
    const seal = seals.make('users', { id: 'a', tenant_id: 'b' });
    expect(seals.check('refresh_tokens', { token_hash: 'a', session_id: 'b', seal })).toBe(false);
    const others = createRowSeals(newKey(), noDamageLog);
    expect(others.check('users', { id: 'a', tenant_id: 'b', seal })).toBe(false);
  });

  it('that does not hold is noted by table and id', () => {
    const noted: DamagedRow[] = [];
    const noting = createRowSeals(newKey(), { note: (row) => void noted.push(row) });
    for (const seal of [null, '', 'x'.repeat(43)]) expect(noting.check('memberships', { ...member, seal })).toBe(false);
    expect(noted).toEqual(Array.from({ length: 3 }, () => ({ table: 'memberships', rowId: 'ab' })));
  });
});
