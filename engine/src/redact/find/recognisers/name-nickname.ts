import { neverNames } from '../../../lexicons/clinical-words.ts';
import { kinship } from '../../../lexicons/titles.ts';
import { beginsColumn, expectedNameStrength, readName, readNameBack } from '../name-shape.ts';
import { isAcronym, isNameAndWord, isPersonWord, isWordToo } from '../named-after.ts';
import { candidateOf } from '../patterns.ts';
import { eachWord, makeWordTable } from '../phrases.ts';
import type { Recogniser } from '../recogniser.ts';
import { onSameLine, tokenAt, type Scan } from '../scan.ts';

const quoteTable = makeWordTable(['"', '\u201c', "'", '\u2018', '\u00ab']);
const closing = new Set(['"', '\u201d', "'", '\u2019', '\u00bb']);
/** Apostrophes too: they quote only after a word for calling. */
const single = new Set(["'", '\u2018']);
const callings = new Set(
  'called calls call nicknamed nickname aka known as by named name prefers preferred like goes for from to'.split(' '),
);

/** Words that call nothing but a person: whatever stands in quotation marks behind them is a nickname. */
const surelyCalls = new Set(['nicknamed', 'nickname', 'aka']);
const goings = new Set(['goes', 'go', 'went', 'going']);

/** "goes by", "prefers to be called", "nickname". */
function isSurelyCalled(scan: Scan, before: number): boolean {
  const [word, last] = [tokenAt(scan, before).folded, tokenAt(scan, before - 1).folded];
  return surelyCalls.has(word) || (word === 'by' && goings.has(last)) || (word === 'called' && last === 'be');
}

/** Index of the closing quote after one or two capitalised words, or 0. */
function readQuoted(scan: Scan, index: number): number {
  for (let at = index + 1; at < index + 5; at++) {
    const token = tokenAt(scan, at);
    if (closing.has(token.text)) return at > index + 1 ? at : 0;
    const isPart =
      token.kind === 'word'
        ? token.shape === 'capital' || token.shape === 'initial' || token.shape === 'upper'
        : token.text === '-' || token.text === '.';
    if (!isPart || (at > index + 1 && !onSameLine(token))) return 0;
    if (scan.letterCase !== 'mixed' && at > index + 1 && neverNames.has(token.folded)) return 0;
  }
  return 0;
}

/** Whether the word before the quotation is a person's name: "Osmond "Ozzie"", "O'Shaughnessy ("Mo")". */
function isNamed(scan: Scan, before: number): boolean {
  const token = tokenAt(scan, before);
  if (token.kind !== 'word' || isPersonWord(token) || isAcronym(scan, token) || token.shape === 'lower') return false;
  if (token.shape === 'initial') return expectedNameStrength(scan, tokenAt(scan, before - 1)) >= 2;
  return isWordToo(token) ? isNameAndWord(token) : expectedNameStrength(scan, token) >= 2;
}

/** Nicknames in quotation marks beside a name or after a word for calling: Theodora "Teddy" Wells, goes by "Mo". */
export const nameNickname: Recogniser = {
  rule: 'name-nickname',
  find: (scan, emit) => {
    eachWord(scan, quoteTable, (index) => {
      const close = readQuoted(scan, index);
      if (close === 0) return;
      const isBracketed = tokenAt(scan, index - 1).text === '(';
      const before = isBracketed ? index - 2 : index - 1;
      const word = tokenAt(scan, before);
      const isCalled =
        word.kind === 'word' &&
        (callings.has(word.folded) || kinship.has(word.folded)) &&
        (scan.letterCase === 'mixed' || tokenAt(scan, index + 1).shape === 'capital');
      const followsName =
        !single.has(tokenAt(scan, index).text) &&
        onSameLine(tokenAt(scan, index)) &&
        isNamed(scan, before) &&
        (isBracketed || tokenAt(scan, index).gap === 'space');
      const first = tokenAt(scan, index + 1);
      if (
        !followsName &&
        !(
          isCalled &&
          (isSurelyCalled(scan, before) || !first.facts.isEnglish || isNameAndWord(first)) &&
          !isAcronym(scan, first)
        )
      )
        return;
      const evidence = 'a name in quotation marks beside a name';
      const facts = { kind: 'NAME', rule: 'name-nickname', score: 0.85, evidence } as const;
      const after =
        isBracketed || !onSameLine(tokenAt(scan, close + 1)) || beginsColumn(scan, close + 1)
          ? undefined
          : readName(scan, close + 1, { first: 1, rest: 1, strengthOf: expectedNameStrength });
      const whole = followsName ? readNameBack(scan, before + 1) : undefined;
      if (after && tokenAt(scan, after.from).gap === 'space' && whole)
        emit(candidateOf(scan, whole.from, after.to, facts));
      else if (whole && !isBracketed) emit(candidateOf(scan, whole.from, close, facts));
      else {
        emit(candidateOf(scan, index + 1, close, facts));
        if (whole) emit(candidateOf(scan, whole.from, whole.to, facts));
      }
    });
  },
};
