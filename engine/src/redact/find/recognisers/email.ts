import type { Recogniser } from '../recogniser.ts';

const localChar = /[\p{L}\p{M}\p{N}._%+'-]/u;
const domainChar = /[\p{L}\p{M}\p{N}.-]/u;
const topLevel = /\.[\p{L}]{2,24}$/u;
const maximum = 254;

/** E-mail addresses, read outward from each at sign. */
export const email: Recogniser = {
  rule: 'email',
  find: ({ text, tokens, places }, emit) => {
    for (const index of places.get('@') ?? []) {
      const token = tokens[index];
      if (!token) continue;
      let start = token.start;
      while (start > 0 && token.start - start < maximum && localChar.test(text.charAt(start - 1))) start--;
      let end = token.end;
      while (end < text.length && end - token.end < maximum && domainChar.test(text.charAt(end))) end++;
      while (end > token.end && (text.charAt(end - 1) === '.' || text.charAt(end - 1) === '-')) end--;
      while (start < token.start && (text.charAt(start) === "'" || text.charAt(start) === '.')) start++;
      if (start === token.start || !topLevel.test(text.slice(token.end, end))) continue;
      emit({ start, end, kind: 'EMAIL', rule: 'email', score: 0.99, evidence: 'has the form of an e-mail address' });
    }
  },
};
