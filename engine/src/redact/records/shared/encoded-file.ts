/** "REDACT" in base 64 and in hexadecimal digits: what stands for the content of a file, so that it can still be read. */
export const encodedWord = { base64: 'UkVEQUNU', hex: '524544414354' } as const;

const shortest = 400;
const encodedPattern = /^[A-Za-z0-9+/=_\s-]+$/;
const dataAddress = /^data:[\w.+-]{0,60}\/[\w.+-]{0,60};base64,/;

/** True for a file that is written as text: a picture or document in base 64, with or without "data:" before it. */
export function isEncodedFile(value: string): boolean {
  if (value.startsWith('data:') && dataAddress.test(value.slice(0, 150))) return true;
  return value.length >= shortest && !value.slice(0, shortest).includes(' ') && encodedPattern.test(value);
}
