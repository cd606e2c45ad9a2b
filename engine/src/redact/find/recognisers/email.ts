import { eachWord, makeWordTable } from '../phrases.ts';
import type { Recogniser } from '../recogniser.ts';
import { tokenAt } from '../scan.ts';

const localChar = /[\p{L}\p{M}\p{N}._%+'-]/u;
const domainChar = /[\p{L}\p{M}\p{N}.-]/u;
const topLevel = /\.[\p{L}]{2,24}$/u;
const maximum = 254;
const atSigns = makeWordTable(['@']);

/** E-mail addresses, read outward from each at sign. */
export const email: Recogniser = {
  rule: 'email',
  find: (scan, emit) => {
    const { text } = scan;
    eachWord(scan, atSigns, (index) => {
      const token = tokenAt(scan, index);
      let start = token.start;
      while (start > 0 && token.start - start < maximum && localChar.test(text.charAt(start - 1))) start--;
      let end = token.end;
      while (end < text.length && end - token.end < maximum && domainChar.test(text.charAt(end))) end++;
      while (end > token.end && (text.charAt(end - 1) === '.' || text.charAt(end - 1) === '-')) end--;
      while (start < token.start && (text.charAt(start) === "'" || text.charAt(start) === '.')) start++;
      if (start === token.start || !topLevel.test(text.slice(token.end, end))) return;
      emit({ start, end, kind: 'EMAIL', rule: 'email', score: 0.99, evidence: 'has the form of an e-mail address' });
    });
  },
};
