import { clinicalAcronyms } from '../../../lexicons/clinical-acronyms.ts';
import { neverNames } from '../../../lexicons/clinical-words.ts';
import { credentials, roleWords } from '../../../lexicons/titles.ts';
import { endsInitials, initialledActions, isGroup, isInitials } from '../initials-shape.ts';
import { beginsColumn } from '../name-shape.ts';
import { candidateOf } from '../patterns.ts';
import { eachWord, makeWordTable } from '../phrases.ts';
import type { Recogniser } from '../recogniser.ts';
import { beginsLine, onSameLine, tokenAt, type Scan } from '../scan.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Words about dictating and typing, near which initials stand for the speaker and the typist. */
const dictation = words(
  'd t dd dt dict dictated dictating dictation trans transcribed transcription transcriptionist typed typist txn',
);
const pairTable = makeWordTable(['/', ':']);
const byTable = makeWordTable(['by', 'typed', 'scribe', 'typist', 'initials']);
const actionTable = makeWordTable([
  ...initialledActions,
  'review',
  'trans',
  'dict',
  'check',
  'superv',
  'supervised',
  'transcriptionist',
  'recorder',
  'writer',
  'author',
]);
const roleTable = makeWordTable(roleWords);
const betweenMarks = words(
  "/ : , ( # @ ' \u2019 jan feb mar apr may jun jul aug sep sept oct nov dec january february march april june july august september october november december am pm a p hrs hr on at d t trans dict rn md",
);
const stopTable = makeWordTable(['.']);
/** Words before a person's letters: "discussed with S.B.", "pt K.O.". */
const personBefore = words('with pt patient pte paciente saw seen called call told tell by for mr mrs ms miss dear');

/** "J.R.R. 28 weeks", "discussed with S.B.": two or three letters with stops that are no abbreviation of a chart. */
function readStopped(scan: Scan, stop: number): { readonly from: number; readonly to: number } | undefined {
  const from = stop - 1;
  let letters = '';
  let to = from;
  while (letters.length < 4 && tokenAt(scan, to).shape === 'initial' && tokenAt(scan, to + 1).text === '.') {
    if (to > from && tokenAt(scan, to).gap !== 'none') break;
    letters += tokenAt(scan, to).folded;
    to += 2;
  }
  const isPerson = beginsLine(scan, from) || personBefore.has(tokenAt(scan, from - 1).folded);
  if (letters.length < 2 || letters.length > 3 || !isPerson || tokenAt(scan, to).gap === 'none') return undefined;
  const isOther =
    clinicalAcronyms.has(letters) || credentials.has(letters) || isGroup(letters) || neverNames.has(letters);
  return isOther ? undefined : { from, to };
}

const dashTable = makeWordTable(['-', '\u2013', '\u2014']);

const facts = {
  kind: 'NAME',
  rule: 'name-initials',
  score: 0.75,
  evidence: 'initials in the place of a signature',
} as const;

/** True when a word about dictating stands on the same line, or on the line below. */
function isNearDictation(scan: Scan, index: number): boolean {
  let lines = 0;
  for (let at = index + 1; at < index + 16; at++) {
    const token = tokenAt(scan, at);
    if (token.gap === 'line' || token.gap === 'blank-line') lines++;
    if (lines > 1 || token.gap === 'blank-line') break;
    if (dictation.has(token.folded) && ['.', ':', '/', '#'].includes(tokenAt(scan, at + 1).text)) return true;
    if (token.text.length > 3 && dictation.has(token.folded)) return true;
  }
  lines = 0;
  for (let at = index - 1; at > index - 18 && lines < 2; at--) {
    const token = tokenAt(scan, at);
    if (
      dictation.has(token.folded) &&
      (token.text.length > 3 || ['.', ':', '/', '#'].includes(tokenAt(scan, at + 1).text))
    )
      return true;
    if (!onSameLine(token)) lines++;
  }
  return false;
}

/** "EPH/mlr", "rkp:th", "GMY / aki": the one who spoke and the one who typed. */
function readPair(scan: Scan, mark: number): boolean {
  const [first, second] = [tokenAt(scan, mark - 1), tokenAt(scan, mark + 1)];
  if (
    !onSameLine(second) ||
    !onSameLine(tokenAt(scan, mark)) ||
    !isInitials(scan, mark - 1, 5) ||
    !isInitials(scan, mark + 1, 4)
  )
    return false;
  if (credentials.has(first.folded) && credentials.has(second.folded)) return false;
  const isLoose = tokenAt(scan, mark).text === ':' && second.gap !== 'none';
  if (isLoose || (clinicalAcronyms.has(first.folded) && clinicalAcronyms.has(second.folded))) return false;
  const after = tokenAt(scan, mark + 2);
  const isFree = !['/', ':', '-', '\\'].includes(tokenAt(scan, mark - 2).text) && after.text !== '/';
  if (!isFree) return false;
  if (isNearDictation(scan, mark)) return true;
  const isAlone = beginsLine(scan, mark - 1) && (!onSameLine(after) || after.text === ':');
  return isAlone && first.shape === 'upper' && second.shape === 'lower';
}

