import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the endpoint does with the next recording. */
export type SpeechStep =
  | { readonly say: string }
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: string }
  /** Takes the recording and never answers. */
  | 'hang'
  | 'cut';

export interface ReceivedRecording {
  readonly line: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly form: FormData;
}

/**
 * A server on this machine that speaks the OpenAI transcription protocol on the wire, and does what its script says:
 * one step for each recording, the last one for all that follow.
 */
export interface ScriptedSpeech extends AsyncDisposable {
  readonly baseUrl: string;
  readonly received: readonly ReceivedRecording[];
  play(...steps: readonly SpeechStep[]): void;
}

export async function startScriptedSpeech(...steps: readonly SpeechStep[]): Promise<ScriptedSpeech> {
  let queue = [...steps];
  const received: ReceivedRecording[] = [];
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const contentType = String(request.headers['content-type']);
      void new Response(Buffer.concat(pieces), { headers: { 'content-type': contentType } }).formData().then((form) => {
        received.push({ line: `${request.method} ${request.url}`, headers: request.headers, form });
        perform(response, (queue.length > 1 ? queue.shift() : queue[0]) ?? 'cut');
      });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    received,
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

function perform(response: ServerResponse, step: SpeechStep): void {
  if (step === 'hang') return;
  if (step === 'cut') response.destroy();
  else if ('say' in step)
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ text: step.say }));
  else response.writeHead(step.status, step.headers ?? {}).end(step.body ?? '');
}
