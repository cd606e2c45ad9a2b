import { everydayNames } from '../../../lexicons/everyday-names.ts';
import { stateNames } from '../../../lexicons/states.ts';
import { facilityHeads } from '../../../lexicons/facilities.ts';
import { ambiguousBrands, facilityBrands } from '../../../lexicons/facility-brands.ts';
import { beginsColumn } from '../name-shape.ts';
import { candidateOf } from '../patterns.ts';
import { eachPhrase, eachWord, makePhraseTable, makeWordTable } from '../phrases.ts';
import { innerWords, isApostrophe, isClinicalAcronym, isNamedWord, isOwnWord } from '../place-words.ts';
import type { Token } from '../tokens.ts';
import { lexiconFlag } from '../../../lexicons/lexicon-flags.ts';
import type { Recogniser } from '../recogniser.ts';
import { beginsLine, onSameLine, tokenAt, type Scan } from '../scan.ts';

const heads = makePhraseTable(facilityHeads);
/** Words after which a place is likely, where no capital shows it. */
const prepositions = new Set(
  'at to from in by via near outside @ through thru visited called sees attends attended joined'.split(' '),
);
const articles = new Set(['the', 'our', 'a', 'an']);
/** Whoever is one of a place: what follows "of" is its name. */
const members = new Set(['resident', 'member', 'student', 'graduate', 'employee', 'alumnus', 'alumna']);
/** Words that end the way to the left. */
const stops = new Set(
  (
    'of on with for is was were are be been he she they it we i you who which that this his her their my and or but then than as if so not no has had have will would can could did do does ' +
    'seen sent went goes go going admitted transferred discharged referred followed called faxed brought taken lives works worked living working visited per cc copy please period comma colon slash number ' +
    'check ask use local preferred same lot new own nearest retail ' +
    'dr doctor mr mrs ms miss mister patient pt pcp md rn np pa attn manager boss nurse'
  ).split(' '),
);
const directions = new Set(
  'north south east west northwest northeast southwest southeast central downtown campus'.split(' '),
);
const mostWords = 5;

interface Walk {
  readonly from: number;
  /** A word after which a place is expected stands before it. */
  readonly framed: boolean;
}

/** Goes left from the head to the word after which the name begins. */
function walkLeft(scan: Scan, head: number): Walk {
  let from = head;
  for (let at = head - 1, words = 0; words <= mostWords; at--) {
    const next = tokenAt(scan, at + 1);
    if (at < 0 || !onSameLine(next) || beginsColumn(scan, at + 1))
      return { from, framed: from < head && beginsLine(scan, from) };
    const token = tokenAt(scan, at);
    if (prepositions.has(token.folded)) return { from, framed: true };
    if (articles.has(token.folded)) return { from, framed: prepositions.has(tokenAt(scan, at - 1).folded) };
    const isEnding = token.gap === 'none' && token.kind === 'word' && isApostrophe(tokenAt(scan, at - 1));
    if (token.kind === 'word' && !stops.has(token.folded)) {
      if (!isEnding) words++;
      from = at;
    } else if (token.folded === 'of' && members.has(tokenAt(scan, at - 1).folded)) return { from, framed: true };
    else if (token.folded === 'and' || token.folded === 'of' || token.text === '&' || isApostrophe(token)) continue;
    else if (token.text === '-' && token.gap === 'none') continue;
    else if (token.text === '.' && tokenAt(scan, at - 1).folded === 'st') continue;
    else return { from, framed: false };
  }
  return { from, framed: false };
}

/** True for a word that is no English, or a large city. */
function isStrange(token: Token): boolean {
  return isNamedWord(token) && (!token.facts.isEnglish || (token.flags & lexiconFlag.bigCity) !== 0);
}

/** Leaves only the words next to the head that are likely a name, where nothing shows the beginning. */
function trimLeft(scan: Scan, from: number, head: number): number {
  let start = head;
  for (let at = head - 1; at >= from; at--) {
    const token = tokenAt(scan, at);
    if (token.kind !== 'word' || head - at > 3) continue;
    if (!isOwnWord(token)) break;
    if (isStrange(token) || (isNamedWord(token) && !everydayNames.has(token.folded))) start = at;
  }
  return start;
}

const brands = makePhraseTable(
  facilityBrands.filter((brand) => brand.length > 2).map((brand) => [brand.replaceAll('\u2019', "'"), true] as const),
);

