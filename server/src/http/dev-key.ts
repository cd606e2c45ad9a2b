import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '../kernel/problem.ts';
import { isForwarded } from './is-forwarded.ts';
import { ownMachineOnly } from './own-machine-only.ts';
import { equalInConstantTime } from '../kernel/equal-in-constant-time.ts';
import { plainPage } from './html.ts';
import { plainPagePolicy } from './security-headers.ts';

/**
 * True when somebody may see a page that is only good for trying things out. The key comes as the password of a
 * browser's own prompt, so that it stands in no address.
 * @param devKey The key that was printed at start; null on a machine that nobody else can reach
 * @throws ProblemError `forbidden` without a key, when a proxy has handed the request on: somebody else can reach it
 */
export function hasDevKey(request: FastifyRequest, devKey: string | null): boolean {
  if (devKey === null && isForwarded(request.raw)) throw new ProblemError('forbidden', { message: ownMachineOnly });
  if (devKey === null) return true;
  const encoded = /^Basic +([A-Za-z0-9+/=]{1,400})$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
  const [, password = ''] = /^[^:]*:(.*)$/s.exec(Buffer.from(encoded, 'base64').toString('utf8')) ?? [];
  return equalInConstantTime(password, devKey);
}

/** Has the browser ask for the key. @param name What the page is called */
export function askForDevKey(reply: FastifyReply, name: string): FastifyReply {
  const page = plainPage(
    name,
    '<p>This page asks for the key that the server printed when it started. Any name will do.</p>',
  );
  void reply.code(401).headers({
    'WWW-Authenticate': `Basic realm="Notewright ${name.toLowerCase()}", charset="UTF-8"`,
    'Content-Security-Policy': plainPagePolicy,
  });
  return reply.type('text/html; charset=utf-8').send(page);
}
