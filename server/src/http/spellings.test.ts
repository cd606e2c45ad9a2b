import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as ask, Agent } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EndpointShape } from '@notewright/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../testing/start-test-server.ts';
import type { TestServer, TestUser } from '../testing/start-test-server.ts';
import { contractEndpoints } from './check-registry.ts';
import { sampleCases } from '../testing/test-tier.ts';

/** Every call under other spellings of its path, and with other kinds of content than it takes; from the contract's own list. */
let server: TestServer;
let root: string;
/** The page that everybody gets for every address that is no call; it holds nothing of anybody's. */
const thePage = '<p>the page</p>';
/** Whose chat, file and reply are asked for, and who asks. */
let owner: TestUser;
let other: TestUser;
let ids: Readonly<Record<string, string>>;
const connections = new Agent({ keepAlive: true, maxSockets: 8 });
const missingId = '01890000-0000-7000-8000-000000000000';

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'notewright-spellings-'));
  await mkdir(join(root, 'web/dist/assets'), { recursive: true });
  await mkdir(join(root, 'web/dist/.pages/en'), { recursive: true });
  await writeFile(join(root, 'web/dist/.pages/en/app.html'), `<!doctype html><html><head></head>${thePage}</html>`);
  server = await startTestServer({ pagesRoot: root });
  owner = await server.createUser();
  other = await server.createUser();
  const form = new FormData();
  form.append('message_content', 'A made-up knee.');
  form.append('attached_file', new File(['A made-up note.'], 'note.txt', { type: 'text/plain' }));
  const sent = await server.call('POST', '/chat/create_chat/', { token: owner.accessToken, body: form });
  const { id, messages } = sent.body['data'] as { id: string; messages: { id: string; attachment?: { id: string } }[] };
  ids = { chatId: id, messageId: messages[1]?.id ?? '', attachmentId: messages[0]?.attachment?.id ?? '' };
});
afterAll(async () => {
  connections.destroy();
  await server.stop();
  await rm(root, { recursive: true });
});

interface RawAnswer {
  readonly status: number;
  readonly text: string;
}

