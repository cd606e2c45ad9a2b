import { simulatorBase, simulatorClientId } from './areas/dev/ehr/ehr-place.ts';
import { ordinaryRules } from './areas/dev/ehr/ehr-rules.ts';
import { writeCapabilityStatement, writeSmartConfiguration } from './areas/dev/ehr/ehr-statements.ts';
import { readCapability } from './emr/smart/read-capability.ts';
import { readConfiguration } from './emr/smart/read-configuration.ts';
import type { Clock } from './kernel/clock.ts';
import type { EmrConnectionStore } from './store/emr/connection-store.ts';

/** The same in every installation, so that a chat finds the simulator again under another port. */
export const simulatorConnectionId = '019ad000-0000-7000-8000-00000000e4e4';

export interface SimulatorParts {
  readonly store: { readonly emr: { readonly connections: EmrConnectionStore } };
  readonly accounts: { readonly publicUrl: () => string; readonly clock: Clock };
}

/**
 * Connects the EHR simulator for everybody, or again where the server has come to another address; for
 * development. What it says of itself is taken from where it stands, since nothing may answer yet.
 * @throws EmrError where this installation has an address that no EHR may have, such as a plain one that others can reach
 */
export async function connectSimulator({ store, accounts }: SimulatorParts): Promise<void> {
  const { connections } = store.emr;
  const now = accounts.clock.now();
  const baseUrl = simulatorBase(accounts.publicUrl());
  const abilities = {
    ...readConfiguration(writeSmartConfiguration(baseUrl, ordinaryRules), { baseUrl, networks: [] }),
    ...readCapability(writeCapabilityStatement(baseUrl, ordinaryRules, new Date(now).toISOString())),
  };
  const connection = {
    id: simulatorConnectionId,
    name: 'EHR simulator',
    baseUrl,
    clientId: simulatorClientId,
    clientSecret: null,
    tenantId: null,
    abilities,
  };
  if ((await connections.find(simulatorConnectionId)) === null) await connections.add(connection, 'working', now);
  else await connections.change(connection, 'working', now);
}

/** Takes the simulator out where it does not answer: in production, over data that were made in development. */
export async function disconnectSimulator({ store }: Pick<SimulatorParts, 'store'>): Promise<void> {
  await store.emr.connections.remove(simulatorConnectionId);
}
