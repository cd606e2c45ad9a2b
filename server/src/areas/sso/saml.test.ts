import { X509Certificate } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSsoDomainCheck } from '../../jobs/check-sso-domains.ts';
import { makeOwnKey } from '../../identity/saml/own-key.ts';
import { addMember, makeCompany, removeMember } from '../../testing/make-company.ts';
import { startTestSamlProvider } from '../../testing/test-saml-provider.ts';
import type { TestSamlProvider } from '../../testing/test-saml-provider.ts';
import type { CallAnswer, TestServer } from '../../testing/start-test-server.ts';
import { setUpSso, ssoCalls, start, type SsoCompany } from './testing/set-up-sso.ts';
import { openSsoStage, type SsoStage } from './testing/sso-stage.ts';

let stage: SsoStage;
let server: TestServer;
let idp: TestSamlProvider;
let clinic: SsoCompany;
beforeAll(async () => {
  stage = await openSsoStage();
  ({ server, idp, clinic } = stage);
});
afterAll(() => stage.stop());
const post: SsoStage['post'] = (...given) => stage.post(...given);
const finish: SsoStage['finish'] = (...given) => stage.finish(...given);
const signIn: SsoStage['signIn'] = (...given) => stage.signIn(...given);
const begin: SsoStage['begin'] = (...given) => stage.begin(...given);
const expectRefused: SsoStage['expectRefused'] = (...given) => stage.expectRefused(...given);
const count: SsoStage['count'] = (...given) => stage.count(...given);
const auditRows: SsoStage['auditRows'] = (...given) => stage.auditRows(...given);
const newPerson: SsoStage['newPerson'] = (...given) => stage.newPerson(...given);
describe('a sign-in', () => {
  it('makes a member of whoever the organisation vouches for, and is the same person the next time', async () => {
    const person = { ...newPerson(), attributes: { displayName: ['Ana Díaz'], groups: ['staff'] } };
    const first = await signIn(person);
    expect([first.status, first.body['email']]).toEqual([200, person.nameId]);
    const profile = await server.call('GET', '/authentication_app/user_profile/', {
      token: String(first.body['accessToken']),
    });
    expect(profile.body).toMatchObject({ name: 'Ana Díaz', role: 'clinician' });
    const again = await signIn(person);
    expect(again.body['user']).toEqual(first.body['user']);
  });

  it('gives the role that the mapping says, and no other', async () => {
    const admin = await signIn({ ...newPerson(), attributes: { groups: ['staff', 'notewright-admins'] } });
    const profile = await server.call('GET', '/authentication_app/user_profile/', {
      token: String(admin.body['accessToken']),
    });
    expect(profile.body['role']).toBe('admin');
  });

  it.each(['response', 'both'] as const)('is believed with the %s signed', async (signs) => {
    expect((await signIn(newPerson(), { signs: 'both' })).status).toBe(200);
    await ssoCalls(server, clinic).change({ signs });
    await ssoCalls(server, clinic).tryAndSwitchOn(idp, { signs });
    expect((await signIn(newPerson(), { signs })).status).toBe(200);
    const request = await begin();
    await expectRefused(request, async (person) => ({
      xml: await idp.write(request, person, { signs: signs === 'both' ? 'response' : 'assertion' }),
    }));
    await ssoCalls(server, clinic).change({ signs: 'assertion' });
    await ssoCalls(server, clinic).tryAndSwitchOn(idp, {});
  });

  it('is believed where the assertion is encrypted for the key of our description', async () => {
    const metadata = await (await fetch(clinic.metadataUrl)).text();
    const [, base64 = ''] = /X509Certificate>([^<]+)</.exec(metadata) ?? [];
    const encryptFor = new X509Certificate(Buffer.from(base64.replace(/\s/g, ''), 'base64')).toString();
    expect((await signIn(newPerson(), { encryptFor })).status).toBe(200);
    const request = await begin();
    const methods = { encryptFor, keyMethod: 'http://www.w3.org/2001/04/xmlenc#rsa-1_5' };
    await expectRefused(request, async (person) => ({ xml: await idp.write(request, person, methods) }));
    const weak = { encryptFor, signatureAlgorithm: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1' };
    await expectRefused(request, async (person) => ({ xml: await idp.write(request, person, weak) }));
    await expectRefused(request, async (person) => ({
      xml: await idp.write(request, person, { encryptFor, signs: 'none' }),
    }));
  });

  it('goes on with a second certificate while the provider changes its key', async () => {
    const next = await makeOwnKey(Date.now());
    await ssoCalls(server, clinic).change({ certificates: `${idp.key.certificate}\n${next.certificate}` });
    expect((await signIn(newPerson(), { key: next })).status).toBe(200);
    expect((await signIn(newPerson())).status).toBe(200);
    await ssoCalls(server, clinic).change({ certificates: idp.key.certificate });
  });

  it('lets two minutes of difference between the clocks pass', async () => {
    expect((await signIn(newPerson(), { notOnOrAfter: Date.now() - 60_000 })).status).toBe(200);
    expect((await signIn(newPerson(), { notBefore: Date.now() + 60_000 })).status).toBe(200);
  });
});

describe('an address', () => {
  const refusals: readonly (readonly [string, string])[] = [
    ['of a domain that is nobody’s', 'x@elsewhere.example'],
    ['of a domain below', 'x@sub.clinic-a.example'],
    ['of a domain that ends alike', 'x@notclinic-a.example'],
    ['of a domain that looks alike', 'x@clіnic-a.example'],
    ['with a blank before it', ' person@clinic-a.example'],
    ['with a blank behind it', 'person@clinic-a.example '],
    ['with a line', 'person@clinic-a.example\nx'],
    ['with two signs', 'x@elsewhere.example@clinic-a.example'],
    ['with letters that look like others', 'pеrson@clinic-a.example'],
    ['with letters of another width', 'ｐerson@clinic-a.example'],
    ['that is none', 'S-1-5-21'],
  ];
  it.each(refusals)('%s signs in nobody', async (_name, nameId) => {
    const begun = await start(server, 'x@clinic-a.example');
    const request = idp.read(String(begun.body['authorization_url']));
    const arrived = await post(request.acs, await idp.write(request, { nameId }));
    const before = { rows: (await auditRows()).length, users: await count('users'), sessions: await count('sessions') };
    const finished = await finish(begun.body['sso_attempt'], arrived);
    expect([finished.status, finished.body['code']]).toEqual([403, 'oidc_refused']);
    expect((await auditRows()).slice(before.rows)).toEqual([
      { action: 'session.sign_in', outcome: 'denied', tenant_id: clinic.id, object_type: null },
    ]);
    expect([await count('users'), await count('sessions')]).toEqual([before.users, before.sessions]);
  });

  it('of another company’s domain signs in nobody, whoever vouches for it', async () => {
    const begun = await start(server, 'x@clinic-a.example');
    const request = idp.read(String(begun.body['authorization_url']));
    const arrived = await post(request.acs, await idp.write(request, { nameId: 'boss@clinic-b.example' }));
    expect((await finish(begun.body['sso_attempt'], arrived)).status).toBe(403);
  });

  it('in other letters’ case is the same person’s', async () => {
    const format = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient';
    const person = newPerson();
    const first = await signIn({ ...person, nameIdFormat: format });
    const again = await signIn({ nameId: person.nameId.toUpperCase(), nameIdFormat: format });
    expect(again.body['user']).toEqual(first.body['user']);
  });

  it('says at the beginning nothing of accounts', async () => {
    const known = await signIn(newPerson());
    const answers = [await start(server, String(known.body['email'])), await start(server, 'nobody@clinic-a.example')];
    expect(answers.map(({ status, body }) => [status, Object.keys(body)])).toEqual([
      [200, ['authorization_url', 'sso_attempt']],
      [200, ['authorization_url', 'sso_attempt']],
    ]);
    expect((await start(server, 'x@elsewhere.example')).status).toBe(404);
  });
});

describe('an account that is there already', () => {
  it('of the company is connected by a mailed link, and by nothing else', async () => {
    const member = await addMember(
      server,
      clinic,
      'clinician',
      await server.createUser(`old-${process.pid}@clinic-a.example`),
    );
    const person = { nameId: member.email };
    const first = await signIn(person);
    expect(first.body['code']).toBe('oidc_refused');
    expect(String(first.body['message'])).toContain('Open the link that we have just mailed you');
    const mails = await server.mailsTo(member.email, 3);
    const link = /http\S+\/sso\/connect\?token=[\w-]+/.exec(mails[0]?.text ?? '')?.[0] ?? '';
    expect((await (await fetch(link)).text()).includes('Connect my account')).toBe(true);
    expect((await signIn(person)).status).toBe(403);
    const token = new URL(link).searchParams.get('token') ?? '';
    const connect = () =>
      fetch(`${server.origin}/sso/connect`, { method: 'POST', body: new URLSearchParams({ token }) });
    expect([(await connect()).status, (await connect()).status]).toEqual([200, 404]);
    const signedIn = await signIn(person);
    expect(signedIn.body['user']).toMatchObject({ id: member.id });
    // Who was removed comes in no more.
    expect((await removeMember(server, clinic.owner, member.id)).status).toBe(200);
    expect((await signIn(person)).body['code']).toBe('oidc_refused');
  });

  it('elsewhere is not touched, and its person is notified', async () => {
    const user = await server.createUser(`elsewhere-${process.pid}@clinic-a.example`);
    const answer = await signIn({ nameId: user.email });
    expect(String(answer.body['message'])).toContain('does not belong to the company');
    expect((await server.mailsTo(user.email)).length).toBe(1);
  });
});

describe('people without an account', () => {
  let asking: SsoCompany;
  let askingIdp: TestSamlProvider;
  beforeAll(async () => {
    askingIdp = await startTestSamlProvider('asking');
    asking = await setUpSso(server, stage.records, askingIdp, { domain: 'clinic-c.example', policy: 'ask' });
  });
  afterAll(() => askingIdp.stop());

  const come = async (nameId: string): Promise<CallAnswer> => {
    const begun = await start(server, nameId);
    const request = askingIdp.read(String(begun.body['authorization_url']));
    return finish(begun.body['sso_attempt'], await post(request.acs, await askingIdp.write(request, { nameId })));
  };

  it('wait for the owner, who lets them in or does not', async () => {
    const first = await come('new@clinic-c.example');
    expect(String(first.body['message'])).toContain('was asked to let you in');
    await come('new@clinic-c.example');
    const calls = ssoCalls(server, asking);
    const { requests } = await calls.read();
    expect(requests.map(({ email }) => email)).toEqual(['new@clinic-c.example']);
    const [mail] = await server.mailsTo(asking.owner.email, 2);
    expect(mail?.text).toContain('new@clinic-c.example');
    await calls.answer(requests[0]?.id ?? '', true);
    expect((await come('new@clinic-c.example')).status).toBe(200);
    expect((await calls.read()).requests).toEqual([]);
  });

  it('come in as long as there are seats, and not at all where nobody is made', async () => {
    const calls = ssoCalls(server, asking);
    await calls.change({ policy: 'create' });
    const { kysely } = server.server.database;
    await kysely.updateTable('tenants').set({ seats: 2 }).where('id', '=', asking.id).execute();
    expect(String((await come('more@clinic-c.example')).body['message'])).toContain('can take in nobody');
    await kysely.updateTable('tenants').set({ seats: 3 }).where('id', '=', asking.id).execute();
    expect((await come('more@clinic-c.example')).status).toBe(200);
    await calls.change({ policy: 'off' });
    expect(String((await come('other@clinic-c.example')).body['message'])).toContain('ask its owner for an invitation');
  });
});

describe('what a company’s owner sets up', () => {
  it('cannot be switched on before it was tried, and shows what arrived', async () => {
    const company = await makeCompany(server);
    const lateIdp = await startTestSamlProvider('late');
    const late = await setUpSso(server, stage.records, lateIdp, {
      domain: 'clinic-d.example',
      company,
      isSwitchedOn: false,
    });
    const calls = ssoCalls(server, late);
    expect((await calls.switchTo(true)).status).toBe(409);
    expect((await start(server, 'x@clinic-d.example')).status).toBe(404);
    await calls.try(lateIdp, {}, { nameId: 'me@elsewhere.example', attributes: { groups: ['notewright-admins'] } });
    expect((await calls.read()).providers[0]?.trial).toMatchObject({
      obstacle: 'other_domain',
      role: 'admin',
      attributes: [{ name: 'groups', values: ['notewright-admins'] }],
    });
    expect((await calls.switchTo(true)).status).toBe(409);
    await calls.try(lateIdp, {}, { nameId: 'me@clinic-d.example' });
    expect((await calls.switchTo(true)).status).toBe(200);
    // Another provider behind it is to be tried again.
    await calls.change({ entity_id: 'https://another.example' });
    expect((await calls.read()).providers[0]).toMatchObject({ is_on: false, trial: { is_current: false } });
    await lateIdp.stop();
  });

  it('is the domain of one company, which a record shows, and no public one', async () => {
    const calls = ssoCalls(server, { ...(await makeCompany(server)), providerId: '', metadataUrl: '' });
    const named = async (domain: string) => (await calls.addDomain(domain)).status;
    expect([await named('gmail.com'), await named('no domain'), await named('127.0.0.1')]).toEqual([409, 409, 409]);
    expect(await named('Clinic-A.example')).toBe(201);
    const [domain] = (await calls.read()).domains;
    expect((await calls.verify(domain?.id ?? '')).status).toBe(409);
    stage.records.set('clinic-a.example', [...(stage.records.get('clinic-a.example') ?? []), domain?.record ?? '']);
    const taken = await calls.verify(domain?.id ?? '');
    expect([taken.status, taken.body['message']]).toEqual([
      409,
      'Another company has shown already that this domain is theirs.',
    ]);
  });

  it('is nobody’s domain where a database says so that was written from outside', async () => {
    const company = await makeCompany(server);
    const calls = ssoCalls(server, { ...company, providerId: '', metadataUrl: '' });
    await calls.addDomain('victim.example');
    const { kysely } = server.server.database;
    await kysely.updateTable('sso_domains').set({ verified_at: 1 }).where('tenant_id', '=', company.id).execute();
    expect((await calls.read()).domains).toEqual([]);
    expect((await start(server, 'x@victim.example')).status).toBe(404);
  });

  it('is looked for again each day, and lost after three days without its record', async () => {
    const daysLater = { now: 0 };
    const clock = { now: () => daysLater.now };
    const { store } = server.server.accounts;
    const domain = await store.sso.domains.findVerified('clinic-c.example');
    if (domain === null) throw new Error('No domain is verified.');
    const begun = domain.verifiedAt ?? 0;
    const check = async (day: number, resolve: () => Promise<string[][]>) => {
      daysLater.now = begun + day * 86_400_000 + 1;
      await createSsoDomainCheck({ store, clock, resolveTxt: resolve }).run(new AbortController().signal);
      return (await store.sso.domains.findVerified('clinic-c.example')) !== null;
    };
    const broken = (code: string) => (): Promise<never> => Promise.reject(Object.assign(new Error(code), { code }));
    // Nobody answers: that proves nothing.
    for (const day of [2, 4, 6]) expect(await check(day, broken('ESERVFAIL'))).toBe(true);
    expect([await check(8, broken('ENOTFOUND')), await check(10, broken('ENODATA'))]).toEqual([true, true]);
    expect(await check(12, () => Promise.resolve([['another record']]))).toBe(false);
  });

  it('is nobody else’s to see or change', async () => {
    const stranger = await makeCompany(server);
    const admin = await addMember(server, clinic, 'admin');
    const path = `/company_user_management/single_sign_on/provider/${clinic.providerId}/`;
    expect((await server.call('DELETE', path, { token: stranger.owner.accessToken })).status).toBe(404);
    expect((await server.call('DELETE', path, { token: admin.accessToken })).status).toBe(403);
  });

  it('is kept sealed: no key, address or domain stands in the database', async () => {
    const { kysely } = server.server.database;
    const rows = [
      ...(await kysely.selectFrom('sso_providers').selectAll().execute()),
      ...(await kysely.selectFrom('sso_domains').selectAll().execute()),
      ...(await kysely.selectFrom('sso_attempts').selectAll().execute()),
    ];
    const words = Buffer.from(
      rows
        .map((row) =>
          Object.values(row)
            .map((value) => (value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : String(value)))
            .join(' '),
        )
        .join(' '),
    ).toString();
    for (const secret of ['PRIVATE KEY', 'clinic-a.example', 'person-']) expect(words).not.toContain(secret);
    expect(server.logLines.join('')).not.toMatch(/person-\d+@|SAMLResponse=/);
  });
});
