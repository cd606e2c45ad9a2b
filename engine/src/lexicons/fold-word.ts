const asciiOnly = /^[\x20-\x7e]*$/;
const marks = /\p{M}+/gu;

/** Letters that Unicode does not decompose, and their usual plain spelling. */
const plainSpelling: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ŋ: 'n',
  ħ: 'h',
  ŧ: 't',
  '\u2019': "'",
};
const special = /[ßæœøłđðþıŋħŧ\u2019]/g;

/**
 * The form under which a word stands in the lexicons: lower case, without accents, ASCII where the script allows it.
 * Its length may differ from the word's, so it is for look-ups only and never for offsets.
 */
export function foldWord(word: string): string {
  if (asciiOnly.test(word)) return word.toLowerCase();
  return word
    .normalize('NFD')
    .replace(marks, '')
    .toLowerCase()
    .replace(marks, '')
    .replace(special, (letter) => plainSpelling[letter] ?? letter);
}
