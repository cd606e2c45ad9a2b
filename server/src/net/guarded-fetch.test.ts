import { execFile } from 'node:child_process';
import type { LookupAddress } from 'node:dns';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { createAddressGuard } from './address-guard.ts';
import { createGuardedFetch, type Resolve } from './guarded-fetch.ts';
import { startScriptedEndpoint } from '../models/testing/scripted-endpoint.ts';
import { FetchProblem } from './fetch-problem.ts';

const publicAddresses = [
  '8.8.8.8',
  '93.184.216.34',
  '2606:4700::1111',
  '::ffff:8.8.8.8',
  '64:ff9b::808:808',
  '2002:808:808::1',
];
const internalAddresses = [
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '100.64.0.1',
  '127.0.0.1',
  '127.9.9.9',
  '192.0.2.1',
  '198.18.0.1',
  '::1',
  'fc00::1',
  'fd12:3456::1',
  'fec0::1',
  '2001:db8::1',
  '2001::1',
  '64:ff9b:1::1',
  '4000::1',
  '::ffff:10.0.0.1',
  '::ffff:a00:1',
  '::ffff:0:10.0.0.1',
  '64:ff9b::10.0.0.1',
  '64:ff9b::a00:1',
  '2002:a00:1::1',
];
const neverAddresses = [
  '0.0.0.0',
  '0.1.2.3',
  '169.254.169.254',
  '169.254.0.1',
  '224.0.0.1',
  '239.1.1.1',
  '255.255.255.255',
  '240.0.0.1',
  '100.100.100.200',
  '168.63.129.16',
  '::',
  'fe80::1',
  'fe80::1%eth0',
  'ff02::1',
  'fd00:ec2::254',
  'fd20:ce::254',
  '::ffff:169.254.169.254',
  '::ffff:a9fe:a9fe',
  '64:ff9b::a9fe:a9fe',
  '2002:a9fe:a9fe::1',
  '::ffff:0:169.254.169.254',
  '::a9fe:a9fe',
  '::10.0.0.1',
  '',
  'models.example',
  '10.0.0',
  '0x7f000001',
  '2130706433',
  '127.0.0.1:80',
];
const everything = ['0.0.0.0/1', '128.0.0.0/1', '::/1', '8000::/1'];

describe('an address', () => {
  test.each(publicAddresses)('%s may be asked', (address) => {
    expect(createAddressGuard([]).allows(address)).toBe(true);
  });
  test.each(internalAddresses)('%s is asked only where it was named', (address) => {
    expect(createAddressGuard([]).allows(address)).toBe(false);
    expect(createAddressGuard(everything).allows(address)).toBe(true);
  });
  test.each(neverAddresses)('"%s" is never asked', (address) => {
    expect(createAddressGuard([]).allows(address)).toBe(false);
    expect(createAddressGuard(everything).allows(address)).toBe(false);
  });
  test('is named by itself, or by its network, and by no other', () => {
    const guard = createAddressGuard(['10.1.2.3', '10.20.0.0/16', 'fd12:3456::/32']);
    expect(['10.1.2.3', '10.20.9.9', 'fd12:3456::7', '::ffff:10.1.2.3'].map(guard.allows)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(['10.1.2.4', '10.21.0.1', 'fd12:3457::7'].map(guard.allows)).toEqual([false, false, false]);
  });
});

const problemOf = async (asked: Promise<Response>): Promise<string> =>
  asked.then(
    ({ status }) => String(status),
    (error: unknown) => (error instanceof FetchProblem ? error.kind : String(error)),
  );
const leadTo =
  (...addresses: readonly string[]): Resolve =>
  (_host, done) =>
    done(
      null,
      addresses.map((address): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 })),
    );

