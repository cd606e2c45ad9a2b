import { placeholderShape } from '@notewright/engine/restore';

/** A stretch of a model's words, and whether originals may be put back into it. */
export interface GuardedPiece {
  readonly text: string;
  readonly restorable: boolean;
}

/**
 * Goes over a model's words before the originals are put back, and once more afterwards. A link that the sources do not
 * hold becomes plain text, by backslashes that no reader sees. What stands in an address, in code or in a tag is no place for an original: it
 * would be carried to whoever owns the address.
 */
export interface LinkGuard {
  /** Takes the next piece; returns what can be given out. The last, perhaps unfinished, word is held back. */
  push(piece: string): readonly GuardedPiece[];
  /** Returns what was still held back. */
  end(): readonly GuardedPiece[];
}

/**
 * Where an address begins, also one without a scheme: behind two slashes, or the name of a host before a path or a query. One around an at sign is a
 * whole word but for marks before it.
 */
const addressStart =
  /[a-z][a-z0-9+.-]{0,31}:[/\\]{2}|\/\/(?=[a-z0-9-]{1,63}\.)|(?<![a-z0-9-])(?:[a-z][a-z0-9-]{0,62}\.){1,5}[a-z]{2,24}(?=\/|\?\w)|www\.|<[a-z][a-z0-9+.-]{0,31}:|\[(?:URL|EMAIL|IP)-\d{1,9}\]/i;
/** Every address has one of these: asked first, that settles nearly every word. */
const anyAddress = /[/\\?@<[]|www\./i;
const shieldedAddress = /^\[(?:URL|EMAIL|IP)-\d{1,9}\]/;
const mailAddress = /@[^\s@]*\./;
const placeholder = new RegExp(placeholderShape);
/** Marks that may stand before and behind an address without being a part of it. */
const opening = new Set('([<"\'*:>');
const closing = new Set(').,;:!?"\'*');
/** A placeholder, backticks or tildes, an escaped mark, the beginning of a tag, or any other character. */
const step = new RegExp(`${placeholderShape}|\`+|~{3,}|\\\\[^\\s]|<br ?/?>|<(?=[a-z/!?[])|[^]`, 'giy');
const tagAhead = /[a-z/!?[]/i;
const codeStep = /`+|~{3,}|[^]/gy;
const fence = /^(?:`{3,}|~{3,})$/;
const lineMarker = /^(?:[-*+]|\d{1,9}[.)]|>+)$/;

/** What a place in the answer stands in: code between these marks, a tag, or the brackets of a link's address. */
interface Surroundings {
  marks: string;
  /** The marks stand at the beginning of a line: so must those that end the code. */
  fence: boolean;
  /** Marks that end a block of code if nothing follows on their line. */
  ended: string;
  tag: boolean;
  destination: boolean;
  /** Nothing but marks of lists and quotations stands before on the line. */
  lineStart: boolean;
}

const isInside = ({ marks, tag, destination }: Surroundings): boolean => marks !== '' || tag || destination;

/** An address within a word. */
export interface Address {
  readonly start: number;
  readonly end: number;
  /** As it was written, without marks behind it. */
  readonly text: string;
  readonly isClosed: boolean;
}

/** The address in a word, or null; it goes to the end of the word but for closing marks. */
export function findAddress(word: string): Address | null {
  if (!anyAddress.test(word)) return null;
  const begins = word.search(addressStart);
  const mail = mailAddress.test(word) ? afterOpening(word) : -1;
  const start = begins < 0 || mail < 0 ? Math.max(begins, mail) : Math.min(begins, mail);
  if (start < 0) return null;
  const least = start + (shieldedAddress.exec(word.slice(start, start + 20))?.[0].length ?? 0);
  let end = word.length;
  while (end > least && closing.has(word.charAt(end - 1))) end--;
  return { start, end, text: word.slice(start, end), isClosed: word.charAt(end) === ')' };
}

