import { facilityGenerics, facilityHeads } from '../../../lexicons/facilities.ts';
import { lexiconFlag } from '../../../lexicons/lexicon-flags.ts';
import { stateNames } from '../../../lexicons/states.ts';
import { isEponymUse } from '../name-shape.ts';
import { candidateOf, hasWordBefore } from '../patterns.ts';
import { eachPhrase, makePhraseTable } from '../phrases.ts';
import type { Recogniser } from '../recogniser.ts';
import { onSameLine, tokenAt, type Scan } from '../scan.ts';
import { readState } from '../state-after.ts';

const heads = makePhraseTable(facilityHeads);
const inner = new Set(['of', 'and', '&', 'for', 'the', 'at', 'de', 'la', 'del', 'on', 'in']);
const marks = new Set(['.', "'", '\u2019', '-', '&', '/']);
const prepositions = new Set(['at', 'to', 'from', 'in', 'by', 'via', 'visited', 'left']);
/** Generic words that with a capital after a preposition are most of a name: "at Memorial Hospital". */
const titledGenerics = new Set(
  'memorial city county general university community regional central mercy veterans children s women district state'.split(
    ' ',
  ),
);
const familyHeads = new Set(['ward', 'temple', 'church', 'lodge', 'manor', 'wing', 'hall']);
const functionWords = new Set(
  'in on at by of for with from to as after before during since until so and but or if per via any all my our their'.split(
    ' ',
  ),
);
const rightWords = new Set(['of', 'at', 'for']);
const stoppers = new Set(
  'dr mr mrs ms patient pt admitted seen treated visited evaluated transferred i he she we they when what is are was were recommended current latest management'.split(
    ' ',
  ),
);

function isNameWord(scan: Scan, index: number): boolean {
  const token = tokenAt(scan, index);
  if (token.kind !== 'word') return token.kind === 'number' && token.text.length <= 3;
  if (token.shape === 'lower')
    return scan.letterCase === 'lower' && (token.flags & (lexiconFlag.city | lexiconFlag.given)) !== 0;
  return !stoppers.has(token.folded) && !functionWords.has(token.folded);
}

/** Goes left from the head over the capitalised words of its name; returns the first token of the name. */
function walkLeft(scan: Scan, head: number): number {
  let from = head;
  for (let at = head - 1, steps = 0; at >= 0 && steps < 12; at--, steps++) {
    if (!onSameLine(tokenAt(scan, at + 1))) break;
    const token = tokenAt(scan, at);
    if (marks.has(token.text)) {
      const before = tokenAt(scan, at - 1);
      const isStop =
        token.text === '.' && !(before.text.length <= 3 && before.shape === 'capital') && !/^[A-Z]$/.test(before.text);
      if (isStop) break;
      continue;
    }
    if (isNameWord(scan, at)) {
      from = at;
      continue;
    }
    const isS = token.folded === 's' && token.gap === 'none';
    if (
      !isS &&
      !(
        inner.has(token.folded) &&
        token.folded !== 'at' &&
        token.folded !== 'in' &&
        token.folded !== 'for' &&
        token.folded !== 'on'
      )
    )
      break;
  }
  return from;
}

function hasOwnName(scan: Scan, from: number, to: number): { own: boolean; place: boolean } {
  let own = false;
  let place = false;
  for (let index = from; index < to; index++) {
    const token = tokenAt(scan, index);
    if (token.kind !== 'word' || token.text.length < 2 || (token.shape === 'lower' && inner.has(token.folded)))
      continue;
    const isGeneric =
      facilityGenerics.has(token.folded) || token.folded.endsWith('logy') || token.folded.endsWith('iatry');
    if (!isGeneric && (token.shape !== 'lower' || (scan.letterCase === 'lower' && token.flags !== 0))) own = true;
    const isState = stateNames.has(token.folded);
    if (isState || (!isGeneric && (token.flags & (lexiconFlag.city | lexiconFlag.given | lexiconFlag.family)) !== 0))
      place = true;
  }
  return { own, place };
}

/** A head that is also an everyday word: not in a heading in capitals, not as a receptor ("ER/PR"), not as a family name. */
function isPlainHead(scan: Scan, index: number, end: number, from: number): boolean {
  const head = tokenAt(scan, index);
  if (head.shape === 'upper' && (scan.letterCase === 'upper' || head.text.length > 3)) return false;
  const next = tokenAt(scan, end);
  if (
    head.shape === 'upper' &&
    (next.text === '/' ||
      next.text === '+' ||
      next.text === '-' ||
      next.folded === 'positive' ||
      next.folded === 'negative')
  )
    return false;
  return !(
    index - from === 1 &&
    (tokenAt(scan, from).flags & lexiconFlag.commonGiven) !== 0 &&
    familyHeads.has(head.folded)
  );
}

/** "University of Chicago", "Hospital for Special Surgery": the head's name may go on to its right. */
function walkRight(scan: Scan, to: number): number {
  let end = to;
  const token = tokenAt(scan, to);
  const first = rightWords.has(token.folded) && onSameLine(token) ? to + 1 : to;
  if (tokenAt(scan, first).folded === 'the') end = to;
  for (let at = first; at < first + 5; at++) {
    const word = tokenAt(scan, at);
    if (!onSameLine(word)) break;
    if (
      word.kind === 'word' &&
      (word.shape === 'capital' || (word.shape === 'upper' && word.text.length > 3)) &&
      !stoppers.has(word.folded)
    )
      end = at + 1;
    else if (!(word.folded === 'of' || (marks.has(word.text) && word.gap === 'none' && word.text !== '.'))) break;
  }
  return end;
}

/** Hospitals, clinics, schools and other named places, found by the word for what they are. */
export const facility: Recogniser = {
  rule: 'facility',
  find: (scan, emit) => {
    eachPhrase(scan, heads, (index, head) => {
      const from = walkLeft(scan, index);
      const { own, place } = hasOwnName(scan, from, index);
      const isCapital = tokenAt(scan, index).shape !== 'lower' || scan.letterCase === 'lower';
      if (head.value === 'plain' && !isPlainHead(scan, index, head.end, from)) return;
      const isTitled =
        isCapital &&
        from < index &&
        hasWordBefore(scan, from, 1, prepositions) &&
        titledGenerics.has(tokenAt(scan, index - 1).folded);
      const isName = (own && (isCapital || place)) || isTitled;
      const to =
        isCapital && (isName || rightWords.has(tokenAt(scan, head.end).folded)) ? walkRight(scan, head.end) : head.end;
      const ofPlace =
        isCapital &&
        !isName &&
        to > head.end + 1 &&
        rightWords.has(tokenAt(scan, head.end).folded) &&
        tokenAt(scan, head.end).folded !== 'for';
      if (!(isName || ofPlace) || isEponymUse(scan, to)) return;
      const evidence = 'the name of a hospital, clinic, school or other place';
      emit(
        candidateOf(scan, from, readState(scan, to), {
          kind: 'LOCATION',
          rule: 'facility',
          score: head.value === 'clear' ? 0.92 : 0.88,
          evidence,
        }),
      );
    });
  },
};
