import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readSettings } from '../config/settings.ts';
import { readModelSettings } from './read-model-settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'notewright-models-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const account = { client_email: 'notes@made-up.example', private_key: pem, private_key_id: 'one' };
writeFileSync(join(folder, 'key'), ' from-a-file\n');

const signed = { MODEL_NAME: 'm', MODEL_BAA_ON_FILE: 'Example Models Inc., 2026-03-14' };
const read = (environment: Readonly<Record<string, string>>) =>
  readModelSettings(readSettings({ ...signed, ...environment }), folder);
const withAccount = (content: string, more: Readonly<Record<string, string>> = {}) => {
  writeFileSync(join(folder, 'account.json'), content);
  return read({
    MODEL_PROVIDER: 'vertex',
    MODEL_REGION: 'europe-west4',
    MODEL_PROJECT: 'made-up',
    MODEL_SERVICE_ACCOUNT_FILE: 'account.json',
    ...more,
  });
};

describe('the provider of language models', () => {
  it('is none unless one is set', () => {
    expect(readModelSettings(readSettings({}), folder)).toBe(null);
  });

  it('answers where it is known to, or where the operator says', () => {
    const azure = { MODEL_PROVIDER: 'azure', MODEL_RESOURCE: 'ward-7', MODEL_API_KEY_FILE: 'key' };
    expect(read(azure)).toEqual({
      provider: 'azure',
      baseUrl: 'https://ward-7.openai.azure.com/openai',
      apiKey: 'from-a-file',
      apiVersion: null,
    });
    expect(read({ ...azure, MODEL_BASE_URL: 'https://gateway.clinic.example/openai/' })?.baseUrl).toBe(
      'https://gateway.clinic.example/openai',
    );
    expect(read({ MODEL_PROVIDER: 'anthropic', MODEL_API_KEY: 'k' })?.baseUrl).toBe('https://api.anthropic.com/v1');
    const bedrock = { MODEL_PROVIDER: 'bedrock', MODEL_ACCESS_KEY_ID: 'AKID', MODEL_SECRET_ACCESS_KEY_FILE: 'key' };
    expect(read({ ...bedrock, MODEL_REGION: 'eu-central-1' })).toMatchObject({
      baseUrl: 'https://bedrock-runtime.eu-central-1.amazonaws.com',
      credentials: { accessKeyId: 'AKID', secretAccessKey: 'from-a-file' },
    });
  });

  it.each([
    ['europe-west4', 'https://europe-west4-aiplatform.googleapis.com'],
    ['global', 'https://aiplatform.googleapis.com'],
    ['eu', 'https://aiplatform.eu.rep.googleapis.com'],
  ])('Vertex in %s answers at %s', (region, address) => {
    expect(withAccount(JSON.stringify(account), { MODEL_REGION: region })).toMatchObject({
      baseUrl: address,
      account: { clientEmail: 'notes@made-up.example', tokenUrl: 'https://oauth2.googleapis.com/token' },
    });
  });

  it.each([
    ['not JSON', 'ZQXSECRET'],
    ['a list', '[]'],
    ['no key', JSON.stringify({ client_email: 'a@b.example' })],
    ['a key that is none', JSON.stringify({ ...account, private_key: 'ZQXSECRET' })],
    ['a token address without encryption', JSON.stringify({ ...account, token_uri: 'http://evil.example/token' })],
  ])('a key file with %s stops the start with one sentence, which repeats nothing of it', (_name, content) => {
    expect(() => withAccount(content)).toThrow(/^MODEL_SERVICE_ACCOUNT_FILE(?!.*(?:ZQXSECRET|BEGIN)).*\.$/);
  });

  it.each(['missing', 'folder/missing'])('a file that cannot be read stops the start: %s', (path) => {
    expect(() => read({ MODEL_PROVIDER: 'anthropic', MODEL_API_KEY_FILE: path })).toThrow(/^MODEL_API_KEY_FILE .*\.$/);
  });

  it('an address without encryption stops the start', () => {
    expect(() => read({ MODEL_BASE_URL: 'http://models.example/v1' })).toThrow(/^MODEL_BASE_URL must begin with https/);
  });
});
