import { request as askServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** Turns the page of a path, as the server wrote it, into one that loads its script from its sources. */
export type TurnPage = (path: string, html: string) => Promise<string>;

/** What belongs to the bytes that the server sent, and not to the page that is made of them. */
const ofTheBytes = new Set([
  'content-security-policy',
  'content-length',
  'content-encoding',
  'etag',
  'transfer-encoding',
]);

/** Hands a request to the server and its answer back as it comes; a page that loads a source is turned first. */
export function forward(request: IncomingMessage, response: ServerResponse, origin: string, turn: TurnPage): void {
  const { method = 'GET', url = '/', headers } = request;
  const wantsPage = method === 'GET' && (headers.accept ?? '').includes('text/html');
  const sent = askServer(`${origin}${url}`, {
    method,
    // A kept connection could be to a server that has just been replaced.
    agent: false,
    // A page is read here, so it comes as it is and whole.
    headers: wantsPage ? { ...headers, 'accept-encoding': 'identity', 'if-none-match': '' } : headers,
  });
  sent.on('response', (answer) => {
    const isPage = wantsPage && (answer.headers['content-type'] ?? '').startsWith('text/html');
    if (!isPage) {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      return;
    }
    sendPage(url, answer, response, turn).catch((error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      response.destroy();
    });
  });
  sent.on('error', () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502, { 'content-type': 'text/plain' }).end('The server is away; the terminal says why.\n');
  });
  response.on('close', () => sent.destroy());
  request.pipe(sent);
}

async function sendPage(
  path: string,
  answer: IncomingMessage,
  response: ServerResponse,
  turn: TurnPage,
): Promise<void> {
  const html = Buffer.concat(await answer.toArray()).toString();
  const isOfSources = html.includes('src="/src/');
  const headers = Object.entries(answer.headers).filter(([name]) => !isOfSources || !ofTheBytes.has(name));
  response.writeHead(answer.statusCode ?? 200, Object.fromEntries(headers));
  response.end(isOfSources ? await turn(path, html) : html);
}
