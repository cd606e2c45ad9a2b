import { candidateOf } from '../patterns.ts';
import type { Recogniser } from '../recogniser.ts';
import { onSameLine, tokenAt, type Scan } from '../scan.ts';
import type { Token } from '../tokens.ts';

const otherScript = /^[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]{3,}$/u;

function isForeign(token: Token): boolean {
  return token.kind === 'word' && token.text.length >= 3 && otherScript.test(token.text);
}

function isMostlyLatin(scan: Scan, foreign: number): boolean {
  return foreign * 3 < scan.tokens.filter((token) => token.kind === 'word').length;
}

/** Words in another script inside a text in Latin letters; they are nearly always names or places. */
export const foreignScript: Recogniser = {
  rule: 'foreign-script',
  find: (scan, emit) => {
    const foreign = scan.beyondLatin.filter((index) => isForeign(tokenAt(scan, index)));
    if (foreign.length === 0 || !isMostlyLatin(scan, foreign.length)) return;
    for (const index of foreign) {
      const joins = isForeign(tokenAt(scan, index + 1)) && onSameLine(tokenAt(scan, index + 1));
      const evidence = 'words in another script within the text';
      emit(
        candidateOf(scan, index, joins ? index + 2 : index + 1, {
          kind: 'LOCATION',
          rule: 'foreign-script',
          score: 0.6,
          evidence,
        }),
      );
    }
  },
};
