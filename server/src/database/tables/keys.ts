/** The roots of the purpose keys, wrapped by the installation's key; that of `root` also proves that the key fits. */
export interface InstallationKeyTable {
  id: string;
  wrapped: Uint8Array;
}

/** A tenant's keys, wrapped by the installation's key; the highest generation wraps what is new. */
export interface TenantKeyTable {
  tenant_id: string;
  generation: number;
  wrapped: Uint8Array;
}

export interface KeyTables {
  installation_keys: InstallationKeyTable;
  tenant_keys: TenantKeyTable;
}
