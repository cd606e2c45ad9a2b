import { describe, expect, it } from 'vitest';
import { SettingError } from './setting.ts';
import { readSettings } from './settings.ts';

const elsewhere = { MODEL_BASE_URL: 'https://models.example/v1', MODEL_NAME: 'made-up' };
const signed = 'Example Models Inc., 2026-03-14';

const unsigned =
  'MODEL_BAA_ON_FILE is missing; text goes to a model on another machine only under a business associate agreement: say who signed it and when, or set MODEL_BASE_URL to an address of this machine.';
const vague =
  'MODEL_BAA_ON_FILE must say who signed the agreement and on what day, such as "Example Models Inc., 2026-03-14".';

describe('text for a model', () => {
  it.each(['http://127.0.0.1:11434/v1', 'http://localhost:11434/v1', 'http://[::1]:8000'])(
    'may go to this machine: %s',
    (address) => {
      const settings = readSettings({ MODEL_BASE_URL: address, MODEL_NAME: 'made-up' });
      expect(settings.MODEL_BASE_URL).toBe(address);
    },
  );

  it('may go to another machine under an agreement on file', () => {
    expect(readSettings({ ...elsewhere, MODEL_BAA_ON_FILE: signed }).MODEL_BAA_ON_FILE).toBe(signed);
  });

  it.each([
    [elsewhere, unsigned],
    [{ ...elsewhere, MODEL_BASE_URL: 'https://127.0.0.1.evil.example/v1' }, unsigned],
    [{ ...elsewhere, MODEL_BASE_URL: 'https://10.0.0.7:8000/v1' }, unsigned],
    [{ ...elsewhere, MODEL_BAA_ON_FILE: 'yes' }, vague],
    [{ ...elsewhere, MODEL_BAA_ON_FILE: '2026-03-14' }, vague],
  ])('stops the start otherwise: %j', (environment, sentence) => {
    expect(() => readSettings(environment)).toThrow(new SettingError(sentence));
  });
});

const named = { MODEL_NAME: 'made-up', MODEL_BAA_ON_FILE: signed };
const whole: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  azure: { ...named, MODEL_PROVIDER: 'azure', MODEL_RESOURCE: 'ward-7', MODEL_API_KEY: 'k' },
  anthropic: { ...named, MODEL_PROVIDER: 'anthropic', MODEL_API_KEY_FILE: 'key' },
  bedrock: {
    ...named,
    MODEL_PROVIDER: 'bedrock',
    MODEL_REGION: 'us-east-1',
    MODEL_ACCESS_KEY_ID: 'AKID',
    MODEL_SECRET_ACCESS_KEY_FILE: 'secret',
  },
  vertex: {
    ...named,
    MODEL_PROVIDER: 'vertex',
    MODEL_REGION: 'europe-west4',
    MODEL_PROJECT: 'made-up',
    MODEL_SERVICE_ACCOUNT_FILE: 'account.json',
  },
};

describe('a provider', () => {
  it.each(Object.entries(whole))('%s is taken with what it needs', (provider, environment) => {
    expect(readSettings(environment).MODEL_PROVIDER).toBe(provider);
  });

  it.each(Object.entries(whole))(
    '%s needs an agreement, also behind a gateway of this machine',
    (_name, environment) => {
      const unsignedOne = { ...environment, MODEL_BAA_ON_FILE: '' };
      expect(() => readSettings(unsignedOne)).toThrow(new SettingError(unsigned));
      expect(() => readSettings({ ...unsignedOne, MODEL_BASE_URL: 'http://127.0.0.1:4000' })).toThrow(unsigned);
    },
  );

  const needed = Object.entries(whole).flatMap(([name, environment]) =>
    Object.keys(environment)
      .filter((setting) => setting !== 'MODEL_PROVIDER')
      .map((setting): [string, string] => [name, setting]),
  );
  it.each(needed)('%s does not start without %s', (name, setting) => {
    const { [setting]: _left, ...rest } = whole[name] ?? {};
    expect(() => readSettings(rest)).toThrow(/^MODEL_[A-Z_=a-z]+ .*\.$/);
  });

  it.each([
    ['azure', { MODEL_RESOURCE: 'user@internal:8080/#' }],
    ['azure', { MODEL_API_VERSION: '../v1?x=' }],
    ['bedrock', { MODEL_REGION: 'evil.example/#' }],
    ['bedrock', { MODEL_API_KEY: 'k' }],
    ['bedrock', { MODEL_SECRET_ACCESS_KEY: 'a second one' }],
    ['vertex', { MODEL_PROJECT: '../../x' }],
    ['vertex', { MODEL_REGION: 'a.b' }],
    ['azure', { MODEL_PRICE_IN: '1,5' }],
    ['azure', { MODEL_CURRENCY: 'dollars' }],
    ['azure', { MODEL_CONTEXT_TOKENS: '12' }],
    ['azure', { MODEL_NETWORKS: '10.0.0.0/4' }],
    ['azure', { MODEL_PROVIDER: 'gemini' }],
  ])('%s does not start with %j', (name, change) => {
    expect(() => readSettings({ ...whole[name], ...change })).toThrow(SettingError);
  });

  it('is wanted by what says nothing without one', () => {
    expect(() => readSettings({ MODEL_NAME_VALIDIFY: 'm' })).toThrow(
      'MODEL_NAME_VALIDIFY is set without a model; set MODEL_BASE_URL or MODEL_PROVIDER.',
    );
  });
});
