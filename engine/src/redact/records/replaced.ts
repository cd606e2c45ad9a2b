import type { Finding } from '../../model/finding.ts';
import { redactionWord, replaceFindings } from '../operate/replace.ts';

/** A text with its findings replaced by the bare word, or by what their fields let stand; for tests of the formats. */
export function replaced(text: string, findings: readonly Finding[] | null): string {
  if (findings === null) return 'not this format';
  const pieces = replaceFindings(text, findings, ({ fixedReplacement }) => fixedReplacement ?? redactionWord);
  return pieces.map((piece) => piece.text).join('');
}

/** The first finding that is empty, outside the text or not after the one before it; nothing when all are in order. */
export function firstMisplaced(text: string, findings: readonly Finding[]): Finding | undefined {
  let at = 0;
  return findings.find(({ start, end }) => {
    const isWrong = start < at || end <= start || end > text.length;
    at = end;
    return isWrong;
  });
}
