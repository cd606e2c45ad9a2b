import { deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOwnKey } from '../../identity/saml/own-key.ts';
import { startTestSamlProvider } from '../../testing/test-saml-provider.ts';
import type { AnswerOptions } from '../../testing/test-saml-provider.ts';
import type { TestSamlProvider } from '../../testing/test-saml-provider.ts';
import type { TestServer } from '../../testing/start-test-server.ts';
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
const auditRows: SsoStage['auditRows'] = (...given) => stage.auditRows(...given);
const newPerson: SsoStage['newPerson'] = (...given) => stage.newPerson(...given);
const sha1 = 'http://www.w3.org/2000/09/xmldsig#';
const assertionOf = (xml: string): string => /<saml:Assertion[^]*<\/saml:Assertion>/.exec(xml)?.[0] ?? '';
const signatureOf = (xml: string): string => /<Signature [^]*<\/Signature>/.exec(xml)?.[0] ?? '';
/** An assertion about somebody else, unsigned, with an id of its own. */
const evil = (xml: string): string =>
  assertionOf(xml)
    .replace(signatureOf(xml), '')
    .replace(/ ID="[^"]+"/, ' ID="_evil"')
    .replace(/(<saml:NameID[^>]*>)[^<]*/, '$1victim@clinic-a.example');

/** The eight shapes of signature wrapping (Somorovsky and others, 2012), each over an answer signed for real. */
const wrappings: readonly (readonly [string, AnswerOptions['signs'], (xml: string) => string])[] = [
  [
    'XSW1: the signed response within the signature of another',
    'response',
    (xml) => {
      const signature = signatureOf(xml);
      const original = xml.replace(signature, '');
      return xml
        .replace(/ ID="_r\d+"/, ' ID="_evil-response"')
        .replace(/(<saml:NameID[^>]*>)[^<]*/, '$1victim@clinic-a.example')
        .replace(signature, signature.replace('</Signature>', `<Object>${original}</Object></Signature>`));
    },
  ],
  [
    'XSW2: the signed response beside its signature, within another',
    'response',
    (xml) => {
      const signature = signatureOf(xml);
      const original = xml.replace(signature, '');
      return xml
        .replace(/ ID="_r\d+"/, ' ID="_evil-response"')
        .replace(/(<saml:NameID[^>]*>)[^<]*/, '$1victim@clinic-a.example')
        .replace(signature, `${original}${signature}`);
    },
  ],
  [
    'XSW3: another assertion before the signed one',
    'assertion',
    (xml) => xml.replace(assertionOf(xml), evil(xml) + assertionOf(xml)),
  ],
  [
    'XSW4: the signed assertion within another',
    'assertion',
    (xml) =>
      xml.replace(assertionOf(xml), evil(xml).replace('</saml:Assertion>', `${assertionOf(xml)}</saml:Assertion>`)),
  ],
  [
    'XSW5: another assertion carries the signature, the signed one follows',
    'assertion',
    (xml) => {
      const bare = assertionOf(xml).replace(signatureOf(xml), '');
      const carrier = evil(xml).replace('<saml:Subject>', `${signatureOf(xml)}<saml:Subject>`);
      return xml.replace(assertionOf(xml), carrier + bare);
    },
  ],
  [
    'XSW6: the signed assertion within the signature that another carries',
    'assertion',
    (xml) => {
      const bare = assertionOf(xml).replace(signatureOf(xml), '');
      const signature = signatureOf(xml).replace('</Signature>', `<Object>${bare}</Object></Signature>`);
      return xml.replace(assertionOf(xml), evil(xml).replace('<saml:Subject>', `${signature}<saml:Subject>`));
    },
  ],
  [
    'XSW7: another assertion within extensions',
    'assertion',
    (xml) => xml.replace(assertionOf(xml), `<samlp:Extensions>${evil(xml)}</samlp:Extensions>${assertionOf(xml)}`),
  ],
  [
    'XSW8: the signed assertion within an object of the signature that another carries',
    'assertion',
    (xml) => {
      const bare = assertionOf(xml).replace(signatureOf(xml), '');
      const signature = signatureOf(xml).replace(
        '</Signature>',
        `<Object xmlns="http://www.w3.org/2000/09/xmldsig#"><samlp:Extensions>${bare}</samlp:Extensions></Object></Signature>`,
      );
      return xml.replace(assertionOf(xml), evil(xml).replace('<saml:Subject>', `${signature}<saml:Subject>`));
    },
  ],
  [
    'an id that stands twice',
    'assertion',
    (xml) => {
      const id = / ID="(_a[^"]+)"/.exec(xml)?.[1] ?? '';
      return xml.replace(assertionOf(xml), evil(xml).replace('_evil', id) + assertionOf(xml));
    },
  ],
  [
    'two signed assertions',
    'assertion',
    (xml) => xml.replace(assertionOf(xml), assertionOf(xml) + assertionOf(xml).replaceAll('_a', '_b')),
  ],
  ['changed words', 'assertion', (xml) => xml.replace(/(<saml:NameID[^>]*>)[^<]*/, '$1victim@clinic-a.example')],
  [
    'words changed in a signed response',
    'response',
    (xml) => xml.replace(/(<saml:NameID[^>]*>)[^<]*/, '$1victim@clinic-a.example'),
  ],
  ['the signature taken out', 'assertion', (xml) => xml.replace(signatureOf(xml), '')],
  ['a comment that cuts the name', 'assertion', (xml) => xml.replace('@clinic', '<!---->@clinic')],
  ['a section of characters', 'assertion', (xml) => xml.replace('@clinic', '<![CDATA[@]]>clinic')],
  ['an instruction within the name', 'assertion', (xml) => xml.replace('@clinic', '<?x?>@clinic')],
  [
    'an entity that reads a file',
    'assertion',
    (xml) => `<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]>${xml.replace('@clinic', '&x;@clinic')}`,
  ],
  [
    'a billion laughs',
    'assertion',
    (xml) =>
      `<!DOCTYPE r [<!ENTITY a "ha">${Array.from({ length: 12 }, (_, n) => `<!ENTITY ${'b'.repeat(n + 2)} "${`&${n === 0 ? 'a' : 'b'.repeat(n + 1)};`.repeat(10)}">`).join('')}]>${xml.replace('@clinic', `&${'b'.repeat(13)};@clinic`)}`,
  ],
  ['an entity without a declaration', 'assertion', (xml) => xml.replace('@clinic', '&commat;clinic')],
  [
    'a tower of elements',
    'assertion',
    (xml) => xml.replace('<samlp:Status>', `${'<a>'.repeat(4000)}${'</a>'.repeat(4000)}<samlp:Status>`),
  ],
  ['no end', 'assertion', (xml) => xml.slice(0, -20)],
  ['a text that is no document', 'assertion', () => 'x'],
  ['nothing', 'assertion', () => ''],
];

