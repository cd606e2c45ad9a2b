import type { IcdRow } from '../packed-icd.ts';

/**
 * The codes of manifestations: their titles say "in diseases (conditions, disorders) classified elsewhere", so the disease
 * that causes them stands first (official guidelines, I.A.13). What stands below such a heading is one too. "As the cause of
 * diseases classified elsewhere" (B95-B97) names a cause, not a manifestation.
 * @param rows Sorted by code
 * @returns Codes without dots, none below another of them
 */
export function findManifestations(rows: Iterable<IcdRow>): string[] {
  const found: string[] = [];
  for (const { code, title } of rows) {
    const end = title.indexOf(' classified elsewhere');
    if (end < 0 || title.includes('as the cause of')) continue;
    const isManifestation = title.lastIndexOf(' in ', end) >= 0 && !title.startsWith(' not', end - 4);
    const above = found.at(-1);
    if (isManifestation && !(above !== undefined && code.startsWith(above))) found.push(code);
  }
  return found;
}
