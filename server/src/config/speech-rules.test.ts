import { describe, expect, it } from 'vitest';
import { SettingError } from './setting.ts';
import { readSettings } from './settings.ts';

const here = { SPEECH_URL: 'http://127.0.0.1:8000/v1', SPEECH_MODEL: 'made-up' };
const elsewhere = { SPEECH_URL: 'https://speech.example/v1', SPEECH_MODEL: 'made-up' };
const signed = 'Example Speech Inc., 2026-03-14';

const unsigned =
  'SPEECH_BAA_ON_FILE is missing; recordings go to another machine only under a business associate agreement: say who signed it and when, or set SPEECH_URL to an address of this machine.';
const vague =
  'SPEECH_BAA_ON_FILE must say who signed the agreement and on what day, such as "Example Speech Inc., 2026-03-14".';

describe('recordings', () => {
  it.each([here, { ...here, SPEECH_URL: 'http://[::1]:8000' }, { ...here, SPEECH_URL: 'http://localhost:8000/v1' }])(
    'may go to this machine: %j',
    (environment) => {
      expect(readSettings(environment).SPEECH_URL).toBe(environment.SPEECH_URL);
    },
  );

  it('may go to another machine under an agreement on file', () => {
    const settings = readSettings({ ...elsewhere, SPEECH_BAA_ON_FILE: signed });
    expect(settings.SPEECH_BAA_ON_FILE).toBe(signed);
  });

  it.each([
    [elsewhere, unsigned],
    [{ ...elsewhere, SPEECH_URL: 'https://127.0.0.1.evil.example/v1' }, unsigned],
    [{ ...elsewhere, SPEECH_URL: 'http://10.0.0.7:8000/v1' }, unsigned],
    [
      { ...elsewhere, SPEECH_URL: 'http://10.0.0.7:8000/v1', SPEECH_BAA_ON_FILE: signed },
      'SPEECH_URL must begin with https:// (http:// is accepted for this machine’s own addresses only).',
    ],
    [{ ...elsewhere, SPEECH_BAA_ON_FILE: 'yes' }, vague],
    [{ ...elsewhere, SPEECH_BAA_ON_FILE: '2026-03-14' }, vague],
    [{ SPEECH_URL: here.SPEECH_URL }, 'SPEECH_MODEL is missing; SPEECH_URL needs the name of a speech model.'],
    [
      { SPEECH_KEY: 'hidden' },
      'SPEECH_URL is missing; the other SPEECH settings need the address of the speech endpoint.',
    ],
    [
      { ...here, SPEECH_KEY: 'hidden', SPEECH_KEY_FILE: 'key.txt' },
      'SPEECH_KEY and SPEECH_KEY_FILE are both set; keep one of them.',
    ],
  ])('stop the start otherwise: %j', (environment, sentence) => {
    expect(() => readSettings(environment)).toThrow(new SettingError(sentence));
  });
});
