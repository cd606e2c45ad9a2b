import { placePrefixes } from '../../../lexicons/facilities.ts';
import { isEponymUse } from '../name-shape.ts';
import { candidateOf, hasWordBefore } from '../patterns.ts';
import { eachPhrase, eachWord, makePhraseTable, makeWordTable } from '../phrases.ts';
import { isApostrophe, isClinicalAcronym, isGenericWord, readCapitals } from '../place-words.ts';
import type { Recogniser } from '../recogniser.ts';
import { onSameLine, tokenAt, type Scan } from '../scan.ts';
import { readState } from '../state-after.ts';

const prefixes = makePhraseTable(placePrefixes.map((prefix) => [prefix, true] as const));
/** Prefixes that name a place by themselves. */
const wholeNames = /^(?:our lady|sacred heart|good (?:samaritan|shepherd)|holy \w+|blessed sacrament|star of the sea)/;
const saints = makeWordTable(['st', 'saint', 'ste', 'sts', 'santa', 'san']);
const personTitles = new Set(['dr', 'mr', 'mrs', 'ms', 'nurse', 'rn', 'sgt', 'ofc', 'judge']);
/** Words after a saint's name that make it a remedy, a product or a disease. */
const notAPlace = new Set(
  'wort dance fire valve jude valves medical avr mvr device disease vitus anthony lead pacemaker mechanical bileaflet aspirin'.split(
    ' ',
  ),
);
const valveWords = new Set([
  'mm',
  'valve',
  'mechanical',
  'prosthetic',
  'prosthesis',
  'prior',
  'pacemaker',
  'icd',
  'lead',
]);
const dayWords = new Set(['patrick', 'valentine', 'nicholas', 'stephen', 'jude', 'vitus', 'anthony']);

/** A saint's name ends a street ("Granby St Already") when a name stands right before it. */
function endsStreet(scan: Scan, index: number): boolean {
  const before = tokenAt(scan, index - 1);
  const isName =
    before.kind === 'word'
      ? before.shape === 'capital' && !isGenericWord(before)
      : before.kind !== 'mark' || before.text === '-';
  return isName && onSameLine(tokenAt(scan, index)) && index > 0 && tokenAt(scan, index).folded === 'st';
}

/** Ends a run of capitals before a generic word that begins something else ("St. Mary's Emergency Department"). */
function trimGenerics(scan: Scan, from: number, to: number): number {
  let end = to;
  while (end > from + 1) {
    const last = tokenAt(scan, end - 1);
    const isSmall =
      last.kind === 'word' &&
      (isGenericWord(last) || isClinicalAcronym(last) || last.folded === 'and' || /^[IVX]{2,4}$/.test(last.text)) &&
      !(last.folded === 's' && last.gap === 'none');
    if (!isSmall && last.kind === 'word') break;
    end--;
  }
  return end;
}

/** Index after the name of a saint that begins here, or the index itself. */
function readSaint(scan: Scan, index: number): number {
  const title = tokenAt(scan, index);
  const at = tokenAt(scan, index + 1).text === '.' && tokenAt(scan, index + 1).gap === 'none' ? index + 2 : index + 1;
  const name = tokenAt(scan, at);
  const isWritten =
    name.kind === 'word' && (name.shape === 'capital' || (name.shape === 'upper' && title.shape === 'upper'));
  if (!isWritten || !onSameLine(name) || name.gap === 'none' || title.shape === 'lower' || name.text.length < 3)
    return index;
  if (isGenericWord(name) || endsStreet(scan, index) || personTitles.has(tokenAt(scan, index - 1).folded)) return index;
  if (tokenAt(scan, index - 1).text === '.' && personTitles.has(tokenAt(scan, index - 2).folded)) return index;
  const end = trimGenerics(scan, at, readCapitals(scan, at, 4));
  if (name.folded === 'jude' && hasWordBefore(scan, index, 6, valveWords)) return index;
  if (dayWords.has(name.folded)) {
    const next = tokenAt(scan, isApostrophe(tokenAt(scan, at + 1)) ? at + 3 : at + 1);
    if (next.folded === 'day' || notAPlace.has(next.folded)) return index;
  }
  for (let word = at + 1; word < end + 1; word++) if (notAPlace.has(tokenAt(scan, word).folded)) return index;
  return end;
}

/** Places whose names begin with a word for what they are or whom they are named for: "Villa Serena", "St. Hedwig's". */
export const facilityPrefix: Recogniser = {
  rule: 'facility-prefix',
  find: (scan, emit) => {
    const add = (from: number, to: number, score: number, evidence: string): void =>
      emit(
        candidateOf(scan, from, readState(scan, to), { kind: 'LOCATION', rule: 'facility-prefix', score, evidence }),
      );
    eachPhrase(scan, prefixes, (index, { end }) => {
      const first = tokenAt(scan, index);
      if (first.shape === 'lower' || (scan.letterCase !== 'mixed' && end - index < 2)) return;
      const text = scan.text
        .slice(first.start, tokenAt(scan, end - 1).end)
        .toLowerCase()
        .replaceAll(/\s+/g, ' ');
      const isArticle =
        /^(?:the|la|las|los|el|of|0f)$/.test(tokenAt(scan, end).folded) ||
        (tokenAt(scan, end).text === '.' && first.text.length <= 2);
      const stop = isArticle ? end + 1 : end;
      const name = tokenAt(scan, stop);
      const isNext =
        name.kind === 'word' &&
        onSameLine(name) &&
        name.gap !== 'none' &&
        name.shape !== 'lower' &&
        name.text.length > 1;
      const to =
        isNext && scan.letterCase === 'mixed'
          ? trimGenerics(scan, stop, readCapitals(scan, stop, 5))
          : isNext
            ? stop + 1
            : end;
      if (wholeNames.test(text))
        return add(index, Math.max(to, end), 0.8, 'a name that churches, schools and hospitals have');
      if (!isNext || isGenericWord(name) || isClinicalAcronym(name) || isEponymUse(scan, to)) return undefined;
      if (first.shape === 'upper' && first.text.length <= 2 && (name.shape !== 'upper' || name.text.length < 4))
        return undefined;
      return add(index, to, 0.75, 'a word for a place with its name behind it');
    });
    eachWord(scan, saints, (index) => {
      const to = readSaint(scan, index);
      if (to === index || isEponymUse(scan, to) || scan.letterCase === 'lower') return;
      add(index, to, 0.75, 'a place named for a saint');
    });
  },
};
