import { clinicalAcronyms } from '../../../lexicons/clinical-acronyms.ts';
import { neverNames } from '../../../lexicons/clinical-words.ts';
import { credentials, roleWords } from '../../../lexicons/titles.ts';
import { isCredential } from '../credential-shape.ts';
import { endsInitials, initialledActions, isInitials } from '../initials-shape.ts';
import { beginsColumn } from '../name-shape.ts';
import { candidateOf } from '../patterns.ts';
import { eachWord, makeWordTable } from '../phrases.ts';
import type { Recogniser } from '../recogniser.ts';
import { beginsLine, onSameLine, tokenAt, type Scan } from '../scan.ts';

const facts = {
  kind: 'NAME',
  rule: 'name-countersign',
  score: 0.75,
  evidence: 'initials of those who checked, typed or signed',
} as const;

/** What two people do together, or one for the other: "double check KX/FG", "count OK 1855 IR/RM". */
const checks = new Set(
  'check checked chk count counted counts verified verify witness witnessed ok log cosigned'.split(' '),
);
/** What typists do, after which their initials stand without a date: "Transcribed sjk", "co-sign dy". */
const typing = new Set(['transcribed', 'typed', 'sign', 'cosign', 'initialed', 'scribed']);
const clock = /^(?:[01]\d|2[0-3])[0-5]\d$/;
const vowel = /[aeiouy]/;

const strokeTable = makeWordTable(['/']);
const commaTable = makeWordTable([',']);
const dashTable = makeWordTable(['-', '\u2013', '\u2014']);
const roleTable = makeWordTable(roleWords);
const typingTable = makeWordTable(typing);

/** A word for checking on the line before, at most five tokens back. */
function hasCheck(scan: Scan, index: number): boolean {
  for (let at = index - 1; at > index - 6 && at >= 0; at--) {
    if (!onSameLine(tokenAt(scan, at + 1))) return false;
    if (checks.has(tokenAt(scan, at).folded)) return true;
  }
  return false;
}

/** "KX/FG" after a check or a time: two pairs of letters of which one at least is nothing else in a chart. */
function isCheckedPair(scan: Scan, mark: number): boolean {
  const [first, second] = [tokenAt(scan, mark - 1), tokenAt(scan, mark + 1)];
  if (tokenAt(scan, mark).gap !== 'none' || second.gap !== 'none') return false;
  if (!isInitials(scan, mark - 1, 3) || !isInitials(scan, mark + 1, 3) || !endsInitials(scan, mark + 2)) return false;
  const known = [first, second].filter(({ folded }) => clinicalAcronyms.has(folded)).length;
  const time = tokenAt(scan, mark - 2);
  const isTimed = clock.test(time.text) && onSameLine(first);
  return isTimed ? known === 0 || (known < 2 && hasCheck(scan, mark - 2)) : known < 2 && hasCheck(scan, mark - 1);
}

/** Two or three small letters that are no word: the typist's, after what ended before. */
function isTypist(scan: Scan, index: number): boolean {
  const { shape, folded, facts: known } = tokenAt(scan, index);
  if (shape !== 'lower' || !isInitials(scan, index, 3) || known.isMedical) return false;
  return !(known.isEnglish && vowel.test(folded)) && !clinicalAcronyms.has(folded) && !credentials.has(folded);
}

/** "Lani Grant, MD / pk  D:": the typist after the one who dictated. */
function isTypistAfter(scan: Scan, mark: number): boolean {
  const { folded, shape } = tokenAt(scan, mark - 1);
  const isSigner = credentials.has(folded) && shape === 'upper' && tokenAt(scan, mark).gap === 'space';
  const isOver = !onSameLine(tokenAt(scan, mark + 2)) || beginsColumn(scan, mark + 2) || followsGap(scan, mark + 2);
  return isSigner && onSameLine(tokenAt(scan, mark + 1)) && isTypist(scan, mark + 1) && isOver;
}

const followsGap = (scan: Scan, index: number): boolean =>
  tokenAt(scan, index).start - tokenAt(scan, index - 1).end > 1;

/** "sqb / reviewed E. Grace": the writer before the one who reviewed. */
function isWriterBefore(scan: Scan, mark: number): boolean {
  const isOpen = beginsLine(scan, mark - 1) || followsGap(scan, mark - 1);
  return isOpen && isTypist(scan, mark - 1) && initialledActions.has(tokenAt(scan, mark + 1).folded);
}

/** "d/c home 0400. - mw": a dash after the end of a sentence, and letters that end the line. */
function isSignedAfterDash(scan: Scan, dash: number): boolean {
  const endsSentence = tokenAt(scan, dash - 1).kind === 'mark' && tokenAt(scan, dash).gap === 'space';
  return (
    endsSentence &&
    onSameLine(tokenAt(scan, dash + 1)) &&
    isTypist(scan, dash + 1) &&
    !onSameLine(tokenAt(scan, dash + 2))
  );
}

/** "(JRT, PA(ASCP))": initials before a degree. */
function isBeforeDegree(scan: Scan, comma: number): boolean {
  const { shape, text, folded } = tokenAt(scan, comma - 1);
  if (shape !== 'upper' || text.length > 3 || !isInitials(scan, comma - 1, 3)) return false;
  const isOpen = tokenAt(scan, comma - 2).text === '(' || beginsLine(scan, comma - 1);
  return isOpen && !credentials.has(folded) && !clinicalAcronyms.has(folded) && isCredential(scan, comma + 1);
}

/** Index after "T.M." where it follows what the person does ("clerk T.M. verified"), or the index itself. */
function readStopped(scan: Scan, index: number): number {
  let letters = '';
  let at = index;
  while (letters.length < 4 && tokenAt(scan, at).shape === 'initial' && tokenAt(scan, at + 1).text === '.') {
    if (at === index ? !onSameLine(tokenAt(scan, at)) : tokenAt(scan, at).gap !== 'none') break;
    letters += tokenAt(scan, at).folded;
    at += 2;
  }
  const isOther = neverNames.has(letters) || credentials.has(letters) || clinicalAcronyms.has(letters);
  return letters.length > 1 && !isOther ? at : index;
}

/** Initials of those who checked together, typed for another or signed at the end. */
export const nameCountersign: Recogniser = {
  rule: 'name-countersign',
  find: (scan, emit) => {
    const add = (from: number, to = from + 1): void => emit(candidateOf(scan, from, to, facts));
    eachWord(scan, strokeTable, (mark) => {
      if (isCheckedPair(scan, mark)) {
        add(mark - 1);
        add(mark + 1);
      } else if (isTypistAfter(scan, mark)) add(mark + 1);
      else if (isWriterBefore(scan, mark)) add(mark - 1);
    });
    eachWord(scan, dashTable, (dash) => {
      if (isSignedAfterDash(scan, dash)) add(dash + 1);
    });
    eachWord(scan, commaTable, (comma) => {
      if (isBeforeDegree(scan, comma)) add(comma - 1);
    });
    eachWord(scan, typingTable, (index) => {
      if (onSameLine(tokenAt(scan, index + 1)) && isTypist(scan, index + 1) && endsInitials(scan, index + 2))
        add(index + 1);
    });
    eachWord(scan, roleTable, (index) => {
      const end = readStopped(scan, index + 1);
      if (end > index + 1) add(index + 1, end);
    });
  },
};
