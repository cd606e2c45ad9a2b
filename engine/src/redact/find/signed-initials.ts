import { clinicalAcronyms } from '../../lexicons/clinical-acronyms.ts';
import { neverNames } from '../../lexicons/clinical-words.ts';
import { credentials, roleWords } from '../../lexicons/titles.ts';
import type { KnownNames } from './known-names.ts';
import { beginsColumn } from './name-shape.ts';
import { beginsLine, onSameLine, tokenAt, type Scan } from './scan.ts';

const before = new Set(['.', '"', '\u201d', '/', '(', '-', ')', '\u2013', '\u2014', ';', 'by', '!', '?', ',']);
/** Letters that stand for something else beside initials in every chart. */
const others = new Set(
  'am pm jp bc ns lr cp sp bp mc hp tb tp gb ga gp sb cs cc ac pc hs ad lb ml mm cm kg mg dl ad od os ou ap rs'.split(
    ' ',
  ),
);
const after = new Set(['/', ')', ';', ',', ':', '.', ']']);

function endsHere(scan: Scan, to: number): boolean {
  const next = tokenAt(scan, to);
  return (
    !onSameLine(next) ||
    beginsColumn(scan, to) ||
    (next.kind === 'number' && tokenAt(scan, to + 1).text === '/') ||
    after.has(next.text)
  );
}

/** "E.A.M.": index after the letters with stops that begin here, when they are somebody's. */
function readStopped(scan: Scan, index: number, known: KnownNames): number {
  let letters = '';
  let at = index;
  while (letters.length < 4 && tokenAt(scan, at).shape === 'initial' && tokenAt(scan, at + 1).text === '.') {
    if (at > index && !onSameLine(tokenAt(scan, at))) break;
    letters += tokenAt(scan, at).folded;
    at += 2;
  }
  return letters.length > 1 && known.initials.has(letters) ? at : index;
}

const dashes = new Set(['-', '\u2013', '\u2014']);

/** "PD/FGO" at the end of a line: who dictated and who typed. */
function isTypedPair(scan: Scan, index: number): boolean {
  const [mark, typist] = [tokenAt(scan, index + 1), tokenAt(scan, index + 2)];
  const isPair = mark.text === '/' && mark.gap === 'none' && typist.kind === 'word' && typist.gap === 'none';
  return isPair && !onSameLine(tokenAt(scan, index + 3)) && !clinicalAcronyms.has(typist.folded);
}

/**
 * Letters that are also a diagnosis, a vital sign or the head of a section ("DM", "HR", "PE") are somebody's only where one
 * signs: after "by", after a dash in the line and at its end, three of them alone in brackets, or before a typist's.
 */
function isClearlySigned(scan: Scan, index: number): boolean {
  const last = tokenAt(scan, index - 1);
  const next = tokenAt(scan, index + 1);
  if (last.folded === 'by') return true;
  if (last.text === '(') return next.text === ')' && tokenAt(scan, index).text.length > 2;
  const isEnd = !onSameLine(next) || ['.', ')', ';'].includes(next.text);
  const followsDash = dashes.has(last.text) && !beginsLine(scan, index - 1);
  return (
    isTypedPair(scan, index) ||
    (isEnd && (followsDash || (last.text === '/' && tokenAt(scan, index - 2).kind === 'number')))
  );
}

/** Index after initials of a person found in the text that stand where one signs, or the index itself. */
export function readSignedInitials(scan: Scan, index: number, known: KnownNames): number {
  const token = tokenAt(scan, index);
  if (known.initials.size === 0) return index;
  if (token.shape === 'initial')
    return tokenAt(scan, index - 1).text === '.' && tokenAt(scan, index).gap === 'none'
      ? index
      : readStopped(scan, index, known);
  const { text, folded, shape } = token;
  if (text.length < 2 || text.length > 4 || (shape !== 'upper' && shape !== 'lower')) return index;
  if (!known.initialLetters.mayHold(folded.charCodeAt(0), folded.length) || !known.initials.has(folded)) return index;
  if (
    others.has(folded) ||
    neverNames.has(folded) ||
    roleWords.has(folded) ||
    credentials.has(folded) ||
    (shape === 'lower' && token.facts.isEnglish && text.length > 2)
  )
    return index;
  const last = tokenAt(scan, index - 1);
  if (clinicalAcronyms.has(folded) && !isClearlySigned(scan, index)) return index;
  const isGlued = last.text === '-' && last.gap === 'none';
  const isSet =
    (before.has(last.folded) && !isGlued) ||
    last.kind === 'number' ||
    beginsLine(scan, index) ||
    beginsColumn(scan, index);
  const isLone = shape === 'upper' || (last.text !== ',' && last.text !== '.' && last.kind !== 'number');
  return isSet && isLone && endsHere(scan, index + 1) ? index + 1 : index;
}
