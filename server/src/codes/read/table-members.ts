import { defineMessage } from '@notewright/engine/message';
import { ImportProblem } from '@notewright/engine/import-problem';
import { baseName, isArchive, openArchive, type Archive } from './open-archive.ts';
import { isWorkbook, readFirstSheet } from './read-workbook.ts';

/** A file that may be a table: text, whatever it came in. */
export interface TableMember {
  /** Without folders, as its publisher names it. */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** The archive it came out of, which may hold other things than tables; null for a file by itself. */
  readonly archive: string | null;
}

const tableExtension = /\.(?:txt|csv|tsv|tab|xml|xlsx)$/i;

/** The name without its extension, by which a table is known that is shipped in two formats. */
export const stemOf = (name: string): string =>
  baseName(name)
    .replace(/\.\w{1,5}$/, '')
    .toLowerCase();

/**
 * The tables in a file as its publisher ships it: the file itself, the first sheet of a workbook, or what of an archive
 * may be a table. What else is in an archive (PDFs, read-me files in other formats, archives) is skipped.
 * @throws ImportProblem in one sentence
 */
export async function* tableMembers(path: string, bytes: Uint8Array): AsyncGenerator<TableMember> {
  const name = baseName(path);
  if (!isArchive(bytes)) {
    yield { name, bytes, archive: null };
    return;
  }
  const archive = await openArchive(name, bytes);
  if (isWorkbook(archive)) {
    yield { name, bytes: await readFirstSheet(name, archive), archive: null };
    return;
  }
  const members = chooseMembers(archive.names);
  if (members.length === 0)
    throw new ImportProblem(
      defineMessage('codes.noTable', '{name} holds no table: no text file, XML file or workbook.', { name }),
    );
  for (const member of members) yield { ...(await readMember(archive, member)), archive: name };
}

/** The list of ICD-10-CM codes without headings, which CMS ships beside the one with headings (the order file). */
const codesFile = /^(icd-?10-?cm[-_ ]?)codes/;

/**
 * Those that may be tables; of one that is there as text and as a workbook the text, which is read faster, and of the two
 * lists of ICD-10-CM codes the one that has the headings too.
 */
function chooseMembers(names: readonly string[]): readonly string[] {
  const own = names.filter((one) => tableExtension.test(one) && !/(?:^|\/)(?:__MACOSX\/|\.)/.test(one));
  const isSheet = (one: string): boolean => /\.xlsx$/i.test(one);
  const texts = new Set(own.filter((one) => !isSheet(one)).map(stemOf));
  return own
    .filter((one) => !isSheet(one) || !texts.has(stemOf(one)))
    .filter((one) => !codesFile.test(stemOf(one)) || !texts.has(stemOf(one).replace(codesFile, '$1order')));
}

async function readMember(archive: Archive, path: string): Promise<Pick<TableMember, 'name' | 'bytes'>> {
  const name = baseName(path);
  const bytes = await archive.read(path);
  if (!isArchive(bytes)) return { name, bytes };
  const inner = await openArchive(name, bytes);
  if (!isWorkbook(inner))
    throw new ImportProblem(
      defineMessage('codes.archiveInArchive', '{name} is an archive in an archive; please unpack it first.', { name }),
    );
  return { name, bytes: await readFirstSheet(name, inner) };
}
