import { BlockList, isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import { readClamdAddress } from '../documents/scanner-address.ts';
import type { ClamdAddress } from '../documents/scanner-address.ts';
import { readSender } from '../mail/mail-address.ts';
import type { Sender } from '../mail/mail-address.ts';
import { readMailServerAddress } from '../mail/mail-server-address.ts';
import type { MailServerAddress } from '../mail/mail-server-address.ts';

/** A setting that cannot be used. Its message is one sentence for the operator, without the value of a secret. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}

/** One row of the settings table: what it is called in the documentation, and how its text becomes a value. */
export interface Setting<T> {
  readonly type: string;
  /** As the documentation shows it; empty when the setting is off until it is given. */
  readonly defaultText: string;
  readonly description: string;
  readonly secret: boolean;
  /** `text` is undefined or non-empty. Throws SettingError with a sentence that begins with the setting's name. */
  readonly read: (name: string, text: string | undefined) => T;
}

interface Description {
  readonly description: string;
  readonly secret?: boolean;
}

function build<T>(type: string, defaultText: string, about: Description, read: Setting<T>['read']): Setting<T> {
  return { type, defaultText, description: about.description, secret: about.secret ?? false, read };
}

export function text<D extends string | null>(fallback: D, about: Description): Setting<string | D> {
  return build('text', fallback ?? '', about, (_name, given) => given ?? fallback);
}

export function integer(
  fallback: number,
  range: { readonly from: number; readonly to: number },
  about: Description,
): Setting<number> {
  return build(`whole number from ${range.from} to ${range.to}`, String(fallback), about, (name, given) => {
    if (given === undefined) return fallback;
    const value = /^\d{1,9}$/.test(given) ? Number(given) : Number.NaN;
    if (value >= range.from && value <= range.to) return value;
    throw new SettingError(`${name} must be a whole number from ${range.from} to ${range.to}, but it is "${given}".`);
  });
}

/** An amount of money with up to six places; null when not given. */
export function price(about: Description): Setting<number | null> {
  return build('amount', '', about, (name, given) => {
    if (given === undefined) return null;
    if (/^\d{1,6}(?:\.\d{1,6})?$/.test(given)) return Number(given);
    throw new SettingError(`${name} must be an amount such as 2.50, but it is "${given}".`);
  });
}

/** A currency by its three letters (ISO 4217). */
export function currency(fallback: string, about: Description): Setting<string> {
  return build('three capital letters', fallback, about, (name, given) => {
    if (given === undefined || /^[A-Z]{3}$/.test(given)) return given ?? fallback;
    throw new SettingError(`${name} must be three capital letters such as USD, but it is "${given}".`);
  });
}

/** One of a few words; a null fallback leaves the choice to other settings. */
export function choice<const C extends readonly [string, ...string[]], D extends C[number] | null>(
  choices: C,
  fallback: D,
  about: Description,
): Setting<C[number] | D> {
  return build(choices.map((one) => `\`${one}\``).join(', '), fallback ?? '', about, (name, given) => {
    if (given === undefined) return fallback;
    const known = choices.find((one) => one === given);
    if (known !== undefined) return known;
    throw new SettingError(`${name} must be one of ${choices.join(', ')}, but it is "${given}".`);
  });
}

/** `yes` or `no`; null when not given, for settings whose default depends on others. */
export function yesNo<D extends boolean | null>(fallback: D, about: Description): Setting<boolean | D> {
  const shown = fallback === null ? '' : fallback ? 'yes' : 'no';
  return build('`yes` or `no`', shown, about, (name, given) => {
    if (given === undefined) return fallback;
    if (given === 'yes' || given === 'no') return given === 'yes';
    throw new SettingError(`${name} must be yes or no, but it is "${given}".`);
  });
}

/** One e-mail address; nothing that could begin another header of a mail. */
export function emailAddress(fallback: string, about: Description): Setting<string> {
  return build('e-mail address', fallback, about, (name, given) => {
    if (given === undefined) return fallback;
    if (/^[\w.+-]{1,64}@[A-Za-z0-9.-]{1,189}$/.test(given)) return given;
    throw new SettingError(`${name} must be one e-mail address such as help@clinic.example.`);
  });
}

/** Who mails come from, as `Name <address>` or an address alone; null when not given. */
export function sender(about: Description): Setting<Sender | null> {
  return build('e-mail address, with a name or without', '', about, (name, given) => {
    const read = given === undefined ? null : readSender(given);
    if (given === undefined || read !== null) return read;
    throw new SettingError(
      `${name} must be one e-mail address such as Notewright <notes@clinic.example>, or the address alone.`,
    );
  });
}

/** Where mails are handed over; null when not given. What is wrong is not repeated, for a password stands in it. */
export function mailServer(about: Description): Setting<MailServerAddress | null> {
  return build('mail server address', '', about, (name, given) => {
    const read = given === undefined ? null : readMailServerAddress(given);
    if (given === undefined || read !== null) return read;
    throw new SettingError(
      `${name} must look like smtp://user:password@host:587 or smtps://user:password@host:465, with signs such as @ or / in the password written as %40 or %2F.`,
    );
  });
}

/** Where the malware scanner of this machine listens; null when not given. */
export function clamdAddress(about: Description): Setting<ClamdAddress | null> {
  return build('`127.0.0.1:port` or the path of a socket', '', about, (name, given) => {
    const read = given === undefined ? null : readClamdAddress(given);
    if (given === undefined || read !== null) return read;
    throw new SettingError(`${name} must be 127.0.0.1:3310 or the path of a socket such as /run/clamav/clamd.ctl.`);
  });
}

/** An http or https address without trailing slash; null when not given. A password in it is not repeated. */
export function webAddress(about: Description): Setting<string | null> {
  return build('web address', '', about, (name, given) => {
    if (given === undefined) return null;
    const parsed = URL.canParse(given) ? new URL(given) : null;
    if (parsed === null || !/^https?:$/.test(parsed.protocol)) {
      throw new SettingError(`${name} must be an address that begins with http:// or https://.`);
    }
    if (parsed.username !== '' || parsed.password !== '') {
      throw new SettingError(`${name} must be an address without a user name or password in it.`);
    }
    if (parsed.search !== '' || parsed.hash !== '') {
      throw new SettingError(`${name} must be an address without a part after ? or #.`);
    }
    // As a browser writes it: what would end a line or an attribute stands in no mail, page or map of the site.
    return parsed.href.replace(/\/+$/, '');
  });
}

/** Comma-separated addresses or CIDR ranges. */
export function networks(about: Description): Setting<readonly string[]> {
  return build('comma-separated IP addresses or CIDR ranges', '', about, (name, given) => {
    const list = (given ?? '')
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== '');
    const wrong = list.find((one) => !isNetwork(one));
    if (wrong === undefined) return list;
    throw new SettingError(
      `${name} must list IP addresses or CIDR ranges no wider than /8, such as 10.0.0.0/8, but it contains "${wrong}".`,
    );
  });
}

