import { expect, it } from 'vitest';
import { readSettings } from '../config/settings.ts';
import { presentPageSettings } from './present-page-settings.ts';

const nothing = { supportEmail: null, provider: null, billing: { isOn: false, trialDays: 0 } };
const speech = {
  SPEECH_URL: 'https://speech.example/v1',
  SPEECH_MODEL: 'made-up',
  SPEECH_BAA_ON_FILE: 'Example Speech Inc., 2026-03-14',
};

it('says that nothing is offered where nothing is set, and that text stays', () => {
  expect(presentPageSettings(readSettings({}), nothing)).toEqual({ billing: 'off', 'text-place': 'here' });
});

it('says how many digits codes have where they are not the usual four', () => {
  expect(presentPageSettings(readSettings({ CODE_DIGITS: '6' }), nothing)).toMatchObject({ 'code-digits': '6' });
  expect(presentPageSettings(readSettings({ CODE_DIGITS: '4' }), nothing)).not.toHaveProperty('code-digits');
});

it('says what this installation has, and no longer that text stays', () => {
  const known = {
    supportEmail: 'help@clinic.example',
    provider: { identities: { name: 'Clinic' } },
    billing: { isOn: true, trialDays: 14 },
  };
  expect(presentPageSettings(readSettings({ ...speech, BAA_FILE: 'baa.md', BAA_VERSION: '1' }), known)).toEqual({
    'support-email': 'help@clinic.example',
    'sign-in-with': 'Clinic',
    'trial-days': '14',
    speech: 'on',
    agreement: 'on',
    'text-place': 'elsewhere',
  });
  const model = {
    MODEL_BASE_URL: 'https://models.example/v1',
    MODEL_NAME: 'made-up',
    MODEL_BAA_ON_FILE: 'Example Models Inc., 2026-03-14',
  };
  expect(presentPageSettings(readSettings(model), nothing)).toMatchObject({ 'text-place': 'model' });
});
