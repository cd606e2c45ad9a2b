import { describe, expect, it } from 'vitest';
import { addressWithName } from './passkeys.ts';

describe('the address at which passkeys work', () => {
  it.each([
    ['http://127.0.0.1:3000/login?x=1', 'http://localhost:3000'],
    ['http://[::1]:3000/settings#second-factor', 'http://localhost:3000'],
    ['https://127.0.0.1/login', 'https://localhost'],
    ['http://localhost:3000/login', null],
    ['https://notes.clinic.example/login', null],
    ['https://10.1.2.3/login', null],
  ])('of %s', (href, expected) => {
    const { hostname } = new URL(href);
    expect(addressWithName({ hostname, href })).toBe(expected);
  });
});
