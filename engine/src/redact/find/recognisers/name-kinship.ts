import { neverNames } from '../../../lexicons/clinical-words.ts';
import { lexiconFlag } from '../../../lexicons/lexicon-flags.ts';
import { personVerbs } from '../../../lexicons/person-verbs.ts';
import { kinship } from '../../../lexicons/titles.ts';
import { nameStrength, readName } from '../name-shape.ts';
import { readNamedAfter } from '../named-after.ts';
import { candidateOf } from '../patterns.ts';
import { eachWord, makeWordTable } from '../phrases.ts';
import type { Recogniser } from '../recogniser.ts';
import { onSameLine, tokenAt, type Scan } from '../scan.ts';

const links = new Set([',', ':', '(', '-', '"', '\u201c', '\u2013', '/', 'named', 'called', 'name', 'is', 'are']);

/** "Son, Bao, lives ...": the name stands between marks. */
function isSetOff(scan: Scan, to: number): boolean {
  const { text } = tokenAt(scan, to);
  return text === ',' || text === ')' || text === '"' || text === '\u201d' || text === '(';
}

/** "Child-Pugh B": the child of a score, with what a hyphen ties to it. */
function isScore(scan: Scan, index: number): boolean {
  const mark = tokenAt(scan, index + 1);
  return tokenAt(scan, index).folded === 'child' && mark.text === '-' && mark.gap === 'none';
}

/** In a text without capitals: "his friend axel drove him", "son mark is a pharmacist". */
function readSpoken(scan: Scan, at: number): boolean {
  const { flags, folded } = tokenAt(scan, at);
  const next = tokenAt(scan, at + 1);
  if (scan.letterCase !== 'lower' || (flags & lexiconFlag.given) === 0 || neverNames.has(folded)) return false;
  return onSameLine(next) && personVerbs.has(next.folded);
}

const kinshipTable = makeWordTable(kinship);

/** Names of relatives and companions: "wife Linda", "his daughter, Sarah Jones", "mother (Rosa)", "dtr-in-law Hyacinth". */
export const nameKinship: Recogniser = {
  rule: 'name-kinship',
  find: (scan, emit) => {
    eachWord(scan, kinshipTable, (index) => {
      if (isScore(scan, index)) return;
      let at = index + 1;
      while (at < index + 4 && links.has(tokenAt(scan, at).folded) && onSameLine(tokenAt(scan, at))) at++;
      if (!onSameLine(tokenAt(scan, at))) return;
      const evidence = 'follows a word for a relative or companion';
      const facts = { kind: 'NAME', rule: 'name-kinship', score: 0.88, evidence } as const;
      if (at === index + 1 && readSpoken(scan, at)) return emit(candidateOf(scan, at, at + 1, facts));
      const named = readNamedAfter(scan, at);
      const isDirect = named !== undefined && (at === index + 1 || isSetOff(scan, named.to));
      const span =
        (isDirect ? named : undefined) ?? readName(scan, at, { first: 2, rest: 2, strengthOf: nameStrength });
      if (!span || (at > index + 1 && span.strongest < 3 && span.parts < 2 && !isSetOff(scan, span.to))) return;
      emit(candidateOf(scan, span.from, span.to, facts));
    });
  },
};
