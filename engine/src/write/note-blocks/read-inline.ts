/** The references that occur in notes; others stay as they were typed. */
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  deg: '°',
  plusmn: '±',
  micro: 'µ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  le: '≤',
  ge: '≥',
  times: '×',
};

const escaped = /\\([!-/:-@[-`{-~])/y;
const reference = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/iy;
const code = /(`{1,2})([^`\n]{1,2000})\1(?!`)/y;
const link = /!?\[([^[\]\n]{0,500})\]\(([^()\s]{1,500})\)/y;
const emphasis = /\*{1,3}|_{1,3}|~~/y;

/** A stretch of words, or a mark that is one of emphasis only where its other half is found. */
interface Part {
  text: string;
  readonly opens: boolean;
  readonly closes: boolean;
}

const words = (text: string): Part => ({ text, opens: false, closes: false });

/** Undefined for a number that is no character, or one of control. */
function characterOf(code: number): string | undefined {
  return code < 32 || code > 0x10_ff_ff || (code >= 0xd8_00 && code <= 0xdf_ff)
    ? undefined
    : String.fromCodePoint(code);
}

function readReference([whole, decimal, hex, name]: RegExpExecArray): string {
  if (name !== undefined) return named[name] ?? whole;
  return characterOf(decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)) ?? whole;
}

/** A link as its words and, where they do not name it, its address. */
function readLink([whole, label = '', address = '']: RegExpExecArray): string {
  const plain = plainWords(label);
  const target = address.replace(/^mailto:/i, '');
  if (whole.startsWith('!')) return `[picture: ${plain}]`;
  return plain.includes(target) ? plain : `${plain} (${target})`;
}

/** Between a word and something else, as emphasis has to stand; "5*3" and "a_b" have none. */
function readMark(mark: string, before: string, after: string): Part {
  const isInWord = /[\p{L}\p{N}]/u.test(before) && /[\p{L}\p{N}]/u.test(after);
  const opens = !isInWord && /\S/.test(after) && !/[\p{L}\p{N}]/u.test(before);
  const closes = !isInWord && /\S/.test(before) && !/[\p{L}\p{N}]/u.test(after);
  return { text: mark, opens, closes };
}

const readers: readonly (readonly [RegExp, (found: RegExpExecArray) => string])[] = [
  [escaped, (found) => found[1] ?? ''],
  [reference, readReference],
  [code, (found) => (found[2] ?? '').trim()],
  [link, readLink],
];

function splitParts(text: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  let at = 0;
  const add = (part: Part, length: number): void => {
    if (at > from) parts.push(words(text.slice(from, at)));
    parts.push(part);
    at += length;
    from = at;
  };
  while (at < text.length) {
    const mark = matchAt(emphasis, text, at);
    const read = mark ? undefined : readers.find(([pattern]) => matchAt(pattern, text, at));
    const found = read && matchAt(read[0], text, at);
    if (mark) add(readMark(mark[0], text[at - 1] ?? '', text[at + mark[0].length] ?? ''), mark[0].length);
    else if (read && found) add(words(read[1](found)), found[0].length);
    else at += 1;
  }
  if (at > from) parts.push(words(text.slice(from)));
  return parts;
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** Takes the marks of emphasis away that come in pairs; a single one is a sign that somebody wrote. */
function dropPairs(parts: readonly Part[]): void {
  const open = new Map<string, Part[]>();
  for (const part of parts) {
    const before = open.get(part.text);
    const other = part.closes ? before?.pop() : undefined;
    if (other) {
      part.text = '';
      other.text = '';
    } else if (part.opens && before) before.push(part);
    else if (part.opens) open.set(part.text, [part]);
  }
}

/**
 * A line of markdown as its words: escapes and references as the characters they stand for, emphasis and code without their marks,
 * links as words and address. What is no mark stays.
 */
export function plainWords(markdown: string): string {
  if (!/[\\&`[*_~]/.test(markdown)) return markdown;
  const parts = splitParts(markdown);
  dropPairs(parts);
  return parts.map(({ text }) => text).join('');
}
