import { readFile } from 'node:fs/promises';
import { readEvidence } from '../../engine/src/codes/learned/evidence.ts';
import { contentWords, knownTermsOf, listCodesOf, plainestIn } from '../../engine/src/codes/learned/known-terms.ts';
import { dotCode } from '../../engine/src/codes/tables/packed-icd.ts';
import type { IcdCode, IcdTable } from '../../engine/src/codes/tables/code-tables.ts';
import type { DataFile } from '../../bench/quality/data-files.ts';
import type { CodedChart } from './count.ts';

const bare = (code: string): string => code.replace('.', '').toUpperCase();

/** The whole table, from the order file as CMS publishes it. */
export async function readOrderFile(file: string): Promise<IcdTable> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  const codes = lines.map((line): readonly [string, IcdCode] => {
    const code = line.slice(6, 13).trim();
    return [code, { code: dotCode(code), billable: line[14] === '1', title: line.slice(77).trim() }];
  });
  const table = new Map(codes);
  return {
    fiscalYear: Number(/20\d\d/.exec(file)?.[0] ?? 0),
    isComplete: true,
    size: table.size,
    find: (code) => table.get(bare(code)) ?? null,
    under: (prefix) => codes.flatMap(([code, entry]) => (code.startsWith(bare(prefix)) ? [entry] : [])),
  };
}

/** Old and shortened codes as the table has them today: the plainest billable code below. */
function modernize(table: IcdTable): (code: string) => string {
  const all = listCodesOf(table);
  const plainestOf = plainestIn(all);
  const places = new Map(all.map(({ code }, at) => [code, at]));
  return (code) => {
    const dotted = dotCode(bare(code));
    if (table.find(code)?.billable) return dotted;
    for (let header = bare(code).replace(/X+$/, ''); header.length >= 3; header = header.slice(0, -1)) {
      const at = places.get(dotCode(header));
      const plainest = at === undefined ? null : plainestOf(at);
      if (plainest) return header.length > 3 || bare(code).length === 3 ? plainest.code : dotted;
    }
    return dotted;
  };
}

/** The charts of the files, read for evidence. */
export function readCharts(files: readonly DataFile[], table: IcdTable): CodedChart[] {
  const known = knownTermsOf(table);
  const modern = modernize(table);
  return files.flatMap(({ items }) =>
    items.map(({ id, text, gold }) => {
      const given = (gold['codes'] as unknown[]).map((code) => dotCode(bare(String(code))));
      return { id, given: new Set(given), codes: new Set(given.map(modern)), evidence: readEvidence(text, known) };
    }),
  );
}

/** Tells which share of a term's words the names of a code hold. */
export function likenessIn(table: IcdTable): (term: string, code: string) => number {
  const words = new Map<string, Set<string>>();
  const wordsOf = (code: string): Set<string> => {
    const before = words.get(code) ?? new Set(contentWords(table.find(code)?.title ?? ''));
    words.set(code, before);
    return before;
  };
  for (const term of knownTermsOf(table).all) for (const word of term.words) wordsOf(term.code).add(word);
  return (term, code) => {
    const names = wordsOf(code);
    const parts = term.split(' ');
    return parts.filter((part) => names.has(part)).length / parts.length;
  };
}
