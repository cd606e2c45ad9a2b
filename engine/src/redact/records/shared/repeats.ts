import { foldWord } from '../../../lexicons/fold-word.ts';
import { loadLexicon } from '../../../lexicons/lexicon.ts';
import type { KnownValues } from './known-values.ts';

/** A shorter value is a code. */
const shortestRepeat = 4;

/**
 * True when a value of a field that stays for its meaning (a code, the name of a finding) repeats a name or number of
 * the record. One word of English repeats nobody: "Long QT syndrome" of Mrs Long, "White" of Mr White.
 */
export function repeatsKnown(known: KnownValues, value: string): boolean {
  if (value.length < shortestRepeat) return false;
  const found = known.find(value);
  if (found.length !== 1) return found.length > 1;
  return found.some(
    ({ kind, start, end }) => kind !== 'NAME' || !loadLexicon().isEnglish(foldWord(value.slice(start, end))),
  );
}
