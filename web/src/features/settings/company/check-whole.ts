import * as words from './words.ts';

/** Checks a whole number as it was typed, for example "2 to 60 minutes". */
export function checkWhole(least: number, most: number, unit: string): (text: string) => string | null {
  const sentence = words.pleaseGive(least, most, unit);
  return (text) => {
    if (!/^\s*\d{1,6}\s*$/.test(text)) return sentence;
    const value = Number(text);
    return value < least || value > most ? sentence : null;
  };
}
