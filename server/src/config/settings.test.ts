import { describe, expect, it } from 'vitest';
import { renderSettingsDoc } from './render-settings-doc.ts';
import { SettingError } from './setting.ts';
import { guardsDevPages, readSettings, settingNames, wantsSampleAccount } from './settings.ts';

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://notes.example.org/',
  INSTALLATION_KEY: 'x',
  ALLOW_EMBEDDED_MAIL: 'yes',
  BILLING: 'off',
} as const;

const provider = {
  OIDC_ISSUER: 'https://login.clinic.example',
  OIDC_CLIENT_ID: 'notewright',
  OIDC_CLIENT_SECRET: 'hidden',
  OIDC_EMAIL_DOMAINS: 'Clinic.Example, Münster-Klinik.example',
};

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
      ALLOW_DEV_ON_NETWORK: 'yes',
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
      'TRUST_PROXY must list IP addresses or CIDR ranges no wider than /8, such as 10.0.0.0/8, but it contains "0.0.0.0/0".',
    ],
    ...['0.0.0.0/1', '128.0.0.0/7', '::/1', 'fc00::/7', '::/8', '::ffff:0:0/96', '::ffff:10.0.0.0/103'].map(
      (range): [Readonly<Record<string, string>>, string] => [
        { TRUST_PROXY: range },
        `TRUST_PROXY must list IP addresses or CIDR ranges no wider than /8, such as 10.0.0.0/8, but it contains "${range}".`,
      ],
    ),
    [
      { PUBLIC_URL: 'https://notes.example.org' },
      'PUBLIC_URL is "https://notes.example.org", which others can reach, but this is a development server, which shows every mail on a page; set NODE_ENV=production, or ALLOW_DEV_ON_NETWORK=yes if you mean it.',
    ],
    ...['0.0.0.0', '::', '10.1.2.3'].map((host): [Readonly<Record<string, string>>, string] => [
      { ...production, HOST: host },
      `HOST is "${host}", where others could reach the server without encryption; set TLS_CERT and TLS_KEY, or name in TRUST_PROXY the proxy that speaks HTTPS for it, or listen on 127.0.0.1.`,
    ]),
    [
      { TRUST_PROXY: '10.0.0.999' },
      'TRUST_PROXY must list IP addresses or CIDR ranges no wider than /8, such as 10.0.0.0/8, but it contains "10.0.0.999".',
    ],
    [
      { TRUST_PROXY: '2' },
      'TRUST_PROXY must list IP addresses or CIDR ranges no wider than /8, such as 10.0.0.0/8, but it contains "2".',
    ],
    [
      { ...production, PUBLIC_URL: 'http://notes.example.org' },
      'PUBLIC_URL must begin with https:// in production, so that nothing travels unencrypted.',
    ],
    [{ SAMPLE_ACCOUNT: 'true' }, 'SAMPLE_ACCOUNT must be yes or no, but it is "true".'],
    [
      { TRUST_PROXY: 'all' },
      'TRUST_PROXY must list IP addresses or CIDR ranges no wider than /8, such as 10.0.0.0/8, but it contains "all".',
    ],
    [
      { HOST: '0.0.0.0' },
      'HOST is "0.0.0.0", which others can reach, but this is a development server; set NODE_ENV=production, or ALLOW_DEV_ON_NETWORK=yes if you mean it.',
    ],
    [{ DATABASE_URL: 'mysql://x:secret@y' }, 'DATABASE_URL must begin with postgres://.'],
    ...['postgres://n@db.clinic.example/n', 'postgresql://n@10.0.0.5/n?sslmode=require'].map(
      (url): [Record<string, string>, string] => [
        { ...production, DATABASE_URL: url },
        'DATABASE_URL must end in ?sslmode=verify-full in production, so that a database on another machine is asked over TLS with its certificate checked.',
      ],
    ),
    ...[
      'login.clinic.example',
      'http://login.clinic.example',
      'https://:hidden@login.clinic.example',
      'https://login.clinic.example/?realm=staff',
      'javascript:alert(1)',
    ].map((OIDC_ISSUER): [Record<string, string>, string] => [
      { ...provider, OIDC_ISSUER },
      'OIDC_ISSUER must be an address that begins with https://, without a user name, a password or a part after ? or #.',
    ]),
    [
      { ...provider, OIDC_CLIENT_ID: '' },
      'OIDC_CLIENT_ID is missing; OIDC_ISSUER needs the name under which the provider knows this installation.',
    ],
    [
      { ...provider, OIDC_CLIENT_SECRET: '' },
      'OIDC_CLIENT_SECRET (or OIDC_CLIENT_SECRET_FILE) is missing; OIDC_ISSUER needs the secret that the provider gave.',
    ],
    [
      { ...provider, OIDC_CLIENT_SECRET_FILE: 'x' },
      'OIDC_CLIENT_SECRET and OIDC_CLIENT_SECRET_FILE are both set; keep one of them.',
    ],
    [
      { ...provider, OIDC_EMAIL_DOMAINS: ' , ' },
      'OIDC_EMAIL_DOMAINS is missing; it says for whose addresses the provider may speak, such as clinic.example.',
    ],
    ...['*', '*.clinic.example', '@clinic.example', 'example', 'a b.example', 'https://clinic.example'].map(
      (domain): [Record<string, string>, string] => [
        { ...provider, OIDC_EMAIL_DOMAINS: `clinic.example,${domain}` },
        `OIDC_EMAIL_DOMAINS must list domains such as clinic.example, but it contains "${domain}".`,
      ],
    ),
    [
      { ...provider, OIDC_ISSUER: '' },
      'OIDC_ISSUER is missing; the other OIDC settings need the address of the provider.',
    ],
    [
      { BAA_FILE: 'baa.md' },
      'BAA_VERSION is missing; BAA_FILE needs a name for its version, so that a new one is accepted again.',
    ],
    [{ BAA_VERSION: '1' }, 'BAA_VERSION is set without BAA_FILE; set both or neither.'],
    [
      { BAA_FILE: 'baa.md', BAA_VERSION: 'x'.repeat(51) },
      'BAA_VERSION must be at most 50 letters, digits, spaces and signs of . : + - _.',
    ],
    [{ BACKUP_DAYS: '-1' }, 'BACKUP_DAYS must be a whole number from 0 to 3650, but it is "-1".'],
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

  it.each([
    'postgres://n@db.clinic.example/n?sslmode=verify-full',
    'postgres://n@127.0.0.1:5432/n',
    'postgres://n@[::1]/n',
    'postgres://n@%2Fvar%2Frun%2Fpostgresql/n',
    'postgres:///n?host=/var/run/postgresql',
  ])('let production ask a database here, or one whose certificate is checked: %s', (url) => {
    expect(readSettings({ ...production, DATABASE_URL: url }).DATABASE_URL).toBe(url);
  });

  it.each([
    'postgres://n:hidden@/n?host=db.clinic.example',
    'postgres://n:hidden@127.0.0.1/n?host=localhost&host=db.clinic.example',
    'postgres://n:hidden@db.clinic.example/n?sslmode=verify-full&sslmode=disable',
    'postgres:///n',
    'postgres:///n?host=',
    'postgres://n:a#hidden@db.clinic.example/n?sslmode=verify-full',
  ])('take no address of a database that the driver could read in another way: %s', (url) => {
    for (const environment of [{ DATABASE_URL: url }, { ...production, DATABASE_URL: url }]) {
      expect(() => readSettings(environment)).toThrow('DATABASE_URL must look like postgres://');
      expect(() => readSettings(environment)).not.toThrow('hidden');
    }
  });

  it.each([
    'postgres://n@db.clinic.example/n?host=',
    'postgres://n@LOCALHOST.clinic.example/n',
    'postgres://n@127.0.0.1/n?host=db.clinic.example',
    'postgres://n@db.clinic.example/n?sslmode=no-verify',
    'postgres://n@db.clinic.example/n?SSLMODE=verify-full',
    'postgres://n@127.0.0.1,db.clinic.example/n',
  ])('let production ask no database elsewhere without its certificate: %s', (url) => {
    expect(() => readSettings({ ...production, DATABASE_URL: url })).toThrow('?sslmode=verify-full');
  });

  it('write a web address as browsers do, whatever stands in it', () => {
    const read = (url: string): string | null =>
      readSettings({ PUBLIC_URL: url, ALLOW_DEV_ON_NETWORK: 'yes' }).PUBLIC_URL;
    expect(read('https://notes.exa\nmple/')).toBe('https://notes.example');
    expect(read('https://notes.example/"><script>')).toBe('https://notes.example/%22%3E%3Cscript%3E');
    expect(read('HTTPS://Notes.Example//')).toBe('https://notes.example');
  });

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

  it('take a provider of people, its name letter by letter and its domains as they travel', () => {
    const settings = readSettings({ ...provider, OIDC_ISSUER: 'https://login.clinic.example/realms/Staff/' });
    expect(settings.OIDC_ISSUER).toBe('https://login.clinic.example/realms/Staff/');
    expect(settings.OIDC_EMAIL_DOMAINS).toEqual(['clinic.example', 'xn--mnster-klinik-wob.example']);
    expect(readSettings({ ...provider, OIDC_ISSUER: 'http://127.0.0.1:8080' }).OIDC_ISSUER).toBe(
      'http://127.0.0.1:8080',
    );
    expect(readSettings({}).OIDC_ISSUER).toBeNull();
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

  it.each([
    { HOST: '127.0.0.1' },
    { HOST: '0.0.0.0', TRUST_PROXY: '10.0.0.1' },
    { HOST: '0.0.0.0', TRUST_PROXY: '::ffff:10.0.0.0/104,fd00::/8' },
    { HOST: '0.0.0.0', TLS_CERT: 'cert.pem', TLS_KEY: 'key.pem' },
  ])('let production listen as %j', (given) => {
    expect(readSettings({ ...production, ...given }).HOST).toBe(given.HOST);
  });

  it('have the pages for trying things out ask for a key where others are meant to come', () => {
    expect(guardsDevPages(readSettings({ PUBLIC_URL: 'https://x.example', ALLOW_DEV_ON_NETWORK: 'yes' }))).toBe(true);
    expect(guardsDevPages(readSettings({ PUBLIC_URL: 'http://localhost:3000', ALLOW_DEV_ON_NETWORK: 'yes' }))).toBe(
      false,
    );
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

  it('is written from the table as it is now', async () => {
    await expect(
      renderSettingsDoc(),
      'npm test -- unit server/src/config/settings.test.ts -u writes docs/settings.md from the table',
    ).toMatchFileSnapshot('../../../docs/settings.md');
  });
});
