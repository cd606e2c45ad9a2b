/** One line of the audit log. It names things by id and never carries a patient's words. */
export interface AuditEvent {
  readonly tenantId: string | null;
  readonly actorId: string | null;
  /** Noun and verb, for example `chat.read`, `session.sign_in`. */
  readonly action: string;
  readonly objectType: string | null;
  readonly objectId: string | null;
  readonly outcome: 'success' | 'denied' | 'failure';
  readonly ip: string;
  readonly userAgent: string;
  readonly at: number;
}

export interface AuditStore {
  /** Belongs into the transaction of the change it tells of. */
  append(...events: readonly AuditEvent[]): Promise<void>;
}
