import { foldWord } from '../../../lexicons/fold-word.ts';
import { isMedicalWord } from '../../../lexicons/clinical-words.ts';
import { lexiconFlag } from '../../../lexicons/lexicon-flags.ts';
import { WordFacts } from '../word-facts.ts';
import { candidateOf, isGlued } from '../patterns.ts';
import { eachWord, makeWordTable } from '../phrases.ts';
import { possibleName, type Possible } from '../possible-name.ts';
import type { Recogniser } from '../recogniser.ts';
import { tokenAt, type Scan } from '../scan.ts';
import type { Token } from '../tokens.ts';

const ties = makeWordTable(['_', '.', '+']);
const camel = /^(\p{Lu}\p{Ll}{2,20})(\p{Lu}\p{Ll}{1,20}(?:\p{Lu}\p{Ll}{1,20})?)$/u;
/** Beginnings of single family names: McDonald, DeShawn. */
const prefixes = new Set('mac fitz van von del los san'.split(' '));
const facts = {
  kind: 'NAME',
  rule: 'name-tied',
  score: 0.7,
  evidence: 'is a given and a family name written as one word',
} as const;

const isGiven = ({ flags, facts: { strength } }: Token): boolean =>
  (flags & lexiconFlag.commonGiven) !== 0 && strength > 1;

/** Long enough for a word that nobody knows; a listed name may be shorter. */
const isLong = ({ text, flags }: Token): boolean => text.length > 3 || flags !== 0;

function isPair(first: Token, second: Token): boolean {
  const [one, two]: [Possible, Possible] = [possibleName(first), possibleName(second)];
  if (one === 0 || two === 0 || first.text.length < 3 || second.text.length < 3) return false;
  if (isGiven(first) || isGiven(second)) return true;
  if (one === 2 && two === 2) return isLong(first) && isLong(second);
  return (one === 2 ? second.flags & lexiconFlag.given : two === 2 ? first.flags & lexiconFlag.given : 0) !== 0;
}

/** A part of a word, as if it stood alone. */
function toToken(text: string): Token {
  const word = WordFacts.ofWord(text, 0);
  const { folded, flags, shape } = word;
  return { start: 0, end: text.length, kind: 'word', shape, text, folded, flags, gap: 'space', facts: word };
}

function isCamelName({ text, facts: word, flags }: Token): boolean {
  const parts = camel.exec(text);
  if (parts === null || flags !== 0 || word.isMedical || word.isEnglish) return false;
  const [, first = '', second = ''] = parts;
  if (prefixes.has(foldWord(first)) || isMedicalWord(foldWord(text))) return false;
  return isPair(toToken(first), toToken(second.split(/(?<=\p{Ll})(?=\p{Lu})/u).at(-1) ?? ''));
}

/** The names in a chain of words with marks between them; a chain of more than three is an address or a path. */
function readTie(scan: Scan, mark: number): number {
  if (!isGlued(scan, mark)) return mark;
  const [first, second] = [tokenAt(scan, mark - 1), tokenAt(scan, mark + 1)];
  const after = tokenAt(scan, mark + 2);
  const isChained = after.gap === 'none' && /[@/\\:=]/.test(after.text);
  const before = tokenAt(scan, mark - 2);
  const isInner = tokenAt(scan, mark - 1).gap === 'none' && /[./\\@:]/.test(before.text);
  if (isChained || isInner || first.kind !== 'word' || second.kind !== 'word') return mark;
  if (tokenAt(scan, mark).text === '.' && first.shape !== second.shape) return mark;
  return isPair(first, second) ? mark + 2 : mark;
}

/** "JohnDoe", "john_doe", "john.doe": given and family name in one, as pasted, tagged or signed in with. */
export const nameTied: Recogniser = {
  rule: 'name-tied',
  find: (scan, emit) => {
    for (const index of scan.capitals) {
      const token = tokenAt(scan, index);
      if (token.text.length > 5 && isCamelName(token)) emit(candidateOf(scan, index, index + 1, facts));
    }
    eachWord(scan, ties, (mark) => {
      const to = readTie(scan, mark);
      if (to === mark) return;
      emit(candidateOf(scan, mark - 1, mark, facts));
      emit(candidateOf(scan, mark + 1, to, facts));
    });
  },
};