/** Sends a path as it is written: `fetch` would tidy it up first. */
function send(
  method: string,
  path: string,
  headers: Readonly<Record<string, string | string[]>>,
  body = '',
): Promise<RawAnswer> {
  const { hostname, port } = new URL(server.origin);
  return new Promise((resolve, reject) => {
    const asked = ask({ agent: connections, hostname, port, method, path, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

const bearer = (user: TestUser): Readonly<Record<string, string>> => ({ authorization: `Bearer ${user.accessToken}` });
const named = contractEndpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

/** The path of the owner's own things, or of things that are not there. */
const pathOf = (endpoint: EndpointShape): string =>
  endpoint.path.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? missingId);

const percent = (text: string): string => `%${text.charCodeAt(0).toString(16)}`;

/** Other spellings of a path; `first` and `rest` are its first part and what follows, without a slash between. */
const spellings: Readonly<Record<string, (path: string, first: string, rest: string) => string>> = {
  'in capitals': (path) => path.toUpperCase(),
  'with one capital': (path) => path.replace(/[a-z]/, (letter) => letter.toUpperCase()),
  'with two slashes before it': (path) => `/${path}`,
  'with two slashes within': (_path, first, rest) => `/${first}//${rest}`,
  'with two slashes behind it': (path) => `${path}/`,
  'with an encoded slash': (_path, first, rest) => `/${first}%2f${rest}`,
  'with an encoded slash at its end': (path) => path.replace(/\/$/, '%2F'),
  'with a dot segment': (_path, first, rest) => `/${first}/./${rest}`,
  'with two dots': (_path, first, rest) => `/${first}/x/../${rest}`,
  'from a public place with two dots': (path) => `/healthz/..${path}`,
  'with encoded dots': (_path, first, rest) => `/${first}/x/%2e%2e/${rest}`,
  'with encoded dots and slashes': (_path, first, rest) => `/${first}%2fx%2f%2e%2e%2f${rest}`,
  'with a dot at its end': (path) => path.replace(/\/$/, '.'),
  'with a suffix': (path) => path.replace(/\/$/, '.json'),
  'with a suffix of a static file': (path) => path.replace(/\/$/, '/x.css'),
  'with a matrix parameter': (path) => path.replace(/\/$/, ';x=1'),
  'with a matrix parameter within': (_path, first, rest) => `/${first};jsessionid=1/${rest}`,
  'with a null byte': (path) => path.replace(/\/$/, '%00'),
  'with a null byte and a suffix': (path) => path.replace(/\/$/, '%00.css'),
  'with backslashes': (path) => path.replaceAll('/', '\\').replace('\\', '/'),
  'with encoded backslashes': (_path, first, rest) => `/${first}%5c${rest}`,
  'with a full-width slash': (_path, first, rest) => `/${first}%ef%bc%8f${rest}`,
  'with an overlong slash': (_path, first, rest) => `/${first}%c0%af${rest}`,
  'with an encoded letter': (path) => path.replace(/[a-z]/, percent),
  'with every letter encoded': (path) => path.replace(/[a-z]/g, percent),
  'encoded twice': (_path, first, rest) => `/${first}%252f${rest}`,
  'with an encoded question mark': (path) => path.replace(/\/$/, '%3fx=1'),
  'with an encoded hash': (path) => path.replace(/\/$/, '%23x'),
  'with a space': (path) => path.replace(/\/$/, '%20'),
  'with a tab within': (_path, first, rest) => `/${first}%09/${rest}`,
  'with a line break': (path) => path.replace(/\/$/, '%0d%0aX-Injected:%20yes'),
  'as a whole address': (path) => `http://localhost${path}`,
  'with a long s for an s': (path) => path.replace('s', '%c5%bf'),
};

function spell(endpoint: EndpointShape): readonly (readonly [string, string])[] {
  const path = pathOf(endpoint);
  const [, first = '', rest = ''] = /^\/([^/]+)\/(.*)$/.exec(path) ?? [];
  const spelt = Object.entries(spellings).map(([name, change]) => [name, change(path, first, rest)] as const);
  return spelt.filter(([, changed]) => changed !== path);
}

/** An empty body of the kind that the call takes, so that nothing but its right stands between a caller and the handler. */
function bodyFor(endpoint: EndpointShape): {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
} {
  if (endpoint.method === 'GET') return { headers: {}, body: '' };
  if (endpoint.fileField === undefined) return { headers: { 'content-type': 'application/json' }, body: '{}' };
  return { headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: '--x--\r\n' };
}

const codeOf = (answer: RawAnswer): unknown => {
  try {
    return (JSON.parse(answer.text) as { code?: unknown }).code;
  } catch {
    return null;
  }
};

describe('another spelling of a path', () => {
  it('there are more than twelve for every call', () => {
    for (const [, endpoint] of named) expect(spell(endpoint).length).toBeGreaterThanOrEqual(28);
  });

  it.each(sampleCases(named, 16))('leads no visitor to %s', { timeout: 60_000 }, async (_name, endpoint) => {
    const { headers, body } = bodyFor(endpoint);
    const plain = await send(endpoint.method, pathOf(endpoint), headers, body);
    const wrong: string[] = [];
    for (const [name, path] of spell(endpoint)) {
      const answer = await send(endpoint.method, path, headers, body);
      // It is the same call, asking for the same right, or it is no call at all.
      const isSame = answer.status === plain.status && codeOf(answer) === codeOf(plain);
      const isNone = [400, 404, 405].includes(answer.status) || answer.text.includes(thePage);
      if (!isSame && !isNone) wrong.push(`${name}: ${path} ${answer.status} ${answer.text.slice(0, 80)}`);
    }
    expect(wrong).toEqual([]);
  });

  it.each(sampleCases(named, 16))(
    'leads nobody to what another owns: %s',
    { timeout: 60_000 },
    async (_name, endpoint) => {
      if (!endpoint.path.includes(':')) return;
      const { headers, body } = bodyFor(endpoint);
      for (const [name, path] of [['as it is', pathOf(endpoint)] as const, ...spell(endpoint)]) {
        const answer = await send(endpoint.method, path, { ...headers, ...bearer(other) }, body);
        if (!answer.text.includes(thePage))
          expect([400, 403, 404, 405], `${name}: ${path} ${answer.text.slice(0, 80)}`).toContain(answer.status);
        expect(answer.text).not.toContain('made-up');
      }
    },
  );

  it.each(sampleCases(named, 16))(
    'opens %s to nobody whose role may not',
    { timeout: 60_000 },
    async (_name, endpoint) => {
      const { headers, body } = bodyFor(endpoint);
      const asked = { ...headers, ...bearer(other) };
      const plain = await send(endpoint.method, pathOf(endpoint), asked, body);
      if (plain.status !== 403) return;
      for (const [name, path] of spell(endpoint)) {
        const answer = await send(endpoint.method, path, asked, body);
        if (!answer.text.includes(thePage)) expect([400, 403, 404, 405], `${name}: ${path}`).toContain(answer.status);
      }
    },
  );

  it('is not put into an answer’s headers, nor makes the server fail', async () => {
    const { hostname, port } = new URL(server.origin);
    for (const target of [
      '/chat/\u0000',
      '/chat/\u007f/',
      '/chat/a b/',
      '/\u2215chat/',
      '//',
      '/..',
      '*',
      'chat/',
      '/chat/%',
    ]) {
      const socket = connect(Number(port), hostname);
      let answer = '';
      socket.on('data', (chunk) => (answer += String(chunk)));
      socket.on('error', () => undefined);
      socket.end(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
      await new Promise((resolve) => socket.once('close', resolve));
      if (!answer.includes(thePage)) expect(answer, JSON.stringify(target)).toMatch(/^HTTP\/1\.1 4\d\d /);
    }
    const broken = await send('GET', '/chat/x%0d%0aX-Injected:%20yes', {});
    expect(broken.status).toBe(404);
  });
});

const json = '{"email":"a@clinic.example"}';
const form = '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\na@clinic.example\r\n--x--\r\n';

/** Kinds of content that no call with a JSON body takes. */
const otherKinds: readonly (readonly [string, string | string[] | undefined, string])[] = [
  ['none', undefined, json],
  ['an empty one', '', json],
  ['text', 'text/plain', json],
  ['text with JSON in its parameter', 'text/plain; x=application/json', json],
  ['a form', 'application/x-www-form-urlencoded', 'email=a%40clinic.example'],
  ['a form with JSON in it', 'application/x-www-form-urlencoded', json],
  ['XML', 'application/xml', '<email>a</email>'],
  ['text XML', 'text/xml', '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>'],
  ['a page', 'text/html', json],
  ['bytes', 'application/octet-stream', json],
  ['a script', 'application/javascript', json],
  ['text JSON', 'text/json', json],
  ['JSON with a suffix', 'application/jsonx', json],
  ['a JSON of another kind', 'application/vnd.api+json', json],
  ['a JSON patch', 'application/json-patch+json', '[]'],
  ['lines of JSON', 'application/x-ndjson', json],
  ['YAML', 'application/yaml', 'email: a'],
  ['CBOR', 'application/cbor', '\u00a0'],
  ['several parts without a boundary', 'multipart/form-data', form],
  ['several parts', 'multipart/form-data; boundary=x', form],
  ['mixed parts', 'multipart/mixed; boundary=x', form],
  ['two in one header', 'text/plain, application/json', json],
  ['two headers', ['text/plain', 'application/json'], json],
  ['a star', '*/*', json],
  ['no slash', 'applicationjson', json],
  ['a line of junk', '\u00ff\u00fe application/json', json],
];

/** JSON, said or written in ways that are taken for it or refused, and never fail. */
const oddJson: readonly (readonly [string, string, string | Buffer])[] = [
  ['with its charset', 'application/json; charset=utf-8', '{}'],
  ['with another charset', 'application/json; charset=utf-16', '{}'],
  ['in capitals', 'APPLICATION/JSON', '{}'],
  ['with junk behind it', 'application/json; \u00ff=;;"', '{}'],
  ['with an open parameter', 'application/json;', '{}'],
  ['with a byte order mark', 'application/json', '\ufeff{}'],
  ['as UTF-16', 'application/json', Buffer.from('{}', 'utf16le')],
  ['as broken UTF-8', 'application/json', Buffer.from([0x22, 0xc3, 0x28, 0x22])],
  ['empty', 'application/json', ''],
  ['twice', 'application/json', '{}{}'],
  ['with a comment', 'application/json', '{/**/}'],
  ['padded', 'application/json', `${' '.repeat(5000)}{}`],
];

const bodied = named.filter(([, endpoint]) => endpoint.method !== 'GET');

describe('another kind of content', () => {
  it.each(sampleCases(bodied, 12))(
    'is refused by %s, or not read at all',
    { timeout: 60_000 },
    async (_name, endpoint) => {
      const path = pathOf(endpoint);
      const wrong: string[] = [];
      for (const [name, kind, body] of otherKinds) {
        if (endpoint.fileField !== undefined && name === 'several parts') continue;
        const type = kind === undefined ? {} : { 'content-type': kind };
        const answer = await send(endpoint.method, path, { ...type, ...bearer(other) }, body);
        // Who may not call learns that first, and that is all they learn; so does who names what is not there.
        if (![400, 401, 403, 404, 415].includes(answer.status))
          wrong.push(`${name}: ${answer.status} ${answer.text.slice(0, 80)}`);
      }
      expect(wrong).toEqual([]);
    },
  );

  it.each(sampleCases(bodied, 12))(
    'JSON in odd forms never makes %s fail',
    { timeout: 60_000 },
    async (_name, endpoint) => {
      // It ends the session with which the others are asked.
      if (/\/(?:logout|lock|end_others)\/$/.test(endpoint.path)) return;
      for (const [name, type, body] of oddJson) {
        const headers = { 'content-type': type, ...bearer(other) };
        const answer = await send(endpoint.method, pathOf(endpoint), headers, String(body));
        expect(answer.status, `${name}: ${answer.text.slice(0, 80)}`).toBeLessThan(500);
      }
    },
  );

  it.each(sampleCases(bodied, 12))('compressed or counted wrongly, %s reads none', async (_name, endpoint) => {
    for (const coding of ['gzip', 'br', 'deflate', 'x-unknown']) {
      const headers = { 'content-type': 'application/json', 'content-encoding': coding, ...bearer(other) };
      const answer = await send(endpoint.method, pathOf(endpoint), headers, '\u001f\u008b\u0008\u0000');
      expect([400, 401, 403, 415], coding).toContain(answer.status);
    }
  });
});
