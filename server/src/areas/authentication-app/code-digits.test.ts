import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tries } from '../../accounts/tries.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import type { CallAnswer, TestServer } from '../../testing/start-test-server.ts';

const sentence = 'Please enter a valid 6-digit OTP';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ settings: { CODE_DIGITS: '6' } });
});
afterAll(() => server.stop());

function post(call: string, body: object, request: { token?: string; language?: string } = {}): Promise<CallAnswer> {
  const { token, language = 'en' } = request;
  return server.call('POST', `/authentication_app/${call}/`, {
    body,
    headers: { 'accept-language': language },
    ...(token === undefined ? {} : { token }),
  });
}

/** The newest code that was mailed to an address, once there are `atLeast` so many mails. */
const codeTo = async (email: string, atLeast = 1): Promise<string> =>
  (await server.mailsTo(email, atLeast))[0]?.code ?? '';

/** Codes of other lengths, each of them the right one but for that; more than a code has tries. */
const otherLengths = (code: string): readonly string[] => [
  code.slice(0, 4),
  code.slice(0, 5),
  `${code}0`,
  `${code}00`,
  code.slice(0, 5),
];

describe('an installation with codes of six digits', () => {
  it('says so to whoever asks', async () => {
    const { body } = await server.call('GET', '/authentication_app/sign_in_ways/');
    expect(body['code_digits']).toBe(6);
  });

  it('mails six at sign-up, and refuses other lengths with the sentence of six without spending a try', async () => {
    const email = 'ada@clinic.example';
    const opened = await post('signup', { email, password: 'seven quiet otters' });
    const token = String(opened.body['accessToken']);
    const code = await codeTo(email);
    expect(code).toMatch(/^\d{6}$/);
    expect(otherLengths(code).length).toBeGreaterThan(tries.perCode);
    for (const otp of otherLengths(code)) {
      const refused = await post('verify_otp', { email, otp }, { token });
      expect([refused.status, refused.body['message'], refused.body['errors']]).toEqual([
        400,
        sentence,
        { otp: [sentence] },
      ]);
    }
    expect((await post('verify_otp', { email, otp: code }, { token })).status).toBe(200);
  });

  it('mails six for a reset, and refuses other lengths in the reader’s language without spending a try', async () => {
    const { email } = await server.createUser('grace@clinic.example');
    await post('forgot_password', { email });
    const code = await codeTo(email, 2);
    expect(code).toMatch(/^\d{6}$/);
    for (const otp of otherLengths(code)) {
      const refused = await post('verify_forgot_password_otp', { email, otp }, { language: 'es' });
      expect(refused.body['message']).toBe('Ingrese un código válido de 6 dígitos');
    }
    expect((await post('verify_forgot_password_otp', { email, otp: code })).status).toBe(200);
  });

  it.each([undefined, null, 123_456, ['123456']])(
    'refuses %j, which is no text, with the same sentence',
    async (otp) => {
      const refused = await post('verify_otp', { email: 'ada@clinic.example', otp });
      expect([refused.status, refused.body['message']]).toEqual([400, sentence]);
    },
  );
});

it('has four digits where nothing is set', async () => {
  const usual = await startTestServer();
  expect((await usual.call('GET', '/authentication_app/sign_in_ways/')).body['code_digits']).toBe(4);
  await usual.stop();
});
