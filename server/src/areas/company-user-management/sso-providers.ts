import { cleanName, companyUserManagement } from '@notewright/contract';
import type { BodyOf } from '@notewright/contract';
import { defineMessage, type Message } from '@notewright/engine/message';
import { v7 as makeId } from 'uuid';
import { openAttempt } from '../../accounts/sso/begin-sso.ts';
import { readDomain } from '../../accounts/sso/verified-domains.ts';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import { IdentityError } from '../../identity/identity-provider.ts';
import { readCertificates } from '../../identity/saml/certificates.ts';
import { makeOwnKey } from '../../identity/saml/own-key.ts';
import { checkFacts, readMetadata } from '../../identity/saml/read-metadata.ts';
import type { ProviderFacts } from '../../identity/saml/read-metadata.ts';
import { ProblemError } from '../../kernel/problem.ts';
import type { SsoProvider } from '../../store/sso/sso-providers.ts';
import { changeSso, conflict, noDomain, notFound, publicDomain, unusable } from './sso-change.ts';
import type { SsoOwnerParts } from './sso-change.ts';

type Body = BodyOf<typeof companyUserManagement.changeSsoProvider>;

const mostProviders = 5;

export function addSsoProviderRoute(parts: SsoOwnerParts): Route {
  return route(companyUserManagement.addSsoProvider, {
    policy: 'company-owner',
    limits: ['purchase'],
    audit: 'company.sso_added',
    proof: 'recent',
    handle: async (request) => {
      const now = parts.clock.now();
      // Made before the company is held: it takes a moment.
      const own = await makeOwnKey(now);
      const answer = await changeSso(parts, request, 'company.sso_added', async (change) => {
        const { store, company } = change;
        if ((await store.sso.providers.list(company.id)).length >= mostProviders)
          return conflict(change, defineMessage('sso.enoughProviders', 'A company can have five providers at most.'));
        const facts = readFacts(request.body, null);
        if (facts === null) return conflict(change, unusable);
        const wrong = findWrongDomain(request.body);
        if (wrong !== null) return conflict(change, wrong);
        const id = makeId();
        const kept = { id, tenantId: company.id, ...own, revision: 1, isOn: false };
        await store.sso.providers.save({ ...kept, ...facts, ...rulesOf(request.body) }, now);
        return id;
      });
      return json(answer);
    },
  });
}

export function changeSsoProviderRoute(parts: SsoOwnerParts): Route {
  return route(companyUserManagement.changeSsoProvider, {
    policy: 'company-owner',
    limits: ['write'],
    audit: 'company.sso_changed',
    proof: 'recent',
    handle: async (request) => {
      const { providerId } = request.params;
      const answer = await changeSso(parts, request, 'company.sso_changed', async (change) => {
        const { store, company } = change;
        const before = await findOwn(store.sso.providers, company.id, providerId);
        if (before === null) return notFound(change);
        const facts = readFacts(request.body, before);
        if (facts === null) return conflict(change, unusable);
        const wrong = findWrongDomain(request.body);
        if (wrong !== null) return conflict(change, wrong);
        const after = { ...before, ...facts, ...rulesOf(request.body) };
        const needsTrial = decidesWho(before) !== decidesWho(after);
        const revision = needsTrial ? before.revision + 1 : before.revision;
        const isOn = before.isOn && !needsTrial;
        await store.sso.providers.save({ ...after, revision, isOn }, parts.clock.now());
        if (!isOn) await store.sso.links.removeOf(providerId);
        return providerId;
      });
      return json(answer);
    },
  });
}

/** What decides who somebody is. Certificates are none of it, so that a key can be changed while people work. */
function decidesWho({ entityId, signOnUrl, signs, domains, mapping }: SsoProvider): string {
  return JSON.stringify([entityId, signOnUrl, signs, domains, mapping]);
}

