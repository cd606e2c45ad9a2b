import {
  faithHeads,
  familyHeads,
  hospitalParts,
  lowerHeads,
  numberedHeads,
  partEnds,
  rightFirms,
  rightParts,
  titledGenerics,
  titledHeads,
  trimmedHeads,
} from '../../../lexicons/facility-parts.ts';
import { facilityHeads, type HeadStrength } from '../../../lexicons/facilities.ts';
import { lexiconFlag } from '../../../lexicons/lexicon-flags.ts';
import { stateNames } from '../../../lexicons/states.ts';
import { credentials } from '../../../lexicons/titles.ts';
import { beginsColumn, isEponymUse } from '../name-shape.ts';
import { candidateOf, hasWordBefore } from '../patterns.ts';
import { eachPhrase, makePhraseTable } from '../phrases.ts';
import {
  goesOn,
  isFaith,
  innerWords,
  isApostrophe,
  isGenericWord,
  isNamedWord,
  isOwnWord,
  isShorteningStop,
} from '../place-words.ts';
import type { Candidate, Recogniser } from '../recogniser.ts';
import { beginsSentence, onSameLine, tokenAt, type Scan } from '../scan.ts';
import { isInsurer } from '../insurer-name.ts';
import { isWriting } from '../society-writing.ts';
import { readState } from '../state-after.ts';
import { readUnitAfter } from '../street-shape.ts';
import type { Token } from '../tokens.ts';

const heads = makePhraseTable(facilityHeads);
const prepositions = new Set(['at', 'to', 'from', 'in', 'by', 'via', 'visited', 'left']);
const functionWords = new Set(
  'in on at by of for with from to as after before during since until so and but or if per via any all my our their when than w c p s/p b/c'.split(
    ' ',
  ),
);
const rightWords = new Set(['of', 'at', 'for']);
const stoppers = new Set(
  'dr mr mrs ms mx miss rev fr sr patient pt admitted seen treated visited evaluated transferred i he she we they it when what is are was were recommended current latest management md rn np do pa dob mrn tel fax phone attn cc re member part out quote bed assigned biba attends lives works sees resides sent see called parish: faith employer occupation insurer insurance carrier payer vendor agency biba'.split(
    ' ',
  ),
);
/** Heads after which the number of a flat or lot may stand. */
const lotHeads = new Set('apartments apts condominiums condos townhomes park pk mhp towers'.split(' '));
/** "General Medicine" and "Community Psychiatry" are what a ward does, not which one it is. */
const specialtyHeads = new Set(
  'medicine surgery nursing therapy radiology imaging psych psychiatry pathology rehabilitation cardiology neurology oncology urology pediatrics laboratory lab pharmacy'.split(
    ' ',
  ),
);
const participle = /(?:ed|ing)$/;
/** Letters of specialties, before a name the end of somebody's title. */
const specialties = new Set('mfm icu nicu picu ent gi gu cv ep ob obgyn pmr heme onc neuro'.split(' '));
const mostWords = 7;

function isNameWord(scan: Scan, index: number): boolean {
  const token = tokenAt(scan, index);
  if (token.kind === 'number') return token.text.length <= 3;
  if (token.kind === 'mixed') return /^\d{1,3}(?:st|nd|rd|th)$/.test(token.folded);
  if (token.kind !== 'word' || token.shape === 'lower') return false;
  if (stoppers.has(token.folded) || functionWords.has(token.folded)) return false;
  return !(participle.test(token.folded) && token.facts.isEnglish && beginsSentence(scan, index));
}

/** Marks inside a name; a comma only in the list of a firm's founders ("Bush, Okoye & Small Family Medicine"). */
function passes(scan: Scan, at: number, isFirm: boolean): boolean {
  const token = tokenAt(scan, at);
  if (token.text === '&' || isApostrophe(token)) return true;
  if (token.text === '.') return isShorteningStop(scan, at);
  if (token.text === '-' || token.text === '/') return token.gap === 'none' && tokenAt(scan, at + 1).gap === 'none';
  return token.text === ',' && isFirm && tokenAt(scan, at - 1).shape === 'capital';
}

