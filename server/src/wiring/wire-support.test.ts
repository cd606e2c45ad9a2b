import { expect, it } from 'vitest';
import { readSettings } from '../config/settings.ts';
import { supportEmailOf } from './wire-support.ts';

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://notes.example',
  INSTALLATION_KEY: Buffer.alloc(32, 7).toString('base64'),
  MAIL: 'smtp',
  SMTP_URL: 'smtps://mail.notes.example',
  MAIL_FROM: 'notes@notes.example',
  BILLING: 'off',
} as const;

it('takes the made-up address of the default for none where mails leave in production', () => {
  expect(supportEmailOf(readSettings({}))).toBe('support@notewright.example');
  expect(supportEmailOf(readSettings(production))).toBeNull();
  expect(supportEmailOf(readSettings({ ...production, SUPPORT_EMAIL: 'help@notes.example' }))).toBe(
    'help@notes.example',
  );
});