/** What was typed or pasted, over what was there before; null where it cannot be used. */
function readFacts(body: Body, before: SsoProvider | null): ProviderFacts | null {
  try {
    if (body.metadata !== undefined && body.metadata.trim() !== '') return readMetadata(body.metadata);
    const { entity_id: entityId, sign_on_url: signOnUrl, certificates } = body;
    const hasCertificates = certificates !== undefined && certificates.trim() !== '';
    return checkFacts({
      entityId: entityId ?? before?.entityId ?? '',
      signOnUrl: signOnUrl ?? before?.signOnUrl ?? '',
      certificates: hasCertificates || before === null ? readCertificates(certificates ?? '') : before.certificates,
    });
  } catch (error) {
    if (error instanceof IdentityError) return null;
    throw error;
  }
}

/** A provider of no domain answers for all of them: a line that cannot be read must not leave it so. */
function findWrongDomain({ domains }: Body): Message | null {
  const read = new Set(domains.map((domain) => readDomain(domain)));
  if (read.has(null)) return noDomain;
  return read.has('public') ? publicDomain : null;
}

function rulesOf({ name, signs, domains, policy, mapping }: Body) {
  return {
    // It is written into sentences and mails.
    name: cleanName(name) || 'SAML',
    signs,
    policy,
    domains: [...new Set(domains.map((domain) => readDomain(domain)).filter((domain) => domain !== null))],
    mapping: {
      emailAttribute: mapping.email_attribute,
      nameAttribute: mapping.name_attribute,
      roleAttribute: mapping.role_attribute,
      adminValues: mapping.admin_values,
    },
  };
}

async function findOwn(
  providers: { find(id: string): Promise<SsoProvider | null> },
  tenantId: string,
  id: string,
): Promise<SsoProvider | null> {
  const provider = await providers.find(id);
  return provider?.tenantId === tenantId ? provider : null;
}

export function removeSsoProviderRoute(parts: SsoOwnerParts): Route {
  return route(companyUserManagement.removeSsoProvider, {
    policy: 'company-owner',
    limits: ['write'],
    audit: 'company.sso_removed',
    proof: 'recent',
    handle: async (request) => {
      const { providerId } = request.params;
      const answer = await changeSso(parts, request, 'company.sso_removed', async (change) => {
        const isGone = await change.store.sso.providers.remove(change.company.id, providerId);
        return isGone ? providerId : notFound(change);
      });
      return json(answer);
    },
  });
}

export function trySsoProviderRoute(parts: SsoOwnerParts): Route {
  return route(companyUserManagement.trySsoProvider, {
    policy: 'company-owner',
    limits: ['write'],
    audit: 'none: what comes of it is audited when the provider answers',
    handle: async ({ params, caller }) => {
      const provider = await findOwn(parts.store.sso.providers, caller.tenantId, params.providerId);
      if (provider === null) throw new ProblemError('not_found');
      const { address } = await openAttempt(parts, provider, { isTrial: true, remember: false, from: null });
      return json({ authorization_url: address });
    },
  });
}

export function switchSsoProviderRoute(parts: SsoOwnerParts): Route {
  return route(companyUserManagement.switchSsoProvider, {
    policy: 'company-owner',
    limits: ['write'],
    audit: 'company.sso_on, company.sso_off',
    proof: 'recent',
    handle: async (request) => {
      const { providerId } = request.params;
      const { is_on: isOn } = request.body;
      const answer = await changeSso(parts, request, isOn ? 'company.sso_on' : 'company.sso_off', async (change) => {
        const { store, company } = change;
        const provider = await findOwn(store.sso.providers, company.id, providerId);
        if (provider === null) return notFound(change);
        const trial = isOn ? await store.sso.providers.readTrial(providerId) : null;
        if (isOn && (trial?.revision !== provider.revision || trial.obstacle !== null))
          return conflict(
            change,
            defineMessage(
              'sso.tryFirst',
              'Please try the provider first, as it is set up now, with an address of a verified domain.',
            ),
          );
        await store.sso.providers.save({ ...provider, isOn }, parts.clock.now());
        if (!isOn) await store.sso.links.removeOf(providerId);
        return providerId;
      });
      return json(answer);
    },
  });
}