function afterOpening(word: string): number {
  let at = 0;
  while (opening.has(word.charAt(at))) at++;
  return at;
}

/** What addresses may stand in an answer. */
export interface KnownAddresses {
  readonly addresses: ReadonlySet<string | undefined>;
  readonly placeholders: ReadonlySet<string>;
}

/**
 * @param sources Texts whose addresses may be repeated letter for letter
 * @param placeholders What the shield put in for the originals
 */
export function knowAddresses(sources: readonly string[], placeholders: ReadonlySet<string>): KnownAddresses {
  const addresses = new Set(sources.flatMap((text) => text.split(/\s+/).map((word) => findAddress(word)?.text)));
  return { addresses, placeholders };
}

/** True for an address of the sources, and for a placeholder for one and nothing else. */
export function isKnownAddress(word: string, { start, text }: Address, known: KnownAddresses): boolean {
  if (start > 0 && !opening.has(word.charAt(start - 1))) return false;
  return placeholder.test(text)
    ? known.placeholders.has(text) && shieldedAddress.test(text)
    : known.addresses.has(text);
}

/**
 * @param sources Texts whose addresses may be repeated letter for letter
 * @param placeholders What the shield put in for the originals
 */
export function createLinkGuard(sources: readonly string[], placeholders: ReadonlySet<string>): LinkGuard {
  return new WordGuard(sources, placeholders);
}

class WordGuard implements LinkGuard {
  private readonly known: KnownAddresses;
  private readonly around: Surroundings = {
    marks: '',
    fence: false,
    ended: '',
    tag: false,
    destination: false,
    lineStart: true,
  };
  private isBegun = false;
  private heldSpace = '';
  private heldWord = '';

  constructor(sources: readonly string[], placeholders: ReadonlySet<string>) {
    this.known = knowAddresses(sources, placeholders);
  }

  push(piece: string): readonly GuardedPiece[] {
    const pieces: GuardedPiece[] = [];
    for (const [part] of piece.matchAll(/\s+|\S+/g)) {
      const isSpace = /^\s/.test(part);
      if (isSpace && this.heldWord !== '') this.flush(pieces);
      if (isSpace) this.heldSpace += part;
      else this.heldWord += part;
    }
    // A space within a line changes nothing, and need not be waited with.
    const { lineStart, ended } = this.around;
    if (this.heldWord === '' && !lineStart && ended === '' && !this.heldSpace.includes('\n')) {
      addPiece(pieces, { text: this.heldSpace, restorable: true });
      this.heldSpace = '';
    }
    return pieces;
  }

  end(): readonly GuardedPiece[] {
    const pieces: GuardedPiece[] = [];
    this.flush(pieces);
    return pieces;
  }

  /** The space before a word, which may end a paragraph or a block of code. Without the indent that makes code. */
  private readSpace(space: string, word: string): string {
    const line = space.lastIndexOf('\n') + 1;
    const isApart = !this.isBegun || space.indexOf('\n') < line - 1;
    if (this.around.ended !== '' && line === 0 && word !== '') this.around.marks = this.around.ended;
    this.around.ended = '';
    if (isApart) {
      if (!this.around.fence) this.around.marks = '';
      this.around.tag = this.around.destination = false;
    }
    if (line > 0) this.around.lineStart = true;
    if (!this.around.lineStart || this.around.marks !== '') return space;
    const least = line > 0 || !this.isBegun ? 3 : 1;
    const indent = space.slice(line);
    const mayBeCode = indent.length > least || /[^ ]/.test(indent);
    if (!mayBeCode || (!isApart && line > 0 && lineMarker.test(word))) return space;
    return space.slice(0, line) + ' '.repeat(least);
  }

