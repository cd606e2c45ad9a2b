import { isEponymName, isEponymUse, nameStrength, readName } from '../name-shape.ts';
import { candidateOf } from '../patterns.ts';
import type { Recogniser } from '../recogniser.ts';
import { onSameLine, tokenAt, type Scan } from '../scan.ts';

const personVerbs = new Set(
  (
    'says said reports reported denies denied states stated complains complained presents presented endorses endorsed describes described notes lives lived works worked moved called shouted asked ' +
    'told wrote writes thinks wants wanted feels felt agrees agreed understands verbalized verbalizes consented came went returned arrived visited points explained explains began retired died'
  ).split(' '),
);
const personNouns = new Set(
  'a an the from very not being married single divorced widowed retired here unable able currently 18'.split(' '),
);
const linksBefore = new Set(
  'named like said says by with told asked saw met contacted called phoned spoke starring remove add about him her'.split(
    ' ',
  ),
);
const personBefore = new Set('named like said says told asked met contacted phoned starring him'.split(' '));

function hasPersonContext(scan: Scan, from: number, to: number): boolean {
  const next = tokenAt(scan, to);
  const isSubject = next.folded === 'is' && personNouns.has(tokenAt(scan, to + 1).folded);
  if (isSubject && onSameLine(next)) return true;
  if (onSameLine(next) && personVerbs.has(next.folded)) return true;
  const before = tokenAt(scan, from - 1);
  const isPossessive =
    (next.text === "'" || next.text === '\u2019') && next.gap === 'none' && tokenAt(scan, to + 1).folded === 's';
  if (linksBefore.has(before.folded) && isPossessive) return true;
  return personBefore.has(before.folded) && onSameLine(tokenAt(scan, from));
}

/** Unknown capitalised words that act or are spoken of like a person: "Shovda reports", "a patient like Ottova". */
export const nameContext: Recogniser = {
  rule: 'name-context',
  find: (scan, emit) => {
    let next = 0;
    for (const index of scan.nameWords) {
      if (index < next) continue;
      if (nameStrength(scan, tokenAt(scan, index)) < 2) continue;
      const span = readName(scan, index, { first: 2, rest: 2 });
      if (!span) continue;
      next = span.to;
      if (!hasPersonContext(scan, span.from, span.to) || isEponymUse(scan, span.to) || isEponymName(scan, span))
        continue;
      const evidence = 'a capitalised word that acts or is spoken of like a person';
      emit(candidateOf(scan, span.from, span.to, { kind: 'NAME', rule: 'name-context', score: 0.65, evidence }));
    }
  },
};
