import type { RedactionStyle } from '@notewright/engine';
import { redactionStyles } from '@notewright/engine/value-sets';
import { UsageError } from '../usage-error.ts';

/** How `notewright redact` is asked to replace what it finds. */
export interface Replacement {
  readonly style: RedactionStyle;
  readonly keyFile: string | null;
  readonly zip: 'whole' | 'three-digits';
  readonly ages: 'word' | 'ninety-plus';
  readonly keepClinicians: boolean;
}

/** Where the redacted files go. */
export interface Destination {
  readonly folder: string;
  /** Whether files that are there already are written over. */
  readonly force: boolean;
}

/** The options that only `redact` knows, as the command line is parsed. */
export const redactOptions = {
  style: { type: 'string' },
  'key-file': { type: 'string' },
  zip3: { type: 'boolean' },
  ages90: { type: 'boolean' },
  'keep-clinicians': { type: 'boolean' },
  out: { type: 'string' },
  force: { type: 'boolean' },
  /** Folders are always read with everything below them; the option for it is accepted all the same. */
  recursive: { type: 'boolean' },
} as const;

export interface RedactValues {
  readonly style?: string | undefined;
  readonly 'key-file'?: string | undefined;
  readonly zip3?: boolean | undefined;
  readonly ages90?: boolean | undefined;
  readonly 'keep-clinicians'?: boolean | undefined;
  readonly out?: string | undefined;
  readonly force?: boolean | undefined;
  readonly recursive?: boolean | undefined;
}

/** The first option that only `redact` knows and that was given, as it is written; null when there is none. */
export function firstRedactOption(values: RedactValues): string | null {
  const given = Object.keys(redactOptions).find((name) => values[name as keyof RedactValues] !== undefined);
  return given === undefined ? null : `--${given}`;
}

/** @throws UsageError when the options contradict each other or mean nothing */
export function readReplacement(values: RedactValues): Replacement {
  const style = redactionStyles.find((known) => known === (values.style ?? 'word'));
  if (!style) throw new UsageError(`"${values.style}" is not a style; there are word, tags and surrogates.`);
  const keyFile = values['key-file'] ?? null;
  if (keyFile !== null && style !== 'surrogates') throw new UsageError('--key-file is for --style surrogates.');
  return {
    style,
    keyFile,
    zip: values.zip3 ? 'three-digits' : 'whole',
    ages: values.ages90 ? 'ninety-plus' : 'word',
    keepClinicians: values['keep-clinicians'] ?? false,
  };
}

/** @throws UsageError when --out is missing or contradicts another option */
export function readDestination(values: RedactValues, files: readonly string[], format?: string): Destination | null {
  if (values.out === undefined) {
    if (values.force) throw new UsageError('--force goes with --out.');
    return null;
  }
  if (values.out === '') throw new UsageError('--out wants a folder.');
  if (format !== undefined)
    throw new UsageError('--format is for one result on standard output; with --out each file keeps its own format.');
  if (files.length === 0) throw new UsageError('Please name the files or folders to redact.');
  if (files.includes('-')) throw new UsageError('With --out, please name files; standard input has no name.');
  return { folder: values.out, force: values.force ?? false };
}
