import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { MaintenanceError } from './maintenance-error.ts';

/** Heads of chains as the log told them: by tenant (empty: what belongs to none), then by number. */
export type KnownHeads = ReadonlyMap<string, ReadonlyMap<number, string>>;

/**
 * Reads the heads of chains from a log of the server, one JSON object a line; other lines are skipped.
 * @throws MaintenanceError when the file cannot be read, holds no head, or two different ones for one place.
 */
export async function readHeads(path: string): Promise<KnownHeads> {
  const heads = new Map<string, Map<number, string>>();
  try {
    for await (const line of createInterface({ input: createReadStream(path, 'utf8'), crlfDelay: Infinity })) {
      const head = readHead(line);
      if (head === null) continue;
      const known = heads.get(head.tenantId) ?? new Map<number, string>();
      if ((known.get(head.sequence) ?? head.mac) !== head.mac)
        throw new MaintenanceError(
          `"${path}" names two different heads for number ${head.sequence} of one chain; it is not the log of one installation.`,
        );
      heads.set(head.tenantId, known.set(head.sequence, head.mac));
    }
  } catch (error) {
    if (error instanceof MaintenanceError) throw error;
    throw new MaintenanceError(`"${path}" could not be read.`, { cause: error });
  }
  if (heads.size === 0)
    throw new MaintenanceError(`"${path}" holds no heads of chains; the server logs them from LOG_LEVEL=info on.`);
  return heads;
}

interface LoggedHead {
  readonly tenantId: string;
  readonly sequence: number;
  readonly mac: string;
}

function readHead(line: string): LoggedHead | null {
  if (!line.includes('"head"')) return null;
  try {
    const { head } = JSON.parse(line) as { readonly head?: Partial<LoggedHead> | null };
    const { tenantId, sequence, mac } = head ?? {};
    if (typeof tenantId !== 'string' || typeof mac !== 'string' || !Number.isSafeInteger(sequence)) return null;
    return { tenantId, sequence: Number(sequence), mac };
  } catch {
    return null;
  }
}
