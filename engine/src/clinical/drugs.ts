import { indexPhrases, matchPhrases, phrasePrefilter, phraseWords } from '../text/phrases.ts';
import type { Span } from '../model/span.ts';
import type { Token } from '../text/tokens.ts';
import { tokenize } from '../text/tokens.ts';
import { WordPrefilter } from '../text/word-prefilter.ts';
import { combinedDrugs } from './data/combined-drugs.ts';
import { bodyDrugRows } from './data/drugs-body.ts';
import { defenseDrugRows } from './data/drugs-defense.ts';
import { mindDrugRows } from './data/drugs-mind.ts';
import { drugRows, drugStem, notDrugs } from './data/drugs.ts';
import { elsewhereDrugRows } from './data/drugs-elsewhere.ts';
import { shortDrugRows } from './data/drugs-short.ts';

export interface Drug {
  /** Nonproprietary name in lower case. */
  readonly generic: string;
  /** The name as it is written: brand names with a capital. */
  readonly written: string;
  readonly brand: boolean;
  /** Strengths in mg that a bare number after this name can only mean. */
  readonly strengths: ReadonlySet<string>;
}

/** Second names that are no trade names. */
const plainNames: ReadonlySet<string> = new Set(['hctz', 'paracetamol', 'asa', 'txa', 'ivig', 'ddavp']);

interface Row {
  readonly generic: string;
  readonly brands: readonly string[];
  readonly strengths: readonly string[];
}

function readRow(row: string): Row {
  const [names = '', ...strengths] = row.split(' ');
  const [generic = '', brands] = names.split('=');
  return { generic: generic.replaceAll('_', ' '), brands: brands?.replaceAll('_', ' ').split('/') ?? [], strengths };
}

/** Trade names of combinations that no list has: each stands for the first of what it holds. */
function addCombinations(map: Map<string, Drug>): void {
  for (const [name, [generic = '']] of combinedDrugs) {
    if (map.has(name)) continue;
    const isLetters = /^[a-z]{3}-[a-z]{3}$/.test(name);
    const written = isLetters ? name.toUpperCase() : name.charAt(0).toUpperCase() + name.slice(1);
    map.set(name, { generic, written, brand: !isLetters && !name.includes(' '), strengths: new Set() });
  }
}

function buildDrugs(): ReadonlyMap<string, Drug> {
  const map = new Map<string, Drug>();
  for (const row of [
    ...drugRows,
    ...bodyDrugRows,
    ...mindDrugRows,
    ...defenseDrugRows,
    ...elsewhereDrugRows,
    ...shortDrugRows,
  ]) {
    const { generic, brands, strengths: numbers } = readRow(row);
    // A further row only adds trade names.
    const strengths = map.get(generic)?.strengths ?? new Set(numbers);
    map.set(generic, { generic, written: generic, brand: false, strengths });
    for (const brand of brands) {
      const lower = brand.toLowerCase();
      map.set(lower, { generic, written: brand, brand: brand !== lower && !plainNames.has(lower), strengths });
    }
  }
  map.set('hctz', {
    generic: 'hydrochlorothiazide',
    written: 'hydrochlorothiazide',
    brand: false,
    strengths: new Set(['12.5', '25', '50']),
  });
  addCombinations(map);
  return map;
}

const drugs = buildDrugs();

/** The last letters of the stems: most words end otherwise, and need no pattern. */
const stemEnds: ReadonlySet<string> = new Set(
  drugStem.source.split(/[^a-z]+/).flatMap((stem) => (stem.length > 3 ? [stem.slice(-4)] : [])),
);

/** The last four letters of a word in one number, which is quicker to look up than a piece of the word. */
const endOf = (word: string): number =>
  ((word.charCodeAt(word.length - 4) * 64 + word.charCodeAt(word.length - 3)) * 64 + word.charCodeAt(word.length - 2)) *
    64 +
  word.charCodeAt(word.length - 1);
const stemEndCodes: ReadonlySet<number> = new Set([...stemEnds].map(endOf));

/** The drug that a lower-case word names, by list or by its stem; undefined for other words. */
export function findDrug(word: string): Drug | undefined {
  const known = drugs.get(word);
  if (known) return known;
  if (word.length < 6 || word.length > 30 || !stemEndCodes.has(endOf(word))) return undefined;
  if (notDrugs.has(word) || !drugStem.test(word)) return undefined;
  return { generic: word, written: word, brand: false, strengths: new Set() };
}

/** True when a lower-case word names a drug. */
export function isDrugWord(word: string): boolean {
  return findDrug(word) !== undefined;
}

/** All names of drugs, in lower case. */
export const drugNames: readonly string[] = [...drugs.keys()];

/** Trade names in lower case. */
export const brandNames: ReadonlySet<string> = new Set(
  [...drugs].flatMap(([name, { brand }]) => (brand ? [name] : [])),
);

/** True for a trade name, which is written with a capital. */
export function isBrandName(word: string): boolean {
  return brandNames.has(word);
}

/** Names of several words ("folic acid", "Solu-Medrol"), as their tokens stand: with the hyphen or without. */
const joinedNames = indexPhrases(
  [...drugs].flatMap(([name, drug]): [string, Drug][] =>
    name.includes('-')
      ? [
          [name.replaceAll('-', ' - '), drug],
          [name.replaceAll('-', ' / '), drug],
          [name.replaceAll('-', ' '), drug],
        ]
      : name.includes(' ')
        ? [[name, drug]]
        : [],
  ),
);
const joinedPrefilter = phrasePrefilter(joinedNames);
const prefilter = new WordPrefilter(
  [...[...drugs.keys()].filter((name) => /^[a-z]+$/.test(name)), ...phraseWords(joinedNames)],
  stemEnds,
);

/** False where a text cannot name a drug: it holds none of the names, and no word ends like one. One pass. */
export function mayNameDrug(text: string): boolean {
  return prefilter.mayHold(text);
}

/** A drug and the tokens that name it: those from `from` up to, not with, `to`. */
export interface NamedDrug extends Span {
  readonly drug: Drug;
  readonly from: number;
  readonly to: number;
}

/** The drugs that tokens name, in their order, without overlaps; the longest name counts. */
export function findDrugNames(tokens: readonly Token[]): NamedDrug[] {
  const joined = matchPhrases(tokens, joinedNames);
  const found: NamedDrug[] = joined.map(({ value, from, to, start, end }) => ({ drug: value, from, to, start, end }));
  let next = 0;
  tokens.forEach((token, at) => {
    while ((joined[next]?.to ?? Infinity) <= at) next += 1;
    const inside = (joined[next]?.from ?? Infinity) <= at;
    const drug = inside || token.kind !== 'word' ? undefined : findDrug(token.lower);
    if (drug) found.push({ drug, from: at, to: at + 1, start: token.start, end: token.end });
  });
  return joined.length === 0 ? found : found.sort((a, b) => a.from - b.from);
}

/** The drugs that a text names, as nonproprietary names in lower case. */
export function drugsNamed(text: string): ReadonlySet<string> {
  const found = new Set<string>();
  if (!mayNameDrug(text)) return found;
  if (joinedPrefilter.mayHold(text))
    for (const { value } of matchPhrases(tokenize(text), joinedNames)) found.add(value.generic);
  for (const word of text.toLowerCase().match(/[a-z][a-z-]{2,40}/g) ?? []) {
    const named = findDrug(word);
    const all = named ? [named] : word.includes('-') ? word.split('-').map(findDrug) : [];
    for (const drug of all) if (drug) found.add(drug.generic);
  }
  return found;
}
