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
