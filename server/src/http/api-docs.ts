import type { EndpointShape } from '@notewright/contract';
import { commonProblems, problems } from '@notewright/contract';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../kernel/escape-html.ts';
import { once } from '../kernel/once.ts';
import { plainPage, plainPageStyles } from './html.ts';
import { describeApi } from './openapi.ts';
import type { Route } from './route.ts';
import { plainPagePolicy } from './security-headers.ts';

/**
 * Serves the description of all calls: for programs at `/api/docs/openapi.json`, for people at `/api/docs`. Both are
 * written when they are first asked for: that takes a third of a start, and few servers are ever asked.
 */
export function mountApiDocs(app: FastifyInstance, routes: readonly Route[]): void {
  const document = once(() => JSON.stringify(describeApi(routes)));
  const page = once(() => renderDocs(routes));
  app.get('/api/docs/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(document()),
  );
  app.get('/api/docs', (_request, reply) =>
    reply.header('Content-Security-Policy', plainPagePolicy).type('text/html; charset=utf-8').send(page()),
  );
  app.get('/api/plain-page.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(plainPageStyles));
}

const whoMayCall = {
  anyone: 'anyone',
  session: 'a session, verified or not',
  'chart-recorder': 'who works with charts, also while their screen is locked',
  'signed-in': 'a signed-in person, also without the second factor that is asked of them',
  'verified-user': 'a signed-in person',
  'chart-user': 'a signed-in person who works with charts',
  'company-member': 'a member of a company',
  'company-manager': 'the owner or an admin of a company',
  'company-owner': 'the owner of a company',
  buyer: 'an individual, or the owner or an admin of a company',
  'tenant-owner': 'an individual, or the owner of a company',
  'audit-reader': 'an individual, or the owner or an auditor of a company',
  operator: 'who runs the installation',
} as const;

function renderDocs(routes: readonly Route[]): string {
  const groups = Map.groupBy(routes, (route) => route.endpoint.path.split('/')[1] ?? '');
  const sections = [...groups].map(
    ([prefix, group]) => `<h2>/${escapeHtml(prefix)}/</h2>\n${group.map(renderCall).join('\n')}`,
  );
  const intro =
    '<p>Every call, with what it takes and what can go wrong. The same as an OpenAPI 3.1 document: <a href="/api/docs/openapi.json">openapi.json</a>. ' +
    'Send the access token as <code>Authorization: Bearer ...</code>. Every failure answers <code>{code, message, errors}</code>.</p>';
  return plainPage('Calls', intro + sections.join('\n'));
}

function renderCall(route: Route): string {
  const { endpoint } = route;
  const rows: readonly (readonly [string, string])[] = [
    ['Who may call', whoMayCall[route.policy]],
    ['Takes', describeInput(endpoint)],
    [
      'Answers',
      `${endpoint.status ?? 200}${endpoint.streams === true ? ', or an event stream with Accept: text/event-stream' : ''}`,
    ],
    [
      'Can fail with',
      [...new Set([...(endpoint.problems ?? []), ...commonProblems])]
        .map((code) => `${code} (${problems[code][0]})`)
        .join(', '),
    ],
  ];
  const list = rows.map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`).join('');
  return `<details><summary><b>${endpoint.method}</b> <span class="path">${escapeHtml(endpoint.path)}</span><br>${escapeHtml(endpoint.summary)}</summary><dl>${list}</dl></details>`;
}

function describeInput(endpoint: EndpointShape): string {
  const body =
    endpoint.body !== undefined && 'shape' in endpoint.body ? Object.keys(endpoint.body.shape as object) : [];
  const query =
    endpoint.query !== undefined && 'shape' in endpoint.query ? Object.keys(endpoint.query.shape as object) : [];
  const fields = endpoint.fileField === undefined ? body : [...body, `${endpoint.fileField} (a file)`];
  const parts = [
    fields.length === 0 ? '' : `${endpoint.fileField === undefined ? 'JSON' : 'multipart form'}: ${fields.join(', ')}`,
    query.length === 0 ? '' : `query: ${query.join(', ')}`,
  ];
  return parts.filter((part) => part !== '').join('; ') || 'nothing';
}
