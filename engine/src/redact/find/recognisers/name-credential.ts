import { credentials } from '../../../lexicons/titles.ts';
import { isCredential } from '../credential-shape.ts';
import { beginsColumn, expectedNameStrength, readName } from '../name-shape.ts';
import { isAcronym, isNameAndWord } from '../named-after.ts';
import { isPersonPart } from '../name-strength.ts';
import { candidateOf } from '../patterns.ts';
import { eachWord, makeWordTable } from '../phrases.ts';
import type { Recogniser } from '../recogniser.ts';
import { onSameLine, tokenAt, type Scan } from '../scan.ts';

/** First tokens of credentials, also of those written with stops ("M.D.", "Ph.D."). */
const credentialStarts = new Set([...credentials, ...[...credentials].map((word) => word.slice(0, 1)), 'ph', 'pharm']);

/** Where a name that ends before `end` may begin: back over capitals, initials and their stops on the same line. */
function walkBack(scan: Scan, end: number): number {
  let at = end;
  while (at > 0 && end - at < 9) {
    const token = tokenAt(scan, at - 1);
    const isPart = token.kind === 'word' ? token.shape !== 'lower' : ['.', '-', "'", '\u2019'].includes(token.text);
    if (
      !isPart ||
      isPersonPart(token) ||
      (token.kind === 'word' && expectedNameStrength(scan, token) === 0 && token.shape !== 'initial')
    )
      break;
    at--;
    if (!onSameLine(token) || beginsColumn(scan, at)) break;
  }
  while (at < end && tokenAt(scan, at).kind === 'mark') at++;
  return at;
}

const credentialStartsTable = makeWordTable(credentialStarts);

/** Names before a degree or licence: "Sarah Lee, MD", "J. Ortiz RN". */
export const nameCredential: Recogniser = {
  rule: 'name-credential',
  find: (scan, emit) => {
    eachWord(scan, credentialStartsTable, (index) => {
      if (!isCredential(scan, index)) return;
      const hasComma = tokenAt(scan, index - 1).text === ',';
      const end = hasComma ? index - 1 : index;
      const from = walkBack(scan, end);
      if (from === end) return;
      const span = readName(scan, from, { first: 1, rest: 1, strengthOf: expectedNameStrength });
      if (
        !span ||
        (span.parts === 1 && isAcronym(scan, tokenAt(scan, from))) ||
        span.to !== end ||
        (span.parts < 2 && !(hasComma && (span.strongest >= 2 || isNameAndWord(tokenAt(scan, from))))) ||
        (!hasComma &&
          span.strongest < 3 &&
          !(span.initials > 0 && (span.strongest === 2 || isNameAndWord(tokenAt(scan, span.to - 1)))) &&
          !isNameAndWord(tokenAt(scan, from)))
      )
        return;
      const evidence = 'stands before a degree or licence such as MD or RN';
      emit(candidateOf(scan, span.from, span.to, { kind: 'NAME', rule: 'name-credential', score: 0.9, evidence }));
    });
  },
};
