/** Marks that count as words of their own. */
const alone = '?%→';

/** How far into a run of digits and marks its first letter stands at most, for the run to be a word. */
const furthestLetter = 40;

const isLetter = (code: number): boolean => code >= 97 && code <= 122;
const isDigit = (code: number): boolean => code >= 48 && code <= 57;
/** "&", "+", "/", "'", "-": what stands within words. */
const isMark = (code: number): boolean => code === 38 || code === 43 || code === 47 || code === 39 || code === 45;

/** Where the word ends that begins at a place: a run of letters, digits and marks with a letter; `at` itself where none begins. */
function endOfWord(lower: string, at: number): number {
  let end = at;
  while (end - at <= furthestLetter && (isDigit(lower.charCodeAt(end)) || isMark(lower.charCodeAt(end)))) end += 1;
  if (!isLetter(lower.charCodeAt(end))) return at;
  while (isLetter(lower.charCodeAt(end)) || isDigit(lower.charCodeAt(end)) || isMark(lower.charCodeAt(end))) end += 1;
  return end;
}

function endOfNumber(lower: string, at: number): number {
  let end = at;
  while (isDigit(lower.charCodeAt(end))) end += 1;
  return end;
}

/** What an entry is weighed by, in the order of its text: words, numbers, arrows and single marks. @param lower in lower case */
export function tokensOf(lower: string): string[] {
  const tokens: string[] = [];
  for (let at = 0; at < lower.length;) {
    const isArrow = lower.charCodeAt(at) === 45 && lower.charCodeAt(at + 1) === 62;
    const end = isArrow ? at + 2 : Math.max(endOfWord(lower, at), endOfNumber(lower, at));
    const token = end > at ? lower.slice(at, end) : lower.charAt(at);
    if (end > at || alone.includes(token)) tokens.push(token);
    at += token.length;
  }
  return tokens;
}

/** True for a token that is a word, or an arrow between values. */
export function isWord(token: string): boolean {
  if (token === '->') return true;
  for (let at = 0; at < token.length; at += 1) if (isLetter(token.charCodeAt(at))) return true;
  return false;
}

/** A token with each of its numbers as `#`. */
export const withoutNumbers = (token: string): string => (hasDigit(token) ? token.replace(/\d+/g, '#') : token);

function hasDigit(token: string): boolean {
  for (let at = 0; at < token.length; at += 1) if (isDigit(token.charCodeAt(at))) return true;
  return false;
}
