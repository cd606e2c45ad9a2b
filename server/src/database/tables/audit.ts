export interface AuditEventTable {
  /** UUID v7: the order in which events are sealed. */
  id: string;
  /** Empty for what belongs to no tenant. */
  tenant_id: string;
  at: number;
  actor_id: string | null;
  action: string;
  object_type: string | null;
  object_id: string | null;
  outcome: 'success' | 'denied' | 'failure';
  /** Address and user agent, sealed. */
  origin: Uint8Array;
  /** Place in the tenant's chain, from 1; null until sealed. */
  sequence: number | null;
  mac: string | null;
}

export interface AuditChainTable {
  tenant_id: string;
  last_sequence: number;
  last_mac: string;
}

export interface AuditTables {
  audit_events: AuditEventTable;
  audit_chains: AuditChainTable;
}
