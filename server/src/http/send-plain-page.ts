import type { FastifyReply } from 'fastify';
import { sayIn, type Say } from '../language/say-in.ts';
import type { WantedLanguage } from '../language/wanted-language.ts';
import { languageOf } from './answer-problem.ts';
import { plainPagePolicy } from './security-headers.ts';

/** Writes a page of the server (`plainPage`) in a language. */
export type PageWriter = (say: Say, language: WantedLanguage) => string;

/** Sends a page that the server writes itself, in the language of whoever asked for it. */
export function sendPlainPage(reply: FastifyReply, status: number, write: PageWriter): FastifyReply {
  const language = languageOf(reply);
  return reply
    .code(status)
    .headers({ 'Content-Security-Policy': plainPagePolicy, 'Content-Language': language, Vary: 'Accept-Language' })
    .type('text/html; charset=utf-8')
    .send(write(sayIn(language), language));
}
