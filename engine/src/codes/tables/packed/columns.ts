import { decodeUtf8, encodeUtf8 } from './utf8.ts';

/** Sorted keys of one width, filled up with zeros: found by binary search, no object per key. */
export interface KeyColumn {
  readonly size: number;
  /** As they are packed. */
  readonly bytes: Uint8Array;
  /** The row of a key; -1 where there is none. */
  find(key: string): number;
  /** The first row whose key is not before `key`: where the keys that begin so stand, if any do. */
  from(key: string): number;
  at(row: number): string;
  startsWith(row: number, prefix: string): boolean;
}

/** Packs ASCII keys that are sorted by their bytes, each at most `width` long. */
export function writeKeys(keys: readonly string[], width: number): Uint8Array {
  const bytes = new Uint8Array(keys.length * width);
  let start = 0;
  for (const key of keys) {
    for (let at = 0; at < key.length; at++) bytes[start + at] = key.charCodeAt(at);
    start += width;
  }
  return bytes;
}

/** Opens what `writeKeys` packed with the same width. */
export function openKeys(bytes: Uint8Array, width: number): KeyColumn {
  const size = Math.floor(bytes.length / width);
  /** Below 0 where the row's key stands before `key`, 0 where they are one. */
  const compare = (row: number, key: string): number => {
    const start = row * width;
    for (let at = 0; at < width; at++) {
      const difference = (bytes[start + at] ?? 0) - (at < key.length ? key.charCodeAt(at) : 0);
      if (difference !== 0) return difference;
    }
    return key.length > width ? -1 : 0;
  };
  const from = (key: string): number => {
    let [low, high] = [0, size];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compare(middle, key) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const startsWith = (row: number, prefix: string): boolean => {
    if (row >= size || prefix.length > width) return false;
    for (let at = 0; at < prefix.length; at++) if (bytes[row * width + at] !== prefix.charCodeAt(at)) return false;
    return true;
  };
  return {
    size,
    bytes,
    from,
    startsWith,
    find(key) {
      const row = from(key);
      return row < size && compare(row, key) === 0 ? row : -1;
    },
    at(row) {
      let key = '';
      for (let at = row * width; at < (row + 1) * width && bytes[at]; at++) key += String.fromCharCode(bytes[at] ?? 0);
      return key;
    },
  };
}

/** Whole numbers from 0, two or four bytes each. */
export interface NumberColumn {
  readonly size: number;
  at(row: number): number;
}

/** Packs whole numbers from 0 below 2^16 (`width` 2) or 2^32 (4). */
export function writeNumbers(numbers: readonly number[], width: 2 | 4): Uint8Array {
  const bytes = new Uint8Array(numbers.length * width);
  const view = new DataView(bytes.buffer);
  let start = 0;
  for (const number of numbers) {
    if (width === 2) view.setUint16(start, number, true);
    else view.setUint32(start, number, true);
    start += width;
  }
  return bytes;
}

/** Opens what `writeNumbers` packed with the same width. */
export function openNumbers(bytes: Uint8Array, width: 2 | 4): NumberColumn {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return {
    size: Math.floor(bytes.length / width),
    at: width === 2 ? (row) => view.getUint16(row * 2, true) : (row) => view.getUint32(row * 4, true),
  };
}

/** Texts in rows, decoded when one is asked for. */
export interface TextColumn {
  readonly size: number;
  at(row: number): string;
}

/** Packs texts that are bytes already: where each ends among them, and all of them. */
export function joinTexts(ends: readonly number[], bytes: Uint8Array): Uint8Array {
  const head = 4 + 4 * ends.length;
  const packed = new Uint8Array(head + bytes.length);
  const view = new DataView(packed.buffer);
  view.setUint32(0, ends.length, true);
  for (let row = 0; row < ends.length; row++) view.setUint32(4 + 4 * row, ends[row] ?? 0, true);
  packed.set(bytes, head);
  return packed;
}

/** Packs texts: their number, where each ends, and their UTF-8 bytes one after another. */
export function writeTexts(texts: readonly string[]): Uint8Array {
  const bytes = encodeUtf8(texts.join(''));
  const isAscii = bytes.length === texts.reduce((sum, { length }) => sum + length, 0);
  let end = 0;
  const ends = texts.map((text) => (end += isAscii ? text.length : encodeUtf8(text).length));
  return joinTexts(ends, bytes);
}

/** Opens what `writeTexts` packed. */
export function openTexts(bytes: Uint8Array): TextColumn {
  if (bytes.length < 4) return { size: 0, at: () => '' };
  const numbers = openNumbers(bytes, 4);
  const size = numbers.at(0);
  const head = 4 + 4 * size;
  return {
    size,
    at: (row) =>
      row < 0 || row >= size
        ? ''
        : decodeUtf8(bytes, head + (row === 0 ? 0 : numbers.at(row)), head + numbers.at(row + 1)),
  };
}