/** Bits of the address that a range has to fix: what is wider believes strangers. */
const leastPrefix = 8;
/** The IPv4 addresses as IPv6 has them (RFC 4291, section 2.5.5.2), which a range of IPv6 matches as well. */
const mapped = { address: '::ffff:0:0', prefix: 96 };

/** An address, or a range of them that is not too wide. */
function isNetwork(text: string): boolean {
  const [address = '', length, more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more !== undefined) return false;
  if (length === undefined) return true;
  if (!/^[1-9]\d{0,2}$/.test(length) || Number(length) > (version === 4 ? 32 : 128)) return false;
  const holdsMapped = version === 6 && sharesMappedPrefix(address, Number(length));
  return Number(length) >= leastPrefix + (holdsMapped ? mapped.prefix : 0);
}

function sharesMappedPrefix(address: string, length: number): boolean {
  const range = new BlockList();
  range.addSubnet(mapped.address, Math.min(length, mapped.prefix), 'ipv6');
  return range.check(address, 'ipv6');
}

/** An identity provider's own name for itself, compared letter by letter; http only on this machine. Null when not given. */
export function issuer(about: Description): Setting<string | null> {
  return build('web address', '', about, (name, given) => {
    if (given === undefined) return null;
    const { protocol, hostname, username, password, search, hash } = new URL(
      URL.canParse(given) ? given : 'about:blank',
    );
    const isLocal = protocol === 'http:' && /^(?:127\.0\.0\.1|localhost|\[::1\])$/.test(hostname);
    const isPlain = username + password + search + hash === '';
    if ((protocol === 'https:' || isLocal) && isPlain) return given;
    throw new SettingError(
      `${name} must be an address that begins with https://, without a user name, a password or a part after ? or #.`,
    );
  });
}

/** Comma-separated names of hosts or domains, in the form in which they travel (RFC 5890). */
export function domains(about: Description): Setting<readonly string[]> {
  return build('comma-separated domains', '', about, (name, given) => {
    const list = (given ?? '')
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== '');
    const wrong = list.find(
      (one) => !/^(?=.{1,253}$)[^\s@:/*?#.]+(?:\.[^\s@:/*?#.]+)+$/u.test(one) || domainToASCII(one) === '',
    );
    if (wrong === undefined) return list.map((one) => domainToASCII(one.normalize('NFC')));
    throw new SettingError(`${name} must list domains such as clinic.example, but it contains "${wrong}".`);
  });
}
