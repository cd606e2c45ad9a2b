import { tokenize } from '../text/tokens.ts';
import type { Token } from '../text/tokens.ts';
import { isIdleHyphen } from './number-hyphens.ts';

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
  /** The words of a command as they were said, for when it turns out to be none. */
  readonly said?: readonly Item[];
}

type Command = readonly [words: string, kind: ItemKind, text: string];

const say = (text: string, ...spoken: string[]): Command[] => spoken.map((words) => [words, 'command', text]);

/**
 * `delete` takes words back, `replace` and `mean` put others in their place, and `soft` does so only where the words line up
 * (they are plain words otherwise). The longest for each first word come first.
 */
const selfCorrections: readonly Command[] = [
  ...say(
    'delete',
    'no scratch that',
    'no strike that',
    'no delete that',
    'scratch that',
    'strike that',
    'delete that',
    'erase that',
    'cross that out',
  ),
  ...say('replace', 'no make that', 'no i mean', 'sorry i mean', 'no i meant', 'sorry make that'),
  ...say('mean', 'i mean', 'i meant'),
  ...say(
    'soft',
    'make that',
    'no correction',
    'correction',
    'no sorry',
    "no i'm sorry",
    'no rather',
    'or rather',
    'rather',
    'sorry',
    'no wait',
  ),
];

/** Spoken marks and layout commands, longest first for each first word. */
const commands: readonly Command[] = [
  ['full stop', 'mark', '.'],
  ['question mark', 'mark', '?'],
  ['exclamation point', 'mark', '!'],
  ['exclamation mark', 'mark', '!'],
  ['semi colon', 'mark', ';'],
  ['semicolon', 'mark', ';'],
  ['period', 'mark', '.'],
  ['comma', 'mark', ','],
  ['colon', 'mark', ':'],
  ['hyphen', 'join', '-'],
  ['dash', 'join', ' - '],
  ['forward slash', 'join', '/'],
  ['open parenthesis', 'open', '('],
  ['open paren', 'open', '('],
  ['left parenthesis', 'open', '('],
  ['open bracket', 'open', '('],
  ['close parenthesis', 'mark', ')'],
  ['close paren', 'mark', ')'],
  ['right parenthesis', 'mark', ')'],
  ['close bracket', 'mark', ')'],
  ['open quote', 'open', '“'],
  ['begin quote', 'open', '“'],
  ['close quote', 'mark', '”'],
  ['end quote', 'mark', '”'],
  ['unquote', 'mark', '”'],
  ['new line', 'break', '\n'],
  ['next line', 'break', '\n'],
  ['newline', 'break', '\n'],
  ['new paragraph', 'break', '\n'],
  ['next paragraph', 'break', '\n'],
  ...selfCorrections,
];

interface SpokenCommand {
  readonly command: Command;
  readonly words: readonly string[];
}

const byFirst = new Map<string, SpokenCommand[]>();
for (const command of commands) {
  const words = command[0].split(' ');
  const first = words[0] ?? '';
  byFirst.set(first, [...(byFirst.get(first) ?? []), { command, words }]);
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
    if (/^(?:he|she|they|we|i|patient|there)$/.test(after) && (before === 'this' || before === 'that')) return false;
    if (before === 'this' || before === 'that') return throughout.test(tokens[at - 2]?.lower ?? '');
    return periodAsNoun.test(before) && after !== '' && after !== 'new';
  }
  if (word === 'colon' && headingEnd.test(before)) return false;
  if (word === 'colon')
    return colonAsOrgan.test(before) || /^(?:cancer|polyps?|resection|mass|screening|carcinoma|surgery)$/.test(after);
  if (word === 'make that')
    return /^(?:to|will|would|can|could|did|not|we|i|you|they|please|help|should)$/.test(before);
  if (word === 'rather') return /^(?:would|but|had|'d|i'd|he'd|she'd)$/.test(before) || after === 'than';
  if (word === 'dash') return /^(?:a|the)$/.test(before);
  return false;
}

const isSaidComma = (token: Token | undefined): boolean => token?.lower === ',' || token?.lower === 'comma';

/** How many tokens a command takes, 0 where it does not stand here. "No, make that" may be said with a comma. */
function lengthOfCommand(tokens: readonly Token[], at: number, { command, words }: SpokenCommand): number {
  let place = at;
  for (const word of words) {
    if (command[1] === 'command' && place > at && isSaidComma(tokens[place])) place += 1;
    if (tokens[place]?.lower !== word) return 0;
    place += 1;
  }
  return place - at;
}

function commandAt(tokens: readonly Token[], at: number): { command: Command; used: number } | undefined {
  const first = tokens[at];
  if (!first) return undefined;
  for (const spoken of byFirst.get(first.lower) ?? []) {
    const used = lengthOfCommand(tokens, at, spoken);
    if (used > 0 && !meansItself(tokens, at, spoken.command[0])) return { command: spoken.command, used };
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
    if (isIdleHyphen(tokens, at)) {
      at += 1;
      continue;
    }
    const found = commandAt(tokens, at);
    const tight = at > 0 && tokens[at - 1]?.end === token.start && !isIdleHyphen(tokens, at - 1);
    if (found && (spoken || found.command[1] === 'command' || found.command[0].includes(' '))) {
      const last = tokens[at + found.used - 1] ?? token;
      const said = tokens.slice(at, at + found.used).map(plainItem);
      items.push({ kind: found.command[1], text: found.command[2], start: token.start, end: last.end, tight, said });
      at += found.used;
      continue;
    }
    if (at > 0 && text.slice(tokens[at - 1]?.end ?? 0, token.start).includes('\n'))
      items.push({ kind: 'break', text: '\n', start: token.start, end: token.start, tight: false });
    if (!isHesitation(tokens, at)) pushToken(items, token, tight);
    at += 1;
  }
  return items;
}

/** "er" between words is a sound; "to the er", "er positive" are the emergency room and the receptor. */
function isHesitation(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.lower ?? '';
  if (word !== 'er') return fillers.has(word);
  return (
    tokens[at]?.text === 'er' &&
    !/^(?:the|an|to|in|from|via|local|our|another)$/.test(tokens[at - 1]?.lower ?? '') &&
    !/^(?:visits?|physician|doctor|provider|course|slash|hyphen|pr|positive|negative|\/|-|status)$/.test(
      tokens[at + 1]?.lower ?? '',
    )
  );
}

/** A token of a command as a word of its own. */
function plainItem(token: Token): Item {
  const comma = isSaidComma(token);
  return {
    kind: comma ? 'mark' : 'word',
    text: comma ? ',' : token.text,
    start: token.start,
    end: token.end,
    tight: token.text === ',',
  };
}

/** "patient 's", "do n't": the end of a word that was written apart from it. */
function joinEnding(items: Item[], token: Token): boolean {
  const last = items.at(-1);
  if (last?.kind === 'mark' && /^['’]$/.test(last.text) && last.end === token.start && endings.has(token.lower)) {
    items[items.length - 1] = { ...last, text: `${last.text}${token.lower}`, end: token.end };
    return true;
  }
  if (last?.kind !== 'word' || !/^n['’]t$/.test(token.lower)) return false;
  items.push({ kind: 'mark', text: token.lower, start: token.start, end: token.end, tight: false });
  return true;
}

const endings: ReadonlySet<string> = new Set(['s', 't', 're', 've', 'll', 'd', 'm']);

function pushToken(items: Item[], token: Token, tight: boolean): void {
  if (joinEnding(items, token)) return;
  const last = items.at(-1);
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
