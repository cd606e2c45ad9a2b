import { eponymMiddle, eponymNouns, eponyms } from '../../lexicons/eponyms.ts';
import { lexiconFlag } from '../../lexicons/lexicon-flags.ts';
import { isApostrophe, isDash } from './name-marks.ts';
import type { NameSpan } from './name-shape.ts';
import { onSameLine, tokenAt, type Scan } from './scan.ts';

/** True when what follows makes the name a medical term: a noun of the kind "disease", "score", "sign" within three words. */
export function isEponymUse(scan: Scan, to: number): boolean {
  let at = to;
  if (isApostrophe(tokenAt(scan, at)) && tokenAt(scan, at).gap === 'none')
    at += tokenAt(scan, at + 1).folded === 's' ? 2 : 1;
  for (let steps = 0; steps < 3; steps++) {
    const token = tokenAt(scan, at + steps);
    if (!onSameLine(token)) return false;
    if (eponymNouns.has(token.folded)) return true;
    const passes = token.kind === 'word' ? token.shape !== 'lower' || eponymMiddle.has(token.folded) : isDash(token);
    if (!passes) return false;
  }
  return false;
}

/** True when every word of the name is one that in charts stands for a disease, sign or tool, and nothing makes it a person's. */
export function isEponymName(scan: Scan, span: NameSpan): boolean {
  const isGiven = (tokenAt(scan, span.from).flags & lexiconFlag.commonGiven) !== 0;
  if (span.initials > 0 || (span.parts > 1 && isGiven)) return false;
  for (let index = span.from; index < span.to; index++) {
    const token = tokenAt(scan, index);
    if (token.kind === 'word' && token.text.length > 1 && !eponyms.has(token.folded)) return false;
  }
  return true;
}
