import { readFileSync } from 'node:fs';
import { SettingError } from '../config/setting.ts';

const longestBytes = 512 * 1024;

/**
 * The operator's own terms of service (setting TERMS_FILE).
 * @throws SettingError with one sentence for the operator when the file cannot be read as text
 */
export function readTermsFile(path: string): string {
  const bytes = readBytes(path);
  if (bytes.length > longestBytes)
    throw new SettingError('TERMS_FILE is larger than 512 kB, which no terms should be.');
  const text = decode(bytes)
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .trim();
  if (text === '')
    throw new SettingError('TERMS_FILE is empty; give it the text of your terms, or take the setting away.');
  return text;
}

function readBytes(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch {
    throw new SettingError(
      `TERMS_FILE names "${path}", which cannot be read; set it to a file that this account may read.`,
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
  throw new SettingError('TERMS_FILE must be a text or markdown file in UTF-8.');
}
