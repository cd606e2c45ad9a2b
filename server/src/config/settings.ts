import { billingRules } from './billing-rules.ts';
import { isAddressHere, isDatabaseHere, isLoopbackHost } from './loopback.ts';
import { oidcRules } from './oidc-rules.ts';
import type { Setting } from './setting.ts';
import { SettingError } from './setting.ts';
import { settingsTable } from './settings-table.ts';
import { modelRules } from './model-rules.ts';
import { speechRules } from './speech-rules.ts';

type Table = typeof settingsTable;
export type SettingName = keyof Table;

/** Every setting under its own name, read and checked. */
export type Settings = { readonly [Name in SettingName]: Table[Name] extends Setting<infer T> ? T : never };

export const settingNames = Object.keys(settingsTable) as readonly SettingName[];

/** True when the parts that are only good for trying things out are refused. */
export function isProduction(settings: Settings): boolean {
  return settings.NODE_ENV === 'production';
}

/** True when the sample account is wanted: asked for by name, or in development unless refused. */
export function wantsSampleAccount(settings: Settings): boolean {
  return settings.SAMPLE_ACCOUNT ?? settings.NODE_ENV === 'development';
}

/** True when `/dev/*` can be reached from elsewhere, so that it asks for the key printed at start. */
export function guardsDevPages(settings: Settings): boolean {
  const isMeantForOthers = settings.ALLOW_DEV_ON_NETWORK && isPublic(settings.PUBLIC_URL);
  return isProduction(settings) || !isLoopbackHost(settings.HOST) || isMeantForOthers;
}

/**
 * True where a proxy can only be one that was forgotten: production speaks TLS by itself or through a proxy, and neither
 * is set. Limits, the audit log and the familiar addresses of accounts would take everybody behind it for one.
 */
export function expectsNoProxy(settings: Settings): boolean {
  return isProduction(settings) && settings.TLS_CERT === null && settings.TRUST_PROXY.length === 0;
}

/** True for an address under which others reach the server. */
const isPublic = (address: string | null): boolean => address !== null && !isAddressHere(address);

/** True for an address over TLS, and for one that never leaves this machine. */
function isEncrypted(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || isLoopbackHost(hostname.replace(/^\[|\]$/g, ''));
}

/**
 * True for an address of a database that says one thing, to us and to the driver: it can be read, names a host or a
 * socket, and says nothing twice, of which the driver takes the last.
 */
function isPlainDatabase(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname, searchParams } = new URL(address);
  const names = [...searchParams.keys()];
  return new Set(names).size === names.length && (hostname !== '' || (searchParams.get('host') ?? '') !== '');
}

