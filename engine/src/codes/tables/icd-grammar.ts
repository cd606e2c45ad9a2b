import { joinTexts, writeKeys } from './packed/columns.ts';
import { encodeUtf8 } from './packed/utf8.ts';
import { longestCode, type IcdColumns } from './packed-icd.ts';

/**
 * ICD-10-CM as a grammar. Its codes are a tree whose branches repeat: thousands of injuries take the same three encounters,
 * hundreds of fractures the same sixteen, sides follow sites in one way. So a title is written as what it makes of the title
 * above it, and a set of codes that stands below many codes is written once, as a rule.
 *
 * The text has rules, then categories, set apart by an empty line. Rules are counted from 1; each is one line, its codes
 * parted by tabs. A code is what it adds to the code above it, its title as an edit, and behind `|` the number of the rule
 * below it; one without can be billed. A category is one line, its title in full.
 *
 * An edit begins behind the capitals and digits of the code with `=` (the title in full) or `:`; then `^` copies words of the
 * title above, `~` leaves words out, `*` copies all but the last words. A letter says how many (`^b` one, `*a` all but none);
 * everything else is written as it stands. Codes and rules stand in the order of the codes.
 */
export const grammarMarks = { full: '=', edit: ':', copy: '^', skip: '~', rest: '*', rule: '|', next: '\t' } as const;

/** The letter that says no words; `z` says the most that one mark can take. */
const codeOfA = 97;
export const mostWords = 25;

/** How an edit writes a number of words. */
export function wordCount(count: number): string {
  return String.fromCharCode(codeOfA + count);
}

const space = 32;
const comma = 44;

/** Where the words of a title begin: at a space, a comma, or the very start. The last number is where the title ends. */
export function wordStarts(bytes: Uint8Array, start = 0, end = bytes.length): number[] {
  const starts: number[] = [start];
  for (let at = start + 1; at < end; at++) {
    const letter = bytes[at];
    if (letter === space || letter === comma || bytes[at - 1] === comma) starts.push(at);
  }
  if (end > start) starts.push(end);
  return starts;
}

/** Words as they stand, or words of the title above: copied, left out, or all but the last. */
type Part = Uint8Array | { readonly mark: string; readonly words: number };

interface Branch {
  readonly suffix: string;
  readonly parts: readonly Part[];
  readonly rule: number;
}

const branchShape = /^([A-Z\d]+)([=:])([^|]*)(?:\|(\d+))?$/;
const partShape = /[~^*][a-z]|[^~^*]+/g;

function readPart(text: string): Part {
  const mark = text.charAt(0);
  const isMark = mark === grammarMarks.copy || mark === grammarMarks.skip || mark === grammarMarks.rest;
  return isMark ? { mark, words: text.charCodeAt(1) - codeOfA } : encodeUtf8(text);
}

function readBranch(text: string): Branch {
  const [, suffix = '', kind, title = '', rule = '0'] = branchShape.exec(text) ?? [];
  const parts = kind === grammarMarks.full ? [encodeUtf8(title)] : (title.match(partShape) ?? []).map(readPart);
  return { suffix, parts, rule: Number(rule) };
}

/** Titles written one behind another, each made of bytes of the one above. */
class TitleWriter {
  private bytes = new Uint8Array(1 << 20);
  private length = 0;
  readonly ends: number[] = [];

  private makeRoom(more: number): void {
    if (this.length + more <= this.bytes.length) return;
    const grown = new Uint8Array(Math.max(this.bytes.length * 2, this.length + more));
    grown.set(this.bytes.subarray(0, this.length));
    this.bytes = grown;
  }

  /** Writes a title; `above` are the starts of the words of the title above it. Gives back the starts of its own. */
  write(parts: readonly Part[], above: readonly number[], isAsked: boolean): readonly number[] {
    const start = this.length;
    const last = above.length - 1;
    let word = 0;
    for (const part of parts) {
      if (part instanceof Uint8Array) {
        this.makeRoom(part.length);
        this.bytes.set(part, this.length);
        this.length += part.length;
        continue;
      }
      const next = part.mark === grammarMarks.rest ? last - part.words : word + part.words;
      if (part.mark !== grammarMarks.skip) this.copy(above[word] ?? 0, above[next] ?? 0);
      word = next;
    }
    this.ends.push(this.length);
    return isAsked ? wordStarts(this.bytes, start, this.length) : [];
  }

  private copy(from: number, to: number): void {
    this.makeRoom(to - from);
    this.bytes.copyWithin(this.length, from, to);
    this.length += to - from;
  }

  pack(): Uint8Array {
    return joinTexts(this.ends, this.bytes.subarray(0, this.length));
  }
}

/** Writes out every code of a grammar, as the columns of a packed table. Takes time in the number of codes. */
export function expandGrammar(text: string): IcdColumns {
  const [ruleText = '', categoryText = ''] = text.split('\n\n');
  const lines = ruleText.split('\n');
  const rules: (readonly Branch[] | undefined)[] = [];
  const ruleOf = (rule: number): readonly Branch[] =>
    (rules[rule] ??= (lines[rule - 1] ?? '').split(grammarMarks.next).map(readBranch));
  const codes: string[] = [];
  const billable: number[] = [];
  const titles = new TitleWriter();
  const grow = (code: string, { parts, rule }: Branch, above: readonly number[]): void => {
    codes.push(code);
    billable.push(rule === 0 ? 1 : 0);
    const starts = titles.write(parts, above, rule !== 0);
    if (rule !== 0) for (const branch of ruleOf(rule)) grow(code + branch.suffix, branch, starts);
  };
  for (const line of categoryText.split('\n')) {
    const category = readBranch(line);
    grow(category.suffix, category, []);
  }
  return {
    entries: codes.length,
    codes: writeKeys(codes, longestCode),
    billable: Uint8Array.from(billable),
    titles: titles.pack(),
  };
}