describe('a name', () => {
  test.each([[['127.0.0.1']], [['8.8.8.8', '127.0.0.1']], [['::1']], [['::ffff:169.254.169.254']], [['10.0.0.1']]])(
    'that leads to %j is not asked',
    async (addresses) => {
      await using endpoint = await startScriptedEndpoint([{ status: 200 }]);
      const { port } = new URL(endpoint.origin);
      const address = `http://models.example:${port}`;
      const fetch = createGuardedFetch({ endpoints: [address], networks: [], ca: null, resolve: leadTo(...addresses) });
      expect(await problemOf(fetch(`${address}/v1`))).toBe('barred');
      expect(endpoint.connections).toBe(0);
    },
  );

  test('is asked in a network that the operator named, and looked up once for each connection', async () => {
    await using endpoint = await startScriptedEndpoint([{ status: 200, body: '{}' }]);
    const { port } = new URL(endpoint.origin);
    const address = `http://models.example:${port}`;
    let asked = 0;
    // A name that leads elsewhere the second time it is asked for.
    const resolve: Resolve = (host, done) => {
      asked += 1;
      leadTo(asked === 1 ? '127.0.0.1' : '169.254.169.254')(host, done);
    };
    const fetch = createGuardedFetch({ endpoints: [address], networks: ['127.0.0.0/8'], ca: null, resolve });
    const answer = await fetch(`${address}/v1`, { method: 'POST', body: 'x' });
    await answer.text();
    expect([answer.status, asked, endpoint.requests]).toEqual([200, 1, 1]);
    expect(await problemOf(fetch(`${address}/v1`))).toBe('barred');
    expect([asked, endpoint.connections]).toEqual([2, 1]);
  });

  test('that leads nowhere is unreachable', async () => {
    const resolve: Resolve = (_host, done) => done(Object.assign(new Error('no'), { code: 'ENOTFOUND' }), []);
    const fetch = createGuardedFetch({ endpoints: ['https://models.example'], networks: [], ca: null, resolve });
    expect(await problemOf(fetch('https://models.example/v1'))).toBe('unreachable');
  });
});

describe('an endpoint', () => {
  test('is the only one that is asked', async () => {
    await using endpoint = await startScriptedEndpoint([{ status: 200 }]);
    await using other = await startScriptedEndpoint([{ status: 200 }]);
    const fetch = createGuardedFetch({ endpoints: [endpoint.baseUrl], networks: [], ca: null });
    expect(await problemOf(fetch(`${other.origin}/v1`))).toBe('barred');
    expect(await problemOf(fetch(`${endpoint.origin}/v1`))).toBe('200');
    expect(other.connections).toBe(0);
  });

  test.each([
    'http://169.254.169.254',
    'http://2852039166',
    'http://0xa9fea9fe',
    'http://[::ffff:a9fe:a9fe]',
    'http://0',
  ])('at %s is not asked, whoever named it', async (address) => {
    const fetch = createGuardedFetch({ endpoints: [address], networks: [], ca: null });
    expect(await problemOf(fetch(`${address}/latest/meta-data/`))).toBe('barred');
  });

  test('is not unpacked: what it packed is no answer', async () => {
    const packed = { 'content-encoding': 'gzip', 'content-type': 'text/event-stream' };
    await using endpoint = await startScriptedEndpoint([{ status: 200, headers: packed, body: 'data: {}' }]);
    const fetch = createGuardedFetch({ endpoints: [endpoint.baseUrl], networks: [], ca: null });
    expect(await problemOf(fetch(`${endpoint.origin}/v1`))).toBe('broken');
    expect(endpoint.received).toContain('identity');
  });

  test('is asked past a proxy that the environment names for everybody', async () => {
    await using endpoint = await startScriptedEndpoint([{ status: 200, body: '{}' }]);
    await using proxy = await startScriptedEndpoint([{ then: 'cut' }]);
    const address = `http://models.example:${new URL(endpoint.origin).port}`;
    const script = `
      import { createGuardedFetch } from ${JSON.stringify(new URL('guarded-fetch.ts', import.meta.url).href)};
      const resolve = (host, done) => done(null, [{ address: '127.0.0.1', family: 4 }]);
      const fetch = createGuardedFetch({ endpoints: ['${address}'], networks: ['127.0.0.0/8'], ca: null, resolve });
      console.log((await fetch('${address}/v1')).status);`;
    const env = { ...process.env, NODE_USE_ENV_PROXY: '1', HTTP_PROXY: proxy.origin, NO_PROXY: '' };
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { env });
    expect([stdout.trim(), endpoint.requests, proxy.connections]).toEqual(['200', 1, 0]);
  });

  test('is led nowhere else', async () => {
    await using endpoint = await startScriptedEndpoint([{ status: 307, headers: { location: 'http://127.0.0.1:1/' } }]);
    const fetch = createGuardedFetch({ endpoints: [endpoint.baseUrl], networks: [], ca: null });
    expect(await problemOf(fetch(`${endpoint.origin}/v1`))).toBe('307');
    expect(endpoint.requests).toBe(1);
  });
});
