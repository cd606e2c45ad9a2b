import type { Clock } from '../../kernel/clock.ts';
import { callbackUrl, launchUrl } from '../../emr/launch/begin-launch.ts';
import type { EmrAbilities } from '../../emr/emr-abilities.ts';
import type { WaitingWrites } from '../../emr/waiting-writes.ts';
import { operator } from '@notewright/contract';
import { json, route, type Route } from '../../http/route.ts';
import type { WithMessages } from '../../language/localizable.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';
import type { StoredEmrConnection } from '../../store/emr/connection-store.ts';
import type { Store } from '../../store/store.ts';
import { noteOperation, type OperatorRequest } from './note-operation.ts';

export interface EmrOperationParts {
  readonly store: AccountStore;
  /** Where launches and what waits to be written are kept, so that both end together. */
  readonly charts: Store;
  readonly clock: Clock;
  /** A new UUID v7. */
  readonly newId: () => string;
  /** Where people reach the installation, without a slash at the end. */
  readonly publicUrl: () => string;
  /** Internal networks in which EHRs may lie. */
  readonly networks: readonly string[];
  readonly waitingWrites: WaitingWrites;
  /** Asks the server of an EHR what it can. @throws EmrError */
  readonly discover: (baseUrl: string, signal: AbortSignal) => Promise<EmrAbilities>;
}

/** Keeps what an operator did with a connection in the installation's own chain. */
export function noteEmr(
  { clock }: Pick<EmrOperationParts, 'clock'>,
  tx: Pick<Store, 'audit'>,
  { caller, ip, userAgent }: OperatorRequest,
  action: string,
  id: string,
): Promise<void> {
  const object = { objectType: 'emr_connection', objectId: id } as const;
  const line = { tenantId: null, actorId: caller.userId, action, ...object, outcome: 'success' } as const;
  return tx.audit.append({ ...line, ip, userAgent, at: clock.now() });
}

type Entry = operator.EmrConnectionEntry;

/** A connection for the operator's page, without its secret. */
export async function presentConnection(
  { store, charts, waitingWrites }: EmrOperationParts,
  connection: StoredEmrConnection,
): Promise<Omit<Entry, 'company'> & WithMessages<Pick<Entry, 'company'>, 'company'>> {
  const { id, name, baseUrl, clientId, clientSecret, tenantId, state, lastContactAt } = connection;
  const company = tenantId === null ? null : await store.installation.findCompany(tenantId);
  const counts = await waitingWrites.count(charts, id);
  return {
    id,
    name,
    base_url: baseUrl,
    company: tenantId === null ? null : { id: tenantId, name: company?.name ?? '' },
    client_id: clientId,
    has_secret: clientSecret !== null,
    state,
    waiting: counts.waiting,
    refused: counts.refused,
    oldest_waiting: timeOf(counts.oldestWaiting),
    last_contact: timeOf(lastContactAt),
  };
}

const timeOf = (moment: number | null): string | null => (moment === null ? null : new Date(moment).toISOString());

/** What a server can, for the operator's page. */
export function presentAbilities(abilities: EmrAbilities): operator.EmrAbilities {
  return {
    fhir_version: abilities.fhirVersion,
    software: abilities.software,
    authorization_endpoint: abilities.authorizationEndpoint,
    token_endpoint: abilities.tokenEndpoint,
    revocation_endpoint: abilities.revocationEndpoint,
    reads: [...abilities.reads],
    creates: [...abilities.creates],
    has_conditional_create: abilities.conditionalCreates.length > 0,
  };
}

/** The EHRs that are connected, and the addresses to register with others. */
export function readEmrRoute(parts: EmrOperationParts): Route {
  return route(operator.readEmr, {
    policy: 'operator',
    limits: ['read'],
    audit: 'operator.read',
    handle: async (request) => {
      const known = await parts.charts.emr.connections.list();
      const publicUrl = parts.publicUrl();
      await noteOperation(parts, parts.store, request, 'operator.read');
      return json({
        data: await Promise.all(known.map((one) => presentConnection(parts, one))),
        callback_url: callbackUrl(publicUrl),
        launch_url: launchUrl(publicUrl),
      });
    },
  });
}
