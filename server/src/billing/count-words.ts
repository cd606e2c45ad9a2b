/** What a UTF-16 unit does to a count; 0 is one that was not looked at yet. */
const unknown = 0;
const separates = 1;
const nothing = 2;
const letter = 3;
const ideograph = 4;
const dense = 5;

/** Scripts without spaces between words: how many characters make a word, as it is in running text. */
const charactersPerWord = { ideograph: 2, dense: 5 } as const;

const classes = new Uint8Array(0x1_00_00);
const comma = 0x2c;

function classify(unit: number): number {
  const character = String.fromCharCode(unit);
  // The first half of a character beyond U+FFFF tells enough: ideographs, pictures, or letters of a rare script.
  if (unit >= 0xd8_00 && unit <= 0xdb_ff) {
    if (unit >= 0xd8_40 && unit <= 0xd8_88) return ideograph;
    return unit >= 0xd8_3c && unit <= 0xd8_3e ? nothing : letter;
  }
  if (/[\s,;|<>()[\]{}"^~]/.test(character)) return separates;
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(character)) return ideograph;
  if (/[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u.test(character)) return dense;
  if (/[\p{L}\p{N}]/u.test(character)) return letter;
  // Within ASCII a sign joins what it stands in, as in 120/80, q.d. or well-known; so do apostrophes and hyphens.
  return unit > 0x7f && /\p{P}/u.test(character) && !/[\u00b7\u2010\u2011\u2018\u2019]/.test(character)
    ? separates
    : nothing;
}

function classOf(unit: number): number {
  const known = classes[unit] ?? nothing;
  if (known !== unknown) return known;
  return (classes[unit] = classify(unit));
}

const isDigit = (unit: number): boolean => unit >= 0x30 && unit <= 0x39;

/**
 * How many words a text has, as people would count them: runs of letters and digits between spaces and separators; signs
 * alone (the marks of markdown, rules, bullets) are none. Where a script puts no spaces between words, two ideographs or
 * five letters count as one. One pass over the text, so that two million characters take some milliseconds.
 */
export function countWords(text: string): number {
  let words = 0;
  let ideographs = 0;
  let denseLetters = 0;
  let isInWord = false;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    switch (classOf(unit)) {
      case letter:
        if (!isInWord) words += 1;
        isInWord = true;
        break;
      case separates:
        // The comma of 150,000 belongs to the number.
        if (unit !== comma || !isDigit(text.charCodeAt(at - 1)) || !isDigit(text.charCodeAt(at + 1))) isInWord = false;
        break;
      case ideograph:
        ideographs += 1;
        isInWord = false;
        break;
      case dense:
        denseLetters += 1;
        isInWord = false;
        break;
    }
  }
  return (
    words + Math.ceil(ideographs / charactersPerWord.ideograph) + Math.ceil(denseLetters / charactersPerWord.dense)
  );
}
