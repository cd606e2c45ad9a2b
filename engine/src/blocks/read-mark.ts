import { isSpaceAt } from '../text/even-spaces.ts';

const bullets = '-*•·–—+>';
/** A heading between marks with its marks. */
const longestWrapped = 33;

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/** What a line begins with, where it is an entry of a list. */
export interface Mark {
  readonly mark: 'bullet' | 'number' | 'step';
  readonly number?: number;
  readonly end: number;
}

/** "1)", "2.", "#3", "(4)" and a bare "5 " are numbers; whether a bare one is a mark is settled by its neighbours. */
function readNumber(text: string, start: number, end: number): Mark | undefined {
  let at = start;
  const opens = text[at] === '(';
  if (text[at] === '#' || opens) at += 1;
  const digits = at;
  while (at < end && at < digits + 2 && isDigit(text.charCodeAt(at))) at += 1;
  if (at === digits) return undefined;
  const number = Number(text.slice(digits, at));
  // "(97 in june)" is a remark.
  if (opens && text[at] !== ')') return undefined;
  const closes = text[at] === ')' || text[at] === '.';
  if (closes) at += 1;
  if (!isSpaceAt(text, at) && !(closes && !isDigit(text.charCodeAt(at)) && at < end)) return undefined;
  return { mark: 'number', number, end: at };
}

/** The mark of a list at the head of a line, if it has one. */
export function readMark(text: string, start: number, end: number): Mark | undefined {
  if (text.startsWith('->', start) || text.startsWith('=>', start)) return { mark: 'step', end: start + 2 };
  if (text[start] === '→') return { mark: 'step', end: start + 1 };
  const char = text[start] ?? '';
  // "# HTN", "#HTN": a problem of a list.
  if (char === '#' && /^#\s?[A-Za-z]/.test(text.slice(start, start + 3))) return { mark: 'number', end: start + 1 };
  // "*Story* cough since ...": a heading between marks, and no entry of a list.
  if (char === '*' && /^\*[A-Za-z][^*\n]{0,30}\*/.test(text.slice(start, start + longestWrapped))) return undefined;
  if (bullets.includes(char) && text[start + 1] !== char && !isDigit(text.charCodeAt(start + 1)))
    return readNumbered(text, start + 1, end) ?? { mark: 'bullet', end: start + 1 };
  return readNumber(text, start, end);
}

/** "- 1. HTN", "* #3 gout": a numbered entry with a bullet before it; "- 2 puffs" is none. */
function readNumbered(text: string, from: number, end: number): Mark | undefined {
  let start = from;
  while (start < end && isSpaceAt(text, start)) start += 1;
  if (start === from) return undefined;
  if (/^#\s?[A-Za-z]/.test(text.slice(start, start + 3))) return { mark: 'number', end: start + 1 };
  const number = readNumber(text, start, end);
  return number !== undefined && /[).#]/.test(text.slice(start, number.end)) ? number : undefined;
}