/** True for a database of which TLS and certificate are asked for, and for one that is on this machine. */
function isVerifiedDatabase(address: string): boolean {
  return isDatabaseHere(address) || new URL(address).searchParams.get('sslmode') === 'verify-full';
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads and checks every setting. An empty value counts as not given.
 * @throws SettingError with one sentence for the operator.
 */
export function readSettings(environment: Environment): Settings {
  const values = settingNames.map((name): [SettingName, unknown] => {
    const given = environment[name]?.trim();
    return [name, settingsTable[name].read(name, given === '' ? undefined : given)];
  });
  // Each value was read by its own row, so the object has the rows' types.
  const settings = Object.fromEntries(values) as unknown as Settings;
  checkSettings(settings);
  return settings;
}

const rules: readonly { readonly breaks: (s: Settings) => boolean; readonly sentence: (s: Settings) => string }[] = [
  {
    breaks: (s) => !isProduction(s) && !isLoopbackHost(s.HOST) && !s.ALLOW_DEV_ON_NETWORK,
    sentence: (s) =>
      `HOST is "${s.HOST}", which others can reach, but this is a development server; set NODE_ENV=production, or ALLOW_DEV_ON_NETWORK=yes if you mean it.`,
  },
  {
    breaks: (s) => s.NODE_ENV === 'development' && isPublic(s.PUBLIC_URL) && !s.ALLOW_DEV_ON_NETWORK,
    sentence: (s) =>
      `PUBLIC_URL is "${s.PUBLIC_URL}", which others can reach, but this is a development server, which shows every mail on a page; set NODE_ENV=production, or ALLOW_DEV_ON_NETWORK=yes if you mean it.`,
  },
  {
    breaks: (s) => isProduction(s) && s.TLS_CERT === null && !isLoopbackHost(s.HOST) && s.TRUST_PROXY.length === 0,
    sentence: (s) =>
      `HOST is "${s.HOST}", where others could reach the server without encryption; set TLS_CERT and TLS_KEY, or name in TRUST_PROXY the proxy that speaks HTTPS for it, or listen on 127.0.0.1.`,
  },
  {
    breaks: (s) => isProduction(s) && s.PUBLIC_URL === null,
    sentence: () => 'PUBLIC_URL is missing; production needs the address under which people reach the server.',
  },
  {
    breaks: (s) => isProduction(s) && s.PUBLIC_URL !== null && !isEncrypted(s.PUBLIC_URL),
    sentence: () => 'PUBLIC_URL must begin with https:// in production, so that nothing travels unencrypted.',
  },
  {
    breaks: (s) => isProduction(s) && s.INSTALLATION_KEY === null && s.INSTALLATION_KEY_FILE === null,
    sentence: () =>
      'INSTALLATION_KEY (or INSTALLATION_KEY_FILE) is missing; production does not run on a generated key.',
  },
  {
    breaks: (s) => isProduction(s) && s.MAIL === 'embedded' && !s.ALLOW_EMBEDDED_MAIL,
    sentence: () =>
      'MAIL is embedded, which shows every mail on a page of this server; production refuses that unless ALLOW_EMBEDDED_MAIL=yes.',
  },
  {
    breaks: (s) => s.MAIL === 'smtp' && s.SMTP_URL === null,
    sentence: () => 'SMTP_URL is missing; MAIL=smtp needs a mail server such as smtp://user:password@host:587.',
  },
  {
    breaks: (s) => s.MAIL === 'smtp' && s.MAIL_FROM === null,
    sentence: () => 'MAIL_FROM is missing; MAIL=smtp needs the address that mails come from.',
  },
  {
    breaks: (s) => s.MAIL !== 'smtp' && s.SMTP_URL !== null,
    sentence: () => 'SMTP_URL is set, but mails stay in the installation; set MAIL=smtp, or take SMTP_URL away.',
  },
  {
    breaks: (s) => s.INSTALLATION_KEY !== null && s.INSTALLATION_KEY_FILE !== null,
    sentence: () => 'INSTALLATION_KEY and INSTALLATION_KEY_FILE are both set; keep one of them.',
  },
  {
    breaks: (s) => s.INSTALLATION_KEY_PREVIOUS !== null && s.INSTALLATION_KEY_PREVIOUS_FILE !== null,
    sentence: () => 'INSTALLATION_KEY_PREVIOUS and INSTALLATION_KEY_PREVIOUS_FILE are both set; keep one of them.',
  },
  {
    breaks: (s) => (s.TLS_CERT === null) !== (s.TLS_KEY === null),
    sentence: () => 'TLS_CERT and TLS_KEY belong together; set both or neither.',
  },
  {
    breaks: (s) => s.BAA_FILE !== null && s.BAA_VERSION === null,
    sentence: () =>
      'BAA_VERSION is missing; BAA_FILE needs a name for its version, so that a new one is accepted again.',
  },
  {
    breaks: (s) => s.BAA_FILE === null && s.BAA_VERSION !== null,
    sentence: () => 'BAA_VERSION is set without BAA_FILE; set both or neither.',
  },
  {
    breaks: (s) => s.BAA_VERSION !== null && !/^[\w .:+-]{1,50}$/.test(s.BAA_VERSION),
    sentence: () => 'BAA_VERSION must be at most 50 letters, digits, spaces and signs of . : + - _.',
  },
  {
    breaks: (s) => s.DATABASE_URL !== null && !/^postgres(?:ql)?:\/\//.test(s.DATABASE_URL),
    sentence: () => 'DATABASE_URL must begin with postgres://.',
  },
  {
    breaks: (s) => s.DATABASE_URL !== null && !isPlainDatabase(s.DATABASE_URL),
    sentence: () =>
      'DATABASE_URL must look like postgres://user:password@host:5432/notewright, with signs such as @ or / in the password written as %40 or %2F, and nothing twice after the ?; a socket is named as in postgres:///notewright?host=/var/run/postgresql&user=notewright.',
  },
  {
    breaks: (s) => isProduction(s) && s.DATABASE_URL !== null && !isVerifiedDatabase(s.DATABASE_URL),
    sentence: () =>
      'DATABASE_URL must end in ?sslmode=verify-full in production, so that a database on another machine is asked over TLS with its certificate checked.',
  },
  ...oidcRules,
  ...billingRules,
  ...modelRules,
  ...speechRules,
];

/** How settings stand to one another (product decisions, section 6). */
function checkSettings(settings: Settings): void {
  const broken = rules.find((rule) => rule.breaks(settings));
  if (broken !== undefined) throw new SettingError(broken.sentence(settings));
}
