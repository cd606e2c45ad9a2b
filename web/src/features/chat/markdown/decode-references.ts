/**
 * Character references as CommonMark (0.31, 6.2) reads them: numeric ones in full, and of the named ones those that occur in
 * clinical prose and in pasted web pages. An unknown name stays as it was typed.
 */
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  copy: '©',
  reg: '®',
  trade: '™',
  deg: '°',
  plusmn: '±',
  micro: 'µ',
  mu: 'μ',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  Delta: 'Δ',
  kappa: 'κ',
  lambda: 'λ',
  omega: 'ω',
  sigma: 'σ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  middot: '·',
  le: '≤',
  ge: '≥',
  ne: '≠',
  asymp: '≈',
  times: '×',
  divide: '÷',
  minus: '−',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  sup1: '¹',
  sup2: '²',
  sup3: '³',
  rarr: '→',
  larr: '←',
  uarr: '↑',
  darr: '↓',
  harr: '↔',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  sect: '§',
  para: '¶',
  cent: '¢',
  pound: '£',
  euro: '€',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  ntilde: 'ñ',
};

const reference = /&(?:#[xX]([0-9a-fA-F]{1,6})|#([0-9]{1,7})|([A-Za-z][A-Za-z0-9]{1,31}));/g;

function fromCodePoint(point: number): string {
  const replaced = point === 0 || point > 0x10ffff || (point >= 0xd800 && point <= 0xdfff);
  return replaced ? '\ufffd' : String.fromCodePoint(point);
}

function resolve(
  whole: string,
  hex: string | undefined,
  decimal: string | undefined,
  name: string | undefined,
): string {
  if (hex !== undefined) return fromCodePoint(Number.parseInt(hex, 16));
  if (decimal !== undefined) return fromCodePoint(Number.parseInt(decimal, 10));
  return (name !== undefined && Object.hasOwn(named, name) ? named[name] : undefined) ?? whole;
}

/** One leaf's text as it is read, and where each of its code units began in the text it was written as. */
export interface ReadText {
  readonly text: string;
  /** Null when reading changed nothing. Otherwise one entry per code unit of `text`, and one more for the end. */
  readonly origins: readonly number[] | null;
}

/** Resolves the character references of a leaf of markdown. */
export function decodeReferences(written: string): ReadText {
  if (!written.includes('&')) return { text: written, origins: null };
  const origins: number[] = [];
  let text = '';
  let from = 0;
  const copyTo = (end: number): void => {
    for (; from < end; from += 1) {
      text += written[from];
      origins.push(from);
    }
  };
  for (const match of written.matchAll(reference)) {
    const read = resolve(match[0], match[1], match[2], match[3]);
    if (read === match[0]) continue;
    copyTo(match.index);
    for (let unit = 0; unit < read.length; unit += 1) origins.push(match.index);
    text += read;
    from = match.index + match[0].length;
  }
  if (text === '' && from === 0) return { text: written, origins: null };
  copyTo(written.length);
  origins.push(written.length);
  return { text, origins };
}
