import type { Agreement } from '../agreements/read-agreement-file.ts';
import type { FileStore } from '../files/file-store.ts';
import type { KeyVault } from '../keys/key-vault.ts';
import type { ExportStore } from '../store/own-data/export-store.ts';
import type { AccountParts } from '../accounts/account-parts.ts';

/** What the calls about people's own data work with, beside accounts. */
export interface OwnDataParts extends AccountParts {
  readonly files: FileStore;
  readonly exports: ExportStore;
  readonly vault: Pick<KeyVault, 'forgetTenant'>;
  /** How many bytes of attachments a person has stored. */
  readonly readUse: (userId: string) => Promise<number>;
  /** Lets deletions be finished now. */
  readonly nudgeDeletions: () => void;
  /** The operator's business associate agreement; null when none is offered. */
  readonly agreement: Agreement | null;
  readonly ownDataLimits: OwnDataLimits;
}

export interface OwnDataLimits {
  readonly binDays: number;
  readonly backupDays: number;
  readonly storedBytes: number;
}
