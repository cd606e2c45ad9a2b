import { personVerbs } from '../../../lexicons/person-verbs.ts';
import { candidateOf } from '../patterns.ts';
import { eachWord, makeWordTable } from '../phrases.ts';
import { isWholeName, possibleFrom } from '../possible-name.ts';
import type { Recogniser } from '../recogniser.ts';
import { onSameLine, tokenAt, type Scan } from '../scan.ts';

const patients = makeWordTable('pt patient px pte pcte paciente nombre senora senor sra sr srta'.split(' '));
const titles = new Set(['senora', 'senor', 'sra', 'sr', 'srta']);
/** What follows the name of somebody who is in care, in English and Spanish. */
const actions = new Set(
  'c co w with has is was here presents reports states denies complains came seen con de refiere acude niega presenta consulta viene tiene ingresa'.split(
    ' ',
  ),
);

/** True where the name is over: a mark, a number, the end of the line, or what such people do. */
function isOver(scan: Scan, index: number): boolean {
  const next = tokenAt(scan, index);
  return !onSameLine(next) || next.kind !== 'word' || isActing(scan, index);
}

function isActing(scan: Scan, index: number): boolean {
  const next = tokenAt(scan, index);
  return onSameLine(next) && (actions.has(next.folded) || personVerbs.has(next.folded));
}

/** Names behind a word for a patient, also in small letters: "pt john doe c/o cough", "patient john doe", "paciente ana zelvark con tos". */
export const namePatient: Recogniser = {
  rule: 'name-patient',
  find: (scan, emit) => {
    eachWord(scan, patients, (index) => {
      const at = ['.', ':'].includes(tokenAt(scan, index + 1).text) ? index + 2 : index + 1;
      if (!onSameLine(tokenAt(scan, at))) return;
      const span = possibleFrom(scan, at);
      if (span.words === 0 || !isOver(scan, span.to)) return;
      const isTitled = titles.has(tokenAt(scan, index).folded) && tokenAt(scan, at).shape === 'capital';
      if (!isTitled && !isWholeName(span) && !(span.strong > 0 && isActing(scan, span.to))) return;
      const evidence = 'stands behind a word for a patient';
      emit(candidateOf(scan, span.from, span.to, { kind: 'NAME', rule: 'name-patient', score: 0.75, evidence }));
    });
  },
};
