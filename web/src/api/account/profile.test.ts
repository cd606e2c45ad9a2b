import { expect, it } from 'vitest';
import { shownName } from './profile.ts';

it('calls a person by their name, and Guest when it is missing or the literal text null', () => {
  expect(shownName('Dana Whitfield')).toBe('Dana Whitfield');
  expect(shownName(' Dana ')).toBe('Dana');
  for (const none of [null, undefined, '', '  ', 'null']) expect(shownName(none), String(none)).toBe('Guest');
  expect(shownName('Nullah')).toBe('Nullah');
});
