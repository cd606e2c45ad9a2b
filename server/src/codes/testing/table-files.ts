import { openLibrary } from '@notewright/engine/codes';
import { ZipFile } from 'yazl';

/** Files in the publishers' layouts, made up for tests. */

const titleOf = (category: string): string => `Condition of category ${category}, unspecified`;

let known: readonly string[] | undefined;

/** The categories of the built-in table; read once, as there are 98,000 codes to pass. */
function knownCategories(): readonly string[] {
  known ??= [...new Set([...openLibrary([]).at(null).icd.under('')].map(({ code }) => code.slice(0, 3)))];
  return known;
}

/**
 * An ICD-10-CM order file: every category that the product knows with one code below it, in the columns of CMS.
 * @param titles Titles other than the made-up ones, by code without its dot; null leaves the code out
 */
export function orderFile(titles: Readonly<Record<string, string | null>> = {}): string {
  const extra = Object.keys(titles).map((code) => code.slice(0, 3));
  const lines: string[] = [];
  const add = (code: string, isBillable: boolean, title: string): void => {
    const order = String(lines.length + 1).padStart(5, '0');
    lines.push(`${order} ${code.padEnd(7)} ${isBillable ? 1 : 0} ${title.slice(0, 60).padEnd(60)} ${title}`);
  };
  for (const category of [...new Set([...knownCategories(), ...extra])].toSorted()) {
    const codes = [`${category}9`, ...Object.keys(titles).filter((code) => code.startsWith(category))];
    const kept = [...new Set(codes)].filter((code) => titles[code] !== null).toSorted();
    if (kept.length === 0) continue;
    add(category, false, `Category ${category}`);
    for (const code of kept) add(code, true, titles[code] ?? titleOf(category));
  }
  return `${lines.join('\r\n')}\r\n`;
}

/** A zip archive of files by their paths. */
export async function zipOf(files: Readonly<Record<string, string | Uint8Array>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), path);
  zip.end();
  const blocks: Buffer[] = [];
  for await (const block of zip.outputStream) blocks.push(block as Buffer);
  return Buffer.concat(blocks);
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const lettersOf = (column: number): string =>
  (column < 26 ? '' : String.fromCharCode(64 + Math.floor(column / 26))) + String.fromCharCode(65 + (column % 26));

/** A workbook as Excel writes it: texts shared, numbers as they are, empty cells left out. */
export function workbookOf(rows: readonly (readonly (string | number | null)[])[]): Promise<Buffer> {
  const shared = [...new Set(rows.flat().filter((cell) => typeof cell === 'string'))];
  const cell = (value: string | number | null, row: number, column: number): string => {
    const place = `${lettersOf(column)}${row + 1}`;
    if (value === null) return '';
    if (typeof value === 'number') return `<c r="${place}" s="1"><v>${value}</v></c>`;
    return `<c r="${place}" t="s"><v>${shared.indexOf(value)}</v></c>`;
  };
  const sheet = rows
    .map(
      (row, at) => `<row r="${at + 1}" spans="1:9">${row.map((one, column) => cell(one, at, column)).join('')}</row>`,
    )
    .join('');
  const space = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  const links = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  return zipOf({
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': `<workbook ${space} xmlns:r="${links}"><sheets><sheet name="Edits" sheetId="1" r:id="rId7"/><sheet name="About" sheetId="2" r:id="rId8"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId8" Type="${links}/worksheet" Target="worksheets/sheet2.xml"/><Relationship Id="rId7" Type="${links}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `<sst ${space}>${shared.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join('')}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet ${space}><cols><col min="1" max="2"/></cols><sheetData>${sheet}</sheetData></worksheet>`,
    'xl/worksheets/sheet2.xml': `<worksheet ${space}><sheetData><row r="1"><c r="A1"><v>0</v></c></row></sheetData></worksheet>`,
  });
}
