import { neverNames } from '../../../lexicons/clinical-words.ts';
import { isPersonPart } from '../name-strength.ts';
import { candidateOf, hasWordBefore } from '../patterns.ts';
import { eachWord, makeWordTable } from '../phrases.ts';
import type { Recogniser } from '../recogniser.ts';
import { onSameLine, tokenAt } from '../scan.ts';

const byTable = makeWordTable(['by', 'user', 'userid', 'login', 'username']);
const systemDeeds: ReadonlySet<string> = new Set(
  'printed exported submitted scanned uploaded downloaded faxed entered filed edited modified created saved released viewed accessed generated extracted imported queued logged signed reviewed authenticated verified collected transcribed typed dictated printout'.split(
    ' ',
  ),
);
const loginShape = /^[a-z]{3,12}\d{1,3}$/;

/** Names with which people sign in, after what a system says of them: "printed by tkowalski", "Exported by goduya". */
export const nameLogin: Recogniser = {
  rule: 'name-login',
  find: (scan, emit) => {
    eachWord(scan, byTable, (index) => {
      const at = [':', '='].includes(tokenAt(scan, index + 1).text) ? index + 2 : index + 1;
      const token = tokenAt(scan, at);
      if (!onSameLine(token)) return;
      const isBy = tokenAt(scan, index).folded === 'by';
      if (isBy ? !hasWordBefore(scan, index, 8, systemDeeds) : at === index + 1) return;
      const isWord =
        token.kind === 'word' && token.text.length >= 5 && (token.shape === 'lower' || token.shape === 'upper');
      const isUnknown =
        isWord &&
        !token.facts.isEnglish &&
        !token.facts.isMedical &&
        !neverNames.has(token.folded) &&
        !isPersonPart(token);
      if (!isUnknown && !(token.kind === 'mixed' && loginShape.test(token.folded))) return;
      const evidence = 'the name with which somebody signs in';
      emit(candidateOf(scan, at, at + 1, { kind: 'NAME', rule: 'name-login', score: 0.8, evidence }));
    });
  },
};
