import type { Span } from '../model/span.ts';
import { Gloss, type Stretch } from './gloss.ts';
import type { NoteLanguage } from './language.ts';
import { lexiconOf, type Lexicon, type Meaning } from './lexicon.ts';
import { piecesOf, type Piece } from './words-trie.ts';

/** "37,8" is "37.8"; "1,2,3" is a list. */
const evenNumber = (written: string): string => (/^\d+,\d{1,2}$/.test(written) ? written.replace(',', '.') : written);

/** A phrase with its numbers in it, and with a capital where its words have one. */
function phraseOf(english: string, written: string, numbers: readonly string[]): string {
  let next = numbers.length - (english.split('{n}').length - 1);
  const said = english.replace(/\{n\}/g, () => numbers[next++] ?? '');
  return /^\p{Lu}/u.test(written) ? said.charAt(0).toUpperCase() + said.slice(1) : said;
}

/** How a text is put into English. */
interface GlossOptions {
  /** What stands at the head of a line or sentence may be a heading. */
  readonly hasHeadings?: boolean;
  /** It was in capitals throughout, so that a short form has lost its own. */
  readonly isFolded?: boolean;
}

/** How far into a statement its question mark is looked for. */
const furthestDoubt = 62;

/** How many words may stand before a finding that names its part. */
const mostBefore = 2;

/** Puts a text into English piece by piece. */
class Glosser {
  readonly #text: string;
  readonly #pieces: readonly Piece[];
  readonly #lexicon: Lexicon;
  readonly #hasHeadings: boolean;
  readonly #isFolded: boolean;
  readonly #stretches: Stretch[] = [];
  #out = '';
  #copied = 0;
  /** An examination was headed, and no other section since. */
  #isExamined = false;
  /** The headings so far, in English. */
  readonly #headed = new Set<string>();
  /** The section that was headed last, by its English, and whether a statement has left it for one of its own. */
  #section: string | undefined;
  #hasLeft = false;
  #isList: 'line' | 'lines' | undefined;
  /** The part of an examination that was headed last. */
  #part: string | undefined;