  /** Mark by mark, as the surroundings change within a word. */
  private *readMarks(word: string, kept: Address | null): Generator<GuardedPiece, void> {
    let isRestored = false;
    for (let at = 0; at < word.length;) {
      if (at === kept?.start) {
        isRestored = !isInside(this.around);
        yield { text: kept.text, restorable: isRestored };
        at = kept.end;
        continue;
      }
      const text = readStep(word, at, this.around);
      const isJoint = word.charAt(at - 1) === ']' && !isRestored && (text === '(' || text === ':');
      const isLink = isJoint && text === '(' && at + 1 === kept?.start && kept.isClosed;
      const wasInside = isInside(this.around);
      if (text === '<' && tagAhead.test(word.charAt(at + 1))) this.around.tag ||= this.around.marks === '';
      else moveOver(this.around, text, isJoint && !isLink, at + text.length === word.length);
      const restorable = !wasInside && !isInside(this.around);
      isRestored = restorable && this.known.placeholders.has(text);
      yield { text: isJoint && !isLink ? `\\${text}` : text, restorable };
      at += text.length;
      this.around.lineStart &&= text === '>' || lineMarker.test(word);
    }
  }

  private *readWord(word: string): Generator<GuardedPiece, void> {
    const address = findAddress(word);
    if (address === null || isKnownAddress(word, address, this.known)) yield* this.readMarks(word, address);
    else {
      yield* this.readMarks(word.slice(0, address.start), null);
      // What the rest opens and closes counts; what it says stays as it is.
      const rest = word.slice(address.start);
      yield { text: disarm(rest), restorable: false };
      for (const piece of this.readMarks(rest, null)) void piece;
    }
  }

  /** What was held back is whole: the space, and the word behind it. */
  private flush(pieces: GuardedPiece[]): void {
    addPiece(pieces, { text: this.readSpace(this.heldSpace, this.heldWord), restorable: true });
    this.isBegun = true;
    for (const piece of this.readWord(this.heldWord)) addPiece(pieces, piece);
    this.heldSpace = this.heldWord = '';
  }
}

function readStep(word: string, at: number, { marks }: Surroundings): string {
  const pattern = marks === '' ? step : codeStep;
  pattern.lastIndex = at;
  return pattern.exec(word)?.[0] ?? word.charAt(at);
}

function moveOver(around: Surroundings, text: string, beginsDestination: boolean, isLast: boolean): void {
  if (text.startsWith('`') || text.startsWith('~~~')) moveOverMarks(around, text, isLast);
  else if (around.marks !== '') return;
  else if (beginsDestination && text === '(') around.destination = true;
  else if (text === ')') around.destination = false;
  else if (text === '>') around.tag = false;
}

function moveOverMarks(around: Surroundings, text: string, isLast: boolean): void {
  // A block begins at the beginning of a line, whatever a span before it has left open.
  if (around.marks === '' || (!around.fence && around.lineStart && fence.test(text))) {
    around.fence = around.lineStart && fence.test(text);
    if (around.fence || text.startsWith('`')) around.marks = text;
  } else if (around.fence) {
    if (!around.lineStart || !isLast || !text.startsWith(around.marks)) return;
    around.ended = around.marks;
    around.marks = '';
  } else if (around.marks === text) around.marks = '';
}

/** Takes from an address the power to lead anywhere. Read as markdown, it is the same text; read again, it stays it. */
function disarm(text: string): string {
  return text
    .replace(/\][(:]/g, (marks) => `]\\${marks.charAt(1)}`)
    .replace(/([a-z][a-z0-9+.-]{0,31}):(?=[/\\])/gi, '$1\\:')
    .replace(/(<[a-z][a-z0-9+.-]{0,31}|mailto|xmpp):/gi, '$1\\:')
    .replace(/(www)\./gi, '$1\\.')
    .replace(/(?<!\\)@/g, '\\@');
}

function addPiece(pieces: GuardedPiece[], piece: GuardedPiece): void {
  const last = pieces.at(-1);
  if (last?.restorable === piece.restorable)
    pieces[pieces.length - 1] = { text: last.text + piece.text, restorable: last.restorable };
  else pieces.push(piece);
}
