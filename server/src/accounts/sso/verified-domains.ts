import { domainToASCII } from 'node:url';
import { durations } from '../../kernel/durations.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';
import type { SsoDomain } from '../../store/sso/sso-domains.ts';
import type { SsoProvider } from '../../store/sso/sso-providers.ts';
import { publicMailDomains } from '../public-mail-domains.ts';

/** The TXT records of a domain, each in its pieces, as `node:dns` gives them. An error has a `code`. */
export type ResolveTxt = (domain: string) => Promise<readonly (readonly string[])[]>;

const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** A domain in the form in which it travels; null for what is none, and for one at which anybody can have an address. */
export function readDomain(written: string): string | 'public' | null {
  const domain = domainToASCII(written.trim().replace(/^@/, '').replace(/\.$/, '')).toLowerCase();
  const labels = domain.split('.');
  if (domain.length > 253 || labels.length < 2 || !labels.every((part) => label.test(part))) return null;
  if (/^\d+$/.test(labels.at(-1) ?? '')) return null;
  return publicMailDomains.has(domain) ? 'public' : domain;
}

/** What a record of a domain has to say. */
export function recordOf({ token }: Pick<SsoDomain, 'token'>): string {
  return `notewright-verification=${token}`;
}

/** Whether a domain shows what it has to; `unknown` where nobody answers, which proves nothing. */
export async function lookForRecord(domain: SsoDomain, resolve: ResolveTxt): Promise<'found' | 'missing' | 'unknown'> {
  try {
    const records = await resolve(domain.domain);
    return records.some((pieces) => pieces.join('') === recordOf(domain)) ? 'found' : 'missing';
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    return code === 'ENODATA' || code === 'ENOTFOUND' ? 'missing' : 'unknown';
  }
}

/**
 * Looks for the record of a domain and keeps what was found. One that was found once may be missing for some days before
 * the domain is no more the company's.
 * @returns `taken` where another company has shown that the domain is theirs
 */
export async function checkDomain(
  { clock, resolveTxt }: { readonly clock: Clock; readonly resolveTxt: ResolveTxt },
  store: AccountStore,
  domain: SsoDomain,
): Promise<'found' | 'missing' | 'unknown' | 'taken'> {
  const outcome = await lookForRecord(domain, resolveTxt);
  const now = clock.now();
  const missingSince =
    outcome === 'missing' ? (domain.missingSince ?? now) : outcome === 'found' ? null : domain.missingSince;
  const isLost = outcome === 'missing' && missingSince !== null && now - missingSince >= durations.domainGrace;
  const verifiedAt = outcome === 'found' ? (domain.verifiedAt ?? now) : isLost ? null : domain.verifiedAt;
  const isKept = await store.sso.domains.keepCheck(domain, { verifiedAt, checkedAt: now, missingSince });
  return isKept ? outcome : 'taken';
}

/**
 * Whether a provider may speak for a domain: its company has shown the domain to be theirs, and gave it to the provider, or
 * to none that is switched on.
 */
export async function speaksFor(
  store: Pick<AccountStore, 'sso'>,
  provider: SsoProvider,
  domain: string,
): Promise<boolean> {
  const verified = await store.sso.domains.findVerified(domain);
  if (verified === null || verified.tenantId !== provider.tenantId) return false;
  if (provider.domains.length > 0) return provider.domains.includes(domain);
  const others = (await store.sso.providers.list(provider.tenantId)).filter(({ id }) => id !== provider.id);
  return !others.some(({ isOn, domains }) => isOn && domains.includes(domain));
}

/** The provider that signs in people of a domain; null for none. */
export async function findProviderFor(store: Pick<AccountStore, 'sso'>, domain: string): Promise<SsoProvider | null> {
  const verified = await store.sso.domains.findVerified(domain);
  if (verified === null) return null;
  const on = (await store.sso.providers.list(verified.tenantId)).filter(({ isOn }) => isOn);
  const named = on.find(({ domains }) => domains.includes(domain));
  return named ?? on.find(({ domains }) => domains.length === 0) ?? null;
}