  constructor(text: string, lexicon: Lexicon, { hasHeadings = true, isFolded = false }: GlossOptions = {}) {
    this.#hasHeadings = hasHeadings;
    this.#isFolded = isFolded;
    this.#text = text;
    this.#lexicon = lexicon;
    this.#pieces = piecesOf(text).map((piece) =>
      lexicon.numbers.has(piece.key) ? { ...piece, kind: 'number' } : piece,
    );
  }

  gloss(): Gloss {
    for (let at = 0; at < this.#pieces.length;) at += this.#headingAt(at) || this.#phraseAt(at) || this.#pieceAt(at);
    this.#copyTo(this.#text.length);
    return new Gloss(this.#text, this.#out, this.#stretches, this.#isFolded);
  }

  #copyTo(end: number): void {
    if (end <= this.#copied) return;
    const words = this.#text.slice(this.#copied, end);
    const start = this.#out.length;
    this.#stretches.push({ start, end: start + words.length, from: this.#copied, to: end, isSame: true });
    this.#out += words;
    this.#copied = end;
  }

  #put(words: string, { start: from, end: to }: Span, full?: string): void {
    this.#copyTo(from);
    const start = this.#out.length;
    this.#stretches.push({
      start,
      end: start + words.length,
      from,
      to,
      isSame: false,
      ...(full === undefined ? {} : { full }),
    });
    this.#out += words;
    this.#copied = to;
  }

  #spanOf(at: number, taken: number): Span {
    const last = this.#pieces[at + taken - 1] as Piece;
    return { start: (this.#pieces[at] as Piece).start, end: last.end };
  }

  /** True at the head of a line, its marks left out, or of a sentence. */
  #isHead(at: number): 'line' | 'sentence' | undefined {
    const { start } = this.#pieces[at] as Piece;
    const before = this.#text.slice(Math.max(0, start - 12), start);
    if (start === 0 || /(?:^|\n)[\s#*•–+>_-]*(?:\d{1,2}[.)-]\s?)?[*_]{0,2}$/.test(start <= 12 ? `\n${before}` : before))
      return 'line';
    // "EF: AC rítmica": a part right after the heading of the examination.
    const mayHead = this.#isExamined || this.#section === this.#lexicon.listedUnder;
    if (mayHead && /:\s{0,2}$/.test(before)) return 'sentence';
    return /[.;,)!?]\s+$|\s[-–—/|]\s*$|\s{3,}$/.test(before) ? 'sentence' : undefined;
  }

  /** A short form is written out in small letters, but for the first of a sentence. */
  #isSentence(at: number): boolean {
    const { start } = this.#pieces[at] as Piece;
    return start === 0
      ? /^\p{Lu}/u.test(this.#text)
      : /[.!?\n]\s*$/.test(this.#text.slice(Math.max(0, start - 4), start));
  }

  #headingAt(at: number): number {
    const piece = this.#pieces[at] as Piece;
    if (!this.#hasHeadings || piece.kind !== 'word') return 0;
    const head = this.#isHead(at);
    if (!head) return 0;
    const { examined, headings } = this.#lexicon;
    const accepts = (meaning: Meaning, taken: number): boolean => this.#isHeading(meaning, at, taken, head);
    const part = this.#isExamined ? examined.longestAt(this.#text, this.#pieces, at, accepts) : undefined;
    const found = part ?? headings.longestAt(this.#text, this.#pieces, at, accepts);
    if (!found) {
      this.#leavePart(at);
      this.#leaveSection(at);
      return 0;
    }
    const english = this.#headingOf(found.value);
    this.#part = part ? english : undefined;
    if (!part) {
      this.#section = english;
      this.#hasLeft = false;
      this.#isList = this.#listBelow(head, at + found.taken);
    }
    this.#headed.add(english);
    if (!part) this.#isExamined = /exam|status/.test(english);
    const span = this.#spanOf(at, found.taken);
    const mark = /^\.?\s{0,2}(?:[:=]|[-–—](?=\s)|\n)/.test(this.#text.slice(span.end, span.end + 4)) ? '' : ':';
    const isStop = this.#text[span.end] === '.' && !/^\.\s*\n|^\.$/.test(this.#text.slice(span.end));
    this.#put(phraseOf(english, 'X', []) + mark, isStop ? { start: span.start, end: span.end + 1 } : span);
    return found.taken + (isStop ? 1 : 0);
  }

  /** "AP: HTA. No RAMc. DM2": what a note has under a heading of its own is headed as that, and those that follow as before. */
  #leaveSection(at: number): void {
    const { start } = this.#pieces[at] as Piece;
    const { listedUnder, ownHeadings, words } = this.#lexicon;
    if (this.#isList === 'line' && /\n\W*$/.test(this.#text.slice(Math.max(0, start - 6), start)))
      this.#isList = undefined;
    if (
      this.#isList === undefined ||
      this.#section !== listedUnder ||
      !/(?:[.;:]\s{1,3}|\n\W{0,4})$/.test(this.#text.slice(Math.max(0, start - 6), start))
    )
      return;
    const accepts = (meaning: Meaning, taken: number): boolean => this.#isWhole(meaning, at, taken);
    const english = words.longestAt(this.#text, this.#pieces, at, accepts)?.value.english;
    // "Alergia a metronidazol? (náuseas, no alergia)" is thought over where it stands.
    const isDoubted = /^[^.;\n]{0,60}\?/.test(this.#text.slice(start, start + furthestDoubt));
    const own = english === undefined || isDoubted ? undefined : ownHeadings.get(english);
    if (own === undefined && !this.#hasLeft) return;
    // On a line of its own, so that it holds all of its statement.
    const line = /\n\W*$/.test(this.#text.slice(Math.max(0, start - 6), start)) ? '' : '\n';
    this.#put(`${line}${phraseOf(own ?? listedUnder, 'X', [])}: `, { start, end: start });
    this.#hasLeft = true;
  }

  /** "AP: sibilancias. No edemas": what is not found of another part than was headed is headed as that. */
  #leavePart(at: number): void {
    if (this.#part === undefined) return;
    const { parts, beforeParts } = this.#lexicon;
    let from = at;
    while (from < at + mostBefore && beforeParts.has(this.#pieces[from]?.key ?? '')) from += 1;
    const english = parts.longestAt(this.#text, this.#pieces, from)?.value.english;
    if (english === undefined || english === this.#part) return;
    const { start } = this.#pieces[at] as Piece;
    this.#put(`${phraseOf(english, 'X', [])}: `, { start, end: start });
    this.#part = english;
  }

  /** What a heading at the head of its line holds: its line, or where it stands alone the lines below; another is less sure. */
  #listBelow(head: 'line' | 'sentence', after: number): 'line' | 'lines' | undefined {
    if (head !== 'line') return undefined;
    const next = this.#pieces.slice(after, after + 2).find(({ key }) => key !== ':');
    const { end = 0 } = this.#pieces[after - 1] ?? {};
    return next && this.#text.slice(end, next.start).includes('\n') ? 'lines' : 'line';
  }

  /** "Medications, plan after assessment": which of two it is, by what was headed before. */
  #headingOf({ english }: Meaning): string {
    const [, first, other, earlier] = /^(.+), (.+) after (.+)$/.exec(english) ?? [];
    if (first === undefined || other === undefined || earlier === undefined) return english;
    return this.#headed.has(earlier) ? other : first;
  }

  /** Whether words at the head of a line or sentence are a heading: by their mark, or as a short form in capitals before its text. */
  #isHeading({ isWeak, isLead }: Meaning, at: number, taken: number, head: 'line' | 'sentence'): boolean {
    const { start, end } = this.#spanOf(at, taken);
    const rest = this.#text.slice(end, end + 8);
    const written = this.#text.slice(start, end);
    // "PA: 120/80" is a measure.
    if (/^\.?\s?[:=]?\s?\d{2,3}\s?[/\d]/.test(rest) && written.length < 4) return false;
    if (/^\.?\s{0,2}[:=]/.test(rest)) return true;
    if (head === 'line' && /^(?:\s{0,2}\n|\s*$)/.test(this.#text.slice(end, end + 3)))
      return !isWeak || written.length > 3;
    if (/^\s{1,2}[-–—]\s/.test(rest)) return head === 'line' && (!isWeak || written.length > 3);
    if (isLead && /^\s+\S/.test(rest)) return true;
    const isShort = /^[\p{Lu}.]{2,6}\.?$/u.test(written);
    if (isWeak || !/^\.?\s+\S/.test(rest)) return false;
    return isShort && (head === 'line' || this.#isExamined);
  }

  #phraseAt(at: number): number {
    const found = this.#lexicon.words.longestAt(this.#text, this.#pieces, at, (meaning, taken) =>
      this.#isWhole(meaning, at, taken),
    );
    if (!found) return 0;
    const span = this.#spanOf(at, found.taken);
    const numbers = this.#pieces
      .slice(at, at + found.taken)
      .filter(({ kind }) => kind === 'number')
      .map(({ key, start, end }) => this.#lexicon.numbers.get(key) ?? evenNumber(this.#text.slice(start, end)));
    const written = this.#text.slice(span.start, span.end);
    const { english, full } = found.value;
    const isShort = this.#isFolded && full === undefined && /^\P{Ll}{2,8}$/u.test(found.value.written);
    this.#put(
      phraseOf(english, written, numbers),
      span,
      isShort
        ? found.value.written
        : full === undefined
          ? undefined
          : phraseOf(full, this.#isSentence(at) ? 'X' : '', numbers),
    );
    return found.taken;
  }

  /** Short forms of one or two letters count as they are written in the table, or in small letters before a value. */
  #isWhole({ written, full, needsValue }: Meaning, at: number, taken: number): boolean {
    const { start, end } = this.#spanOf(at, taken);
    // Letters that go on from a number, or into one, are another word: "2d", "cT2N1".
    if (/^(?:\p{L}|\d{1,4}\p{L})/u.test(this.#text.slice(end, end + 6))) return false;
    const isBeforeValue = /^\.?\s{0,2}[:=<>]{0,2}\s{0,2}\d/.test(this.#text.slice(end, end + 7));
    if (needsValue) return isBeforeValue;
    // "FA 120" is an enzyme.
    if (full !== undefined && taken === 1 && /^\p{Lu}{2}$/u.test(written) && isBeforeValue) return false;
    if (!/^[\p{Lu}.]{1,3}$/u.test(written) || this.#text.slice(start, end) === written) return true;
    return written.length > 2 || (full !== undefined && isBeforeValue);
  }

  #pieceAt(at: number): number {
    const { kind, start, end } = this.#pieces[at] as Piece;
    if (kind !== 'number') return 1;
    const written = this.#text.slice(start, end);
    const even = evenNumber(written);
    if (even !== written) this.#put(even, { start, end });
    return 1;
  }
}

/**
 * A text in another language as the reader of facts takes it. Linear in its length.
 * @param isFolded it was in capitals throughout
 */
export const glossOf = (text: string, language: Exclude<NoteLanguage, 'en'>, isFolded = false): Gloss =>
  new Glosser(text, lexiconOf(language), { isFolded }).gloss();

/** Words of a statement in the same way; they stand under no heading of their own. */
export const glossOfWords = (words: string, language: Exclude<NoteLanguage, 'en'>, isFolded = false): Gloss =>
  new Glosser(words, lexiconOf(language), { hasHeadings: false, isFolded }).gloss();