const ofHeads = new Set([
  'university',
  'hospital',
  'hospitals',
  'college',
  'church',
  'institute',
  'academy',
  'diocese',
]);

/** Index after "of philadelphia", "of north dakota" that follows a head. */
function readOf(scan: Scan, index: number): number {
  if (tokenAt(scan, index).folded !== 'of' || !onSameLine(tokenAt(scan, index))) return index;
  const [first, second] = [tokenAt(scan, index + 1), tokenAt(scan, index + 2)];
  if (first.kind !== 'word' || !onSameLine(first) || first.facts.isMedical) return index;
  const pair = `${first.folded} ${second.folded}`;
  const isPair = stateNames.has(pair) || (scan.lexicon.flagsOf(pair) & lexiconFlag.city) !== 0;
  if (isPair && onSameLine(second)) return index + 3;
  const isPlace = stateNames.has(first.folded) || (first.flags & lexiconFlag.bigCity) !== 0;
  return isPlace && !everydayNames.has(first.folded) ? index + 2 : index;
}

const atWords = makeWordTable(['at', '@']);

/** Index after the words that follow "at", when one of them is no word of English or medicine. */
function readUnknown(scan: Scan, index: number): number {
  let strange = false;
  let at = index;
  for (; at < index + 3; at++) {
    const token = tokenAt(scan, at);
    if (
      token.kind !== 'word' ||
      token.text.length < 3 ||
      !onSameLine(token) ||
      stops.has(token.folded) ||
      prepositions.has(token.folded)
    )
      break;
    if (!isOwnWord(token) || token.facts.isMedical || isClinicalAcronym(token)) break;
    if (strange && token.facts.isEnglish && (token.flags & lexiconFlag.city) === 0) break;
    strange ||= !token.facts.isEnglish && token.text.length > 3;
  }
  return strange ? at : index;
}

/** Named places in texts that are all in capitals or without any, where only the words around show them. */
export const facilityCaseless: Recogniser = {
  rule: 'facility-caseless',
  find: (scan, emit) => {
    if (scan.letterCase === 'mixed') return;
    const add = (from: number, to: number, score: number, evidence: string): void =>
      emit(candidateOf(scan, from, to, { kind: 'LOCATION', rule: 'facility-caseless', score, evidence }));
    eachPhrase(scan, heads, (index, head) => {
      const far = readOf(scan, head.end);
      if (far > head.end && ofHeads.has(tokenAt(scan, head.end - 1).folded)) {
        const own = tokenAt(scan, index - 1).folded === 's' ? index - 3 : index;
        add(own, far, 0.8, 'a place named by its town or state');
        return;
      }
      const walk = walkLeft(scan, index);
      if (walk.from === index || tokenAt(scan, index).text.length < 3) return;
      const from = walk.framed ? walk.from : trimLeft(scan, walk.from, index);
      if (from === index) return;
      const words = scan.tokens
        .slice(from, index)
        .filter((token) => token.kind === 'word' && !innerWords.has(token.folded));
      const isName =
        head.value === 'clear'
          ? words.some(isOwnWord)
          : words.some(isNamedWord) || (walk.framed && head.value === 'plain' && words.slice(0, 1).some(isOwnWord));
      if (!isName || (head.value === 'weak' && !words.every(isOwnWord))) return;
      const to =
        directions.has(tokenAt(scan, head.end).folded) && onSameLine(tokenAt(scan, head.end)) ? head.end + 1 : head.end;
      const end = tokenAt(scan, index).folded === 'office' && to === index + 1 ? index : to;
      add(from, end, walk.framed ? 0.85 : 0.75, 'the name of a place before the word for what it is');
    });
    eachWord(scan, atWords, (index) => {
      const to = readUnknown(scan, index + 1);
      if (to > index + 1) add(index + 1, to, 0.6, 'unknown words where a place is expected');
    });
    eachPhrase(scan, brands, (index, brand) => {
      const before = tokenAt(scan, index - 1);
      const isFramed =
        prepositions.has(before.folded) || ['sent', 'rx', 'pharmacy', ':', 'endo', 'refer'].includes(before.folded);
      const isSentTo = before.folded === 'the' && prepositions.has(tokenAt(scan, index - 2).folded);
      const isOnly = !ambiguousBrands.has(tokenAt(scan, index).folded) && tokenAt(scan, index).text.length > 4;
      if (isFramed || isSentTo || isOnly || brand.end - index > 1)
        add(index, brand.end, 0.7, 'a hospital, shop or firm known by this name');
    });
  },
};
