import { foldWord } from '../../../lexicons/fold-word.ts';
import { lexiconFlag } from '../../../lexicons/lexicon-flags.ts';
import { loadLexicon } from '../../../lexicons/lexicon.ts';
import { titleWords } from '../../../lexicons/titles.ts';
import type { FieldName } from './field-name.ts';

export type NameRole = 'given' | 'middle' | 'family';

/** One word or initial of a name that stands for the person; offsets are those of the name. */
export interface NamePart {
  readonly start: number;
  readonly end: number;
  readonly folded: string;
  readonly role: NameRole;
}

/** A name taken apart. Titles and suffixes such as Jr. are none of its parts. */
export interface PersonName {
  readonly parts: readonly NamePart[];
  /** Folded; one letter where only the initial is known. */
  readonly given?: string;
  readonly family?: string;
  /** True for one word of which nothing says whether it is a given or a family name. */
  readonly isOpen: boolean;
}

interface Word {
  readonly start: number;
  readonly end: number;
  readonly folded: string;
}

const wordPattern = /[\p{L}\p{M}]+(?:['\u2019\u2010\u2011-][\p{L}\p{M}]+)*/gu;
const suffixes = new Set('jr sr ii iii iv esq md do rn np phd'.split(' '));
const joiners = new Set('and e y of'.split(' '));
const particles = new Set(
  'van von der den de la las los del della di da dos du le el al bin ibn binti ben ter ten zu zur af'.split(' '),
);

function readWords(text: string): Word[] {
  return [...text.matchAll(wordPattern)]
    .map((match) => ({ start: match.index, end: match.index + match[0].length, folded: foldWord(match[0]) }))
    .filter(
      ({ folded }, index) => !suffixes.has(folded) && !joiners.has(folded) && !(index === 0 && titleWords.has(folded)),
    );
}

function withRoles(words: readonly Word[], comma: number): NamePart[] {
  const names = words.filter(({ folded }) => !particles.has(folded));
  const own = names.length > 0 ? names : words;
  const isReversed = comma >= 0 && own.some(({ end }) => end <= comma) && own.some(({ start }) => start > comma);
  const firstGiven = isReversed ? own.findIndex(({ start }) => start > comma) : 0;
  return own.map((word, index) => {
    if (isReversed) return { ...word, role: index < firstGiven ? 'family' : index === firstGiven ? 'given' : 'middle' };
    return { ...word, role: index === own.length - 1 ? 'family' : index === 0 ? 'given' : 'middle' };
  });
}

function isMostlyGiven(folded: string): boolean {
  const flags = loadLexicon().flagsOf(folded);
  const { given, commonGiven, family } = lexiconFlag;
  if ((flags & commonGiven) !== 0) return true;
  return (flags & given) !== 0 && (flags & family) === 0;
}

/**
 * Takes a name apart: "Theodore J. Okafor", "OKAFOR, THEODORE", "T. O.", "Dr. Okafor".
 *
 * @param isTitled a title stands before it, inside or outside of the text, so that one word alone is a family name.
 */
export function readPersonName(text: string, isTitled: boolean): PersonName {
  const parts = withRoles(readWords(text), text.indexOf(','));
  const [only] = parts;
  if (only && parts.length === 1) {
    const startsTitled = only.start > 0 && titleWords.has(foldWord(text.match(wordPattern)?.[0] ?? ''));
    const role = !isTitled && !startsTitled && isMostlyGiven(only.folded) ? 'given' : 'family';
    return { parts: [{ ...only, role }], [role]: only.folded, isOpen: !isTitled && !startsTitled };
  }
  const wordOf = (role: NameRole): string | undefined => parts.findLast((part) => part.role === role)?.folded;
  const [given, family] = [wordOf('given'), wordOf('family')];
  return {
    parts,
    ...(given === undefined ? {} : { given }),
    ...(family === undefined ? {} : { family }),
    isOpen: false,
  };
}

/** A part of a name in a field of its own, beside the fields of the other parts. */
export function readPartOfName(text: string, { role, given, family }: FieldName): PersonName {
  const parts = readWords(text).map((word) => ({ ...word, role }));
  const own = parts[0]?.folded;
  const first = role === 'given' ? own : given && foldWord(given);
  const last = role === 'family' ? own : family && foldWord(family);
  return {
    parts,
    ...(first !== undefined && { given: first }),
    ...(last !== undefined && { family: last }),
    isOpen: false,
  };
}
