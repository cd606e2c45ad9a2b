/** Digits and signs that stand for letters, and letters that look alike, in one form. */
const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '|': 'i',
  l: 'i',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
  '+': 't',
  '9': 'g',
};

/** The form in which `Passw0rd`, `p@ssword` and `PASSWORD` are equal. */
export function foldPassword(password: string): string {
  return Array.from(password.normalize('NFKC').toLowerCase(), (character) => lookalikes[character] ?? character).join(
    '',
  );
}

/** How many digits and signs around a word make no other password of it: `2024!`, `#123`. */
const longestDecoration = 5;

/** The word inside a password that is a word with digits and signs around it; null for every other. */
export function coreOf(password: string): string | null {
  const core = password.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const isDecorated = core.length < password.length && password.length - core.length <= longestDecoration;
  return isDecorated && core.length >= 4 ? core : null;
}

/** The part of which a password is made by repeating it: `abc` of `abcabcabc`; null when it repeats nothing. */
export function repeatedPart(password: string): string | null {
  return /^(.+?)\1+$/su.exec(password)?.[1] ?? null;
}

const day = '(?:0[1-9]|[12]\\d|3[01])';
const month = '(?:0[1-9]|1[0-2])';
const year = '(?:19|20)\\d\\d';
const dates = [day + month + year, month + day + year, year + month + day, year + day + month, year + year];
const date = new RegExp(`^(?:${dates.join('|')})$`);

/** True for a day of the last or of this century in digits, with or without signs between, and for two years. */
export function isDate(password: string): boolean {
  return date.test(password.replace(/[-./ ]/g, ''));
}

/** The ways to see a short password as two words, each of four characters or more. */
export function splitInTwo(password: string): readonly (readonly [string, string])[] {
  if (password.length > longestPair) return [];
  const places = Array.from({ length: Math.max(0, password.length - 7) }, (_, index) => index + 4);
  return places.map((at) => [password.slice(0, at), password.slice(at)]);
}

/** Two words of a list together are no better than one up to this length. */
const longestPair = 11;

/** Keys that lie beside one another, and the alphabet and the digits in their order. */
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiopü',
  'azertyuiop',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  '1q2w3e4r5t6y7u8i9o0p',
  'qazwsxedcrfvtgbyhnujm',
  '!@#$%^&*()',
];
const walks = rows.flatMap((row) => [row, Array.from(row).toReversed().join('')]);

/** True for a walk along the keyboard or the alphabet, or several in a row: `12345678`, `asdfghjkl`, `qwerty123456`. */
export function isWalk(password: string): boolean {
  let rest = password.toLowerCase();
  while (rest !== '') {
    const step = longestWalk(rest);
    if (step < 3) return false;
    rest = rest.slice(step);
  }
  return true;
}

function longestWalk(text: string): number {
  for (let length = Math.min(28, text.length); length >= 3; length -= 1)
    if (walks.some((walk) => walk.includes(text.slice(0, length)))) return length;
  return 0;
}