/** Goes left from the head over the capitalised words of its name; returns the first token of the name. */
function walkLeft(scan: Scan, head: number): number {
  let from = head;
  let words = 0;
  let isFirm = false;
  for (let at = head - 1; at >= 0 && words < mostWords; at--) {
    if (!onSameLine(tokenAt(scan, at + 1)) || beginsColumn(scan, at + 1)) break;
    const token = tokenAt(scan, at);
    if (isNameWord(scan, at)) {
      from = at;
      words++;
      continue;
    }
    if (token.text === '&' || token.folded === 'and') isFirm = true;
    const isEnding = token.gap === 'none' && token.kind === 'word' && isApostrophe(tokenAt(scan, at - 1));
    const isSmall = token.shape === 'lower' && innerWords.has(token.folded) && token.folded !== 'for';
    if (!isEnding && !isSmall && !passes(scan, at, isFirm)) break;
  }
  return from;
}

interface Name {
  /** A word of its own. */
  readonly own: boolean;
  /** The word next to the head is one. */
  readonly ownBeside: boolean;
  readonly named: boolean;
  readonly place: boolean;
  /** A word that is no English, or upper-case letters that no chart has. */
  readonly strange: boolean;
}

function judge(scan: Scan, from: number, to: number): Name {
  let [own, named, place, strange] = [false, false, false, false];
  for (let index = from; index < to; index++) {
    const token = tokenAt(scan, index);
    if (token.kind !== 'word' || token.text.length < 2 || token.shape === 'lower') continue;
    const isPart = goesOn(scan, index);
    own ||= isPart || isOwnWord(token);
    named ||= isPart || isNamedWord(token);
    strange ||=
      isFaith(token) ||
      (isOwnWord(token) &&
        (token.shape === 'upper' ? token.text.length > 2 : !token.facts.isEnglish && !token.facts.isMedical));
    const isListed = (token.flags & (lexiconFlag.city | lexiconFlag.given | lexiconFlag.family)) !== 0;
    place ||= stateNames.has(token.folded) || (isListed && !isGenericWord(token));
  }
  const beside = tokenAt(scan, to - 1).folded === 's' ? tokenAt(scan, to - 3) : tokenAt(scan, to - 1);
  return { own, named, place, strange, ownBeside: from < to && isOwnWord(beside) };
}

/** A head that is also an everyday word: not in a heading, not as a receptor ("ER/PR"), not as a family name. */
function isPlainHead(scan: Scan, index: number, end: number, from: number): boolean {
  const head = tokenAt(scan, index);
  if (head.shape === 'lower') return lowerHeads.has(head.folded);
  const next = tokenAt(scan, end);
  const isReceptor = ['/', '+', '-'].includes(next.text) || next.folded === 'positive' || next.folded === 'negative';
  const isValue = next.kind === 'number' && next.text.length < 4 && next.gap === 'space' && head.folded === 'co';
  if (head.shape === 'upper' && head.text.length < 4 && (isReceptor || isValue)) return false;
  const isPerson = index - from === 1 && (tokenAt(scan, from).flags & lexiconFlag.commonGiven) !== 0;
  return !(isPerson && familyHeads.has(head.folded));
}

/** True for a word after a head that goes on with the name: a campus, a town, a form of firm. */
function isRightPart(scan: Scan, index: number): boolean {
  const token = tokenAt(scan, index);
  if (token.kind !== 'word' || token.shape === 'lower' || stoppers.has(token.folded)) return false;
  if (rightParts.has(token.folded)) return true;
  return token.text.length > 3 && token.shape === 'capital' && isNamedWord(token) && !token.facts.isEnglish;
}

