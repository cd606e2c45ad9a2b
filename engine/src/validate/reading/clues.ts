import { clueLines } from './data/clues.ts';
import { stemWord } from './word-stems.ts';

interface Clue {
  readonly prefixes: readonly string[];
  readonly drugs: ReadonlySet<string>;
  readonly stems: readonly string[];
}

const list = (cell: string | undefined): string[] => (cell ?? '').split(' ').filter((word) => word !== '');

const clues: readonly Clue[] = clueLines
  .trim()
  .split('\n')
  .map((line) => {
    const [prefixes, drugs, words] = line.split('|');
    const names = list(drugs).map((name) => name.replaceAll('_', ' '));
    return { prefixes: list(prefixes), drugs: new Set(names), stems: list(words).map(stemWord) };
  });

const cluesByLetter = new Map<string, Clue[]>();
for (const clue of clues)
  for (const letter of new Set(clue.prefixes.map((prefix) => prefix.charAt(0))))
    cluesByLetter.set(letter, [...(cluesByLetter.get(letter) ?? []), clue]);

/** The drugs (generic names) and word stems that show a code's condition without naming it. */
export function cluesOf(code: string): readonly Clue[] {
  const near = cluesByLetter.get(code.charAt(0)) ?? [];
  return near.filter(({ prefixes }) => prefixes.some((prefix) => code.startsWith(prefix)));
}

const kinRows: readonly (readonly string[])[] = [
  'I10 I11 I12 I13 I15 I16',
  'E08 E09 E10 E11 E13',
  'F32 F33 F34',
  'J40 J20 J42 J41',
  'J43 J44',
  'J12 J13 J14 J15 J16 J17 J18',
  'I21 I22 I25',
  'I63 I69 G45',
  'M15 M16 M17 M18 M19',
  'G60 G62 G63',
  'H25 H26 H28',
  'L97 L98 L89',
  'L20 L30 L23 L24 L25',
  'J30 J31',
  'K20 K21 K22',
  'D50 D62 D63 D64 D51 D53',
  'Z33 Z34 Z3A O09 O26 O99',
  'N30 N39 N10 N12',
  'F17 Z72 Z87.891',
  'W00 W01 W10 W18 W19',
  'A40 A41 R65',
  'N17 N18 N19',
  'K25 K26 K27',
  'H60 H61 H65 H66',
  'J00 J06',
  'J01 J32',
  'S72 M80 M84',
  'M50 M51 M54',
  'M25 M79',
  'M05 M06',
  'I50 I11 I13',
  'I12 I13 N18',
  'E08.22 E09.22 E10.22 E11.22 E13.22 N18',
  'J10 J11 J09',
  'F90 F91',
  'L02 L03',
  'R10 K30',
].map((row) => row.split(' '));

/** The rows by the categories of their codes; a row may name a longer code. */
const rowsByCategory = new Map<string, { readonly prefix: string; readonly row: number }[]>();
kinRows.forEach((prefixes, row) => {
  for (const prefix of prefixes) {
    const category = prefix.slice(0, 3);
    const named = rowsByCategory.get(category) ?? [];
    named.push({ prefix, row });
    rowsByCategory.set(category, named);
  }
});

function rowsOf(code: string): readonly number[] {
  const named = rowsByCategory.get(code.slice(0, 3)) ?? [];
  return named.flatMap(({ prefix, row }) => (code.startsWith(prefix) ? [row] : []));
}

/** The categories of all codes that `areKinCodes` may hold for, its own among them. */
export function kinCategories(code: string): ReadonlySet<string> {
  const prefixes = rowsOf(code).flatMap((row) => kinRows[row] ?? []);
  return new Set([code, ...prefixes].map((each) => each.slice(0, 3)));
}

/** True where a mention of one category can be what a code of the other stands for. */
export function areKinCodes(a: string, b: string): boolean {
  if (a.slice(0, 3) === b.slice(0, 3)) return true;
  const rows = rowsOf(a);
  return rows.length > 0 && rowsOf(b).some((row) => rows.includes(row));
}
