import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BillingParts } from '../../billing/billing-parts.ts';
import { receiveEvent } from '../../billing/settle-event.ts';
import { ProblemError } from '../../kernel/problem.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import { PaymentSignatureError } from '../../payments/payments.ts';
import type { PaymentEvent } from '../../payments/payments.ts';

const path = '/subscription_app/webhook/';
/** The largest event of a provider is a subscription with its prices: some kilobytes. */
const mostBytes = 1024 * 1024;
/** How long the provider waits for its answer (milliseconds); what takes longer goes on behind it. */
const timeout = 5000;

/**
 * The webhook of the payment provider. An event is accepted by its signature over the very bytes, so the body comes here
 * unparsed, whatever its content type; what an event claims is not used, but read from the provider.
 */
export function mountWebhook(app: FastifyInstance, parts: BillingParts, limits: RateLimits): void {
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: mostBytes }, (_request, body, parsed) => {
      parsed(null, body);
    });
    // Before the body is read.
    scope.addHook('onRequest', (request) => limits.consume(['webhook'], { kind: 'visitor' }, request.ip));
    scope.post(path, { bodyLimit: mostBytes }, async (request, reply) => {
      const work = await receiveEvent(parts, readEvent(parts, request));
      await atMost(Promise.all(work), timeout);
      return answer(reply);
    });
    scope.route({
      method: ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      exposeHeadRoute: false,
      url: path,
      onRequest: (_request, reply, refused) => {
        void reply.header('Allow', 'POST');
        refused(new ProblemError('method_not_allowed'));
      },
      handler: () => undefined,
    });
    done();
  });
}

/** What was sent, when the provider sent it and not long ago. Why something is refused is nobody's business. */
function readEvent({ payments }: BillingParts, { body, headers }: FastifyRequest): PaymentEvent {
  const signature = headers['stripe-signature'];
  const bytes = body instanceof Uint8Array ? body : new Uint8Array();
  try {
    return payments.readEvent(bytes, typeof signature === 'string' ? signature : undefined);
  } catch (error) {
    if (error instanceof PaymentSignatureError) throw new ProblemError('bad_request');
    throw error;
  }
}

async function atMost(work: Promise<unknown>, milliseconds: number): Promise<void> {
  const over = Promise.withResolvers<void>();
  const timer = setTimeout(over.resolve, milliseconds);
  await Promise.race([work, over.promise]).finally(() => clearTimeout(timer));
}

function answer(reply: FastifyReply): FastifyReply {
  return reply.type('application/json; charset=utf-8').send('{"received":true}');
}
