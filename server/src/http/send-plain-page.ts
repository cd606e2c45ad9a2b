import type { FastifyReply } from 'fastify';
import { turnPage } from '../language/turn-page.ts';
import { languageOf } from './answer-problem.ts';
import { plainPagePolicy } from './security-headers.ts';

/** Sends a page that the server writes itself (`html.ts`), in the language of whoever asked for it. */
export function sendPlainPage(reply: FastifyReply, status: number, page: string): FastifyReply {
  const language = languageOf(reply);
  return reply
    .code(status)
    .headers({ 'Content-Security-Policy': plainPagePolicy, 'Content-Language': language, Vary: 'Accept-Language' })
    .type('text/html; charset=utf-8')
    .send(turnPage(page, language));
}
