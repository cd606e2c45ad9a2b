/** Words of a phrase whose repetition is looked for, and parts of words torn by apostrophes. */
const longest = 8;
const manyApostrophes = 4;

const letterOf = (code: number): number => {
  if (code >= 97 && code <= 122) return code;
  return code >= 65 && code <= 90 ? code + 32 : 0;
};

function countApostrophes(text: string): number {
  let count = 0;
  for (let at = text.indexOf("'"); at >= 0; at = text.indexOf("'", at + 1)) count += 1;
  return count;
}

/** True when a row of one to eight numbers comes twice, one after the other. */
function repeatsRow(row: readonly number[]): boolean {
  for (let length = 1; length <= longest; length += 1) {
    let same = 0;
    for (let at = length; at < row.length; at += 1) {
      same = row[at] === row[at - length] ? same + 1 : 0;
      if (same === length) return true;
    }
  }
  return false;
}

/**
 * False where no word and no phrase of up to four words of plain letters can stand twice in a row, whatever marks stand between;
 * a yes is to be looked at. Most sentences need no pattern that way, and such patterns are dear. Linear.
 */
export function maySayTwice(text: string): boolean {
  if (countApostrophes(text) > manyApostrophes || /'[\s,]+'/.test(text)) return true;
  const words: number[] = [];
  let hash = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const letter = letterOf(text.charCodeAt(at));
    if (letter !== 0) hash = (Math.imul(hash, 31) + letter) | 0;
    else if (hash !== 0) {
      words.push(hash);
      hash = 0;
    }
  }
  return repeatsRow(words);
}
