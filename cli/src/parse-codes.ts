import { UsageError } from './usage-error.ts';

/** A request about the tables that codes are looked up in. */
export type CodesRequest =
  | {
      readonly command: 'codes import';
      readonly files: readonly string[];
      /** The fiscal year of files that do not say it themselves. */
      readonly year: number | null;
      /** Reads and compares, and changes nothing. */
      readonly isDryRun: boolean;
    }
  | { readonly command: 'codes list' }
  | { readonly command: 'codes remove'; readonly kind: string; readonly version: string };

export const codesOptions = { year: { type: 'string' }, 'dry-run': { type: 'boolean' } } as const;

type Values = Readonly<Record<string, string | boolean | undefined>>;

/** @throws UsageError when a word means nothing */
export function parseCodes(verb: string, rest: readonly string[], values: Values): CodesRequest {
  const own = verb === 'import' ? Object.keys(codesOptions) : [];
  const stray = Object.keys(values).find((name) => !own.includes(name));
  if (stray !== undefined) throw new UsageError(`--${stray} means nothing to "notewright codes ${verb}".`);
  if (verb === 'import') return parseImport(rest, values);
  if (verb === 'list' && rest.length === 0) return { command: 'codes list' };
  if (verb === 'remove') return parseRemove(rest);
  throw new UsageError(
    'Of code tables there are "codes import FILE...", "codes list" and "codes remove KIND VERSION".',
  );
}

function parseImport(files: readonly string[], values: Values): CodesRequest {
  if (files.length === 0) throw new UsageError('Please name a file: notewright codes import FILE...');
  const year = values['year'];
  if (year !== undefined && !/^20\d\d$/.test(String(year))) throw new UsageError('--year is a year, such as 2027.');
  return {
    command: 'codes import',
    files,
    year: year === undefined ? null : Number(year),
    isDryRun: values['dry-run'] === true,
  };
}

/** A version may be written without quotation marks: `codes remove ncci-ptp 2026 Q4`. */
function parseRemove([kind, ...version]: readonly string[]): CodesRequest {
  if (kind === undefined || version.length === 0)
    throw new UsageError('Please name a kind and a version, as "notewright codes list" has them.');
  return { command: 'codes remove', kind, version: version.join(' ') };
}
