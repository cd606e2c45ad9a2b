import { createPrivateKey, X509Certificate } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { resolve } from 'node:path';
import { readNamedFile, readSecretFile } from '../config/read-named-file.ts';
import { SettingError } from '../config/setting.ts';
import type { Settings } from '../config/settings.ts';

/** What the server speaks TLS with, in PEM. */
export interface Tls {
  readonly cert: Buffer;
  readonly key: Buffer;
}

/** Reads the certificate and its key; null when TLS is somebody else's. @throws SettingError with one sentence. */
export function readTls({ TLS_CERT, TLS_KEY }: Settings, root: string): Tls | null {
  if (TLS_CERT === null || TLS_KEY === null) return null;
  const [certPath, keyPath] = [resolve(root, TLS_CERT), resolve(root, TLS_KEY)];
  const cert = readNamedFile('TLS_CERT', certPath);
  const key = Buffer.from(readSecretFile('TLS_KEY', keyPath));
  if (!openCertificate(cert, certPath).checkPrivateKey(openKey(key, keyPath)))
    throw new SettingError(
      `The key ${keyPath} (TLS_KEY) is not that of the certificate ${certPath} (TLS_CERT); set both to files that belong together, the server's own certificate first.`,
    );
  return { cert, key };
}

function openCertificate(pem: Buffer, path: string): X509Certificate {
  try {
    return new X509Certificate(pem);
  } catch (error) {
    throw new SettingError(`The file ${path} (TLS_CERT) holds no certificate in PEM; set TLS_CERT to one that does.`, {
      cause: error,
    });
  }
}

function openKey(pem: Buffer, path: string): KeyObject {
  try {
    return createPrivateKey(pem);
  } catch (error) {
    throw new SettingError(
      `The file ${path} (TLS_KEY) holds no private key in PEM without a passphrase; set TLS_KEY to one that does.`,
      { cause: error },
    );
  }
}
