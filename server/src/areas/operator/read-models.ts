import { operator } from '@notewright/contract';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { ModelDesk } from '../../models/model-desk.ts';
import { presentModelUse } from '../../presenters/present-model-use.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';
import { noteOperation } from './note-operation.ts';

/** The language models as the settings have them. */
export interface ModelsDescription {
  /** Null: the built-in engine does the whole job. */
  readonly desk: Pick<ModelDesk, 'names' | 'circuits' | 'test'> | null;
  readonly provider: string;
  readonly host: string;
  /** Whether text stays on this machine. */
  readonly isHere: boolean;
  readonly agreement: string | null;
  readonly currency: string;
  readonly hasPrice: boolean;
}

export interface ReadModelsParts {
  readonly store: AccountStore;
  readonly clock: Clock;
  readonly models: ModelsDescription;
}

const day = 86_400_000;
/** Days of use that are told, this one included. */
const shownDays = 30;

/** Which language models there are, how their calls go, and what they were asked and cost. */
export function readModelsRoute(parts: ReadModelsParts): Route {
  return route(operator.readModels, {
    policy: 'operator',
    limits: ['read'],
    audit: 'operator.read',
    handle: async (request) => {
      await noteOperation(parts, parts.store, request, 'operator.read');
      const since = new Date(parts.clock.now() - (shownDays - 1) * day).toISOString().slice(0, 10);
      const { currency, hasPrice } = parts.models;
      return json({
        configured: describe(parts.models),
        currency,
        has_price: hasPrice,
        ...presentModelUse(await parts.store.models.listSince(since)),
      });
    },
  });
}

function describe({ desk, provider, host, isHere, agreement }: ModelsDescription) {
  if (desk === null) return null;
  return {
    provider,
    host,
    is_here: isHere,
    agreement,
    tools: Object.entries(desk.names).map(([tool, model]) => ({ tool_name: tool, model })),
    circuits: desk.circuits().map(({ model, failures, restUntil }) => ({
      model,
      failures,
      rests_until: restUntil === null ? null : new Date(restUntil).toISOString(),
    })),
  };
}
