import { personVerbs } from '../../../lexicons/person-verbs.ts';
import { isEponymName, isEponymUse } from '../eponym-use.ts';
import { nameStrength } from '../name-shape.ts';
import { nameStarts, readStrongName } from '../name-starts.ts';
import { isNameAndWord, mayEndHere } from '../named-after.ts';
import { candidateOf } from '../patterns.ts';
import type { Recogniser } from '../recogniser.ts';
import { onSameLine, tokenAt, type Scan } from '../scan.ts';

/** What persons do, and hardly anything else. */
const speechVerbs = new Set(
  (
    'says said reports reported denies denied states stated complains complained presents presented endorses endorsed describes described notes lives lived works worked moved called shouted asked told wrote writes thinks wants wanted feels felt ' +
    'agrees agreed understands verbalized verbalizes consented came went returned arrived visited points explains began retired died'
  ).split(' '),
);
const copulas = new Set(['is', 'was', 'has', 'had']);
/** What only a person is: "is a", "is married", "was alert", "is wheezing". */
const personNouns = new Set(
  (
    'a an the from very not being married single divorced widowed retired here unable able currently 18 alert awake oriented calm cooperative pleasant tearful sleeping resting eating walking ambulating crying wheezing coughing breathing ' +
    'drinking doing feeling complaining requesting asking living working staying refusing tolerating sitting lying smiling talking sad happy worried anxious tired hungry sick sober pregnant home willing unwilling agreeable aware'
  ).split(' '),
);
/** After these a person is meant when "with" or "to" follows: "spoke with Hope". */
const speaking = new Set(
  'spoke speak speaks talked talk met discussed reviewed conferred consulted checked visited lives stays back signed coordinated coordinate handed given report'.split(
    ' ',
  ),
);
/** "The Princess Royal arrived": a ship, a paper or a band rather than a person. */
const articles = new Set(['the', 'a', 'an']);
const linksBefore = new Set(
  'named like said says by with told asked saw met contacted called phoned spoke starring remove add about him her'.split(
    ' ',
  ),
);
const personBefore = new Set('named like said says told asked met contacted phoned starring him'.split(' '));

/** "Spoke with Hope", "per May": a listed name after a word for speaking with somebody. */
function isSpokenTo(scan: Scan, from: number, to: number): boolean {
  if (!isNameAndWord(tokenAt(scan, from)) || !mayEndHere(scan, to)) return false;
  const before = tokenAt(scan, from - 1).folded;
  if (before === 'per') return true;
  return (before === 'with' || before === 'to' || before === 'w') && speaking.has(tokenAt(scan, from - 2).folded);
}

function hasPersonContext(scan: Scan, from: number, to: number): boolean {
  const next = tokenAt(scan, to);
  const isSubject = (next.folded === 'is' || next.folded === 'was') && personNouns.has(tokenAt(scan, to + 1).folded);
  const isDated = tokenAt(scan, to + 1).folded === 'a' && /^\d{4}$/.test(tokenAt(scan, to + 2).text);
  if (isSubject && onSameLine(next)) return !isDated;
  const isActing = isNameAndWord(tokenAt(scan, from))
    ? personVerbs.has(next.folded) && !copulas.has(next.folded)
    : speechVerbs.has(next.folded);
  const before = tokenAt(scan, from - 1);
  if (onSameLine(next) && isActing && !(articles.has(before.folded) && onSameLine(tokenAt(scan, from)))) return true;
  const isPossessive =
    (next.text === "'" || next.text === '\u2019') && next.gap === 'none' && tokenAt(scan, to + 1).folded === 's';
  if (linksBefore.has(before.folded) && isPossessive) return true;
  if (!onSameLine(tokenAt(scan, from))) return false;
  return personBefore.has(before.folded) || isSpokenTo(scan, from, to);
}

/** Unknown capitalised words that act or are spoken of like a person: "Shovda reports", "a patient like Ottova". */
export const nameContext: Recogniser = {
  rule: 'name-context',
  find: (scan, emit) => {
    let next = 0;
    for (const index of nameStarts(scan)) {
      if (index < next) continue;
      if (nameStrength(scan, tokenAt(scan, index)) < 2) continue;
      const span = readStrongName(scan, index);
      if (!span) continue;
      next = span.to;
      if (!hasPersonContext(scan, span.from, span.to) || isEponymUse(scan, span.to) || isEponymName(scan, span))
        continue;
      const evidence = 'a capitalised word that acts or is spoken of like a person';
      emit(candidateOf(scan, span.from, span.to, { kind: 'NAME', rule: 'name-context', score: 0.65, evidence }));
    }
  },
};
