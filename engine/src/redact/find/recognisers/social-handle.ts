import { hasWordBefore } from '../patterns.ts';
import { eachWord, makeWordTable } from '../phrases.ts';
import type { Recogniser } from '../recogniser.ts';
import { tokenAt } from '../scan.ts';

const networks = new Set(
  'instagram insta facebook twitter tiktok snapchat snap whatsapp telegram discord youtube linkedin reddit venmo handle username user screenname'.split(
    ' ',
  ),
);
const handleChar = /[\p{L}\p{N}_.]/u;
const longest = 40;

const atSigns = makeWordTable(['@']);

/** Names that people bear on social networks: "@jules_sky99", "Instagram @jules". */
export const socialHandle: Recogniser = {
  rule: 'social-handle',
  find: (scan, emit) =>
    eachWord(scan, atSigns, (index) => {
      const sign = tokenAt(scan, index);
      const next = tokenAt(scan, index + 1);
      if (sign.gap === 'none' && tokenAt(scan, index - 1).kind !== 'mark') return;
      if (next.gap !== 'none' || next.kind === 'mark' || next.kind === 'number') return;
      let end = sign.end;
      while (end < scan.text.length && end - sign.end < longest && handleChar.test(scan.text.charAt(end))) end++;
      while (scan.text.charAt(end - 1) === '.') end--;
      const handle = scan.text.slice(sign.end, end);
      const isOdd = /[_\d]/.test(handle) && handle.length > 3;
      if (handle.length < 2 || !(isOdd || hasWordBefore(scan, index, 4, networks))) return;
      const evidence = 'has the form of a name on a social network';
      emit({ start: sign.start, end, kind: 'ID', rule: 'social-handle', score: 0.8, evidence });
    }),
};
