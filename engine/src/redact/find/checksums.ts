/** Luhn check over decimal digits; used for cards and, with the prefix 80840, for National Provider Identifiers. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let offset = 0; offset < digits.length; offset++) {
    const digit = digits.charCodeAt(digits.length - 1 - offset) - 48;
    if (digit < 0 || digit > 9) return false;
    const doubled = offset % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return digits.length > 0 && sum % 10 === 0;
}

/** NHS number: ten digits, weights 10 to 2, modulus 11 (NHS Data Dictionary). */
export function passesNhs(digits: string): boolean {
  if (!/^\d{10}$/.test(digits)) return false;
  let sum = 0;
  for (let at = 0; at < 9; at++) sum += (digits.charCodeAt(at) - 48) * (10 - at);
  const check = (11 - (sum % 11)) % 11;
  return check !== 10 && check === digits.charCodeAt(9) - 48;
}

/** IBAN check, modulus 97 (ISO 13616); letters count as 10 to 35. */
export function passesIban(value: string): boolean {
  const compact = value.replaceAll(' ', '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{8,30}$/.test(compact)) return false;
  let remainder = 0;
  for (const char of compact.slice(4) + compact.slice(0, 4)) {
    const code = char >= 'A' ? char.charCodeAt(0) - 55 : char.charCodeAt(0) - 48;
    remainder = (remainder * (code > 9 ? 100 : 10) + code) % 97;
  }
  return remainder === 1;
}

/** Vehicle identification number: 17 characters without I, O and Q, check digit in place 9 (49 CFR 565.15). */
export function passesVin(value: string): boolean {
  if (!/^[A-HJ-NPR-Z0-9]{17}$/.test(value)) return false;
  const letters = 'ABCDEFGH JKLMN P R STUVWXYZ';
  const values = '12345678 12345 7 9 23456789';
  const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
  let sum = 0;
  for (let at = 0; at < 17; at++) {
    const char = value.charAt(at);
    const digit = char <= '9' ? Number(char) : Number(values.charAt(letters.indexOf(char)));
    sum += digit * (weights[at] ?? 0);
  }
  const check = sum % 11;
  return value.charAt(8) === (check === 10 ? 'X' : String(check));
}

/** DEA registration: two letters and seven digits, (d1+d3+d5) + 2(d2+d4+d6) ends in d7. */
export function passesDea(value: string): boolean {
  if (!/^[A-Z][A-Z9]\d{7}$/.test(value)) return false;
  const digit = (at: number): number => value.charCodeAt(at + 1) - 48;
  return (digit(1) + digit(3) + digit(5) + 2 * (digit(2) + digit(4) + digit(6))) % 10 === digit(7);
}

/** Medicare Beneficiary Identifier: C A AN N A AN N A A N N, without the letters S L O I B Z (CMS). */
export function isMedicareBeneficiary(value: string): boolean {
  const letter = '[AC-HJKMNP-RT-Y]';
  const pattern = new RegExp(
    `^[1-9]${letter}(?:${letter}|\\d)\\d${letter}(?:${letter}|\\d)\\d${letter}${letter}\\d\\d$`,
  );
  return pattern.test(value.replaceAll('-', ''));
}
