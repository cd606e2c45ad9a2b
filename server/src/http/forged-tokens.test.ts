import type { KeyObject } from 'node:crypto';
import { createHmac, createPublicKey, generateKeyPairSync, sign as signBytes } from 'node:crypto';
import type { EndpointShape } from '@notewright/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccountKeys } from '../accounts/account-keys.ts';
import { addMember, makeCompany } from '../testing/make-company.ts';
import { missingId, missingPath } from './testing/missing-path.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import type { CallAnswer, TestServer, TestUser } from '../testing/start-test-server.ts';
import { contractEndpoints } from './check-registry.ts';
import { sampleCases } from '../testing/test-tier.ts';

/**
 * Tokens that nobody of ours signed, or not for this, at every call over real HTTP. Each forgery names a session that
 * lives and a person who may call, so that only the token's own fault stands in its way; some are made with knowledge
 * that an attacker does not have (the verifying key, even the signing key), which makes them no better.
 */

let server: TestServer;
let people: Readonly<Record<string, TestUser>>;
let signingKey: KeyObject;
let verifyingKey: KeyObject;
beforeAll(async () => {
  server = await startTestServer();
  const company = await makeCompany(server);
  people = {
    individual: await server.createUser(),
    owner: company.owner,
    clinician: await addMember(server, company, 'clinician'),
    auditor: await addMember(server, company, 'auditor'),
  };
  ({ signingKey, verifyingKey } = createAccountKeys((purpose) => server.server.keyring.purposeKey(purpose), 4));
});
afterAll(() => server.stop());

type Claims = Readonly<Record<string, unknown>>;
const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const claimsOf = (token: string): Claims =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Claims;
const goodHeader = { alg: 'EdDSA', typ: 'at+jwt' };

/** A compact JWS with any header; signed with Ed25519 whatever the header says. */
function signWith(key: KeyObject, header: Claims, claims: Claims): string {
  const head = `${encode(header)}.${encode(claims)}`;
  return `${head}.${signBytes(null, Buffer.from(head), key).toString('base64url')}`;
}

function macWith(secret: string | Buffer, header: Claims, claims: Claims, hash = 'sha256'): string {
  const head = `${encode(header)}.${encode(claims)}`;
  return `${head}.${createHmac(hash, secret).update(head).digest('base64url')}`;
}

/** The order of Ed25519's group: S + L verifies where a verifier does not look at S (RFC 8032, section 5.1.7). */
const groupOrder = 2n ** 252n + 27742317777372353535851937790883648493n;

function raiseSignature(token: string): string {
  const [head, body, signature = ''] = token.split('.');
  const bytes = Buffer.from(signature, 'base64url');
  const s = BigInt(`0x${Buffer.from(bytes.subarray(32)).reverse().toString('hex')}`) + groupOrder;
  const raised = Buffer.from(s.toString(16).padStart(64, '0'), 'hex').reverse();
  return `${head}.${body}.${Buffer.concat([bytes.subarray(0, 32), raised]).toString('base64url')}`;
}

const foreign = generateKeyPairSync('ed25519');
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const curve = generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** Headers that ask the reader to take the key from somewhere, signed with that key. */
function keyOffers(claims: Claims): Readonly<Record<string, string>> {
  const jwk = foreign.publicKey.export({ format: 'jwk' });
  const offers: Readonly<Record<string, Claims>> = {
    'a key of its own in the header': { jwk },
    'the address of a key set': { jku: 'https://evil.example/keys.json' },
    'the address of a certificate': { x5u: 'https://evil.example/chain.pem' },
    'a certificate': { x5c: [rsa.publicKey.export({ type: 'spki', format: 'der' }).toString('base64')] },
    'a key id that is a path': { kid: '../../../../dev/null' },
    'a key id that is a query': { kid: "x' union select 'secret" },
    'a key id that is a prototype': { kid: '__proto__' },
    'an extension that it says is critical': { crit: ['exp'], exp: 1 },
    'an unencoded payload': { b64: false, crit: ['b64'] },
  };
  const named = Object.entries(offers).map(([name, more]) => [
    name,
    signWith(foreign.privateKey, { ...goodHeader, ...more }, claims),
  ]);
  return Object.fromEntries(named) as Record<string, string>;
}

