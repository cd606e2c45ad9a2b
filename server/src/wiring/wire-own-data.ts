import { resolve } from 'node:path';
import type { AccountServices } from './wire-accounts.ts';
import type { OwnDataParts } from '../areas/authentication-app/own-data/index.ts';
import { readAgreementFile } from '../agreements/read-agreement-file.ts';
import type { Settings } from '../config/settings.ts';
import { RecentMap } from '../keys/recent-map.ts';
import { createExportStore } from '../store/own-data/export-store.ts';
import type { Ground } from './open-ground.ts';
import type { ServerOptions } from './server-options.ts';

export interface OwnDataRooms extends Ground {
  readonly accounts: AccountServices;
  readonly nudgeDeletions: () => void;
}

/** Bytes that one person's attachments may take. */
export function storedBytesOf({ STORAGE_MB_PER_PERSON }: Pick<Settings, 'STORAGE_MB_PER_PERSON'>): number {
  return STORAGE_MB_PER_PERSON * 1_000_000;
}

/** Export, deletion and agreement. @throws SettingError when the file of BAA_FILE cannot be used. */
export function wireOwnData({ settings, root }: ServerOptions, rooms: OwnDataRooms): AccountServices & OwnDataParts {
  const { database, keyring: keys, clock, files, store, accounts, damage, nudgeDeletions } = rooms;
  const { BAA_FILE: file, BAA_VERSION: version } = settings;
  return {
    ...accounts,
    files,
    damage,
    exports: createExportStore({ database, keys, clock, damage, replySeals: new RecentMap(100) }),
    vault: keys.vault,
    readUse: (userId) => store.attachments.readUse(userId),
    nudgeDeletions,
    agreement: file === null || version === null ? null : readAgreementFile(resolve(root, file), version),
    ownDataLimits: {
      binDays: settings.BIN_DAYS,
      backupDays: settings.BACKUP_DAYS,
      storedBytes: storedBytesOf(settings),
    },
  };
}
