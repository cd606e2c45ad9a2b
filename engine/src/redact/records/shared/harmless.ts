import { ownCopy } from '../../../text/own-copy.ts';
import { findInText } from '../../find/find-in-text.ts';

const shortValue = 60;
const mostRemembered = 5000;
/** After so many values, asking is given up where fewer than half were met again: they are read with their records. */
const trial = 400;
const mayIdentify = /\p{L}{2}|\d{5}|\d[-/. ]\d/u;

/** Remembers short values without identifiers, so that a column of drugs or codes is read once and not in every row. */
export interface Harmless {
  /** True when nothing is found in the value; false also when it is better read with the rest of its record. */
  readonly has: (value: string, heading: string) => boolean;
  /** True when nothing is found in the value, however it has to be found out. */
  readonly isSure: (value: string, heading: string) => boolean;
}

/** Starts with nothing remembered. Long values are never remembered: they are read with the rest of their record. */
export function makeHarmless(): Harmless {
  const seen = new Map<string, boolean>();
  let asked = 0;
  let met = 0;
  const lineOf = (value: string, heading: string): string => (heading === '' ? value : `${heading}: ${value}`);
  const read = (value: string, line: string): boolean => {
    if (seen.size >= mostRemembered) seen.clear();
    const begin = line.length - value.length;
    const harmless = !findInText(line).some(({ end }) => end > begin);
    seen.set(ownCopy(line), harmless);
    return harmless;
  };
  return {
    has: (value, heading) => {
      if (!mayIdentify.test(value)) return true;
      if (value.length > shortValue) return false;
      const line = lineOf(value, heading);
      const harmless = seen.get(line);
      asked++;
      if (harmless !== undefined) met++;
      else if (asked > trial && met * 2 < asked) return false;
      return harmless ?? read(value, line);
    },
    isSure: (value, heading) => {
      const line = lineOf(value, heading);
      return !mayIdentify.test(value) || (seen.get(line) ?? read(value, line));
    },
  };
}
