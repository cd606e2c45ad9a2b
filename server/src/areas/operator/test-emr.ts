import { defineMessage, type Message } from '@notewright/engine/message';
import { operator } from '@notewright/contract';
import type { EmrAbilities } from '../../emr/emr-abilities.ts';
import { EmrError } from '../../emr/emr-error.ts';
import { ProblemError } from '../../kernel/problem.ts';
import { json, route, type Route } from '../../http/route.ts';
import type { StoredEmrConnection } from '../../store/emr/connection-store.ts';
import { sentenceOf } from './connect-emr.ts';
import { noteEmr, presentAbilities, type EmrOperationParts } from './emr-connections.ts';

interface Tested {
  readonly abilities: EmrAbilities | null;
  readonly isWorking: boolean;
  readonly message: Message;
}

/** Asks the server of a connection again what it can, and keeps that; its addresses stay those that were confirmed. */
export function testEmrRoute(parts: EmrOperationParts): Route {
  return route(operator.testEmr, {
    policy: 'operator',
    limits: ['write'],
    audit: 'emr.test',
    handle: async (request) => {
      const connection = await parts.charts.emr.connections.find(request.params.connectionId);
      if (connection === null) throw new ProblemError('not_found');
      const begun = performance.now();
      const tested = await test(parts, connection, request.signal);
      const milliseconds = Math.round(performance.now() - begun);
      const { abilities, isWorking } = tested;
      const state = isWorking ? 'working' : 'failing';
      const kept = isWorking && abilities !== null ? { ...connection, abilities } : connection;
      await parts.charts.transaction(async (tx) => {
        const { state: _state, lastContactAt: _last, ...plain } = kept;
        await tx.emr.connections.change(plain, state, isWorking ? parts.clock.now() : null);
        await noteEmr(parts, tx, request, 'emr.test', connection.id);
      });
      const shown = abilities === null ? null : presentAbilities(abilities);
      return json({ state, abilities: shown, message: tested.message, milliseconds });
    },
  });
}

async function test(
  { discover }: EmrOperationParts,
  { baseUrl, name, abilities: known }: StoredEmrConnection,
  signal: AbortSignal,
): Promise<Tested> {
  try {
    const abilities = await discover(baseUrl, signal);
    if (!hasSameAddresses(abilities, known)) return { abilities, isWorking: false, message: moved };
    const message = defineMessage('operator.emrAnswers', '{name} answers as it should.', { name });
    return { abilities, isWorking: true, message };
  } catch (error) {
    if (!(error instanceof EmrError)) throw error;
    return { abilities: null, isWorking: false, message: sentenceOf(error) };
  }
}

const moved = defineMessage(
  'operator.emrMoved',
  'This server names other sign-in addresses than when it was connected. If that is right, disconnect it and connect it again.',
);

const hasSameAddresses = (one: EmrAbilities, other: EmrAbilities): boolean =>
  one.authorizationEndpoint === other.authorizationEndpoint &&
  one.tokenEndpoint === other.tokenEndpoint &&
  one.revocationEndpoint === other.revocationEndpoint;
