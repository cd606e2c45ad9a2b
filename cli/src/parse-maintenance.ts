import { parseArgs } from 'node:util';
import { codesOptions, parseCodes, type CodesRequest } from './parse-codes.ts';
import { UsageError } from './usage-error.ts';

/** A head of a chain: the number of its last row, and that row's link. */
export interface Head {
  readonly sequence: number;
  readonly mac: string;
}

/** What the installation is asked to do. */
export type MaintenanceRequest =
  | {
      readonly command: 'audit verify';
      /** A tenant's id, or `installation`; null for all. */
      readonly chain: string | null;
      readonly head: Head | null;
      /** A file with the server's log. */
      readonly headsFile: string | null;
    }
  | { readonly command: 'operator grant' | 'operator revoke'; readonly email: string }
  | { readonly command: 'operator list' }
  /** For somebody who has lost every second factor. */
  | { readonly command: 'second-factor remove'; readonly email: string }
  /** Lets mailed codes count again; null for the whole installation. */
  | { readonly command: 'wrong-codes clear'; readonly email: string | null }
  /** Destroys again what a log of the server says was destroyed, after an older backup was restored. */
  | { readonly command: 'deletions apply'; readonly logFile: string }
  /** Copies the embedded database and the files into a new folder. */
  | { readonly command: 'backup create'; readonly folder: string }
  | CodesRequest;

const options = {
  ...codesOptions,
  tenant: { type: 'string' },
  head: { type: 'string' },
  heads: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

const areas: ReadonlySet<string> = new Set([
  'audit',
  'operator',
  'second-factor',
  'wrong-codes',
  'deletions',
  'backup',
  'codes',
]);

/**
 * Reads a command line that begins with the name of an area; null for every other, and when help is asked for.
 * @throws UsageError when a word on it means nothing.
 */
export function parseMaintenance(args: readonly string[]): MaintenanceRequest | null {
  if (!areas.has(args[0] ?? '')) return null;
  const { values, positionals } = readArguments(args);
  if (values.help) return null;
  const [area = '', verb = '', ...rest] = positionals;
  if (area === 'audit') return parseAudit(verb, rest, values);
  if (area === 'codes') return parseCodes(verb, rest, values);
  const stray = Object.keys(values)[0];
  if (stray !== undefined) throw new UsageError(`--${stray} is for "notewright ${placeOf(stray)}".`);
  if (area === 'second-factor') return parseSecondFactor(verb, rest);
  if (area === 'wrong-codes') return parseWrongCodes(verb, rest);
  if (area === 'backup') return parseBackup(verb, rest);
  return area === 'deletions' ? parseDeletions(verb, rest) : parseOperator(verb, rest);
}

/** The command that an option belongs to. */
const placeOf = (option: string): string => (Object.hasOwn(codesOptions, option) ? 'codes import' : 'audit verify');

type Values = { readonly [Name in keyof typeof options]?: string | boolean | undefined };

function readArguments(args: readonly string[]): { values: Values; positionals: string[] } {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new UsageError(error instanceof Error ? (error.message.split('. ')[0] ?? error.message) : String(error));
  }
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function parseAudit(verb: string, rest: readonly string[], values: Values): MaintenanceRequest {
  if (verb !== 'verify') throw new UsageError('Of the audit log there is "notewright audit verify".');
  if (rest.length > 0) throw new UsageError(`"${rest[0]}" means nothing here; a tenant is named with --tenant.`);
  const { tenant, head, heads, ...others } = values;
  const stray = Object.keys(others)[0];
  if (stray !== undefined) throw new UsageError(`--${stray} is for "notewright ${placeOf(stray)}".`);
  if (typeof tenant === 'string' && tenant !== 'installation' && !uuid.test(tenant))
    throw new UsageError('--tenant is the id of a company or person, or "installation".');
  if (head !== undefined && tenant === undefined)
    throw new UsageError('--head belongs to one chain; please name it with --tenant.');
  return {
    command: 'audit verify',
    chain: typeof tenant === 'string' ? tenant : null,
    head: typeof head === 'string' ? parseHead(head) : null,
    headsFile: typeof heads === 'string' ? heads : null,
  };
}

/** NUMBER:MAC, as the log writes them; a MAC is 32 bytes in base64url. */
function parseHead(text: string): Head {
  const [, number, mac] = /^([1-9]\d{0,14}):([\w-]{43})$/.exec(text) ?? [];
  if (number === undefined || mac === undefined)
    throw new UsageError('--head is NUMBER:MAC, as the line "audit chain sealed" of the log has them.');
  return { sequence: Number(number), mac };
}

function parseDeletions(verb: string, [logFile, stray]: readonly string[]): MaintenanceRequest {
  if (verb !== 'apply' || logFile === undefined || stray !== undefined)
    throw new UsageError('Of deletions there is "notewright deletions apply LOGFILE".');
  return { command: 'deletions apply', logFile };
}

function parseBackup(verb: string, [folder, stray]: readonly string[]): MaintenanceRequest {
  if (verb !== 'create' || folder === undefined || stray !== undefined)
    throw new UsageError('Of backups there is "notewright backup create FOLDER".');
  return { command: 'backup create', folder };
}

function parseOperator(verb: string, rest: readonly string[]): MaintenanceRequest {
  const [email, stray] = rest;
  if (verb === 'list' && email === undefined) return { command: 'operator list' };
  if (verb !== 'grant' && verb !== 'revoke')
    throw new UsageError('Of operators there are "operator grant EMAIL", "operator revoke EMAIL" and "operator list".');
  if (email === undefined || stray !== undefined)
    throw new UsageError(`Please name one e-mail address: notewright operator ${verb} EMAIL`);
  checkEmail(email);
  return { command: `operator ${verb}`, email };
}

function parseSecondFactor(verb: string, [email, stray]: readonly string[]): MaintenanceRequest {
  if (verb !== 'remove' || email === undefined || stray !== undefined)
    throw new UsageError('Of second factors there is "notewright second-factor remove EMAIL".');
  checkEmail(email);
  return { command: 'second-factor remove', email };
}

function parseWrongCodes(verb: string, [whose, stray]: readonly string[]): MaintenanceRequest {
  if (verb !== 'clear' || whose === undefined || stray !== undefined)
    throw new UsageError('Of wrong codes there is "notewright wrong-codes clear EMAIL" or "... clear installation".');
  if (whose === 'installation') return { command: 'wrong-codes clear', email: null };
  checkEmail(whose);
  return { command: 'wrong-codes clear', email: whose };
}

function checkEmail(email: string): void {
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new UsageError(`"${email}" is not an e-mail address.`);
}
