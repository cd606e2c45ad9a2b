/** Short forms that are also plain words, so that capitals say which is meant; in a text in capitals they are mostly the form. */
const keepsCapitals: ReadonlySet<string> = new Set(['HA', 'LOC', 'DOE', 'GAD', 'TM']);

/** A text of fewer letters may be short forms alone. */
const leastLetters = 40;
/** A text in capitals has fewer small letters than this share: units, "x", "w/". */
const mostSmall = 0.1;

function isInCapitals(text: string): boolean {
  let small = 0;
  let capital = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= 97 && code <= 122) small += 1;
    else if (code >= 65 && code <= 90) capital += 1;
  }
  return small + capital >= leastLetters && small < (small + capital) * mostSmall;
}

/** Tests, signs and sides of one letter, which are read in capitals: "K 3.6", "R HIP". */
const keepsLetter = /^[KLPRT]$/;

/** How often something is done, after its short form: "IS HOURLY" is no "is". */
const oftenAfter = /^ (?:HOURLY|Q ?\d|X ?\d|\d{1,2} ?(?:X|TIMES)|\d?HRLY|WHILE AWAKE)/;
const often = 12;

/** "26M D1 POST OP": the sex behind an age that opens a line is read by its capital. */
const isSexOfAge = (word: string, at: number, text: string): boolean =>
  (word === 'M' || word === 'F') &&
  /(?:^|\n)\s{0,2}\d{1,3}$/.test(text.slice(Math.max(0, at - ageReach), at)) &&
  /^(?:\s|[,.;:]|$)/.test(text.slice(at + 1, at + 2));
const ageReach = 6;

/** A word in small letters, of the same length. */
function fold(word: string, at: number, text: string): string {
  const small = word.toLowerCase();
  const isApart = !/[/\d]/.test(text[at - 1] ?? ' ') && !/[/.\d]/.test(text[at + 1] ?? ' ');
  const isDone = word === 'IS' && oftenAfter.test(text.slice(at + word.length, at + word.length + often));
  const stays = keepsCapitals.has(word) || isDone || isSexOfAge(word, at, text) || (isApart && keepsLetter.test(word));
  return stays || small.length !== word.length ? word : small;
}

/**
 * A text that is typed in capitals throughout, in small letters: its capitals say nothing of headings, names and short
 * forms. Any other text as it is. All ranges stay. Linear.
 */
export const foldCapitals = (text: string): string =>
  isInCapitals(text) ? text.replaceAll(/\p{Lu}+/gu, (word, at: number) => fold(word, at, text)) : text;
