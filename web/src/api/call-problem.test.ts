import { describe, expect, it } from 'vitest';
import { readProblem } from './call-problem.ts';

const answer = (body: object): Response => Response.json(body, { status: 403 });
const asked = { code: 'second_factor_required', message: 'Please confirm.', errors: {} };

describe('what a sign-in asks for after its first step', () => {
  it('is read from the failure', async () => {
    const problem = await readProblem(
      answer({ ...asked, second_factor_token: 'abc', methods: ['totp', 'recovery_code'], from: '/settings' }),
    );
    expect(problem.secondStep).toEqual({ token: 'abc', methods: ['totp', 'recovery_code'], from: '/settings' });
  });

  it('leaves out what this page does not know', async () => {
    const problem = await readProblem(answer({ ...asked, second_factor_token: 'abc', methods: ['smell', 'passkey'] }));
    expect(problem.secondStep).toEqual({ token: 'abc', methods: ['passkey'], from: null });
  });

  it.each([{}, { second_factor_token: 'abc' }, { methods: ['totp'] }, { second_factor_token: 7, methods: 'totp' }])(
    'is nothing with %j',
    async (more) => {
      expect((await readProblem(answer({ ...asked, ...more }))).secondStep).toBeNull();
    },
  );
});
