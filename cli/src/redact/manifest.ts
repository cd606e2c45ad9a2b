import type { Replacement } from './redact-request.ts';
import type { FoundCount } from './found-counts.ts';

/** What became of one file. `file` is its new name, without identifiers; no value of it stands here. */
export interface ManifestEntry {
  readonly file: string;
  readonly type: string;
  readonly bytes: number;
  readonly outcome: 'redacted' | 'skipped' | 'failed';
  readonly found: readonly FoundCount[];
  readonly problems: readonly string[];
}

function countBy(entries: readonly ManifestEntry[], outcome: ManifestEntry['outcome']): number {
  return entries.filter((entry) => entry.outcome === outcome).length;
}

/** What was done, in figures. */
export function summarise(entries: readonly ManifestEntry[]) {
  const kinds: Record<string, number> = {};
  let identifiers = 0;
  for (const { found } of entries)
    for (const { kind, count } of found) {
      kinds[kind] = (kinds[kind] ?? 0) + count;
      identifiers += count;
    }
  return {
    files: entries.length,
    redacted: countBy(entries, 'redacted'),
    skipped: countBy(entries, 'skipped'),
    failed: countBy(entries, 'failed'),
    identifiers,
    kinds,
  };
}

const safeHarbor =
  'Identifiers were taken out by the Safe Harbor method (45 CFR 164.514(b)(2)); no automatic method finds every one.';
const notSafeHarbor =
  'Names and numbers are made up and dates are shifted, which is not the Safe Harbor method (45 CFR 164.514(b)(2)); no automatic method finds every identifier.';
const keptClinicians = 'The names of clinicians were left in.';

/** The text of manifest.json: how it was done, each file with counts by kind and rule, and the sums. No value, no key. */
export function writeManifest(
  { style, zip, ages, keepClinicians }: Omit<Replacement, 'keyFile'>,
  entries: readonly ManifestEntry[],
): string {
  const notes = [style === 'surrogates' ? notSafeHarbor : safeHarbor, ...(keepClinicians ? [keptClinicians] : [])];
  const manifest = {
    version: 1,
    options: { style, zip, ages, keepClinicians },
    notes,
    summary: summarise(entries),
    files: entries,
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