/** An action or its time before "by" on the same line: "scanned as p_12.tif by rmv", "at 1804 by DMV". */
function hasAction(scan: Scan, index: number): boolean {
  if (tokenAt(scan, index - 1).kind === 'number' && onSameLine(tokenAt(scan, index))) return true;
  for (let at = index - 1; at > index - 14; at--) {
    if (initialledActions.has(tokenAt(scan, at).folded)) return true;
    if (!onSameLine(tokenAt(scan, at))) return false;
  }
  return false;
}

/** Index of the initials after an action and its date: "Printed 02/28/2026 06:10 mvr", "review: EJM 3/4", "Trans: dkp". */
function readAfterAction(scan: Scan, index: number): number {
  let skipped = 0;
  for (let at = index + 1; at < index + 14; at++) {
    const token = tokenAt(scan, at);
    if (!onSameLine(token)) return 0;
    const isBetween = token.kind === 'number' || token.kind === 'mixed' || betweenMarks.has(token.folded);
    if (!isBetween) return skipped > 0 && isInitials(scan, at, 4) && endsInitials(scan, at + 1) ? at : 0;
    skipped += 1;
  }
  return 0;
}

/** True for initials in a column of their own or in brackets after what the person is: "Comm specialist  BJH", "(sw pvd)". */
function isSetApart(scan: Scan, at: number): boolean {
  const ends = !onSameLine(tokenAt(scan, at + 1)) || tokenAt(scan, at + 1).text === ')';
  return (
    ends &&
    (tokenAt(scan, at - 2).text === '(' ||
      beginsColumn(scan, at) ||
      tokenAt(scan, at).start - tokenAt(scan, at - 1).end > 1)
  );
}

/** Initials that stand for a person: typists, signatures and who did what. */
export const nameInitials: Recogniser = {
  rule: 'name-initials',
  find: (scan, emit) => {
    const add = (index: number): void => emit(candidateOf(scan, index, index + 1, facts));
    const addPair = (index: number): void => {
      add(index);
      const isPair =
        tokenAt(scan, index + 1).text === '/' && isInitials(scan, index + 2, 4) && endsInitials(scan, index + 3);
      if (isPair && onSameLine(tokenAt(scan, index + 2))) add(index + 2);
    };
    eachWord(scan, pairTable, (mark) => {
      if (!readPair(scan, mark)) return;
      add(mark - 1);
      add(mark + 1);
    });
    eachWord(scan, byTable, (index) => {
      const skip = [':', '.', '-', '/'].includes(tokenAt(scan, index + 1).text) ? 2 : 1;
      const at = index + skip;
      if (!onSameLine(tokenAt(scan, at)) || !isInitials(scan, at, 4) || !endsInitials(scan, at + 1)) return;
      if (tokenAt(scan, index).folded === 'by' && !hasAction(scan, index)) return;
      addPair(at);
    });
    eachWord(scan, actionTable, (index) => {
      const at = readAfterAction(scan, index);
      if (at > 0) addPair(at);
    });
    eachWord(scan, roleTable, (index) => {
      if (onSameLine(tokenAt(scan, index + 1)) && isInitials(scan, index + 1, 3) && isSetApart(scan, index + 1))
        add(index + 1);
    });
    eachWord(scan, stopTable, (stop) => {
      const letters = readStopped(scan, stop);
      if (letters !== undefined)
        emit(candidateOf(scan, letters.from, letters.to, { ...facts, evidence: 'initials where a person stands' }));
    });
    eachWord(scan, dashTable, (index) => {
      const token = tokenAt(scan, index + 1);
      const isGlued = tokenAt(scan, index).gap !== 'none' && token.gap === 'none' && !beginsLine(scan, index);
      const isSigned = isGlued && token.shape === 'upper' && !onSameLine(tokenAt(scan, index + 2));
      if (isSigned && isInitials(scan, index + 1, 3) && !credentials.has(token.folded)) add(index + 1);
    });
  },
};
