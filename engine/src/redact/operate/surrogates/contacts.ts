import { foldWord } from '../../../lexicons/fold-word.ts';
import { guessGender } from '../people/gender.ts';
import type { Draws, KeyedDraws } from './keyed-draws.ts';
import type { NameChoice } from './name-choice.ts';
import type { Originals } from './originals.ts';

const attempts = 60;
const extension = /\s*(?:x|ext\.?|extension)\s*\d+$/i;

/** Digits for a telephone number that rings nowhere: 555-01xx in North America, the ranges of Ofcom for drama in Britain. */
function silentNumber(digits: string, draw: Draws): string {
  const two = (): string => String(draw.below(100)).padStart(2, '0');
  const three = (): string => String(draw.below(1000)).padStart(3, '0');
  const area = (): string => `${2 + draw.below(8)}${two()}`;
  const ends: Readonly<Record<number, () => string>> = {
    4: () => `01${two()}`,
    7: () => `55501${two()}`,
    10: () => `${area()}55501${two()}`,
  };
  if (/^0?7\d{9}$/.test(digits) && digits.startsWith('0')) return `07700900${three()}`;
  if (digits.startsWith('0') && digits.length === 11) return `01632960${three()}`;
  if (digits.startsWith('44') && digits.length === 12)
    return digits.charAt(2) === '7' ? `447700900${three()}` : `441632960${three()}`;
  if (digits.startsWith('1') && digits.length === 11) return `1${area()}55501${two()}`;
  const whole = ends[digits.length];
  if (whole) return whole();
  return digits.replace(/\d/g, (digit, at: number) => (at < 2 ? digit : String(draw.below(10))));
}

function fillDigits(value: string, digits: string): string {
  let at = 0;
  return value.replace(/\d/g, (digit) => digits.charAt(at++) || digit);
}

function makePhone(value: string, draw: Draws): string {
  const tail = extension.exec(value)?.[0] ?? '';
  const main = value.slice(0, value.length - tail.length);
  const silent = fillDigits(main, silentNumber(main.replace(/\D/g, ''), draw));
  return silent + tail.replace(/\d/g, () => String(draw.below(10)));
}

function makeAddressOfIp(value: string, draw: Draws): string {
  if (value.includes(':')) return `2001:db8::${(4096 + draw.below(60_000)).toString(16)}`;
  const documentation = ['192.0.2', '198.51.100', '203.0.113'];
  return `${documentation[draw.below(3)] ?? '192.0.2'}.${1 + draw.below(254)}`;
}

function makeUrl(value: string, draw: Draws): string {
  const scheme = /^[a-z]+:\/\//i.exec(value)?.[0] ?? '';
  const hasPath = /[^/:]\/./.test(value.slice(scheme.length));
  return `${scheme}www.example.org${hasPath ? `/${(65_536 + draw.below(60_000)).toString(36)}` : ''}`;
}

/** Telephone numbers, addresses of mail and the web that lead nowhere, by what they stand for. */
export interface Contacts {
  readonly phone: (value: string) => string;
  readonly email: (value: string) => string;
  readonly url: (value: string) => string;
  readonly ip: (value: string) => string;
}

/**
 * Made-up contacts: telephone numbers reserved for fiction, example.org, example.com and example.net (RFC 2606), the
 * address ranges for documentation (RFC 5737, RFC 3849).
 */
export function makeContacts(draws: KeyedDraws, originals: Originals, names: NameChoice): Contacts {
  const unlike = (value: string, purpose: string, make: (value: string, draw: Draws) => string): string => {
    const draw = draws(purpose, value.replace(/[^\p{L}\p{N}@]+/gu, '').toLowerCase());
    let made = make(value, draw);
    for (let attempt = 0; attempt < attempts && (made === value || originals.hasNumber(made)); attempt++)
      made = make(value, draw);
    return made;
  };
  const makeEmail = (value: string, draw: Draws): string => {
    const local = foldWord(value.split('@')[0] ?? '');
    const words: readonly string[] = local.match(/[a-z]{2,}/g) ?? [local];
    const first = words[0] ?? local;
    const last = words.at(-1) ?? local;
    const made =
      words.length > 1 ? `${names.given(first, guessGender(first))}.${names.family(last)}` : names.family(first);
    const domain = ['org', 'com', 'net'][draw.below(3)] ?? 'org';
    return `${made.replace(/[^a-z.]/gi, '').toLowerCase()}${/\d/.test(local) ? draw.below(100) : ''}@example.${domain}`;
  };
  return {
    phone: (value) => unlike(value, 'telephone', makePhone),
    email: (value) => unlike(value, 'e-mail', makeEmail),
    url: (value) => unlike(value, 'web address', makeUrl),
    ip: (value) => unlike(value, 'internet address', makeAddressOfIp),
  };
}
