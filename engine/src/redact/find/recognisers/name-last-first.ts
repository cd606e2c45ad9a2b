import { lexiconFlag } from '../../../lexicons/lexicon-flags.ts';
import { expectedNameStrength, nameStrength, readName } from '../name-shape.ts';
import { candidateOf } from '../patterns.ts';
import { eachWord, makeWordTable } from '../phrases.ts';
import type { Recogniser } from '../recogniser.ts';
import { onSameLine, tokenAt } from '../scan.ts';

const separatorTable = makeWordTable([',', '^']);

/** Names with the family name first: "Smith, John A.", "SMITH, JOHN". */
export const nameLastFirst: Recogniser = {
  rule: 'name-last-first',
  find: (scan, emit) => {
    eachWord(scan, separatorTable, (index) => {
      if (!onSameLine(tokenAt(scan, index)) || !onSameLine(tokenAt(scan, index + 1))) return;
      const family = tokenAt(scan, index - 1);
      const given = tokenAt(scan, index + 1);
      const isFamily =
        expectedNameStrength(scan, family) >= 2 &&
        (family.flags & lexiconFlag.family) !== 0 &&
        family.shape !== 'lower';
      if (!isFamily || (given.flags & lexiconFlag.given) === 0 || given.shape !== family.shape) return;
      const span = readName(scan, index + 1, { first: 2, rest: 2, strengthOf: nameStrength });
      if (!span || Math.max(span.strongest, nameStrength(scan, family)) < 3) return;
      const evidence = 'has the form "family name, given name"';
      const add = (from: number, to: number): void =>
        emit(candidateOf(scan, from, to, { kind: 'NAME', rule: 'name-last-first', score: 0.8, evidence }));
      if (tokenAt(scan, index).text === ',') add(index - 1, span.to);
      else {
        add(index - 1, index);
        add(index + 1, span.to);
      }
    });
  },
};