function otherAlgorithms(claims: Claims): Readonly<Record<string, string>> {
  const pem = verifyingKey.export({ type: 'spki', format: 'pem' });
  const der = verifyingKey.export({ type: 'spki', format: 'der' });
  const raw = Buffer.from(String(verifyingKey.export({ format: 'jwk' }).x), 'base64url');
  const unsigned = (alg: unknown): string => `${encode({ ...goodHeader, alg })}.${encode(claims)}.`;
  const head = `${encode({ ...goodHeader, alg: 'ES256' })}.${encode(claims)}`;
  const byRsa = `${encode({ ...goodHeader, alg: 'RS256' })}.${encode(claims)}`;
  return {
    'no signature, "none"': unsigned('none'),
    'no signature, "None"': unsigned('None'),
    'no signature, "NONE"': unsigned('NONE'),
    'no signature, "nOnE"': unsigned('nOnE'),
    'no signature, no algorithm': unsigned(undefined),
    'no signature, an empty algorithm': unsigned(''),
    'no signature, an algorithm in a list': unsigned(['none']),
    'no signature under the right algorithm': unsigned('EdDSA'),
    'HS256 with the verifying key as PEM': macWith(String(pem), { ...goodHeader, alg: 'HS256' }, claims),
    'HS256 with the verifying key as DER': macWith(der, { ...goodHeader, alg: 'HS256' }, claims),
    'HS256 with the bytes of the verifying key': macWith(raw, { ...goodHeader, alg: 'HS256' }, claims),
    'HS512 with the verifying key': macWith(String(pem), { ...goodHeader, alg: 'HS512' }, claims, 'sha512'),
    'HS256 with an empty secret': macWith('', { ...goodHeader, alg: 'HS256' }, claims),
    'EdDSA over an HMAC': macWith(String(pem), goodHeader, claims),
    ES256: `${head}.${signBytes('sha256', Buffer.from(head), { key: curve.privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`,
    'ES256 of nothing but zeros': `${head}.${Buffer.alloc(64).toString('base64url')}`,
    RS256: `${byRsa}.${signBytes('sha256', Buffer.from(byRsa), rsa.privateKey).toString('base64url')}`,
  };
}

/** Signed with the real key, and still not an access token of ours for now. */
function otherClaims(claims: Claims): Readonly<Record<string, string>> {
  const now = Math.floor(Date.now() / 1000);
  const other = (more: Claims): string => signWith(signingKey, goodHeader, { ...claims, ...more });
  const titled = (typ: unknown): string => signWith(signingKey, { ...goodHeader, typ }, claims);
  return {
    'another audience': other({ aud: 'notewright-files' }),
    'no audience': other({ aud: undefined }),
    'another issuer': other({ iss: 'https://evil.example' }),
    'expired by a second': other({ exp: now - 1 }),
    'no end': other({ exp: undefined }),
    'an end that is a text': other({ exp: '9999999999' }),
    // Longer than the test takes on any machine.
    'not yet': other({ nbf: now + 3_600 }),
    'no session': other({ sid: undefined }),
    'a session that is a list': other({ sid: [claims['sid']] }),
    'another person’s session': other({ sub: missingId }),
    'a session that does not exist': other({ sid: missingId }),
    'a subject that is an object': other({ sub: { toString: 'x' } }),
    'the type JWT': titled('JWT'),
    'the type of an identity': titled('id_token+jwt'),
    'no type': titled(undefined),
  };
}

function otherForms(token: string, claims: Claims): Readonly<Record<string, string>> {
  const [head = '', body = '', signature = ''] = token.split('.');
  const flipped = Buffer.from(signature, 'base64url');
  flipped[0] = (flipped[0] ?? 0) ^ 1;
  return {
    'a signature that lacks its end': `${head}.${body}.${signature.slice(0, -4)}`,
    'a signature with more behind it': `${head}.${body}.${signature}AAAA`,
    'a signature of which one bit is another': `${head}.${body}.${flipped.toString('base64url')}`,
    'a signature of zeros': `${head}.${body}.${Buffer.alloc(64).toString('base64url')}`,
    'a signature raised by the order of the group': raiseSignature(token),
    'two signatures': `${token}.${signature}`,
    'no dots': `${head}${body}${signature}`,
    'another body under the same signature': `${head}.${encode({ ...claims, role: 'operator' })}.${signature}`,
    'the JSON form': JSON.stringify({ protected: head, payload: body, signature }),
    'the JSON form, in base64': encode({
      protected: head,
      payload: body,
      signatures: [{ protected: head, signature }],
    }),
    'an encrypted form': `${encode({ alg: 'dir', enc: 'A256GCM' })}..${encode({})}.${body}.${signature}`,
    'compressed, as it says': signWith(signingKey, { ...goodHeader, zip: 'DEF', crit: ['zip'] }, claims),
    'a foreign signature': signWith(foreign.privateKey, goodHeader, claims),
    'a public key in place of a token': String(createPublicKey(foreign.privateKey).export({ format: 'jwk' }).x),
  };
}

