import { neverNames } from '../../../lexicons/clinical-words.ts';
import { isPersonPart } from '../name-strength.ts';
import { candidateOf, hasWordBefore } from '../patterns.ts';
import { eachWord, makeWordTable } from '../phrases.ts';
import type { Recogniser } from '../recogniser.ts';
import { onSameLine, tokenAt, type Scan } from '../scan.ts';

const byTable = makeWordTable(['by', 'user', 'userid', 'login', 'username']);
const systemActions: ReadonlySet<string> = new Set(
  'printed exported submitted scanned uploaded downloaded faxed entered filed edited modified created saved released viewed accessed generated extracted imported queued logged signed reviewed authenticated verified collected transcribed typed dictated printout'.split(
    ' ',
  ),
);
const loginShape = /^[a-z]{3,12}\d{1,3}$/;

/** "SULLIVAN_K": an underscore and an initial after the family name. */
function isInitialAfter(scan: Scan, index: number): boolean {
  const [mark, initial] = [tokenAt(scan, index + 1), tokenAt(scan, index + 2)];
  return mark.text === '_' && mark.gap === 'none' && initial.gap === 'none' && initial.text.length === 1;
}

/** Names with which people sign in, after what a system says of them: "printed by tkowalski", "Exported by goduya". */
export const nameLogin: Recogniser = {
  rule: 'name-login',
  find: (scan, emit) => {
    eachWord(scan, byTable, (index) => {
      const at = [':', '='].includes(tokenAt(scan, index + 1).text) ? index + 2 : index + 1;
      const token = tokenAt(scan, at);
      if (!onSameLine(token)) return;
      const isBy = tokenAt(scan, index).folded === 'by';
      if (isBy ? !hasWordBefore(scan, index, 14, systemActions) : at === index + 1) return;
      const isWord =
        token.kind === 'word' && token.text.length >= 5 && (token.shape === 'lower' || token.shape === 'upper');
      const evidence = 'the name with which somebody signs in';
      const facts = { kind: 'NAME', rule: 'name-login', score: 0.8, evidence } as const;
      if (isWord && token.text.length > 3 && isInitialAfter(scan, at))
        return emit(candidateOf(scan, at, at + 3, facts));
      const isUnknown =
        isWord &&
        !token.facts.isEnglish &&
        !token.facts.isMedical &&
        !neverNames.has(token.folded) &&
        !isPersonPart(token);
      if (!isUnknown && !(token.kind === 'mixed' && loginShape.test(token.folded))) return;
      emit(candidateOf(scan, at, at + 1, facts));
    });
  },
};
