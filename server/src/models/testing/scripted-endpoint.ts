import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** One step of a scripted answer. */
export type Step =
  | { readonly say: string }
  /** Bytes as they are, for damaged frames. */
  | { readonly raw: string | Uint8Array }
  /** Milliseconds. */
  | { readonly wait: number }
  /** The content type of what follows; that of an event stream unless said. */
  | { readonly type: string }
  /** Nothing more before this has settled. */
  | { readonly until: Promise<void> }
  | { readonly finish: 'stop' | 'length' | 'content_filter' }
  | { readonly status: number; readonly headers?: Record<string, string>; readonly body?: string }
  | { readonly then: 'end' | 'hang' | 'cut' };

/** The usual good answer: the pieces one by one, a finish reason, and the end mark. */
export function answer(...pieces: string[]): Step[] {
  return [...pieces.map((say) => ({ say })), { finish: 'stop' }, { raw: 'data: [DONE]\n\n' }, { then: 'end' }];
}

/** What is answered to a request; a function reads its body first. */
export type Script = readonly Step[] | ((body: string) => readonly Step[]);

/**
 * A server on this machine that speaks the OpenAI chat-completions protocol on the wire, and does what its script says:
 * one script for each request, the last one for all that follow.
 */
export interface ScriptedEndpoint extends AsyncDisposable {
  readonly origin: string;
  readonly baseUrl: string;
  /** Everything received so far: request lines, headers and bodies. */
  readonly received: string;
  readonly requests: number;
  /** Also those without a request, such as a proxy's. */
  readonly connections: number;
  play(...scripts: readonly Script[]): void;
}

export async function startScriptedEndpoint(...scripts: readonly Script[]): Promise<ScriptedEndpoint> {
  let queue = [...scripts];
  let received = '';
  let requests = 0;
  let connections = 0;
  const server = createServer((request, response) => {
    requests += 1;
    received += `${request.method} ${request.url}\n${request.rawHeaders.join('\n')}\n`;
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => {
      received += chunk;
      body += chunk;
    });
    request.on('end', () => {
      const script = (queue.length > 1 ? queue.shift() : queue[0]) ?? [{ then: 'cut' }];
      const steps = typeof script === 'function' ? script(body) : script;
      void perform(response, steps).catch(() => response.destroy());
    });
  });
  server.on('connection', () => (connections += 1));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    get received() {
      return received;
    },
    get requests() {
      return requests;
    },
    get connections() {
      return connections;
    },
    play(...next) {
      queue = [...next];
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function perform(response: ServerResponse, script: readonly Step[]): Promise<void> {
  for (const step of script) {
    if ('wait' in step) await sleep(step.wait);
    else if ('until' in step) await step.until;
    else if ('type' in step) open(response, step.type);
    else if ('status' in step) response.writeHead(step.status, step.headers ?? {}).end(step.body ?? '');
    else if ('then' in step) finish(response, step.then);
    else await write(response, bytesOf(step));
  }
}

function finish(response: ServerResponse, how: 'end' | 'hang' | 'cut'): void {
  if (how === 'end') response.end();
  if (how === 'cut') response.destroy();
  // An endpoint that hangs has often sent its headers already.
  if (how === 'hang') open(response);
}

function open(response: ServerResponse, type = 'text/event-stream'): void {
  if (response.headersSent) return;
  response.writeHead(200, { 'content-type': type });
  response.flushHeaders();
}

async function write(response: ServerResponse, bytes: string | Uint8Array): Promise<void> {
  open(response);
  if (response.write(bytes) || response.destroyed) return;
  const waited = new AbortController();
  const { signal } = waited;
  await Promise.race([once(response, 'drain', { signal }), once(response, 'close', { signal })]).finally(() =>
    waited.abort(),
  );
}

function bytesOf(
  step: Exclude<
    Step,
    { wait: number } | { until: Promise<void> } | { type: string } | { status: number } | { then: string }
  >,
): string | Uint8Array {
  if ('raw' in step) return step.raw;
  const choice =
    'say' in step
      ? { index: 0, delta: { content: step.say }, finish_reason: null }
      : { index: 0, delta: {}, finish_reason: step.finish };
  const chunk = { id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'scripted', choices: [choice] };
  return `data: ${JSON.stringify(chunk)}\n\n`;
}
