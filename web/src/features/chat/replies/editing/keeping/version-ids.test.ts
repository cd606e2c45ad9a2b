import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstEditOf } from './version-ids.ts';

it('gives the same id of the same form for the same version, and none twice', () => {
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      const ids = [id];
      for (let edits = 0; edits < 20; edits += 1) ids.push(firstEditOf(ids.at(-1) ?? ''));
      expect(new Set(ids).size).toBe(ids.length);
      expect(firstEditOf(id)).toBe(ids[1]);
      for (const one of ids) expect(one).toMatch(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    }),
  );
});

it('keeps the digits in front of a small number', () => {
  expect(firstEditOf('01890000-0000-7000-8000-a42e166a5c39')).toBe('01890000-0000-7000-8000-000000000000');
});
