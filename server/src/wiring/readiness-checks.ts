import type { FileStore } from '../files/file-store.ts';
import type { ReadinessCheck } from '../http/health.ts';
import type { Keyring } from '../keys/keyring.ts';
import type { CounterStore } from '../store/accounts/counters.ts';

export interface ReadinessParts {
  readonly counters: Pick<CounterStore, 'readCount'>;
  readonly files: FileStore;
  readonly keyring: Keyring;
}

/** Without these three the server cannot do its work. */
export function readinessChecks({ counters, files, keyring }: ReadinessParts): readonly ReadinessCheck[] {
  return [
    { name: 'database', check: async () => void (await counters.readCount('readiness', 0)) },
    { name: 'files', check: () => checkFiles(files) },
    { name: 'keys', check: async () => checkKeys(keyring) },
  ];
}

/** One small file of nobody's, written and read back. */
const probe = 'readiness/probe';

async function checkFiles(files: FileStore): Promise<void> {
  const bytes = new TextEncoder().encode('ready');
  await files.put(probe, bytes);
  const read = await files.get(probe);
  if (read === null || Buffer.compare(read, bytes) !== 0) {
    throw new Error('What was written to the files could not be read back.');
  }
}

function checkKeys(keyring: Keyring): void {
  const place = { tenantId: null, table: 'readiness', column: 'probe', rowId: 'probe' };
  if (keyring.openText(place, keyring.sealText(place, 'ready')) !== 'ready') {
    throw new Error('The keys do not open what they sealed.');
  }
}
