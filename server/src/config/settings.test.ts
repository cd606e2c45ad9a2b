import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { renderSettingsDoc } from './render-settings-doc.ts';
import { SettingError } from './setting.ts';
import { guardsDevPages, readSettings, settingNames, wantsSampleAccount } from './settings.ts';

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://notes.example.org/',
  INSTALLATION_KEY: 'x',
  ALLOW_EMBEDDED_MAIL: 'yes',
} as const;

describe('settings', () => {
  it('have a default each', () => {
    const settings = readSettings({});
    expect(Object.keys(settings)).toEqual(settingNames);
    expect(settings).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      NODE_ENV: 'development',
      DATA_DIR: './data',
      TRUST_PROXY: [],
      DATABASE_URL: null,
    });
    expect(wantsSampleAccount(settings)).toBe(true);
    expect(guardsDevPages(settings)).toBe(false);
  });

  it('count an empty value as none', () => {
    expect(readSettings({ PORT: ' ', PUBLIC_URL: '' })).toMatchObject({ PORT: 3000, PUBLIC_URL: null });
  });

  it('are read', () => {
    const settings = readSettings({
      PORT: '0',
      TRUST_PROXY: '10.0.0.0/8, ::1,2001:db8::/32',
      PUBLIC_URL: 'https://x.example/',
      MODEL_BASE_URL: 'http://127.0.0.1:1/v1',
      MODEL_NAME: 'm',
    });
    expect(settings).toMatchObject({
      PORT: 0,
      TRUST_PROXY: ['10.0.0.0/8', '::1', '2001:db8::/32'],
      PUBLIC_URL: 'https://x.example',
      MODEL_NAME: 'm',
    });
  });

  it.each([
    [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, but it is "http".'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, but it is "70000".'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV must be one of development, production, test, but it is "prod".'],
    [{ PUBLIC_URL: 'notes.example' }, 'PUBLIC_URL must be an address that begins with http:// or https://.'],
    [{ PUBLIC_URL: 'https://x.example/?a=b' }, 'PUBLIC_URL must be an address without a part after ? or #.'],
    [
      { MODEL_BASE_URL: 'https://:hidden@m.example', MODEL_NAME: 'm' },
      'MODEL_BASE_URL must be an address without a user name or password in it.',
    ],
    [
      { SUPPORT_EMAIL: 'a@b.example\r\nBcc: c@d.example' },
      'SUPPORT_EMAIL must be one e-mail address such as help@clinic.example.',
    ],
    [
      { TRUST_PROXY: '10.0.0.0/8,0.0.0.0/0' },
      'TRUST_PROXY must list IP addresses or CIDR ranges such as 10.0.0.0/8, but it contains "0.0.0.0/0".',
    ],
    [
      { TRUST_PROXY: '10.0.0.999' },
      'TRUST_PROXY must list IP addresses or CIDR ranges such as 10.0.0.0/8, but it contains "10.0.0.999".',
    ],
    [
      { TRUST_PROXY: '2' },
      'TRUST_PROXY must list IP addresses or CIDR ranges such as 10.0.0.0/8, but it contains "2".',
    ],
    [
      { ...production, PUBLIC_URL: 'http://notes.example.org' },
      'PUBLIC_URL must begin with https:// in production, so that nothing travels unencrypted.',
    ],
    [{ SAMPLE_ACCOUNT: 'true' }, 'SAMPLE_ACCOUNT must be yes or no, but it is "true".'],
    [
      { TRUST_PROXY: 'all' },
      'TRUST_PROXY must list IP addresses or CIDR ranges such as 10.0.0.0/8, but it contains "all".',
    ],
    [
      { HOST: '0.0.0.0' },
      'HOST is "0.0.0.0", which others can reach, but this is a development server; set NODE_ENV=production, or ALLOW_DEV_ON_NETWORK=yes if you mean it.',
    ],
    [{ DATABASE_URL: 'mysql://x:secret@y' }, 'DATABASE_URL must begin with postgres://.'],
    [{ TLS_CERT: 'a.pem' }, 'TLS_CERT and TLS_KEY belong together; set both or neither.'],
    [{ MODEL_BASE_URL: 'https://m.example/v1' }, 'MODEL_NAME is missing; MODEL_BASE_URL needs the name of a model.'],
    [
      { INSTALLATION_KEY: 'a', INSTALLATION_KEY_FILE: 'b' },
      'INSTALLATION_KEY and INSTALLATION_KEY_FILE are both set; keep one of them.',
    ],
    [
      { ...production, PUBLIC_URL: '' },
      'PUBLIC_URL is missing; production needs the address under which people reach the server.',
    ],
    [
      { ...production, INSTALLATION_KEY: '' },
      'INSTALLATION_KEY (or INSTALLATION_KEY_FILE) is missing; production does not run on a generated key.',
    ],
    [
      { ...production, ALLOW_EMBEDDED_MAIL: '' },
      'MAIL is embedded, which shows every mail on a page of this server; production refuses that unless ALLOW_EMBEDDED_MAIL=yes.',
    ],
    [
      { ...production, ALLOW_EMBEDDED_MAIL: '', MAIL: 'smtp', MAIL_FROM: 'notes@clinic.example' },
      'SMTP_URL is missing; MAIL=smtp needs a mail server such as smtp://user:password@host:587.',
    ],
    [
      { MAIL: 'smtp', SMTP_URL: 'smtp://mail.clinic.example' },
      'MAIL_FROM is missing; MAIL=smtp needs the address that mails come from.',
    ],
    [
      { SMTP_URL: 'smtp://mail.clinic.example', MAIL_FROM: 'notes@clinic.example' },
      'SMTP_URL is set, but mails stay in the installation; set MAIL=smtp, or take SMTP_URL away.',
    ],
  ])('stop the start when they are wrong: %j', (environment, sentence) => {
    expect(() => readSettings(environment)).toThrow(new SettingError(sentence));
  });

  it.each(['Notes', 'a@b.example, c@d.example', 'N\r\nBcc: x <a@b.example>', 'N <a@b.example> <c@d.example>'])(
    'take one sender and nothing else: %j',
    (from) =>
      expect(() => readSettings({ MAIL_FROM: from })).toThrow(
        new SettingError(
          'MAIL_FROM must be one e-mail address such as Notewright <notes@clinic.example>, or the address alone.',
        ),
      ),
  );

  it.each([
    'mail.clinic.example:587',
    'http://mail.clinic.example',
    'smtp://',
    'smtp://user@mail.clinic.example',
    'smtp://user:p%zz@mail.clinic.example',
    'smtp://user:a%0D%0Ab@mail.clinic.example',
    'smtp://mail.clinic.example/?ignoreTLS=true',
    'smtp://mail.clinic.example/path',
    'smtp://mail.clinic.example:99999',
  ])('take the address of a mail server and nothing else: %j', (url) =>
    expect(() => readSettings({ SMTP_URL: url })).toThrow(
      new SettingError(
        'SMTP_URL must look like smtp://user:password@host:587 or smtps://user:password@host:465, with signs such as @ or / in the password written as %40 or %2F.',
      ),
    ),
  );

  it('show no secret in a sentence', () => {
    for (const environment of [
      { DATABASE_URL: 'mysql://x:hidden@y' },
      { PUBLIC_URL: 'x:hidden@y' },
      { MODEL_BASE_URL: 'https://x:hidden@y.example/v1' },
      { SMTP_URL: 'smtp://x:hidden@y.example/path' },
      { SMTP_URL: 'smtp://x:hidden@y.example' },
    ]) {
      expect(() => readSettings(environment)).toThrow(SettingError);
      expect(() => readSettings(environment)).not.toThrow(/hidden/);
    }
  });

  it('let production run on a mail server alone, with what its address says', () => {
    const settings = readSettings({
      ...production,
      ALLOW_EMBEDDED_MAIL: '',
      MAIL: 'smtp',
      SMTP_URL: 'smtp://notes%40clinic.example:p%40ss%2Fword@Mail.Clinic.example',
      MAIL_FROM: '"Praxis Müller, Notewright" <notes@clinic.example>',
    });
    expect(settings.SMTP_URL).toEqual({
      host: 'mail.clinic.example',
      port: 587,
      isSecure: false,
      isThisMachine: false,
      user: 'notes@clinic.example',
      password: 'p@ss/word',
    });
    expect(settings.MAIL_FROM).toEqual({ name: 'Praxis Müller, Notewright', address: 'notes@clinic.example' });
    const smtps = readSettings({ MAIL: 'smtp', SMTP_URL: 'smtps://[::1]', MAIL_FROM: 'notes@clinic.example' });
    expect(smtps.SMTP_URL).toMatchObject({ host: '::1', port: 465, isSecure: true, isThisMachine: true, user: null });
    expect(smtps.MAIL_FROM).toEqual({ name: '', address: 'notes@clinic.example' });
  });

  it('let a development server onto the network only when asked, and then guard its own pages', () => {
    const settings = readSettings({ HOST: '0.0.0.0', ALLOW_DEV_ON_NETWORK: 'yes' });
    expect(guardsDevPages(settings)).toBe(true);
  });

  it('make no sample account in production unless asked by name', () => {
    expect(wantsSampleAccount(readSettings(production))).toBe(false);
    expect(wantsSampleAccount(readSettings({ ...production, SAMPLE_ACCOUNT: 'yes' }))).toBe(true);
    expect(wantsSampleAccount(readSettings({ SAMPLE_ACCOUNT: 'no' }))).toBe(false);
    expect(guardsDevPages(readSettings(production))).toBe(true);
  });
});

describe('the settings page of the documentation', () => {
  it('names every setting with what it does', () => {
    const page = renderSettingsDoc();
    for (const name of settingNames) expect(page).toContain(`## ${name}\n\n`);
  });

  it('is written from the table as it is now', () => {
    expect(readFileSync(new URL('../../../docs/settings.md', import.meta.url), 'utf8')).toBe(renderSettingsDoc());
  });
});
