/** Bytes of one name within an archive. File systems hold 255; the rest is room for a number and for long paths. */
const longestBytes = 120;
const longestExtension = 12;

/**
 * What means something to a file system, a shell or a reader: separators, wildcards, controls, marks of direction. The
 * two joiners stay: scripts and pictures are written with them.
 */
const unsafe = /(?![\u200c\u200d])[\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** Names that Windows keeps for devices, whatever their extension. */
const reserved = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)(?=\.|$)/i;

/**
 * A name that every system takes as one file's name, as close to the given one as that allows. Never empty.
 * @param fallback what it is called when nothing of the name is left; safe itself
 */
export function makeSafeName(name: string, fallback: string): string {
  const { stem, extension } = splitName(name.normalize('NFC').replace(unsafe, ' ').replace(/\s+/gu, ' ').trim());
  const clean = trimEnds(cutToBytes(trimEnds(stem), longestBytes - Buffer.byteLength(extension)));
  const whole = `${visible.test(clean) ? clean : fallback}${extension}`;
  return reserved.test(whole) ? `_${whole}` : whole;
}

/** Windows drops dots and spaces at an end, and others hide what begins with a dot. */
function trimEnds(text: string): string {
  return text.replace(/^[. ~-]+|[. ]+$/g, '');
}

function splitName(name: string): { readonly stem: string; readonly extension: string } {
  const [, stem, extension] = /^(.+)(\.[A-Za-z0-9]+)$/su.exec(name) ?? [];
  if (stem === undefined || extension === undefined || extension.length > longestExtension)
    return { stem: name, extension: '' };
  return { stem, extension };
}

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** As many whole characters, as people count them, as fit. */
export function cutToBytes(text: string, longest: number): string {
  if (Buffer.byteLength(text) <= longest) return text;
  let cut = '';
  let bytes = 0;
  for (const { segment } of characters.segment(text)) {
    bytes += Buffer.byteLength(segment);
    if (bytes > longest) break;
    cut += segment;
  }
  return cut;
}

/** Gives each name once: a second one of the same spelling, whatever its case or accents' form, gets a number. */
export class NameRegistry {
  readonly #taken = new Set<string>();
  readonly #next = new Map<string, number>();

  /** @param name a safe name */
  claim(name: string): string {
    const folded = fold(name);
    if (!this.#taken.has(folded)) {
      this.#taken.add(folded);
      return name;
    }
    const { stem, extension } = splitName(name);
    for (let number = this.#next.get(folded) ?? 2; ; number += 1) {
      const numbered = `${stem} (${number})${extension}`;
      if (this.#taken.has(fold(numbered))) continue;
      this.#next.set(folded, number + 1);
      this.#taken.add(fold(numbered));
      return numbered;
    }
  }
}

function fold(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}
