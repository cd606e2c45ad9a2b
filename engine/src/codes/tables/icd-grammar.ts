import type { IcdRow } from './packed-icd.ts';

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
 * everything else is written as it stands.
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

/** Where the words of a title begin: at a space, a comma, or the very start. The last number is its length. */
export function wordStarts(title: string): number[] {
  const starts: number[] = [0];
  for (let at = 1; at < title.length; at++) {
    const letter = title.charCodeAt(at);
    const isStart = letter === space || letter === comma || title.charCodeAt(at - 1) === comma;
    if (isStart) starts.push(at);
  }
  if (title.length > 0) starts.push(title.length);
  return starts;
}

interface Branch {
  readonly suffix: string;
  /** The whole title, or parts: literal words, or a mark with how many words it takes. */
  readonly parts: readonly string[];
  readonly isFull: boolean;
  readonly rule: number;
}

const branchShape = /^([A-Z\d]+)([=:])([^|]*)(?:\|(\d+))?$/;
const partShape = /[~^*][a-z]|[^~^*]+/g;

function readBranch(text: string): Branch {
  const [, suffix = '', kind, title = '', rule = '0'] = branchShape.exec(text) ?? [];
  const isFull = kind === grammarMarks.full;
  return { suffix, isFull, parts: isFull ? [title] : (title.match(partShape) ?? []), rule: Number(rule) };
}

/** Applies an edit to the title above. */
function editTitle(above: string, starts: readonly number[], parts: readonly string[]): string {
  let title = '';
  let word = 0;
  const last = starts.length - 1;
  for (const part of parts) {
    const mark = part[0];
    const isMark = mark === grammarMarks.copy || mark === grammarMarks.skip || mark === grammarMarks.rest;
    if (!isMark) {
      title += part;
      continue;
    }
    const count = part.charCodeAt(1) - codeOfA;
    const next = mark === grammarMarks.rest ? last - count : word + count;
    if (mark !== grammarMarks.skip) title += above.slice(starts[word], starts[next]);
    word = next;
  }
  return title;
}

/** Writes out every code of a grammar, sorted by code. Takes time in the number of codes. */
export function expandGrammar(text: string): IcdRow[] {
  const [ruleText = '', categoryText = ''] = text.split('\n\n');
  const lines = ruleText.split('\n');
  const rules: (readonly Branch[] | undefined)[] = [];
  const ruleOf = (rule: number): readonly Branch[] =>
    (rules[rule] ??= (lines[rule - 1] ?? '').split(grammarMarks.next).map(readBranch));
  const rows: IcdRow[] = [];
  const grow = (code: string, title: string, rule: number): void => {
    rows.push({ code, billable: rule === 0, title });
    if (rule === 0) return;
    const starts = wordStarts(title);
    for (const branch of ruleOf(rule)) {
      const below = branch.isFull ? (branch.parts[0] ?? '') : editTitle(title, starts, branch.parts);
      grow(code + branch.suffix, below, branch.rule);
    }
  };
  for (const line of categoryText.split('\n')) {
    const { suffix, parts, rule } = readBranch(line);
    grow(suffix, parts[0] ?? '', rule);
  }
  return rows;
}
