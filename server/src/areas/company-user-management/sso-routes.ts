import { randomBytes } from 'node:crypto';
import { companyUserManagement } from '@notewright/contract';
import { defineMessage } from '@notewright/engine/message';
import { v7 as makeId } from 'uuid';
import { checkDomain, readDomain } from '../../accounts/sso/verified-domains.ts';
import { durations } from '../../kernel/durations.ts';
import { ProblemError } from '../../kernel/problem.ts';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import { presentSso } from '../../presenters/present-sso.ts';
import { changeSso, conflict, noDomain, notFound, publicDomain } from './sso-change.ts';
import type { SsoOwnerParts } from './sso-change.ts';
import {
  addSsoProviderRoute,
  changeSsoProviderRoute,
  removeSsoProviderRoute,
  switchSsoProviderRoute,
  trySsoProviderRoute,
} from './sso-providers.ts';

const mostDomains = 20;

/** What a company's owner does about its own sign-in, under `/company_user_management/single_sign_on/`. */
export function ssoOwnerRoutes(parts: SsoOwnerParts): readonly Route[] {
  return [
    readSsoRoute(parts),
    addSsoProviderRoute(parts),
    changeSsoProviderRoute(parts),
    removeSsoProviderRoute(parts),
    trySsoProviderRoute(parts),
    switchSsoProviderRoute(parts),
    addSsoDomainRoute(parts),
    verifySsoDomainRoute(parts),
    removeSsoDomainRoute(parts),
    answerSsoRequestRoute(parts),
  ];
}

function readSsoRoute(parts: SsoOwnerParts): Route {
  return route(companyUserManagement.readSso, {
    policy: 'company-owner',
    limits: ['read'],
    audit: 'none: settings of one’s own company',
    handle: async ({ caller }) => json(await presentSso(parts.store, caller.tenantId, parts.publicUrl())),
  });
}

function addSsoDomainRoute(parts: SsoOwnerParts): Route {
  return route(companyUserManagement.addSsoDomain, {
    policy: 'company-owner',
    limits: ['write'],
    audit: 'company.sso_domain_named',
    proof: 'recent',
    handle: async (request) => {
      const domain = readDomain(request.body.domain);
      const answer = await changeSso(parts, request, 'company.sso_domain_named', async (change) => {
        const { store, company } = change;
        if (domain === null) return conflict(change, noDomain);
        if (domain === 'public') return conflict(change, publicDomain);
        if ((await store.sso.domains.list(company.id)).length >= mostDomains)
          return conflict(change, defineMessage('sso.enoughDomains', 'A company can name twenty domains at most.'));
        const id = makeId();
        const token = randomBytes(20).toString('hex');
        if (!(await store.sso.domains.add({ id, tenantId: company.id, domain, token })))
          return conflict(change, defineMessage('sso.domainNamed', 'Your company has named this domain already.'));
        return id;
      });
      return json(answer);
    },
  });
}

function verifySsoDomainRoute(parts: SsoOwnerParts): Route {
  return route(companyUserManagement.verifySsoDomain, {
    policy: 'company-owner',
    // Each asks a name server elsewhere.
    limits: ['purchase'],
    audit: 'company.sso_domain_verified',
    handle: async (request) => {
      const { domainId } = request.params;
      const { tenantId } = request.caller;
      const domain = await parts.store.sso.domains.find(tenantId, domainId);
      if (domain === null) throw new ProblemError('not_found');
      const outcome = await checkDomain(parts, parts.store, domain);
      const answer = await changeSso(parts, request, 'company.sso_domain_verified', async (change) => {
        if (outcome === 'found') return domainId;
        if (outcome === 'taken')
          return conflict(
            change,
            defineMessage('sso.domainTaken', 'Another company has shown already that this domain is theirs.'),
          );
        return conflict(
          change,
          defineMessage(
            'sso.noRecord',
            'The record was not found. It can take an hour until a new one is seen everywhere; please try again then.',
          ),
        );
      });
      return json(answer);
    },
  });
}

function removeSsoDomainRoute(parts: SsoOwnerParts): Route {
  return route(companyUserManagement.removeSsoDomain, {
    policy: 'company-owner',
    limits: ['write'],
    audit: 'company.sso_domain_removed',
    proof: 'recent',
    handle: async (request) => {
      const { domainId } = request.params;
      const answer = await changeSso(parts, request, 'company.sso_domain_removed', async (change) => {
        const isGone = await change.store.sso.domains.remove(change.company.id, domainId);
        return isGone ? domainId : notFound(change);
      });
      return json(answer);
    },
  });
}

function answerSsoRequestRoute(parts: SsoOwnerParts): Route {
  return route(companyUserManagement.answerSsoRequest, {
    policy: 'company-owner',
    limits: ['write'],
    audit: 'company.sso_let_in, company.sso_turned_away',
    proof: 'recent',
    handle: async (request) => {
      const { requestId } = request.params;
      const { let_in: isLetIn } = request.body;
      const action = isLetIn ? 'company.sso_let_in' : 'company.sso_turned_away';
      const answer = await changeSso(parts, request, action, async (change) => {
        const { requests } = change.store.sso;
        const asked = await requests.find(change.company.id, requestId);
        if (asked === null) return notFound(change);
        const since = isLetIn ? parts.clock.now() : asked.askedAt;
        await requests.save({ ...asked, isLetIn, isRefused: !isLetIn }, since + durations.ssoRequest);
        return requestId;
      });
      return json(answer);
    },
  });
}
