import type { FastifyInstance } from 'fastify';

/** One thing without which the server cannot work. Rejects when it does not. */
export interface ReadinessCheck {
  readonly name: string;
  readonly check: () => Promise<void>;
}

export interface HealthParts {
  readonly checks: readonly ReadinessCheck[];
  /** What is reported and fails nothing, for example whether a model is configured. */
  readonly reports: () => Readonly<Record<string, string>>;
}

const timeout = 3000;
const freshFor = 1000;

/** `/healthz`: the process answers. `/readyz`: it can work; 503 names what cannot. */
export function mountHealth(app: FastifyInstance, parts: HealthParts): void {
  app.get('/healthz', () => ({ status: 'ok' }));
  const checks = parts.checks.map((one) => ({ name: one.name, check: oneAtATime(one.check) }));
  let last: { readonly at: number; readonly states: Promise<readonly (readonly [string, string])[]> } | null = null;
  app.get('/readyz', async (_request, reply) => {
    // Anybody may ask, so asking often must cost nothing.
    if (last === null || performance.now() - last.at > freshFor) {
      last = {
        at: performance.now(),
        states: Promise.all(checks.map(async (one) => [one.name, await stateOf(one)] as const)),
      };
    }
    const states = await last.states;
    const ready = states.every(([, state]) => state === 'ok');
    void reply.code(ready ? 200 : 503);
    return { status: ready ? 'ok' : 'not ready', ...Object.fromEntries(states), ...parts.reports() };
  });
}

/** A check that hangs is not started again beside itself, however often somebody asks. */
function oneAtATime(check: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  return () =>
    (running ??= check().finally(() => {
      running = null;
    }));
}

async function stateOf(one: ReadinessCheck): Promise<'ok' | 'failed'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'failed'>((resolve) => {
    timer = setTimeout(() => resolve('failed'), timeout);
  });
  const outcome = one.check().then(
    () => 'ok' as const,
    () => 'failed' as const,
  );
  return Promise.race([outcome, late]).finally(() => clearTimeout(timer));
}
