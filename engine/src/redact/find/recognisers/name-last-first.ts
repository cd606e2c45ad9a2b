import { lexiconFlag } from '../../../lexicons/lexicon-flags.ts';
import { nameableWords } from '../../../lexicons/clinical-words.ts';
import { stateAbbreviations, stateNames } from '../../../lexicons/states.ts';
import { isCredential } from '../credential-shape.ts';
import { titleWords } from '../../../lexicons/titles.ts';
import { listedAt } from '../listed-things.ts';
import { beginsColumn, expectedNameStrength, readName, readNameBack, type NameSpan } from '../name-shape.ts';
import { candidateOf } from '../patterns.ts';
import { eachWord, makeWordTable } from '../phrases.ts';
import type { Recogniser } from '../recogniser.ts';
import { beginsLine, onSameLine, tokenAt, type Scan } from '../scan.ts';
import type { Token } from '../tokens.ts';

const separatorTable = makeWordTable([',', '^']);

/** What speaks for "family name, given name"; a name needs at least this much in all. */
const needed = 3.5;

const has = ({ flags }: Token, flag: number): boolean => (flags & flag) !== 0;

function familyPoints({ flags, facts, shape }: Token): number {
  if ((flags & (lexiconFlag.family | lexiconFlag.given)) === 0) return facts.isEnglish || shape === 'upper' ? -2 : 1;
  return facts.strength >= 3 ? 2 : 1;
}

function givenPoints(scan: Scan, index: number): number {
  const token = tokenAt(scan, index);
  if (newborns.has(token.folded)) return 2;
  if (token.shape === 'upper' && token.text.length === 2 && !stateAbbreviations.has(token.text)) return 1;
  if (token.shape === 'initial') return tokenAt(scan, index + 1).text === '.' ? 1.5 : 1;
  if (has(token, lexiconFlag.given)) return token.facts.strength >= 3 ? 2 : 1;
  if (nameableWords.has(token.folded)) return 1;
  if (has(token, lexiconFlag.city)) return -1;
  if (has(token, lexiconFlag.family)) return 0.5;
  return token.facts.isEnglish ? -1.5 : 0.5;
}

/** A name at the beginning of a line, column or value is more likely one than a name within a sentence. */
function startPoints(scan: Scan, from: number): number {
  const before = tokenAt(scan, from - 1);
  if (beginsLine(scan, from) || beginsColumn(scan, from)) return 1;
  return [':', '|', '(', '=', '*', '#'].includes(before.text) || before.kind === 'number' || before.kind === 'mixed'
    ? 1
    : 0;
}

function endPoints(scan: Scan, to: number): number {
  const next = tokenAt(scan, to);
  if (!onSameLine(next) || beginsColumn(scan, to) || next.kind === 'number' || next.kind === 'mixed') return 1;
  const inside = tokenAt(scan, to + 1);
  if (next.text === '(' && (inside.kind === 'number' || inside.kind === 'mixed' || inside.shape === 'initial'))
    return 1.5;
  return ['|', '(', ';', '-', '\u2013'].includes(next.text) || ['dob', 'mrn', 'm', 'f', 'age'].includes(next.folded)
    ? 1
    : 0;
}

/** How newborns are entered before they have a name: "Vang, BabyBoy A", "Ortiz, Baby Girl". */
const newborns = new Set([
  'baby',
  'boy',
  'girl',
  'babyboy',
  'babygirl',
  'bb',
  'bg',
  'infant',
  'newborn',
  'twin',
  'male',
  'female',
]);

/** The given names after the comma; also one or two letters at the end of a column, and what newborns are called. */
function readGiven(scan: Scan, index: number): NameSpan | undefined {
  let at = index;
  while (at < index + 3 && newborns.has(tokenAt(scan, at).folded) && onSameLine(tokenAt(scan, at))) at++;
  const span = beginsColumn(scan, at)
    ? undefined
    : readName(scan, at, { first: 1, rest: 1, strengthOf: expectedNameStrength, initialAlone: true });
  const letter = tokenAt(scan, at).shape === 'initial' && onSameLine(tokenAt(scan, at)) ? at + 1 : at;
  if (at > index) return { from: index, to: span?.to ?? letter, parts: 2, initials: 0, strongest: 2, weakest: 2 };
  if (span) return span;
  const { shape, text } = tokenAt(scan, index);
  const isShort = shape === 'initial' || (shape === 'upper' && text.length === 2);
  const isOver = !onSameLine(tokenAt(scan, index + 1)) || beginsColumn(scan, index + 1);
  return isShort && isOver
    ? { from: index, to: index + 1, parts: 1, initials: 1, strongest: 0, weakest: 0 }
    : undefined;
}

/** "Dr. Szymanski, Denver": what stands after the comma is no given name. */
function isTitled(scan: Scan, from: number): boolean {
  const before = tokenAt(scan, from - 1);
  return titleWords.has((before.text === '.' ? tokenAt(scan, from - 2) : before).folded);
}

/** "Chicago, Illinois": the word after the comma is a state or country, so that a place stands here. */
function isPlace(scan: Scan, given: Token): boolean {
  return (
    stateNames.has(given.folded) ||
    (given.shape === 'upper' && stateAbbreviations.has(given.text) && scan.letterCase !== 'upper')
  );
}

function isName(scan: Scan, family: NameSpan, comma: number, given: NameSpan): boolean {
  const [first, second] = [tokenAt(scan, family.from), tokenAt(scan, comma + 1)];
  if (isPlace(scan, second) || first.shape === 'lower' || given.parts > 3 || family.parts > 3) return false;
  const isUpper = first.shape === 'upper';
  if (isUpper !== (second.shape === 'upper') && second.shape !== 'initial' && !isUpper) return false;
  let points = familyPoints(first) + givenPoints(scan, comma + 1);
  points += startPoints(scan, family.from) + endPoints(scan, given.to);
  if (isUpper && scan.letterCase !== 'upper') points += 0.5;
  if (second.gap === 'none') points += 1;
  if (given.initials > 0 && given.parts > given.initials) points += 1.5;
  return points >= needed;
}

/** Names with the family name first: "Smith, John A.", "SMITH, JOHN", "Stone, B.", "GARCIA^MARIA". */
export const nameLastFirst: Recogniser = {
  rule: 'name-last-first',
  find: (scan, emit) => {
    eachWord(scan, separatorTable, (index) => {
      const second = tokenAt(scan, index + 1);
      const isWord =
        second.shape === 'other' ||
        second.shape === 'capital' ||
        second.shape === 'upper' ||
        second.shape === 'initial';
      if (second.shape === 'initial' && tokenAt(scan, index).text === '^') return;
      if (!isWord || tokenAt(scan, index - 1).kind !== 'word') return;
      if (!onSameLine(tokenAt(scan, index)) || !onSameLine(second) || beginsColumn(scan, index + 1)) return;
      if (isCredential(scan, index + 1)) return;
      const family = readNameBack(scan, index);
      const given = family && readGiven(scan, index + 1);
      if (!given || isTitled(scan, family.from) || !isName(scan, family, index, given)) return;
      if (given.parts === 1 && given.initials === 0 && listedAt(scan, family.from) === 'things') return;
      const evidence = 'has the form "family name, given name"';
      const add = (from: number, to: number): void =>
        emit(candidateOf(scan, from, to, { kind: 'NAME', rule: 'name-last-first', score: 0.8, evidence }));
      if (tokenAt(scan, index).text === ',') add(family.from, given.to);
      else {
        add(family.from, index);
        add(index + 1, given.to);
      }
    });
  },
};
