import { expect, it } from 'vitest';
import { describeSettings } from './describe-settings.ts';
import { readSettings, settingNames } from './settings.ts';
import { settingsTable } from './settings-table.ts';

it('shows every setting, and of a secret only whether it is set', () => {
  const settings = readSettings({
    MODEL_BASE_URL: 'http://127.0.0.1:11434/v1',
    MODEL_NAME: 'some-model',
    MODEL_API_KEY: 'ZQXSECRET',
    DATABASE_URL: 'postgres://notes:ZQXPASSWORD@127.0.0.1/notewright',
    MAIL: 'smtp',
    SMTP_URL: 'smtp://notes:ZQXPASSWORD@127.0.0.1:25',
    MAIL_FROM: 'Notewright <notes@clinic.example>',
    TRUST_PROXY: '10.0.0.0/8',
  });
  const rows = describeSettings(settings);
  expect(rows.map((row) => row.name)).toEqual(settingNames);
  expect(JSON.stringify(rows)).not.toContain('ZQX');
  const valueOf = (name: string): string | undefined => rows.find((row) => row.name === name)?.value;
  expect(valueOf('MODEL_API_KEY')).toBe('set');
  expect(valueOf('INSTALLATION_KEY')).toBe('not set');
  expect(valueOf('MODEL_BASE_URL')).toBe('http://127.0.0.1:11434/v1');
  expect(valueOf('MAIL_FROM')).toContain('notes@clinic.example');
  expect(valueOf('ALLOW_DEV_ON_NETWORK')).toBe('no');
  for (const { name, value } of rows)
    if (settingsTable[name as keyof typeof settingsTable].secret) expect(['set', 'not set'], name).toContain(value);
});

it('shows no credentials in an address', () => {
  const settings = { ...readSettings({}), PUBLIC_URL: 'https://notes:ZQXPASSWORD@clinic.example/?key=ZQXKEY#x' };
  const text = JSON.stringify(describeSettings(settings));
  expect(text).not.toContain('ZQX');
  expect(text).toContain('https://clinic.example/');
});

it('counts as a secret whatever is called one', () => {
  for (const name of settingNames)
    if (/(?:KEY|SECRET|PASSWORD|TOKEN)$/.test(name) && name !== 'TLS_KEY')
      expect(settingsTable[name].secret, name).toBe(true);
});
