import { roleWords } from '../../../lexicons/titles.ts';
import { beginsColumn } from '../name-shape.ts';
import { isWordToo, readNamedAfter } from '../named-after.ts';
import { candidateOf } from '../patterns.ts';
import { eachWord, makeWordTable } from '../phrases.ts';
import type { Recogniser } from '../recogniser.ts';
import { onSameLine, tokenAt, type Scan } from '../scan.ts';

const roleTable = makeWordTable(roleWords);
const opens = new Set(['(', ':', '\u2013', '\u2014']);

/** True where the word says what somebody is: not the degree after a name ("Ann Lee, RN Bob"), nor half of "MD/PA". */
function isRoleHere(scan: Scan, index: number): boolean {
  const { text, shape } = tokenAt(scan, index);
  if (text.length <= 2 && shape !== 'upper' && scan.letterCase !== 'lower') return false;
  const before = tokenAt(scan, index - 1);
  return !(before.text === '/' && before.gap === 'none') || tokenAt(scan, index).gap === 'space';
}

/** Names after what somebody does in the chart: "CNA Precious", "charge Dez", "NP Young", "nurse (Ji-woo Pak)". */
export const nameRole: Recogniser = {
  rule: 'name-role',
  find: (scan, emit) => {
    eachWord(scan, roleTable, (index) => {
      const next = tokenAt(scan, index + 1);
      if (!onSameLine(next) || !isRoleHere(scan, index)) return;
      const isOpened = opens.has(next.text);
      const at = isOpened ? index + 2 : index + 1;
      if (beginsColumn(scan, at) || (!isOpened && next.gap === 'none')) return;
      const span = readNamedAfter(scan, at);
      if (!span) return;
      if (isOpened && isWordToo(tokenAt(scan, at)) && span.parts < 2) return;
      const evidence = 'follows what the person does, such as nurse or PA';
      emit(candidateOf(scan, span.from, span.to, { kind: 'NAME', rule: 'name-role', score: 0.82, evidence }));
    });
  },
};
