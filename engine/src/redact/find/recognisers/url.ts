import { isGlued, matchAt } from '../patterns.ts';
import { eachWord, makeWordTable } from '../phrases.ts';
import type { Recogniser } from '../recogniser.ts';
import { tokenAt } from '../scan.ts';

/** A host and a path, whatever the ending of the host: "clinic.example/portal". */
const hostWithPath = /[a-z0-9-]{3,63}(?:\.[a-z0-9-]{2,63}){1,4}\/[a-z0-9]/iy;
const scheme = /(?:https?|ftp|sftp|file):\/\//iy;
const bareDomain =
  /(?:[a-z0-9-]{1,63}\.){1,5}(?:com|org|net|edu|gov|info|io|health|care|clinic|app|dev|us|uk|ca|au|de|fr|nhs|mil|int|biz|me|tv|eu)(?![a-z0-9@-])/iy;
const urlChar = /[^\s<>"'\u201c\u201d|\\^`{}]/;
const trailing = new Set('.,;:!?)]*_');
const maximum = 2048;
/** What stands after the first word of an address. */
const joiners = makeWordTable([':', '.', '-']);

function readUrl(text: string, start: number): number {
  let end = start;
  while (end < text.length && end - start < maximum && urlChar.test(text.charAt(end))) end++;
  while (end > start && trailing.has(text.charAt(end - 1))) end--;
  return end;
}

/** Web addresses with a scheme, with www, or as a bare domain with a well-known ending. */
export const url: Recogniser = {
  rule: 'url',
  find: (scan, emit) => {
    const { text } = scan;
    let covered = 0;
    eachWord(scan, joiners, (mark) => {
      if (!isGlued(scan, mark)) return;
      const token = tokenAt(scan, mark - 1);
      if (token.start < covered || token.kind === 'mark') return;
      if (token.gap === 'none' && /[@.\p{N}-]/u.test(text.charAt(token.start - 1))) return;
      const domain = matchAt(bareDomain, text, token.start);
      const known =
        matchAt(scheme, text, token.start) ??
        (token.folded === 'www' || domain ? domain : undefined) ??
        (token.kind === 'word' ? matchAt(hostWithPath, text, token.start) : undefined);
      if (!known) return;
      const next = text.charAt(token.start + known[0].length);
      const end =
        known === domain && next !== '/' && next !== '?' ? token.start + known[0].length : readUrl(text, token.start);
      covered = end;
      emit({
        start: token.start,
        end,
        kind: 'URL',
        rule: 'url',
        score: 0.97,
        evidence: 'has the form of a web address',
      });
    });
  },
};
