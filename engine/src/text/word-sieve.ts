/** Bits of the place that a word has in the table. */
const placeBits = 14;
const mask = (1 << placeBits) - 1;
/** The Kelvin sign, the one letter beyond plain ones whose lower case is plain. */
const kelvin = 0x21_2a;

/** 1 to 26 for a plain letter of either case, 0 for anything else. */
function letterOf(code: number): number {
  if (code >= 97 && code <= 122) return code - 96;
  return code >= 65 && code <= 90 ? code - 64 : 0;
}

const step = (place: number, letter: number): number => (Math.imul(place, 31) + letter) & mask;

/**
 * Says by one pass over a text, without cutting it into words, whether it can hold one of many words. It may say yes where none
 * stands there, and never says no where one does. What most texts do not hold costs next to nothing that way.
 */
export class WordSieve {
  private readonly words = new Uint8Array(mask + 1);
  private readonly endings: Uint8Array | undefined;

  /**
   * @param words of each, its first run of plain letters counts; one without any makes the sieve let all through
   * @param endings last three letters of further words
   */
  constructor(words: Iterable<string>, endings: Iterable<string> = []) {
    for (const word of words) {
      const run = /[a-z]+/i.exec(word)?.[0] ?? '';
      if (run === '') this.words.fill(1);
      let place = 0;
      for (let at = 0; at < run.length; at += 1) place = step(place, letterOf(run.charCodeAt(at)));
      this.words[place] = 1;
    }
    const ends = [...endings];
    if (ends.length === 0) return;
    this.endings = new Uint8Array(27 ** 3);
    for (const end of ends) this.endings[this.endOf(end, end.length)] = 1;
  }

  /** Whether one of the words, in any case, can stand in the text as a whole run of plain letters. Linear. */
  mayHold(text: string): boolean {
    const { length } = text;
    let place = 0;
    let from = 0;
    for (let at = 0; at <= length; at += 1) {
      // Beyond the end there is no letter: NaN.
      const code = text.charCodeAt(at);
      const letter = letterOf(code);
      if (letter !== 0) place = step(place, letter);
      else if (code === kelvin) return true;
      else {
        if (at > from && (this.words[place] === 1 || this.endsLikeOne(text, from, at))) return true;
        place = 0;
        from = at + 1;
      }
    }
    return false;
  }

  private endsLikeOne(text: string, from: number, to: number): boolean {
    return this.endings !== undefined && to - from > 3 && this.endings[this.endOf(text, to)] === 1;
  }

  private endOf(text: string, to: number): number {
    const letter = (back: number): number => letterOf(text.charCodeAt(to - back));
    return (letter(3) * 27 + letter(2)) * 27 + letter(1);
  }
}
