import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { SettingError } from '../config/setting.ts';

/** The operator's business associate agreement. */
export interface Agreement {
  readonly version: string;
  /** Plain text or markdown; shown as text. */
  readonly text: string;
  /** SHA-256 of the text, in hexadecimal. */
  readonly digest: string;
}

const longestBytes = 1024 * 1024;

/**
 * The agreement of BAA_FILE and BAA_VERSION.
 * @throws SettingError with one sentence for the operator when the file cannot be read as text.
 */
export function readAgreementFile(path: string, version: string): Agreement {
  const bytes = readBytes(path);
  if (bytes.length > longestBytes)
    throw new SettingError('BAA_FILE is larger than 1 MB, which no agreement should be.');
  const text = decode(bytes)
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .trim();
  if (text === '')
    throw new SettingError('BAA_FILE is empty; give it the text of the agreement, or take the setting away.');
  return { version, text, digest: createHash('sha256').update(text).digest('hex') };
}

function readBytes(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch {
    throw new SettingError(
      `BAA_FILE names "${path}", which cannot be read; set it to a file that this account may read.`,
    );
  }
}

function decode(bytes: Buffer): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!/[\p{Cc}--[\t\n\r\f]]/v.test(text)) return text;
  } catch {
    // Said below, in the same words.
  }
  throw new SettingError('BAA_FILE must be a text or markdown file in UTF-8.');
}