/** "University of Chicago", "Hospital for Special Surgery": the head's name may go on to its right. */
function walkRight(scan: Scan, to: number, isName: boolean): number {
  let end = to;
  const token = tokenAt(scan, to);
  const isJoined = rightWords.has(token.folded) && onSameLine(token);
  const dash = tokenAt(scan, to).text === '-' && tokenAt(scan, to + 1).shape === 'capital' && isName;
  if (dash && isNamedWord(tokenAt(scan, to + 1))) end = to + 2;
  for (let at = isJoined ? to + 1 : end; at < to + 6; at++) {
    const word = tokenAt(scan, at);
    if (!onSameLine(word) || beginsColumn(scan, at)) break;
    const isCapital =
      word.kind === 'word' && (word.shape === 'capital' || (word.shape === 'upper' && word.text.length > 3));
    const number = word.kind === 'number' && word.text.length <= 2 && end === at && at > to && !isJoined;
    if ((isJoined ? isCapital && !stoppers.has(word.folded) : isRightPart(scan, at)) || number) end = at + 1;
    else if (
      !(
        word.folded === 'of' ||
        word.folded === 'the' ||
        (isShorteningStop(scan, at) && isJoined) ||
        word.text === "'" ||
        word.text === '\u2019'
      )
    )
      break;
  }
  return end;
}

/** "Whitcomb Pavilion 4 East": the floor of a named building. */
function readFloor(scan: Scan, head: number, to: number): number {
  if (!numberedHeads.has(tokenAt(scan, head).folded) || to !== head + 1) return to;
  const { kind, text } = tokenAt(scan, to);
  if ((kind !== 'number' && kind !== 'mixed') || text.length > 3 || !onSameLine(tokenAt(scan, to))) return to;
  return /^(?:north|south|east|west|n|s|e|w)$/.test(tokenAt(scan, to + 1).folded) ? to + 2 : to + 1;
}

/** ", LLC" and "& Sheet Metal" after the head. */
function readFirm(scan: Scan, to: number): number {
  const mark = tokenAt(scan, to);
  const next = tokenAt(scan, to + 1);
  if (mark.text === ',' && rightFirms.has(next.folded) && next.shape !== 'lower') return to + 2;
  if (mark.text !== '&' || next.kind !== 'word' || next.shape === 'lower') return to;
  const after = tokenAt(scan, to + 2);
  return after.shape === 'capital' && onSameLine(after) && !stoppers.has(after.folded) ? to + 3 : to + 2;
}

function isEnough(strength: HeadStrength, name: Name, isCapital: boolean): boolean {
  if (strength === 'weak')
    return isCapital && (name.named || name.place) && (name.ownBeside || name.strange || name.place);
  if (!isCapital) return (name.place || name.strange) && name.ownBeside;
  return name.own && (strength === 'clear' || name.ownBeside || name.named);
}

/** Leaves out what stands before a name on the same line: a date, the ward or specialty of the person before it. */
function trimStart(scan: Scan, from: number, head: number): number {
  let start = from;
  while (start < head) {
    const { kind, shape, folded, text } = tokenAt(scan, start);
    const isDate = (kind === 'number' && tokenAt(scan, start + 1).text === '/') || text === '/';
    const isRest = kind === 'number' && tokenAt(scan, start - 1).text === '/';
    const isPart =
      shape === 'upper' && (hospitalParts.has(folded) || credentials.has(folded) || specialties.has(folded));
    if (!isDate && !(isRest && start > from) && !isPart) break;
    start++;
  }
  return start;
}

/** "Mr. Ó Súilleabháin's hospital": whose hospital it is, unless a saint's. */
function isGenitive(scan: Scan, head: number): boolean {
  if (tokenAt(scan, head - 1).folded !== 's' || !isApostrophe(tokenAt(scan, head - 2))) return false;
  const [name, before] = [tokenAt(scan, head - 3), tokenAt(scan, head - 4)];
  const title = before.text === '.' ? tokenAt(scan, head - 5) : before;
  const isSaint = /^(?:st|saint|sts)$/.test(title.folded);
  return !isSaint && !isGenericWord(name) && title.shape === 'capital';
}