function forge(user: TestUser): Readonly<Record<string, string>> {
  const claims = claimsOf(user.accessToken);
  return {
    ...otherAlgorithms(claims),
    ...keyOffers(claims),
    ...otherClaims(claims),
    ...otherForms(user.accessToken, claims),
    'the refresh token': user.refreshToken,
  };
}

function ask(endpoint: EndpointShape, authorization: string | null): Promise<CallAnswer> {
  const body = endpoint.fileField === undefined ? {} : new FormData();
  return server.call(endpoint.method, missingPath(endpoint), {
    ...(endpoint.method === 'GET' ? {} : { body }),
    ...(authorization === null ? {} : { headers: { authorization } }),
  });
}

/** The calls that are closed to visitors. */
async function findClosed(): Promise<readonly EndpointShape[]> {
  const answers = await Promise.all(contractEndpoints.map(async (one) => [one, await ask(one, null)] as const));
  const closed = answers.filter(([, { body }]) => body['code'] === 'unauthenticated').map(([one]) => one);
  // Last, since who is let in there is let in nowhere any more.
  return closed.toSorted((a, b) => Number(a.path.endsWith('/logout/')) - Number(b.path.endsWith('/logout/')));
}

describe('a forged token', () => {
  it('would be let in if it were signed as ours are', async () => {
    for (const [role, user] of Object.entries(people)) {
      const own = signWith(signingKey, goodHeader, claimsOf(user.accessToken));
      const answer = await server.call('GET', '/authentication_app/user_profile/', { token: own });
      expect(answer.status, role).toBe(200);
    }
  });

  it.each(['individual', 'owner', 'clinician', 'auditor'])(
    'opens no call to %s',
    { timeout: 120_000 },
    async (role) => {
      const user = people[role];
      if (user === undefined) throw new Error(`nobody is ${role}`);
      const forged = forge(user);
      expect(Object.keys(forged).length).toBeGreaterThanOrEqual(55);
      const closed = await findClosed();
      expect(closed.length).toBeGreaterThan(contractEndpoints.length / 2);
      const opened: string[] = [];
      for (const endpoint of sampleCases(closed, 8)) {
        const asked = Object.entries(forged).map(async ([name, token]) => {
          const { status, body } = await ask(endpoint, `Bearer ${token}`);
          if (status !== 401 || body['code'] !== 'session_expired')
            opened.push(`${name}: ${endpoint.method} ${endpoint.path} ${status} ${String(body['code'])}`);
        });
        await Promise.all(asked);
      }
      expect(opened).toEqual([]);
      expect(server.logLines.join('')).not.toContain(user.accessToken.split('.')[2]);
    },
  );

  it('does not pass beside a good one, or a good one beside it', async () => {
    const good = `Bearer ${(await server.createUser()).accessToken}`;
    const profile = contractEndpoints.find((one) => one.path.endsWith('/user_profile/') && one.method === 'GET');
    if (profile === undefined) throw new Error('there is no such call');
    for (const header of [`${good}, ${good}`, `Bearer x, ${good}`, `${good} ${good}`, `${good}\t`, `Basic x ${good}`]) {
      const { status } = await ask(profile, header);
      // White space around a header's value is no part of it.
      expect(status, header.slice(0, 20)).toBe(header.trim() === good ? 200 : 401);
    }
  });
});

describe('a token of ours that is for something else', () => {
  it('that of a sign-up opens nothing but verification, wherever the person is not verified', async () => {
    const opened = await server.call('POST', '/authentication_app/signup/', {
      body: { email: 'not-yet@clinic.example', password: 'seven quiet otters' },
    });
    const authorization = `Bearer ${String(opened.body['accessToken'])}`;
    for (const endpoint of sampleCases(await findClosed(), 25)) {
      const { status, body } = await ask(endpoint, authorization);
      // What a session of any kind may call: to end itself, or to unlock itself.
      const isForAll = ['/authentication_app/logout/', '/authentication_app/unlock/'].includes(endpoint.path);
      if (!isForAll) expect([status, body['code'], endpoint.path]).toEqual([403, 'email_unverified', endpoint.path]);
    }
  });

  it('those of resets, invitations and second steps are no sessions', async () => {
    const { individual } = people;
    await server.call('POST', '/authentication_app/forgot_password/', { body: { email: individual?.email } });
    const [mail] = await server.mailsTo(individual?.email ?? '', 2);
    const reset = await server.call('POST', '/authentication_app/verify_forgot_password_otp/', {
      body: { email: individual?.email, otp: mail?.code },
    });
    expect(reset.status).toBe(200);
    const link = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? 'none';
    for (const token of [String(reset.body['reset_token']), link]) {
      const answer = await server.call('GET', '/authentication_app/user_profile/', { token });
      expect(answer.status).toBe(401);
    }
  });
});