describe('an answer that is not believed', () => {
  it.each(wrappings)('has %s', async (_name, signs, change) => {
    const request = await begin();
    await expectRefused(request, async (person) => ({
      xml: change(await idp.write(request, person, { signs: signs ?? 'assertion' })),
    }));
  });

  it.each(wrappings.filter(([, signs]) => signs === 'response'))(
    'has %s, where the response is what has to be signed',
    async (_name, _signs, change) => {
      await ssoCalls(server, clinic).change({ signs: 'response' });
      await ssoCalls(server, clinic).tryAndSwitchOn(idp, { signs: 'response' });
      const request = await begin();
      await expectRefused(request, async (person) => ({
        xml: change(await idp.write(request, person, { signs: 'response' })),
      }));
      await ssoCalls(server, clinic).change({ signs: 'assertion' });
      await ssoCalls(server, clinic).tryAndSwitchOn(idp, {});
    },
  );

  const lies: readonly (readonly [string, AnswerOptions])[] = [
    ['no signature', { signs: 'none' }],
    ['SHA-1 in its signature', { signatureAlgorithm: `${sha1}rsa-sha1` }],
    ['SHA-1 over its words', { digestAlgorithm: `${sha1}sha1` }],
    ['comments in what is signed', { canonicalForm: 'http://www.w3.org/2001/10/xml-exc-c14n#WithComments' }],
    ['another audience', { audience: 'https://elsewhere.example' }],
    ['another recipient', { recipient: 'https://elsewhere.example/acs' }],
    ['another destination', { destination: 'https://elsewhere.example/acs' }],
    ['another request', { requestId: '_made-up' }],
    ['another issuer', { entityId: 'https://elsewhere.example' }],
    ['an end that has passed', { notOnOrAfter: Date.now() - 180_000 }],
    ['a beginning that has not come', { notBefore: Date.now() + 240_000 }],
  ];
  it.each(lies)('has %s', async (_name, options) => {
    const request = await begin();
    await expectRefused(request, async (person) => ({ xml: await idp.write(request, person, options) }));
  });

  it('is signed with a key that the provider does not name, also where it brings the certificate along', async () => {
    const key = await makeOwnKey(Date.now());
    const request = await begin();
    await expectRefused(request, async (person) => ({ xml: await idp.write(request, person, { key }) }));
  });

  it.each([
    ['a secret that everybody knows', 'http://www.w3.org/2000/09/xmldsig#hmac-sha1'],
    ['nothing at all', 'none'],
    ['an unknown method', 'http://www.w3.org/2001/04/xmldsig-more#rsa-md5'],
  ])('says that it is signed with %s', async (_name, method) => {
    const request = await begin();
    await expectRefused(request, async (person) => {
      const xml = await idp.write(request, person);
      return { xml: xml.replace(/(<SignatureMethod Algorithm=")[^"]+/, `$1${method}`) };
    });
  });

  it('answers nothing that was asked here (a sign-in that the provider begins)', async () => {
    const request = { ...(await begin()), id: '' };
    await expectRefused(request, async (person) => ({
      xml: (await idp.write(request, person)).replaceAll(' InResponseTo=""', ''),
    }));
  });

  it('is larger than a megabyte, or is packed', async () => {
    const request = await begin();
    await expectRefused(request, async (person) => {
      const large = { ...person, attributes: { note: ['x'.repeat(1_100_000)] } };
      return { xml: await idp.write(request, large) };
    });
    const huge = await fetch(request.acs, {
      method: 'POST',
      body: new URLSearchParams({ SAMLResponse: 'A'.repeat(3_000_000) }),
    });
    expect(huge.status).toBe(413);
    const packed = deflateRawSync(Buffer.alloc(50_000_000, 'a')).toString('base64');
    const before = (await auditRows()).length;
    const answer = await fetch(request.acs, {
      method: 'POST',
      body: new URLSearchParams({ SAMLResponse: packed }),
      redirect: 'manual',
    });
    expect([answer.status, (await auditRows()).length - before]).toEqual([400, 1]);
  });

  it('comes twice, in one form or one after the other', async () => {
    const person = newPerson();
    const begun = await start(server, person.nameId);
    const request = idp.read(String(begun.body['authorization_url']));
    const xml = await idp.write(request, person);
    const form = new URLSearchParams(
      Array.from({ length: 2 }, (): [string, string] => ['SAMLResponse', Buffer.from(xml).toString('base64')]),
    );
    expect((await fetch(request.acs, { method: 'POST', body: form, redirect: 'manual' })).status).toBe(400);
    const all = await Promise.all(Array.from({ length: 10 }, () => post(request.acs, xml)));
    expect(all.filter(({ status }) => status === 303).length).toBe(1);
    await expectRefused(request, () => Promise.resolve({ xml }));
    const arrived = all.find(({ status }) => status === 303);
    if (arrived === undefined) throw new Error('None counted.');
    const finished = await Promise.all(Array.from({ length: 10 }, () => finish(begun.body['sso_attempt'], arrived)));
    expect(finished.filter(({ status }) => status === 200).length).toBe(1);
  });

  it('brings an assertion that was believed before, as the answer to another request', async () => {
    const person = newPerson();
    await signIn(person, { assertionId: '_once' });
    const request = await begin();
    await expectRefused(request, async () => ({ xml: await idp.write(request, person, { assertionId: '_once' }) }));
  });

  it('comes too late, or after the provider was switched off', async () => {
    const request = await begin();
    await ssoCalls(server, clinic).switchTo(false);
    await expectRefused(request, async (person) => ({ xml: await idp.write(request, person) }));
    await ssoCalls(server, clinic).switchTo(true);
  });

  it('is finished in another browser than the one that began it', async () => {
    const person = newPerson();
    const [victims, attackers] = [await start(server, person.nameId), await start(server, person.nameId)];
    const request = idp.read(String(attackers.body['authorization_url']));
    const arrived = await post(request.acs, await idp.write(request, person));
    for (const secret of [victims.body['sso_attempt'], 'x'])
      expect((await finish(secret, arrived)).body['code']).toBe('oidc_failed');
    expect((await finish(attackers.body['sso_attempt'], arrived)).status).toBe(200);
  });

  it('is of another company’s provider: to its own address, to ours, or with its name on our request', async () => {
    const otherIdp = await startTestSamlProvider('other');
    const other = await setUpSso(server, stage.records, otherIdp, { domain: 'clinic-b.example' });
    const mine = await begin();
    // Signed by theirs, over our request.
    await expectRefused(mine, async (person) => ({ xml: await otherIdp.write(mine, person) }));
    await expectRefused(mine, async (person) => ({
      xml: await otherIdp.write(mine, person, { entityId: idp.entityId }),
    }));
    // Ours, sent to theirs.
    const theirs = await start(server, 'x@clinic-b.example');
    const request = otherIdp.read(String(theirs.body['authorization_url']));
    await expectRefused(
      request,
      async (person) => ({ xml: await idp.write(mine, person), acs: request.acs }),
      other.id,
    );
    await expectRefused(
      request,
      async (person) => ({ xml: await idp.write(request, person), acs: request.acs }),
      other.id,
    );
    await otherIdp.stop();
  });
});
