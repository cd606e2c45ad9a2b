/** Which piece of sound: its recording, the part of that, and its place in the part, from 0. */
export interface PieceId {
  readonly recordingId: string;
  readonly part: number;
  readonly number: number;
}

/** A piece that only the session that recorded it can open. */
export interface SealedBytes {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly sealed: ArrayBuffer;
}

const name = 'AES-GCM';

/** Takes the server's key over so that no script can read it out again. */
export function importKey(base64: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
  return crypto.subtle.importKey('raw', bytes, name, false, ['encrypt', 'decrypt']);
}

/** A piece opens in its own place alone. */
const placeOf = ({ recordingId, part, number }: PieceId): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`${recordingId}/${part}/${number}`);

/** Seals a piece for its place, under a new nonce. */
export async function seal(key: CryptoKey, id: PieceId, sound: ArrayBuffer): Promise<SealedBytes> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  return { iv, sealed: await crypto.subtle.encrypt({ name, iv, additionalData: placeOf(id) }, key, sound) };
}

/** The sound again. Rejects under another key, for another place, and where anything was changed. */
export function unseal(key: CryptoKey, id: PieceId, { iv, sealed }: SealedBytes): Promise<ArrayBuffer> {
  return crypto.subtle.decrypt({ name, iv, additionalData: placeOf(id) }, key, sealed);
}

/** SHA-256 in hexadecimal digits. */
export async function hashOf(sound: ArrayBuffer): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', sound));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
