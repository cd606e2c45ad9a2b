/** Bits of the place that a word has in the table. */
const placeBits = 16;
const mask = (1 << placeBits) - 1;
/** The Kelvin sign, the one letter beyond plain ones whose lower case is plain. */
const kelvin = 0x21_2a;

const isSmall = (code: number): boolean => code >= 97 && code <= 122;
const isCapital = (code: number): boolean => code >= 65 && code <= 90;

/** 1 to 26 for a plain letter of either case, 0 for anything else. */
const letters = Uint8Array.from({ length: 128 }, (_unused, code) =>
  isSmall(code) ? code - 96 : isCapital(code) ? code - 64 : 0,
);
const letterOf = (code: number): number => (code < 128 ? (letters[code] ?? 0) : 0);

const step = (place: number, letter: number): number => (Math.imul(place, 31) + letter) & mask;

/** The last three letters of a word in one number. */
const lastThree = (1 << 15) - 1;
const withNext = (last: number, letter: number): number => ((last << 5) | letter) & lastThree;

/**
 * Says by one pass over a text, without cutting it into words, whether one of many words stands in it. What most texts do not hold
 * costs next to nothing that way.
 */
export class WordPrefilter {
  private readonly places = new Uint8Array(mask + 1);
  private readonly words = new Set<string>();
  private readonly endings: ReadonlySet<string>;
  private readonly endLength: number;
  private readonly ends = new Uint8Array(lastThree + 1);

  /**
   * @param words of each, its first run of plain letters counts; one without any makes the prefilter let all through
   * @param endings ends of further words, all of one length of three letters or more
   */
  constructor(words: Iterable<string>, endings: Iterable<string> = []) {
    for (const word of words) {
      const run = /[a-z]+/i.exec(word)?.[0].toLowerCase() ?? '';
      this.words.add(run);
      let place = 0;
      for (let at = 0; at < run.length; at += 1) place = step(place, letterOf(run.charCodeAt(at)));
      this.places[place] = 1;
    }
    this.endings = new Set(endings);
    this.endLength = Math.max(0, ...[...this.endings].map((ending) => ending.length));
    for (const ending of this.endings) {
      let last = 0;
      for (let at = 0; at < ending.length; at += 1) last = withNext(last, letterOf(ending.charCodeAt(at)));
      this.ends[last] = 1;
    }
  }

  /** Whether one of the words, in any case, stands in the text as a whole run of plain letters. Linear. */
  mayHold(text: string): boolean {
    if (this.words.has('')) return true;
    const { length } = text;
    let place = 0;
    let last = 0;
    let from = 0;
    for (let at = 0; at <= length; at += 1) {
      // Beyond the end there is no letter: NaN.
      const code = text.charCodeAt(at);
      const letter = letterOf(code);
      if (letter !== 0) {
        place = step(place, letter);
        last = withNext(last, letter);
      } else {
        if (last !== 0 && (this.places[place] === 1 || this.ends[last] === 1) && this.isOne(text, from, at))
          return true;
        if (code === kelvin) return true;
        place = 0;
        last = 0;
        from = at + 1;
      }
    }
    return false;
  }

  private isOne(text: string, from: number, to: number): boolean {
    const word = text.slice(from, to).toLowerCase();
    return this.words.has(word) || (to - from > this.endLength && this.endings.has(word.slice(-this.endLength)));
  }
}
