import { v7 as makeId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkDomain, speaksFor } from '../../accounts/sso/verified-domains.ts';
import { makeCompany } from '../../testing/make-company.ts';
import type { TestServer } from '../../testing/start-test-server.ts';
import { ssoCalls, type SsoCompany } from './testing/set-up-sso.ts';
import { openSsoStage, type SsoStage } from './testing/sso-stage.ts';

let stage: SsoStage;
let server: TestServer;
let clinic: SsoCompany;
beforeAll(async () => {
  stage = await openSsoStage();
  ({ server, clinic } = stage);
});
afterAll(() => stage.stop());

describe('the domains of a provider', () => {
  it.each([
    ['no domain', 'not a mail domain'],
    ['gmail.com', 'Everybody can have an address'],
  ])('are kept with no line like %s', async (line, sentence) => {
    await expect(ssoCalls(server, clinic).change({ domains: [line] })).rejects.toThrow(sentence);
  });

  it('are no other provider’s of the company', async () => {
    const { providers } = server.server.accounts.store.sso;
    const own = await providers.find(clinic.providerId);
    if (own === null) throw new Error('There is no provider.');
    const { store } = server.server.accounts;
    const named = { ...own, id: makeId(), domains: ['clinic-a.example'], isOn: false };
    await providers.save(named, Date.now());
    expect(await speaksFor(store, own, 'clinic-a.example')).toBe(true);
    await providers.save({ ...named, isOn: true }, Date.now());
    expect(await speaksFor(store, own, 'clinic-a.example')).toBe(false);
    expect(await speaksFor(store, { ...named, isOn: true }, 'clinic-a.example')).toBe(true);
    await providers.remove(clinic.id, named.id);
  });
});

describe('a verified domain', () => {
  it('is not lost on a day on which nobody answers', async () => {
    const { store } = server.server.accounts;
    const domain = await store.sso.domains.findVerified('clinic-a.example');
    if (domain === null) throw new Error('No domain is verified.');
    const missing = { ...domain, missingSince: 1 };
    const resolveTxt = (): Promise<never> => Promise.reject(Object.assign(new Error('busy'), { code: 'ESERVFAIL' }));
    await checkDomain({ clock: { now: () => Date.now() }, resolveTxt }, store, missing);
    expect(await store.sso.domains.findVerified('clinic-a.example')).not.toBeNull();
    await store.sso.domains.keepCheck(domain, domain);
  });

  it('is one company’s where two show it at the same moment', async () => {
    const { domains } = server.server.accounts.store.sso;
    const other = await makeCompany(server);
    const both = [clinic.id, other.id].map((tenantId) => ({
      id: makeId(),
      tenantId,
      domain: 'both.example',
      token: 't',
      verifiedAt: null,
      checkedAt: null,
      missingSince: null,
    }));
    for (const domain of both) await domains.add(domain);
    const shown = { verifiedAt: 1, checkedAt: 1, missingSince: null };
    const kept = await Promise.all(both.map((domain) => domains.keepCheck(domain, shown)));
    expect(kept.filter(Boolean)).toEqual([true]);
  });
});
