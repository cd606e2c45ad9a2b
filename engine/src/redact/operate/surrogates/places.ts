import { countryNames } from '../../../lexicons/countries.ts';
import { facilityGenerics, facilityHeads } from '../../../lexicons/facilities.ts';
import { foldWord } from '../../../lexicons/fold-word.ts';
import { stateAbbreviations, stateNames } from '../../../lexicons/states.ts';
import { streetSuffixes, unitWords } from '../../../lexicons/streets.ts';
import type { KeyedDraws } from './keyed-draws.ts';
import { inCaseOf } from './letter-case.ts';
import type { Originals } from './originals.ts';

const beginnings =
  'Alder Ash Bay Birch Briar Bright Brook Cedar Clear Copper Elm Fair Fern Glen Green Hart Haw Hazel High Lake Linden Maple Marsh Mill New North Oak Pine Red Ridge River Rock Rose Sand Spring Stone Summer Sun West Whit Willow Win Wood'.split(
    ' ',
  );
const endings =
  'bourne brook bury crest dale field ford gate ham haven hurst land leigh mere mont mouth port ridge shore stead ton vale view ville wick worth'.split(
    ' ',
  );
const keptHeads = new Set(facilityHeads.flatMap(([head]) => head.split(' ')));
const keptElsewhere = new Set(
  'n s e w ne nw se sw north south east west northeast northwest southeast southwest po p.o box'.split(' '),
);
const breaks = new Set(['in', 'at', 'near', 'of', 'from']);
const tokenPattern = /[\p{L}\p{M}]+(?:['\u2019.-][\p{L}\p{M}]+)*\.?|[\p{L}\p{N}]+|[,;\n\r|^]/gu;
const attempts = 200;

interface Piece {
  readonly start: number;
  readonly end: number;
  readonly folded: string;
  readonly kind: 'word' | 'number' | 'break';
}

function readPieces(value: string): Piece[] {
  return [...value.matchAll(tokenPattern)].map((match) => {
    const text = match[0];
    const folded = foldWord(text).replace(/\.$/, '');
    const isBreak = /^[,;\n\r|^]$/.test(text) || (breaks.has(folded) && text === folded);
    return {
      start: match.index,
      end: match.index + text.length,
      folded,
      kind: isBreak ? 'break' : /\p{N}/u.test(text) ? 'number' : 'word',
    };
  });
}

function isState(text: string, folded: string): boolean {
  return stateNames.has(folded) || (/^[A-Z]{2}$/.test(text) && stateAbbreviations.has(text));
}

/** Runs of words that name the place itself; streets' and facilities' kinds, states, units and numbers around them are none of it. */
function findNames(value: string, pieces: readonly Piece[]): (readonly [number, number])[] {
  const isKept = (piece: Piece | undefined, isFirst: boolean): boolean => {
    if (piece?.kind !== 'word') return false;
    const { folded } = piece;
    if (unitWords.has(folded) || keptElsewhere.has(folded) || isState(value.slice(piece.start, piece.end), folded))
      return true;
    return !isFirst && (streetSuffixes.has(folded) || keptHeads.has(folded) || facilityGenerics.has(folded));
  };
  const names: (readonly [number, number])[] = [];
  for (let index = 0; index < pieces.length; index++) {
    if (pieces[index]?.kind !== 'word') continue;
    let to = index;
    while (pieces[to]?.kind === 'word') to++;
    let [first, last] = [index, to - 1];
    while (first < last && isKept(pieces[first], true)) first++;
    while (last > first && isKept(pieces[last], false)) last--;
    const [begin, end] = [pieces[first], pieces[last]];
    if (begin && end && !(first === last && isKept(begin, true))) names.push([begin.start, end.end]);
    index = to;
  }
  return names;
}

/**
 * Makes up places: the name of a street, town or facility becomes another, which the same name always becomes; what kind
 * of place it is, the state and the form stay, and every number becomes another.
 */
export function makePlaces(
  draws: KeyedDraws,
  originals: Originals,
  scramble: (value: string) => string,
): (value: string, rule: string) => string {
  const nameFor = (purpose: string, name: string, make: (draw: (limit: number) => number) => string): string => {
    const { below } = draws(purpose, foldWord(name).replace(/[^\p{L}\p{N}]+/gu, ' '));
    let made = make(below);
    for (let attempt = 0; attempt < attempts && originals.hasWord(made); attempt++) made = make(below);
    return made;
  };
  const town = (name: string): string =>
    inCaseOf(
      name,
      nameFor(
        'place',
        name,
        (below) => `${beginnings[below(beginnings.length)] ?? 'Fair'}${endings[below(endings.length)] ?? 'view'}`,
      ),
    );
  const country = (name: string): string =>
    inCaseOf(
      name,
      nameFor('country', name, (below) =>
        (countryNames[below(countryNames.length)] ?? 'norway').replace(/\b(?!and\b)[a-z]/g, (letter) =>
          letter.toUpperCase(),
        ),
      ),
    );
  return (value, rule) => {
    if (rule === 'country') return country(value);
    const names = findNames(value, readPieces(value));
    let written = '';
    let at = 0;
    for (const [start, end] of names) {
      written += value.slice(at, start) + town(value.slice(start, end));
      at = end;
    }
    written += value.slice(at);
    const numbered = written.replace(/(?<![\p{L}])[\p{L}]?\p{N}[\p{L}\p{N}-]*/gu, (number) => scramble(number));
    return numbered === value ? town(value) : numbered;
  };
}
