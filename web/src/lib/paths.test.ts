import { expect, it } from 'vitest';
import { chatPath, properPath } from './paths.ts';

it('gives the proper spelling of an address whatever its case', () => {
  expect(properPath('/signup')).toBe('/signUp');
  expect(properPath('/SIGNUP/')).toBe('/signUp');
  expect(properPath('/VerificationCode')).toBe('/verificationCode');
  expect(properPath('/')).toBe('/');
  expect(properPath('/home')).toBe('/home');
});

it('keeps the id of a chat as it is', () => {
  expect(properPath('/Chat/AbC-1')).toBe('/chat/AbC-1');
  expect(chatPath('a1b2')).toBe('/chat/a1b2');
});

it('knows no other address', () => {
  expect(properPath('/signUp/more')).toBeNull();
  expect(properPath('/chat')).toBeNull();
  expect(properPath('/nothing')).toBeNull();
});
