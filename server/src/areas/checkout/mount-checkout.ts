import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../kernel/clock.ts';
import { askForDevKey, hasDevKey } from '../../http/dev-key.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import type { CheckoutService } from '../../payments/built-in/checkout-service.ts';
import { answerCardChange } from './answer-card-change.ts';
import { answerCheckout } from './answer-checkout.ts';
import { checkoutStylesPath } from './checkout-layout.ts';
import { checkoutStyles } from './checkout-styles.ts';

export interface CheckoutPageParts {
  readonly checkouts: CheckoutService;
  readonly clock: Clock;
  readonly limits: RateLimits;
  /** What a reader has to give as password; null on a machine that nobody else can reach. */
  readonly devKey: string | null;
}

/** The fields of a card, each up to twelve bytes a character. */
const formBytes = 8 * 1024;

/**
 * The pages of the built-in checkout, without any script: `/checkout/:id` to pay, `/checkout/card/:id` to change the
 * card, each with the question of a bank below it. The id is the capability: who has it may pay, and sees the order.
 */
export function mountCheckout(app: FastifyInstance, parts: CheckoutPageParts): void {
  app.get(checkoutStylesPath, (_request, reply) => reply.type('text/css; charset=utf-8').send(checkoutStyles));
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: formBytes },
      (_request, body, parsed) => {
        parsed(null, new URLSearchParams(body.toString()));
      },
    );
    scope.addHook('onRequest', async (request, reply) => {
      await parts.limits.consume(['write'], { kind: 'visitor' }, request.ip);
      if (!hasDevKey(request, parts.devKey)) return askForDevKey(reply, 'Checkout');
      return undefined;
    });
    mountPage(scope, '/checkout/:id', (request, reply) => answerCheckout(parts, request, reply));
    mountPage(scope, '/checkout/card/:id', (request, reply) => answerCardChange(parts, request, reply));
    done();
  });
}

/** What was asked of a page. */
export interface PageRequest {
  readonly token: string;
  /** Where the page stands, without the question of a bank. */
  readonly path: string;
  /** True below `/bank`. */
  readonly isBank: boolean;
  /** Null when the page is only looked at. */
  readonly form: URLSearchParams | null;
}

type Answer = (request: PageRequest, reply: FastifyReply) => Promise<FastifyReply>;

function mountPage(scope: FastifyInstance, path: string, answer: Answer): void {
  for (const isBank of [false, true]) {
    const handle = (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const { id: token = '' } = request.params as Readonly<Record<string, string>>;
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const page = { token, path: path.replace(':id', encodeURIComponent(token)), isBank };
      return answer({ ...page, form: request.method === 'POST' ? form : null }, reply);
    };
    const place = isBank ? `${path}/bank` : path;
    scope.get(place, handle);
    scope.post(place, handle);
  }
}
