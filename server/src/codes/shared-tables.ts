import type { StoredTable } from '@notewright/engine';

/** The tables of one moment, in memory that threads share: plain data, handed over without a copy. */
export interface SharedTables {
  /** Another one for each time that tables were loaded. */
  readonly edition: string;
  /** True where the operator has switched CPT off. */
  readonly withoutCpt: boolean;
  /** The whole release of HCPCS Level II that comes with the product, packed; null for the codes in common use alone. */
  readonly hcpcs: Uint8Array | null;
  /** In the order in which they were imported. */
  readonly tables: readonly StoredTable[];
}

/** Nothing was imported or loaded: the tables that the engine has in itself. */
export const builtInTables: SharedTables = { edition: 'built-in', withoutCpt: false, hcpcs: null, tables: [] };

let release: Promise<Uint8Array> | null = null;

/** The whole release of HCPCS Level II in memory that threads share, read when first asked for and kept. */
export function loadHcpcsRelease(): Promise<Uint8Array> {
  release ??= import('@notewright/engine/hcpcs-release').then(({ packHcpcsRelease }) => {
    const packed = packHcpcsRelease();
    const shared = new Uint8Array(new SharedArrayBuffer(packed.length));
    shared.set(packed);
    return shared;
  });
  return release;
}
