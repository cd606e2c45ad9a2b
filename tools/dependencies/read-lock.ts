/** One package as the lock file pins it. */
export interface LockedPackage {
  /** Where it is installed, for example `node_modules/a/node_modules/b`. */
  readonly place: string;
  readonly name: string;
  readonly version: string;
  /** As its author wrote it: an SPDX expression, or something like one; null when there is none. */
  readonly licence: string | null;
  /** Subresource integrity, for example `sha512-...`; null when there is none. */
  readonly integrity: string | null;
  readonly source: string | null;
  /** Runs something of its own when it is installed. */
  readonly hasInstallScript: boolean;
}

interface LockEntry {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly hasInstallScript?: boolean;
}

const folder = 'node_modules/';

/** The packages that a production installation gets, those for other systems included; without the repository's own. */
export function readProductionPackages(lock: string): readonly LockedPackage[] {
  const { packages } = JSON.parse(lock) as { packages: Readonly<Record<string, LockEntry>> };
  return Object.entries(packages)
    .filter(([place, entry]) => place.includes(folder) && entry.link !== true && entry.dev !== true)
    .map(([place, entry]) => ({
      place,
      name: place.slice(place.lastIndexOf(folder) + folder.length),
      version: entry.version ?? '',
      licence: entry.license ?? null,
      integrity: entry.integrity ?? null,
      source: entry.resolved ?? null,
      hasInstallScript: entry.hasInstallScript === true,
    }));
}
