/** What of a pattern is no word: classes of characters, edges, code points. */
const classes = /\\u\{?[\da-fA-F]{4,6}\}?|\\[pP]\{[^}]*\}|\\[a-zA-Z]|\(\?(?:[:=!]|<[=!]|<\w+>)/g;
const oneLetterSet = /(?<=[a-z])\[([a-z])[a-z]*\]/g;
const otherSets = /\[(?:\\.|[^\]\\])*\]/g;

/** A letter that may be left out ends a word in two ways: "years?" is "year" and "years". */
const optionalEnd = /([a-z]+)([a-z])\?(?![a-z])/g;
const optionalWithin = /\?(?=[a-z])/g;
const escapedMark = /\\(.)/g;

/** The words that the source of a pattern looks for, apart by blanks: `\b(?:mothers?|h\/o)\b` -> "mother mothers h/o". */
export function wordsOfPattern(source: string): string {
  return source
    .replace(/\\s[?*+]?/g, ' ')
    .replace(classes, ' | ')
    .replace(oneLetterSet, '$1')
    .replace(otherSets, ' | ')
    .replace(optionalWithin, '')
    .replace(optionalEnd, '$1 | $1$2')
    .replace(escapedMark, '$1');
}
