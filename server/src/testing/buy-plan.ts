import type { subscription } from '@notewright/contract';
import type { TestServer, TestUser } from './start-test-server.ts';

type Server = Pick<TestServer, 'call'>;
type Who = Pick<TestUser, 'accessToken'>;

/** Pays on the built-in checkout with a test card, as a browser does. @returns where it sends the browser then */
export async function pay(url: string, card = 'accepted'): Promise<string> {
  const answer = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ card }),
  });
  return answer.headers.get('location') ?? `${answer.status}`;
}

/** The plan of somebody, as their page reads it. */
export async function readPlan(server: Server, { accessToken: token }: Who): Promise<subscription.Subscription> {
  const { status, body } = await server.call('GET', '/subscription_app/subscription/', { token });
  if (status !== 200) throw new Error(`The plan could not be read: ${status} ${String(body['code'])}`);
  return body as unknown as subscription.Subscription;
}

const timeout = 10_000;

/** Reads a plan until it is as it should be: the provider's news come a moment after the payment. */
export async function waitForPlan(
  server: Server,
  who: Who,
  isThere: (plan: subscription.Subscription) => boolean,
): Promise<subscription.Subscription> {
  const deadline = performance.now() + timeout;
  for (;;) {
    const plan = await readPlan(server, who);
    if (isThere(plan)) return plan;
    if (performance.now() > deadline) throw new Error(`The plan stayed as it is: ${JSON.stringify(plan)}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
