import { expect, it } from 'vitest';
import { chatPath, isPlanPage, properPath } from './paths.ts';

it('gives the proper spelling of an address whatever its case', () => {
  expect(properPath('/signup')).toBe('/signUp');
  expect(properPath('/SIGNUP/')).toBe('/signUp');
  expect(properPath('/VerificationCode')).toBe('/verificationCode');
  expect(properPath('/')).toBe('/');
  expect(properPath('/home')).toBe('/home');
});

it('takes a chat by its id, whatever its case, and by nothing else', () => {
  const id = '0196f000-0000-7000-8000-00000000000a';
  expect(chatPath(id)).toBe(`/chat/${id}`);
  expect(properPath(`/chat/${id}`)).toBe(`/chat/${id}`);
  expect(properPath(`/Chat/${id.toUpperCase()}/`)).toBe(`/chat/${id}`);
  for (const other of ['/chat/1', '/chat/not-an-id', `/chat/${id}/more`, `/chat/${id}0`])
    expect(properPath(other), other).toBeNull();
});

it('knows no other address', () => {
  expect(properPath('/signUp/more')).toBeNull();
  expect(properPath('/chat')).toBeNull();
  expect(properPath('/nothing')).toBeNull();
  expect(properPath('//')).toBeNull();
});

it('tells the pages of plans, which are not there where plans are switched off', () => {
  for (const page of ['/upgrade', '/pricing', '/custom-plan', '/manageSubscription'])
    expect(isPlanPage(properPath(page.toUpperCase()) ?? ''), page).toBe(true);
  for (const page of ['/', '/usage', '/settings', '/users']) expect(isPlanPage(page), page).toBe(false);
});
