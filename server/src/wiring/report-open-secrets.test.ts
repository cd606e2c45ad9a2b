import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSettings } from '../config/settings.ts';
import { reportOpenSecrets } from './report-open-secrets.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'notewright-open-secrets-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it.skipIf(process.platform === 'win32')(
  'names files with secrets that every account can read, and no others',
  async () => {
    const file = async (name: string, mode: number): Promise<string> => {
      await writeFile(join(folder, name), 'x');
      await chmod(join(folder, name), mode);
      return name;
    };
    const settings = readSettings({
      INSTALLATION_KEY_FILE: await file('key', 0o644),
      INSTALLATION_KEY_PREVIOUS_FILE: await file('earlier', 0o640),
      TLS_KEY: await file('tls.key', 0o666),
      TLS_CERT: await file('tls.pem', 0o644),
      TERMS_FILE: await file('terms.md', 0o644),
      MODEL_API_KEY_FILE: 'missing',
      MODEL_SERVICE_ACCOUNT_FILE: await file('account.json', 0o644),
    });
    const reported: unknown[] = [];
    reportOpenSecrets(settings, folder, { warn: (entry: unknown) => void reported.push(entry) });
    expect(reported).toEqual([
      { setting: 'INSTALLATION_KEY_FILE' },
      { setting: 'TLS_KEY' },
      { setting: 'MODEL_SERVICE_ACCOUNT_FILE' },
    ]);
  },
);
