import { randomBytes } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import { startTestServer } from '../testing/start-test-server.ts';
import type { TestServer } from '../testing/start-test-server.ts';

let server: TestServer;
afterEach(() => server.stop());

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://notes.clinic.example',
  INSTALLATION_KEY: randomBytes(32).toString('base64'),
  ALLOW_EMBEDDED_MAIL: 'yes',
  BILLING: 'off',
};

const ask = (headers: Readonly<Record<string, string>>): Promise<Response> =>
  fetch(`${server.origin}/healthz`, { headers });

it('answers nothing that a proxy hands on which nobody named, for everybody behind it would count as one', async () => {
  server = await startTestServer({ settings: production });
  for (const header of ['X-Forwarded-For', 'X-Real-IP', 'Forwarded', 'Via']) {
    const answer = await ask({ [header]: '198.51.100.7' });
    expect(answer.status, header).toBe(503);
    expect(await answer.text()).toContain('name the proxy in TRUST_PROXY');
  }
  expect((await ask({})).status).toBe(200);
});

it('answers behind a proxy that was named', async () => {
  server = await startTestServer({ settings: { ...production, TRUST_PROXY: '127.0.0.1' } });
  expect((await ask({ 'X-Forwarded-For': '198.51.100.7' })).status).toBe(200);
});
