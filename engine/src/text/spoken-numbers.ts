/** Spoken numbers ("one twenty two", "ninety eight point six", "twenty twenty one") read as digits. */

const ones: Readonly<Record<string, number>> = {
  zero: 0, oh: 0, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9,
}; // prettier-ignore
const teens: Readonly<Record<string, number>> = {
  ten: 10, eleven: 11, twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19,
}; // prettier-ignore
const tens: Readonly<Record<string, number>> = {
  twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90,
}; // prettier-ignore
const ordinals: Readonly<Record<string, number>> = {
  first: 1, second: 2, third: 3, fourth: 4, fifth: 5, sixth: 6, seventh: 7, eighth: 8, ninth: 9, tenth: 10, eleventh: 11,
  twelfth: 12, thirteenth: 13, fourteenth: 14, fifteenth: 15, sixteenth: 16, seventeenth: 17, eighteenth: 18, nineteenth: 19,
  twentieth: 20, thirtieth: 30,
}; // prettier-ignore

export interface ReadNumber {
  /** The number in digits, for example `122`, `98.6`, `0.5`. */
  readonly value: string;
  /** How many words it took. */
  readonly used: number;
}

const own = (table: Readonly<Record<string, number>>, word: string | undefined): number | undefined =>
  word !== undefined && Object.hasOwn(table, word) ? table[word] : undefined;

/** True for a word that can stand in a spoken number ("oh" alone does not count). */
export function isNumberWord(word: string | undefined): boolean {
  return word !== undefined && word !== 'oh' && (own(ones, word) ?? own(teens, word) ?? own(tens, word)) !== undefined;
}

/** A number from 10 to 99 at a place. */
function readTwoDigits(words: readonly string[], at: number): ReadNumber | undefined {
  const teen = own(teens, words[at]);
  if (teen !== undefined) return { value: String(teen), used: 1 };
  const ten = own(tens, words[at]);
  if (ten === undefined) return undefined;
  const next = words[at + 1] === '-' ? at + 2 : at + 1;
  const one = words[next] === 'oh' ? undefined : own(ones, words[next]);
  return one ? { value: String(ten + one), used: next - at + 1 } : { value: String(ten), used: 1 };
}

function readSmall(words: readonly string[], at: number): ReadNumber | undefined {
  const two = readTwoDigits(words, at);
  if (two) return two;
  const one = own(ones, words[at]);
  return one === undefined ? undefined : { value: String(one), used: 1 };
}

/** What follows "hundred" or "thousand": an optional "and" and a smaller number. */
function readRemainder(words: readonly string[], at: number): ReadNumber | undefined {
  const skip = words[at] === 'and' ? 1 : 0;
  const rest = readSmall(words, at + skip);
  return rest && words[at + skip] !== 'oh' ? { value: rest.value, used: rest.used + skip } : undefined;
}

function readHundreds(words: readonly string[], at: number): ReadNumber | undefined {
  const article = words[at] === 'a' && (words[at + 1] === 'hundred' || words[at + 1] === 'thousand');
  const head = article ? { value: '1', used: 1 } : readSmall(words, at);
  if (!head || words[at] === 'oh') return undefined;
  let used = head.used;
  if (words[at + used] !== 'hundred') return head;
  used += 1;
  const rest = readRemainder(words, at + used);
  return { value: String(Number(head.value) * 100 + Number(rest?.value ?? 0)), used: used + (rest?.used ?? 0) };
}

/** "one twenty two" -> 122, "one oh five" -> 105, "twenty twenty one" -> 2021, "nineteen ninety five" -> 1995. */
function readJoined(words: readonly string[], at: number): ReadNumber | undefined {
  const one = own(ones, words[at]);
  if (one !== undefined && one > 0 && words[at] !== 'oh') {
    if (words[at + 1] === 'oh' && own(ones, words[at + 2]) !== undefined)
      return { value: `${one}0${own(ones, words[at + 2]) ?? 0}`, used: 3 };
    const tail = readTwoDigits(words, at + 1);
    return tail ? { value: `${one}${tail.value}`, used: 1 + tail.used } : undefined;
  }
  const head =
    words[at] === 'twenty' ? { value: '20', used: 1 } : words[at] === 'nineteen' ? { value: '19', used: 1 } : undefined;
  if (!head) return undefined;
  if (words[at + 1] === 'oh' && own(ones, words[at + 2]) !== undefined)
    return { value: `${head.value}0${own(ones, words[at + 2]) ?? 0}`, used: 3 };
  const tail = readTwoDigits(words, at + 1);
  return tail ? { value: head.value + tail.value, used: 1 + tail.used } : undefined;
}

/** Four or more single digits in a row: a telephone or record number. */
function readDigitRow(words: readonly string[], at: number): ReadNumber | undefined {
  let value = '';
  while (own(ones, words[at + value.length]) !== undefined && value.length < 20)
    value += String(own(ones, words[at + value.length]));
  return value.length >= 4 ? { value, used: value.length } : undefined;
}

function readWhole(words: readonly string[], at: number): ReadNumber | undefined {
  const row = readDigitRow(words, at);
  if (row) return row;
  const head = readHundreds(words, at);
  if (!head) return undefined;
  if (words[at + head.used] === 'thousand') {
    const used = head.used + 1;
    const rest = words[at + used] === 'and' ? readRemainder(words, at + used) : readHundreds(words, at + used);
    return { value: String(Number(head.value) * 1000 + Number(rest?.value ?? 0)), used: used + (rest?.used ?? 0) };
  }
  return readJoined(words, at) ?? head;
}

/** The digits after "point": single digits in a row, or one two-digit number. */
function readFraction(words: readonly string[], at: number): ReadNumber | undefined {
  const two = readTwoDigits(words, at);
  if (two) return two;
  let value = '';
  while (own(ones, words[at + value.length]) !== undefined && value.length < 4)
    value += String(own(ones, words[at + value.length]));
  return value === '' ? undefined : { value, used: value.length };
}

/**
 * The longest natural reading of the spoken number that begins at a word, or undefined. Words are lower case.
 * Understands hundreds and thousands, years, "one twenty two", decimals ("point" or a lone full stop) and "and a half".
 */
export function readSpokenNumber(words: readonly string[], at: number): ReadNumber | undefined {
  if (words[at] === 'point' && isNumberWord(words[at + 1])) {
    const fraction = readFraction(words, at + 1);
    return fraction && { value: `0.${fraction.value}`, used: 1 + fraction.used };
  }
  if (words[at] === 'oh') return undefined;
  const whole = readWhole(words, at);
  if (!whole) return undefined;
  const next = words[at + whole.used];
  const digitFollows = isNumberWord(words[at + whole.used + 1]) || words[at + whole.used + 1] === 'oh';
  if ((next === 'point' || next === '.') && digitFollows) {
    const fraction = readFraction(words, at + whole.used + 1);
    if (fraction) return { value: `${whole.value}.${fraction.value}`, used: whole.used + 1 + fraction.used };
  }
  if (next === 'and' && words[at + whole.used + 1] === 'a' && words[at + whole.used + 2] === 'half')
    return { value: `${whole.value}.5`, used: whole.used + 3 };
  return whole;
}

/** A spoken ordinal ("third", "twenty first") as its number. */
export function readOrdinal(words: readonly string[], at: number): ReadNumber | undefined {
  const single = own(ordinals, words[at]);
  if (single !== undefined) return { value: String(single), used: 1 };
  const ten = own(tens, words[at]);
  const last = own(ordinals, words[at + 1]);
  return ten !== undefined && last !== undefined && last < 10 ? { value: String(ten + last), used: 2 } : undefined;
}