/** "Psychiatric Emergency" in "Light Hospital Psychiatric Emergency Service": no word that a hospital's name has. */
const isPartWord = (token: Token): boolean =>
  isGenericWord(token) && !partEnds.has(token.folded) && !titledGenerics.has(token.folded);

/** Index after the last word of the name: the head too, unless it only says which part of a place is meant. */
function endOfName(scan: Scan, from: number, index: number): number | undefined {
  const head = tokenAt(scan, index);
  if (head.shape === 'lower') return trimmedHeads.has(head.folded) ? index : undefined;
  if (!hospitalParts.has(head.folded)) return undefined;
  let at = index;
  while (at > from && isPartWord(tokenAt(scan, at - 1))) at--;
  const isPart = head.shape === 'upper' || partEnds.has(tokenAt(scan, at - 1).folded);
  return isPart && at > from ? at : undefined;
}

/** True for a listed town that is no other word: "CBOC Tyler", "Children's Dallas". */
function isTown(scan: Scan, index: number): boolean {
  const token = tokenAt(scan, index);
  const isListed = (token.flags & lexiconFlag.city) !== 0 && token.shape === 'capital' && !token.facts.isEnglish;
  return isListed && onSameLine(token) && !beginsColumn(scan, index) && isOwnWord(token);
}

function placeOf(scan: Scan, from: number, to: number, score: number): Candidate {
  const evidence = 'the name of a hospital, clinic, school, firm or other place';
  return candidateOf(scan, from, to, { kind: 'LOCATION', rule: 'facility', score, evidence });
}

/** Hospitals, clinics, schools, firms and other named places, found by the word for what they are. */
export const facility: Recogniser = {
  rule: 'facility',
  find: (scan, emit) => {
    if (scan.letterCase !== 'mixed') return;
    eachPhrase(scan, heads, (index, head) => {
      const isCapital = tokenAt(scan, index).shape !== 'lower';
      const from = trimStart(scan, walkLeft(scan, index), index);
      if (from === index && !isCapital) return;
      if (!isCapital && isGenitive(scan, index)) return;
      if (head.value !== 'clear' && !isPlainHead(scan, index, head.end, from)) return;
      const name = judge(scan, from, index);
      const isTitled =
        isCapital &&
        from < index &&
        titledGenerics.has(tokenAt(scan, index - 1).folded) &&
        !specialtyHeads.has(tokenAt(scan, head.end - 1).folded) &&
        (faithHeads.has(tokenAt(scan, index).folded) || hasWordBefore(scan, from, 1, prepositions));
      const isName = isEnough(head.value, name, isCapital) || isTitled;
      const isJoined = rightWords.has(tokenAt(scan, head.end).folded) && head.value !== 'weak';
      if (!isName && isCapital && head.value === 'clear' && isTown(scan, head.end)) {
        emit(placeOf(scan, from, head.end + 1, 0.7));
        return;
      }
      if (!isName && (!(isCapital && isJoined) || hospitalParts.has(tokenAt(scan, index).folded))) return;
      const short = isName ? endOfName(scan, from, index) : undefined;
      if (short !== undefined) {
        emit(placeOf(scan, from, short, 0.88));
        return;
      }
      const to = isCapital ? readFirm(scan, readFloor(scan, index, walkRight(scan, head.end, isName))) : head.end;
      const isSpecialty =
        isGenericWord(tokenAt(scan, head.end - 1)) && !titledHeads.has(tokenAt(scan, head.end - 1).folded);
      const ofPlace = !isName && to > head.end + 1 && tokenAt(scan, head.end).folded !== 'for' && !isSpecialty;
      if (!(isName || ofPlace) || isEponymUse(scan, to) || isWriting(scan, to) || isInsurer(scan, from, to)) return;
      if (lotHeads.has(tokenAt(scan, head.end - 1).folded) && readUnitAfter(scan, to) > to) {
        emit(placeOf(scan, from, readUnitAfter(scan, to), 0.88));
        return;
      }
      emit(placeOf(scan, from, readState(scan, to), head.value === 'clear' ? 0.92 : 0.88));
    });
  },
};
