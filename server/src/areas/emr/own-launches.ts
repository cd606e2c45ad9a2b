import type { EmrLaunch } from '@notewright/contract';
import type { AuditEvent } from '../../kernel/audit-event.ts';
import type { UserCaller } from '../../kernel/caller.ts';
import type { Clock } from '../../kernel/clock.ts';
import { ProblemError } from '../../kernel/problem.ts';
import type { DocumentReader } from '../../documents/document-reader.ts';
import type { Localizable } from '../../language/localizable.ts';
import { findConnection, type OpenClient } from '../../emr/open-client.ts';
import { grantOf } from '../../emr/launch/shown-grant.ts';
import type { WaitingWrites } from '../../emr/waiting-writes.ts';
import type { OpenEhr } from '../../emr/smart/open-ehr.ts';
import { presentEmrLaunch } from '../../presenters/present-emr.ts';
import type { StoredEmrConnection } from '../../store/emr/connection-store.ts';
import type { StoredLaunch } from '../../store/emr/launch-store.ts';
import type { Owner, Store } from '../../store/store.ts';

export interface EmrParts {
  readonly store: Store;
  readonly clock: Clock;
  /** A new UUID v7. */
  readonly newId: () => string;
  /** Where people reach the installation, without a slash at the end. */
  readonly publicUrl: () => string;
  /** Internal networks in which EHRs may lie. */
  readonly networks: readonly string[];
  readonly openEhr: OpenEhr;
  readonly openClient: OpenClient;
  readonly waitingWrites: WaitingWrites;
  /** What finds the words of earlier notes that are pages or documents. */
  readonly documents: Pick<DocumentReader, 'readDocument'>;
  /** Hears of what came to nothing; never what was asked or answered. */
  readonly report: (what: string, reason: string) => void;
}

/** The part of a request that an audit line records. */
export interface EmrRequest {
  readonly caller: UserCaller;
  readonly ip: string;
  readonly userAgent: string;
}

export const ownerOf = ({ tenantId, userId }: UserCaller): Owner => ({ tenantId, userId });

/** A line of the audit log: who did what with which launch, or, where there is none, by which connection. */
export function auditLine(
  { clock }: { readonly clock: Clock },
  { caller, ip, userAgent }: EmrRequest,
  action: string,
  id: string | null,
  outcome: AuditEvent['outcome'] = 'success',
): AuditEvent {
  const { tenantId, userId } = caller;
  const object = { objectType: id === null ? null : 'emr_launch', objectId: id };
  return { tenantId, actorId: userId, action, ...object, outcome, ip, userAgent, at: clock.now() };
}

/** Answers that there is no such launch; that somebody asked for it is noted. */
export async function refuseMissing(
  parts: Pick<EmrParts, 'store' | 'clock'>,
  request: EmrRequest,
  action: string,
  id: string,
): Promise<never> {
  await parts.store.audit.append(auditLine(parts, request, action, id, 'denied'));
  throw new ProblemError('not_found');
}

/** A launch of the caller's with its connection. @throws ProblemError `not_found`, also once its EHR is connected no more */
export async function requireLaunch(
  parts: Pick<EmrParts, 'store' | 'clock'>,
  request: EmrRequest,
  action: string,
  id: string,
): Promise<{ readonly launch: StoredLaunch; readonly connection: StoredEmrConnection }> {
  const owner = ownerOf(request.caller);
  const launch = await parts.store.emr.launches.find(owner, id);
  const connection = launch === null ? null : await findConnection(parts, owner, launch);
  if (launch === null || connection === null) return refuseMissing(parts, request, action, id);
  return { launch, connection };
}

/** A launch for a page. */
export function present(launch: StoredLaunch, connection: StoredEmrConnection): Localizable<EmrLaunch> {
  return presentEmrLaunch(launch, connection, grantOf(launch.scopes, connection.abilities));
}
