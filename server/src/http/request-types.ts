import type { Caller } from '../kernel/caller.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is calling; set when a route is entered, a visitor before. */
    caller: Caller;
    bearer: string | null;
  }
  interface FastifyReply {
    /** The problem that was answered with, for the log; null when all went well. */
    problemCode: string | null;
  }
  interface FastifyContextConfig {
    readonly policy?: string;
    readonly audit?: string;
  }
}
