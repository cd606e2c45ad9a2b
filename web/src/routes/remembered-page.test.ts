import { expect, it } from 'vitest';
import { acceptAddress, entryStateOf, pageAfterSignIn, stateAfterSignIn } from './remembered-page.ts';

const read = (state: unknown) => entryStateOf({ state });

it('reads pages of our own, and nothing that a stranger could have put there', () => {
  expect(read({ from: '/settings', hasExpired: true })).toEqual({ from: '/settings', hasExpired: true });
  for (const state of [
    null,
    undefined,
    7,
    'x',
    [],
    { from: '//evil.example' },
    { from: 'https://evil.example' },
    { from: 3 },
  ])
    expect(read(state)).toEqual({});
  expect(read({ invitation: 'token', from: '/' })).toEqual({ invitation: 'token', from: '/' });
  for (const invitation of ['', 7, null, {}]) expect(read({ invitation })).toEqual({});
});

it('leads to the invitation first, with its token in the state and not in the address', () => {
  expect(pageAfterSignIn({ from: '/settings' })).toBe('/settings');
  expect(pageAfterSignIn({})).toBe('/');
  expect(pageAfterSignIn({ from: '/settings', invitation: 'token' })).toBe('/acceptInvitation');
  expect(stateAfterSignIn({ from: '/settings', invitation: 'token' })).toEqual({ invitation: 'token' });
  expect(stateAfterSignIn({ from: '/settings' })).toBeNull();
  expect(acceptAddress('a b+/=&')).toBe('/acceptInvitation?token=a+b%2B%2F%3D%26');
});

it('carries how many users a visitor has chosen, as a whole number or not at all', () => {
  expect(read({ from: '/custom-plan', userCount: 25 })).toEqual({ from: '/custom-plan', userCount: 25 });
  for (const userCount of ['25', 2.5, NaN, Infinity, null, [25], {}, true]) expect(read({ userCount })).toEqual({});
  expect(stateAfterSignIn({ from: '/custom-plan', userCount: 25 })).toEqual({ userCount: 25 });
  expect(pageAfterSignIn({ from: '/custom-plan', userCount: 25 })).toBe('/custom-plan');
  // An invitation comes first: who belongs to a company buys for that one.
  expect(stateAfterSignIn({ invitation: 'token', userCount: 25 })).toEqual({ invitation: 'token' });
});
