import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { builtInIcdPacked } from '../engine/src/codes/tables/built-in-icd.ts';
import { findManifestations } from '../engine/src/codes/tables/notes/manifestations.ts';
import { writeNoteText } from '../engine/src/codes/tables/notes/note-lines.ts';
import { readNotesJson } from './tabular-notes/read-notes-json.ts';
import { root } from './run-command.ts';

/**
 * `node tools/bootstrap.mjs tools/compile-notes.ts NOTES_JSON YEAR`: makes the built-in notes of the tabular list (a work of
 * the US government, in the public domain) from a JSON object that has them by code. Notes of a code that the built-in
 * table does not hold are left out, and counted.
 */
const [file, year] = process.argv.slice(2);
if (!file || !/^\d{4}$/.test(year ?? '')) throw new Error('Usage: compile-notes.ts NOTES_JSON YEAR');

const all = readNotesJson(JSON.parse(await readFile(file, 'utf8')));
const table = builtInIcdPacked();
const { codes } = table;
const manifestations = findManifestations(
  [...table.under('')].map((row) => ({ ...row, code: row.code.replace('.', '') })),
);
const headings = all.filter(({ owner }) => owner.includes('-') || codes.find(owner) >= 0);
const left = all.filter((heading) => !headings.includes(heading)).map(({ owner }) => owner);

const body = writeNoteText(headings).replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${');
const text = `// Made by tools/compile-notes.ts; do not edit. Notes of the ICD-10-CM tabular list ${year}, as the National Center for Health
// Statistics publishes them (a work of the US government, public domain). What the marks mean stands in notes/note-lines.ts.
export const tabularNotesYear = ${year};
/** Codes of manifestations, by their titles; each stands for all below it. */
export const manifestationCodes = '${manifestations.join(' ')}';
export const tabularNotesText = \`${body}\`;
`;
await writeFile(path.join(root, 'engine/src/codes/tables/tabular-notes.data.ts'), text);
console.log(`${headings.reduce((sum, { lines }) => sum + lines.length, 0)} notes under ${headings.length} headings; ${left.length} headings are not in the table: ${left.join(' ')}
${manifestations.length} headings or codes are manifestations.
${Math.round(text.length / 1000)} kB, ${Math.round(gzipSync(text, { level: 9 }).length / 1000)} kB with gzip.`);
