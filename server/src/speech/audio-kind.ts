/** A kind of recording that speech endpoints take. */
export interface AudioKind {
  readonly mediaType: string;
  /** What the file is called by when it is passed on; endpoints tell kinds apart by it. */
  readonly extension: string;
}

const text = (bytes: Uint8Array, from: number, to: number): string =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1');
/** Pictures come in the same container as MPEG-4 sound and have brands of their own (ISO/IEC 23008-12). */
const pictureBrands = /^(?:avi[fs]|hei[cfmsx]|hev[cx]|mif1|msf1|jpe[gs])$/;

const kinds: readonly (AudioKind & { readonly fits: (bytes: Uint8Array) => boolean })[] = [
  { mediaType: 'audio/webm', extension: 'webm', fits: (bytes) => text(bytes, 0, 4) === '\x1a\x45\xdf\xa3' },
  {
    mediaType: 'audio/mp4',
    extension: 'mp4',
    fits: (bytes) => text(bytes, 4, 8) === 'ftyp' && !pictureBrands.test(text(bytes, 8, 12)),
  },
  { mediaType: 'audio/ogg', extension: 'ogg', fits: (bytes) => text(bytes, 0, 4) === 'OggS' },
  {
    mediaType: 'audio/wav',
    extension: 'wav',
    fits: (bytes) => text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WAVE',
  },
  { mediaType: 'audio/flac', extension: 'flac', fits: (bytes) => text(bytes, 0, 4) === 'fLaC' },
  {
    mediaType: 'audio/mpeg',
    extension: 'mp3',
    fits: (bytes) => text(bytes, 0, 3) === 'ID3' || (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe6) === 0xe2),
  },
];

/** What a recording is, by its first bytes; null when it is none. What the browser calls it is not believed. */
export function findAudioKind(bytes: Uint8Array): AudioKind | null {
  const found = kinds.find(({ fits }) => bytes.length >= 12 && fits(bytes));
  return found === undefined ? null : { mediaType: found.mediaType, extension: found.extension };
}
