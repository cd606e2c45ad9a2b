import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hcpcsLines } from '../engine/src/codes/tables/procedures/data/hcpcs.data.ts';
import { root } from './run-command.ts';

/**
 * `node tools/bootstrap.mjs tools/compile-hcpcs.ts TABLE`: makes the whole release of HCPCS Level II that the server and the
 * command line load, from a table with a heading line and tabs between its columns: code, description_source (the release that
 * has its words), add_date_oct2025, term_date_oct2025 (eight digits), short and long description. No code is of the CPT or CDT.
 */
const [file] = process.argv.slice(2);
if (!file) throw new Error('Usage: compile-hcpcs.ts TABLE');

const lines = (await readFile(file, 'utf8')).trimEnd().split(/\r?\n/);
const headings = (lines.shift() ?? '').split('\t');
const rows = lines.map((line) => {
  const fields = line.split('\t');
  const read = (heading: string): string => fields[headings.indexOf(heading)]?.trim() ?? '';
  return {
    code: read('code'),
    source: read('description_source'),
    added: read('add_date_oct2025'),
    ended: read('term_date_oct2025'),
    title: read('long') || read('short'),
  };
});

const dashed = (day: string): string => `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;
/** Ends that were announced for days after the table's own. */
const laterEnds = new Map(
  hcpcsLines
    .trim()
    .split('\n')
    .map((line) => [line.slice(0, 5), /to ([\d-]{10})/.exec(line)?.[1] ?? null]),
);

/** A code that October 2025 had not: the first day of the release that first describes it; one that none describes, of April. */
const firstDay = ({ added, source }: (typeof rows)[number]): string =>
  added !== '' ? dashed(added) : source === '2026-01' ? '2026-01-01' : '2026-04-01';

const written = rows
  .toSorted((a, b) => (a.code < b.code ? -1 : 1))
  .map((row) => {
    if (!/^[A-CEGHJ-MP-V]\d{4}$/.test(row.code) || /[|\n]/.test(row.title)) throw new Error(`Not a line: ${row.code}`);
    const end = row.ended === '' ? laterEnds.get(row.code) : dashed(row.ended);
    return `${row.code}|${row.title}|from ${firstDay(row)}${end ? ` to ${end}` : ''}`;
  });
if (new Set(rows.map(({ code }) => code)).size !== rows.length) throw new Error('A code stands twice.');

const body = written.join('\n').replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${');
const text = `// Made by tools/compile-hcpcs.ts; do not edit. HCPCS Level II of July 2026, with the codes that ended since 2014, in the words of
// the Centers for Medicare & Medicaid Services (a work of the US government, public domain); no code of the CPT or CDT is here.
// First and last days are those of the release of October 2025. A code that was added later begins with the release that first
// describes it; ends after October 2025 are not known, but for a few. Some new codes have no description yet.
export const hcpcsRelease = { version: '2026 Q3', completeFrom: '2015-01-01', lastDay: '2026-09-30' } as const;
export const hcpcsReleaseLines = \`
${body}
\`;
`;
await writeFile(path.join(root, 'engine/src/codes/hcpcs-release/hcpcs-release.data.ts'), text);
console.log(
  `${written.length} codes, ${written.filter((line) => / to \d{4}-\d\d-\d\d$/.test(line)).length} of them with a last day.`,
);
