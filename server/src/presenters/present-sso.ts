import type { companyUserManagement } from '@notewright/contract';
import { ownPlaces } from '../accounts/sso/own-places.ts';
import { recordOf } from '../accounts/sso/verified-domains.ts';
import { showCertificate } from '../identity/saml/certificates.ts';
import type { AccountStore } from '../store/accounts/account-store.ts';
import type { SsoDomain } from '../store/sso/sso-domains.ts';
import type { SsoProvider, SsoTrial } from '../store/sso/sso-providers.ts';

type View = companyUserManagement.SingleSignOn;

const time = (at: number): string => new Date(at).toISOString();
const timeOrNull = (at: number | null): string | null => (at === null ? null : time(at));

/** All that a company's owner sees of their own sign-in. Our key stays here. */
export async function presentSso(store: Pick<AccountStore, 'sso'>, tenantId: string, publicUrl: string): Promise<View> {
  const { providers, domains, requests } = store.sso;
  const listed = await providers.list(tenantId);
  const shown = await Promise.all(
    listed.map(async (provider) => presentProvider(provider, await providers.readTrial(provider.id), publicUrl)),
  );
  return {
    providers: shown,
    domains: (await domains.list(tenantId)).map(presentDomain),
    requests: (await requests.list(tenantId))
      .filter(({ isRefused }) => !isRefused)
      .map(({ id, email, name, role, askedAt, isLetIn }) => ({
        id,
        email,
        name,
        role,
        asked_at: time(askedAt),
        is_let_in: isLetIn,
      })),
  };
}

function presentProvider(provider: SsoProvider, trial: SsoTrial | null, publicUrl: string): View['providers'][number] {
  const { id, name, signs, policy, mapping } = provider;
  const { entityId, acs } = ownPlaces(publicUrl, id);
  return {
    id,
    name,
    entity_id: provider.entityId,
    sign_on_url: provider.signOnUrl,
    certificates: provider.certificates.map((pem) => {
      const { fingerprint, expiresAt } = showCertificate(pem);
      return { fingerprint, expires_at: time(expiresAt) };
    }),
    signs,
    domains: [...provider.domains],
    policy,
    mapping: {
      email_attribute: mapping.emailAttribute,
      name_attribute: mapping.nameAttribute,
      role_attribute: mapping.roleAttribute,
      admin_values: [...mapping.adminValues],
    },
    is_on: provider.isOn,
    own_metadata_url: entityId,
    own_address: acs,
    trial: trial === null ? null : presentTrial(trial, provider.revision),
  };
}

function presentTrial(trial: SsoTrial, revision: number): NonNullable<View['providers'][number]['trial']> {
  const { at, nameId, attributes, email, name, role, obstacle } = trial;
  return {
    at: time(at),
    is_current: trial.revision === revision,
    name_id: nameId,
    attributes: Object.entries(attributes).map(([attribute, values]) => ({ name: attribute, values: [...values] })),
    email,
    name,
    role,
    obstacle,
  };
}

function presentDomain(domain: SsoDomain): View['domains'][number] {
  return {
    id: domain.id,
    domain: domain.domain,
    record: recordOf(domain),
    is_verified: domain.verifiedAt !== null,
    checked_at: timeOrNull(domain.checkedAt),
    missing_since: timeOrNull(domain.missingSince),
  };
}
