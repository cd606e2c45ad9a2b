import { credentials, titleWords } from '../../lexicons/titles.ts';
import { onSameLine, tokenAt, type Scan } from './scan.ts';

/** Degrees that are written with small letters too. */
const mixedCase = new Set(['phd', 'pharmd', 'rph', 'psyd', 'edd', 'esq', 'drph', 'cpht', 'mdiv', 'dmin']);

/** True when a degree or licence stands here: "MD", "M.D.", "PA-C", "Ph.D.". */
export function isCredential(scan: Scan, index: number): boolean {
  const token = tokenAt(scan, index);
  if (token.kind !== 'word' || token.shape === 'lower' || !onSameLine(token)) return false;
  if (credentials.has(token.folded) && (token.shape === 'upper' || mixedCase.has(token.folded))) return true;
  if (token.shape === 'capital' && titleWords.get(token.folded) === 'strong') return false;
  let letters = '';
  for (let at = index; at < index + 8 && letters.length < 5; at += 2) {
    const part = tokenAt(scan, at);
    if (
      part.kind !== 'word' ||
      part.text.length > 2 ||
      tokenAt(scan, at + 1).text !== '.' ||
      (at > index && part.gap !== 'none')
    )
      break;
    letters += part.folded;
  }
  return letters.length >= 2 && credentials.has(letters);
}
