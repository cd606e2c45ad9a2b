import { WordSieve } from '../text/word-sieve.ts';
import { drugRows, drugStem, notDrugs } from './data/drugs.ts';

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
const plainNames: ReadonlySet<string> = new Set(['hctz', 'paracetamol', 'asa']);

function buildDrugs(): ReadonlyMap<string, Drug> {
  const map = new Map<string, Drug>();
  for (const row of drugRows) {
    const [names = '', ...numbers] = row.split(' ');
    const [generic = '', brands] = names.split('=');
    const strengths = new Set(numbers);
    map.set(generic, { generic, written: generic, brand: false, strengths });
    for (const brand of brands?.split('/') ?? []) {
      const lower = brand.toLowerCase();
      map.set(lower, { generic, written: brand, brand: !plainNames.has(lower), strengths });
    }
  }
  map.set('hctz', {
    generic: 'hydrochlorothiazide',
    written: 'hydrochlorothiazide',
    brand: false,
    strengths: new Set(['12.5', '25', '50']),
  });
  return map;
}

const drugs = buildDrugs();

/** The last letters of the stems: most words end otherwise, and need no pattern. */
const stemEnds: ReadonlySet<string> = new Set(
  drugStem.source.split(/[^a-z]+/).flatMap((stem) => (stem.length > 3 ? [stem.slice(-4)] : [])),
);

/** The drug that a lower-case word names, by list or by its stem; undefined for other words. */
export function findDrug(word: string): Drug | undefined {
  const known = drugs.get(word);
  if (known) return known;
  if (word.length < 6 || word.length > 30 || !stemEnds.has(word.slice(-4))) return undefined;
  if (notDrugs.has(word) || !drugStem.test(word)) return undefined;
  return { generic: word, written: word, brand: false, strengths: new Set() };
}

/** True when a lower-case word names a drug. */
export function isDrugWord(word: string): boolean {
  return findDrug(word) !== undefined;
}

/** Trade names in lower case. */
export const brandNames: ReadonlySet<string> = new Set(
  [...drugs].flatMap(([name, { brand }]) => (brand ? [name] : [])),
);

/** True for a trade name, which is written with a capital. */
export function isBrandName(word: string): boolean {
  return brandNames.has(word);
}

const sieve = new WordSieve(drugs.keys(), stemEnds);

/** False where a text cannot name a drug: it holds none of the names, and no word ends like one. One pass. */
export function mayNameDrug(text: string): boolean {
  return sieve.mayHold(text);
}

/** The drugs that a text names, as nonproprietary names in lower case. */
export function drugsNamed(text: string): ReadonlySet<string> {
  const found = new Set<string>();
  if (!mayNameDrug(text)) return found;
  for (const word of text.toLowerCase().match(/[a-z][a-z-]{2,40}/g) ?? []) {
    const drug = findDrug(word) ?? (word.includes('-') ? findDrug(word.split('-')[0] ?? '') : undefined);
    if (drug) found.add(drug.generic);
  }
  return found;
}
