import { authenticationApp } from '@notewright/contract';
import { describe, expect, it } from 'vitest';
import { checkRegistry } from './check-registry.ts';
import { json, route } from './route.ts';
import type { Route } from './route.ts';

const whole = route(authenticationApp.resendOtp, {
  policy: 'anyone',
  limits: ['read'],
  audit: 'none: a test',
  handle: async () => json({ message: 'yes' }),
});

describe('the table of calls', () => {
  it('is accepted when it is whole', () => {
    expect(() => checkRegistry([whole], [authenticationApp.resendOtp])).not.toThrow();
  });

  it.each([
    ['says not who may call it', { policy: undefined }],
    ['has no known limit', { limits: [] }],
    ['has no known limit', { limits: ['constructor'] }],
    ['says not what the audit log keeps of it', { audit: '' }],
    ['says not what the audit log keeps of it', { audit: 'none:' }],
  ])('is refused with a route that %s', (fault, change) => {
    expect(() => checkRegistry([{ ...whole, ...change } as unknown as Route], [])).toThrow(fault);
  });

  it('is refused with a route twice, or with a call that nobody answers', () => {
    expect(() => checkRegistry([whole, whole], [])).toThrow('POST /authentication_app/resend_otp/ is mounted twice.');
    expect(() => checkRegistry([whole], [authenticationApp.signIn])).toThrow(
      'POST /authentication_app/signin/ of the contract is not mounted.',
    );
  });
});
