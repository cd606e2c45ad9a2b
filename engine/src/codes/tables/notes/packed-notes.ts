import type { InclusionTerm, NotedCodes, TabularNoteKind, TabularNotes } from '../code-tables.ts';
import {
  openKeys,
  openNumbers,
  openTexts,
  writeKeys,
  writeNumbers,
  writeTexts,
  type KeyColumn,
} from '../packed/columns.ts';
import { openPacked, writePacked } from '../packed/packed-file.ts';
import { bareCode, dotCode } from '../packed-icd.ts';
import { noteLetters, type NotedHeading, type NoteLineKind } from './note-lines.ts';
import { makeReferenceReader } from './references.ts';

const longestCode = 7;
const isBlock = ({ owner }: NotedHeading): boolean => owner.includes('-');

/** The table of the notes' year. */
export interface NotedTable {
  /** In which the codes that notes name are looked up. */
  readonly codes: KeyColumn;
  /** Codes of manifestations, without dots: each stands for all below it. */
  readonly manifestations: readonly string[];
}

/**
 * Packs the notes of a tabular list. The codes that a line names are worked out when it is first read.
 * @param headings Chapters and blocks before what stands in them; several may have one owner
 */
export function packNotes(
  headings: readonly NotedHeading[],
  table: NotedTable,
  fiscalYear: number,
  source: string,
): Uint8Array {
  const blocks = headings.filter(isBlock);
  const coded = headings.filter((heading) => !isBlock(heading)).sort((a, b) => (a.owner < b.owner ? -1 : 1));
  const ordered = [...blocks, ...coded];
  const lines = ordered.flatMap((heading) => heading.lines);
  const starts = [0];
  for (const heading of ordered) starts.push((starts.at(-1) ?? 0) + heading.lines.length);
  return writePacked('icd10cm-notes', lines.length, {
    about: writeTexts([String(fiscalYear), source]),
    blocks: writeTexts(blocks.map(({ owner }) => owner)),
    owners: writeKeys(
      coded.map(({ owner }) => owner),
      longestCode,
    ),
    starts: writeNumbers(starts, 4),
    kinds: Uint8Array.from(lines, ({ kind }) => noteLetters[kind].charCodeAt(0)),
    words: writeTexts(lines.map(({ words }) => words)),
    codes: table.codes.bytes,
    manifestations: writeKeys([...table.manifestations].sort(), longestCode),
  });
}

/** The rows of headings that a code stands under, its own first, then upwards to its chapter. */
function makeHeadingsAbove(blocks: readonly string[], owners: KeyColumn): (bare: string) => number[] {
  const ranges = blocks.map((block) => block.split('-') as [string, string]);
  return (bare) => {
    const found: number[] = [];
    for (let length = bare.length; length >= 3; length--) {
      const prefix = bare.slice(0, length);
      // Two headings of one owner are rows beside each other.
      for (let row = owners.from(prefix); row < owners.size && owners.at(row) === prefix; row++)
        found.push(blocks.length + row);
    }
    const category = bare.slice(0, 3);
    for (let row = ranges.length - 1; row >= 0; row--) {
      const [from, to] = ranges[row] ?? ['', ''];
      if (category >= from && category <= to) found.push(row);
    }
    return found;
  };
}

/** Of how many codes and kinds the notes are kept. */
const mostKept = 4_000;

/** Opens packed notes without unpacking them. */
export function openNotes(packed: Uint8Array): TabularNotes & { readonly source: string; readonly fiscalYear: number } {
  const file = openPacked(packed);
  const about = openTexts(file.section('about'));
  const blockNames = openTexts(file.section('blocks'));
  const blocks = Array.from({ length: blockNames.size }, (_, row) => blockNames.at(row));
  const owners = openKeys(file.section('owners'), longestCode);
  const starts = openNumbers(file.section('starts'), 4);
  const kinds = file.section('kinds');
  const words = openTexts(file.section('words'));
  const readReferences = makeReferenceReader(openKeys(file.section('codes'), longestCode));
  const manifestations = openKeys(file.section('manifestations'), longestCode);
  const headingsAbove = makeHeadingsAbove(blocks, owners);
  const read = new Map<number, NotedCodes>();

  const readLine = (line: number): NotedCodes => {
    const known = read.get(line);
    if (known) return known;
    const text = words.at(line);
    const noted = { codes: readReferences(text), words: text };
    read.set(line, noted);
    return noted;
  };
  const linesOf = (heading: number, kind: NoteLineKind): number[] => {
    const letter = noteLetters[kind].charCodeAt(0);
    const found: number[] = [];
    for (let line = starts.at(heading); line < starts.at(heading + 1); line++)
      if (kinds[line] === letter) found.push(line);
    return found;
  };
  const termsUnder = (heading: number): string[] => linesOf(heading, 'term').map((line) => words.at(line));

  const readNotes = (code: string, kind: TabularNoteKind): readonly NotedCodes[] =>
    headingsAbove(bareCode(code)).flatMap((heading) => linesOf(heading, kind).map(readLine));
  /** The notes of the codes that were asked for, since each is asked for beside every other code of its chart. */
  const kept = new Map<string, readonly NotedCodes[]>();

  return {
    fiscalYear: Number(about.at(0)),
    source: about.at(1),
    of(code: string, kind: TabularNoteKind) {
      const key = `${kind} ${code}`;
      const known = kept.get(key);
      if (known) return known;
      if (kept.size >= mostKept) kept.clear();
      const notes = readNotes(code, kind);
      kept.set(key, notes);
      return notes;
    },
    seventhCharacters(code) {
      for (const heading of headingsAbove(bareCode(code))) {
        const lines = linesOf(heading, 'seventh');
        if (lines.length > 0) return new Map(lines.map((line) => splitSeventh(words.at(line))));
      }
      return null;
    },
    isManifestation(code) {
      const bare = bareCode(code);
      for (let length = 3; length <= bare.length; length++)
        if (manifestations.find(bare.slice(0, length)) >= 0)
          // Charcot's joint (M14.6) stands under such a title, and may stand first: nothing says what to code before it.
          return headingsAbove(bare).some((heading) => linesOf(heading, 'code-first').length > 0);
      return false;
    },
    termsOf(code) {
      const row = owners.find(bareCode(code));
      return row < 0 ? [] : termsUnder(blocks.length + row);
    },
    *everyTerm(): Iterable<InclusionTerm> {
      for (let row = 0; row < owners.size; row++)
        for (const term of termsUnder(blocks.length + row)) yield { code: dotCode(owners.at(row)), words: term };
    },
  };
}

function splitSeventh(line: string): [string, string] {
  const at = line.indexOf('=');
  return [line.slice(0, at), line.slice(at + 1)];
}
