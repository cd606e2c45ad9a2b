import { tokenize } from '../text/tokens.ts';
import type { Token } from '../text/tokens.ts';

/** `bullet` is a hyphen at the head of a line, `join` a hyphen inside a word; `break` a new line or paragraph. */
export type ItemKind = 'word' | 'mark' | 'join' | 'open' | 'break' | 'bullet' | 'command';

/** A word or mark of a dictation, with its range of the spoken input. */
export interface Item {
  readonly kind: ItemKind;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** True when it was written without a space before it. */
  readonly tight: boolean;
}

type Command = readonly [words: string, kind: ItemKind, text: string];

/** Spoken marks and layout commands, longest first for each first word. */
const commands: readonly Command[] = [
  ['full stop', 'mark', '.'], ['question mark', 'mark', '?'], ['exclamation point', 'mark', '!'], ['exclamation mark', 'mark', '!'],
  ['semi colon', 'mark', ';'], ['semicolon', 'mark', ';'], ['period', 'mark', '.'], ['comma', 'mark', ','], ['colon', 'mark', ':'],
  ['hyphen', 'join', '-'], ['dash', 'join', ' - '], ['forward slash', 'join', '/'],
  ['open parenthesis', 'open', '('], ['open paren', 'open', '('], ['left parenthesis', 'open', '('], ['open bracket', 'open', '('],
  ['close parenthesis', 'mark', ')'], ['close paren', 'mark', ')'], ['right parenthesis', 'mark', ')'], ['close bracket', 'mark', ')'],
  ['open quote', 'open', '“'], ['begin quote', 'open', '“'], ['close quote', 'mark', '”'], ['end quote', 'mark', '”'], ['unquote', 'mark', '”'],
  ['new line', 'break', '\n'], ['next line', 'break', '\n'], ['newline', 'break', '\n'], ['new paragraph', 'break', '\n'],
  ['next paragraph', 'break', '\n'], ['scratch that', 'command', 'delete'], ['strike that', 'command', 'delete'],
  ['delete that', 'command', 'delete'], ['erase that', 'command', 'delete'], ['cross that out', 'command', 'delete'],
  ['no make that', 'command', 'replace'], ['make that', 'command', 'replace'], ['no i mean', 'command', 'replace'],
  ['sorry i mean', 'command', 'replace'], ['i mean', 'command', 'mean'], ['correction', 'command', 'mean'], ['or rather', 'command', 'mean'],
]; // prettier-ignore

const byFirst = new Map<string, Command[]>();
for (const command of commands) {
  const first = command[0].split(' ')[0] ?? '';
  byFirst.set(first, [...(byFirst.get(first) ?? []), command]);
}

const fillers = new Set(['uh', 'um', 'uhm', 'er', 'erm', 'hmm', 'hm', 'ah']);
const periodAsNoun = /^(?:a|the|each|every|per|menstrual|grace|incubation|recovery|waiting|global|postoperative)$/;
const throughout = /^(?:during|over|in|for|throughout|after)$/;
const colonAsOrgan = /^(?:the|sigmoid|ascending|descending|transverse|distal|proximal|entire|whole|right|left|a)$/;

/** Last words of headings, after which a colon is the mark whatever follows. */
const headingEnd =
  /^(?:up|plan|procedure|operation|history|impression|assessment|diagnosis|diagnoses|instructions|disposition|findings|indications?|complaint|consult|consultation|medications|allergies|course|condition)$/;

/** "period of time", "sigmoid colon": the word itself rather than the mark. */
function meansItself(tokens: readonly Token[], at: number, word: string): boolean {
  const before = tokens[at - 1]?.lower ?? '';
  const after = tokens[at + 1]?.lower ?? '';
  if (word === 'period') {
    if (after === 'of') return tokens[at + 2]?.lower !== 'note';
    if (before === 'this' || before === 'that') return throughout.test(tokens[at - 2]?.lower ?? '');
    return periodAsNoun.test(before) && after !== '' && after !== 'new';
  }
  if (word === 'colon' && headingEnd.test(before)) return false;
  if (word === 'colon')
    return colonAsOrgan.test(before) || /^(?:cancer|polyps?|resection|mass|screening|carcinoma|surgery)$/.test(after);
  if (word === 'make that')
    return !/^(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|\w+teen|\w+ty)/.test(tokens[at + 2]?.lower ?? '');
  if (word === 'dash') return /^(?:a|the)$/.test(before);
  return false;
}

function commandAt(tokens: readonly Token[], at: number): { command: Command; used: number } | undefined {
  const first = tokens[at];
  if (!first) return undefined;
  for (const command of byFirst.get(first.lower) ?? []) {
    const words = command[0].split(' ');
    if (!words.every((word, index) => tokens[at + index]?.lower === word)) continue;
    if (meansItself(tokens, at, command[0])) continue;
    return { command, used: words.length };
  }
  return undefined;
}

/** True when the words name their punctuation, so that "colon" and "period" are to be read as marks. */
export function speaksItsMarks(text: string): boolean {
  return (
    /\b(?:comma|new (?:paragraph|line)|next (?:paragraph|line)|full stop|period (?:new|the|he|she|no|there|patient|we|i|his|her)|period\s*$|colon (?:new|the|patient|no|normal))\b/i.test(
      text,
    ) || /\bperiod\s*$/i.test(text)
  );
}

/** The words, spoken marks and commands of a dictation, without fillers and without words said twice in a row. */
export function readSpokenMarks(text: string): Item[] {
  const tokens = tokenize(text);
  const spoken = speaksItsMarks(text);
  const items: Item[] = [];
  let at = 0;
  while (at < tokens.length) {
    const token = tokens[at];
    if (!token) break;
    const found = commandAt(tokens, at);
    const tight = at > 0 && tokens[at - 1]?.end === token.start;
    if (found && (spoken || found.command[1] === 'command' || found.command[0].includes(' '))) {
      const last = tokens[at + found.used - 1] ?? token;
      items.push({ kind: found.command[1], text: found.command[2], start: token.start, end: last.end, tight });
      at += found.used;
      continue;
    }
    if (at > 0 && text.slice(tokens[at - 1]?.end ?? 0, token.start).includes('\n'))
      items.push({ kind: 'break', text: '\n', start: token.start, end: token.start, tight: false });
    pushToken(items, token, tight);
    at += 1;
  }
  return items;
}

function pushToken(items: Item[], token: Token, tight: boolean): void {
  const last = items.at(-1);
  if (fillers.has(token.lower)) return;
  if (token.kind === 'mark') {
    const kind: ItemKind = '([“'.includes(token.text) ? 'open' : ".,;:?!)]”'’%+".includes(token.text) ? 'mark' : 'word';
    items.push({ kind, text: token.text, start: token.start, end: token.end, tight });
    return;
  }
  const stutter =
    last?.kind === 'word' &&
    last.text.toLowerCase() === token.lower &&
    /^(?:the|a|an|i|he|she|it|to|of|in|is|was|and|with|for|on|at|has|have|my|his|her|we|you|they)$/.test(token.lower);
  if (!stutter) items.push({ kind: 'word', text: token.text, start: token.start, end: token.end, tight });
}
