import { facilityGenerics } from '../../lexicons/facilities.ts';
import { lexiconFlag } from '../../lexicons/lexicon-flags.ts';
import { beginsColumn } from './name-shape.ts';
import { onSameLine, tokenAt, type Scan } from './scan.ts';
import type { Token } from './tokens.ts';
import { acronym, never, registerList } from './word-lists.ts';

const listed = lexiconFlag.city | lexiconFlag.given | lexiconFlag.family;

/** Faiths, peoples and the like, which in a chart say what someone is, but in a facility's name are its own. */
const faith = registerList(
  (
    'jewish catholic christian american lutheran presbyterian episcopal methodist baptist adventist quaker mennonite islamic muslim hindu sikh buddhist greek italian polish german irish french swedish ' +
    'norwegian danish korean chinese japanese vietnamese hawaiian navajo indian african hispanic latino canadian english scottish russian ukrainian armenian haitian somali hmong'
  ).split(' '),
);

/** Words that belong to any chart, and also to names of places. */
const people = registerList(
  'southern northern western eastern street road avenue gold great good fine grace sunday christian palm first red will may accord sprint deacon cards'.split(
    ' ',
  ),
);

/** Letters by which cities are called. */
const cityLetters = new Set(['LA', 'NY', 'SF', 'DC', 'KC', 'NYC', 'LV', 'SLC']);

/** Small words inside the names of places. */
export const innerWords: ReadonlySet<string> = new Set(
  'of and the for de la del las los du des y o do da dos das di dei am im bei sur sous le les van der den nad pod upon under an na ob vorm unter cum d l dell nell della dello degli delle'.split(
    ' ',
  ),
);

const inner = registerList(innerWords);
const generic = registerList(facilityGenerics);
const apostrophes = new Set(["'", '\u2019', '\u2018', '`']);

export const isApostrophe = (token: Token): boolean => token.kind === 'mark' && apostrophes.has(token.text);

/** True for a word that says what a place does, or that stands in headings and sentences of any chart. */
export function isGenericWord({ folded, facts }: Token): boolean {
  if ((facts.lists & (people | faith)) !== 0) return false;
  return (facts.lists & (generic | never)) !== 0 || folded.endsWith('logy') || folded.endsWith('iatry');
}

/** True for a word of faith or people, which as part of a facility's name is its own. */
export const isFaith = ({ facts, shape }: Token): boolean => shape !== 'lower' && (facts.lists & faith) !== 0;

/** True for a word that can be the own name of a place, as it is written. */
export function isOwnWord(token: Token): boolean {
  if (token.kind !== 'word' || token.text.length < 2 || isGenericWord(token)) return false;
  return (
    token.shape !== 'upper' ||
    token.text.length > 5 ||
    cityLetters.has(token.text) ||
    (token.facts.lists & acronym) === 0
  );
}

/** True for a word with letters that English words have not: "Rødding", "Saarek\u00fcla". */
export function hasForeignLetters({ kind, text, folded }: Token): boolean {
  return kind === 'word' && text.toLowerCase() !== folded && !text.includes("'");
}

/** True for a word that is likely the name of something: a listed name or city, or no word of English or medicine. */
export function isNamedWord(token: Token): boolean {
  if (!isOwnWord(token) || token.facts.isMedical) return false;
  if ((token.flags & listed) !== 0 || !token.facts.isEnglish) return true;
  return (token.facts.lists & faith) !== 0 || hasForeignLetters(token);
}

/** True for a word that goes on after an apostrophe or hyphen ("Ha'apai"), which makes it a name whatever its first part is. */
export function goesOn(scan: Scan, index: number): boolean {
  const mark = tokenAt(scan, index + 1);
  const rest = tokenAt(scan, index + 2);
  return (
    isApostrophe(mark) && mark.gap === 'none' && rest.gap === 'none' && rest.kind === 'word' && rest.text.length > 2
  );
}

/** True for upper-case letters that stand for a unit, a test, a disease or a role in every hospital. */
export function isClinicalAcronym({ facts, shape }: Token): boolean {
  return (facts.lists & (shape === 'capital' ? never : acronym | never)) !== 0;
}

const shortenings = new Set([
  'st',
  'ste',
  'sts',
  'mt',
  'ft',
  'bros',
  'assoc',
  'mtn',
  'univ',
  'no',
  'so',
  'pt',
  'ctr',
  'co',
  'wm',
  'geo',
  'chas',
  'thos',
]);

/** True when a stop belongs to a shortening ("St.", "J.") and does not end a sentence. */
export function isShorteningStop(scan: Scan, index: number): boolean {
  const before = tokenAt(scan, index - 1);
  if (tokenAt(scan, index).text !== '.' || tokenAt(scan, index).gap !== 'none') return false;
  if (before.kind !== 'word' || before.shape === 'lower') return false;
  return before.shape === 'initial' || shortenings.has(before.folded);
}

function isCapital({ kind, shape }: Token): boolean {
  return kind === 'word' && (shape === 'capital' || shape === 'upper' || shape === 'initial' || shape === 'other');
}

/** Marks between the words of a name: "O'Neil", "St. Luke's", "Kalihi-Palama", "Scott & White". */
function passesMark(scan: Scan, index: number): boolean {
  const { text, gap } = tokenAt(scan, index);
  if (text === '&') return isCapital(tokenAt(scan, index + 1));
  if (gap !== 'none') return false;
  if (text === '-' || text === '/') return tokenAt(scan, index + 1).gap === 'none';
  return isApostrophe(tokenAt(scan, index)) || isShorteningStop(scan, index);
}

/**
 * Index after the capitalised words of a name that begins at a token: "St. Luke's", "Villa of the Woods", "Cedar Glen".
 * At most eight words on one line and in one column. Generic words count; small words only before another capital.
 */
export function readCapitals(scan: Scan, index: number, most = 8): number {
  let to = index;
  for (let at = index, words = 0; words < most; at++) {
    const token = tokenAt(scan, at);
    if (at > index && (!onSameLine(token) || beginsColumn(scan, at))) break;
    if (isCapital(token)) {
      words++;
      to = at + 1;
    } else if (token.folded === 's' && token.gap === 'none' && isApostrophe(tokenAt(scan, at - 1))) to = at + 1;
    else if (token.kind === 'word') {
      const isRun = token.gap === 'none' && at > index && isApostrophe(tokenAt(scan, at - 1));
      if (isRun) to = at + 1;
      else if ((token.facts.lists & inner) === 0 || to === index) break;
    } else if (at === index || !passesMark(scan, at)) break;
  }
  return to;
}

/** What the words of a range are: one of its own, one that is likely a name. */
export function judgeWords(scan: Scan, from: number, to: number): { own: boolean; named: boolean; words: number } {
  let [own, named, words] = [false, false, 0];
  for (let index = from; index < to; index++) {
    const token = tokenAt(scan, index);
    if (token.kind !== 'word' || token.text.length < 2 || (token.facts.lists & inner) !== 0) continue;
    if (token.gap === 'none' && index > from && isApostrophe(tokenAt(scan, index - 1))) continue;
    words++;
    const isPart = goesOn(scan, index);
    own ||= isPart || isOwnWord(token);
    named ||= isPart || isNamedWord(token);
  }
  return { own, named, words };
}
