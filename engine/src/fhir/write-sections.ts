import type { PlacedStatement, Section } from '../model/document.ts';
import type { Span } from '../model/span.ts';
import type { NoteBlock } from '../write/note-blocks/read-note-blocks.ts';
import { sectionCodes } from './data/documents.ts';
import { systems } from './data/systems.ts';
import { codeOf, referTo, type Entry } from './resource.ts';
import { writeNarrative } from './write-narrative.ts';

/** A heading of the note with all that stands under it, down to the next one. */
interface Part {
  readonly title: string;
  readonly level: number;
  readonly start: number;
  end: number;
  readonly blocks: NoteBlock[];
  readonly parts: Part[];
}

/** Headings within headings. What stands before the first one has no title. */
function nest(blocks: readonly NoteBlock[]): Part[] {
  const root: Part = { title: '', level: 0, start: 0, end: 0, blocks: [], parts: [] };
  const open = [root];
  for (const block of blocks) {
    const isHeading = block.kind === 'heading';
    while (isHeading && open.length > 1 && (open.at(-1)?.level ?? 0) >= block.level) open.pop();
    const above = open.at(-1) ?? root;
    if (!isHeading) above.blocks.push(block);
    else {
      const part = { title: block.text, level: block.level, start: block.at.start, end: 0, blocks: [], parts: [] };
      above.parts.push(part);
      open.push(part);
    }
    for (const one of open) one.end = block.at.end;
  }
  return root.blocks.length > 0
    ? [{ ...root, end: root.blocks.at(-1)?.at.end ?? 0, parts: [] }, ...root.parts]
    : root.parts;
}

/** An entry with the statements of the note that say it, and the words of the input that it rests on. */
export interface SaidEntry {
  readonly entry: Entry;
  readonly statements: readonly PlacedStatement[];
  readonly evidence: readonly Span[];
}

/** The entries of what stands in a part itself and in none of those within it. */
function entriesOf({ start, end, parts }: Part, said: readonly SaidEntry[]): readonly object[] {
  const within = parts[0]?.start ?? end;
  return said
    .filter(({ statements }) => statements.some(({ at }) => at.start >= start && at.start < within))
    .map(({ entry }) => referTo(entry));
}

function writePart(part: Part, ids: ReadonlyMap<string, string>, said: readonly SaidEntry[]): object {
  const [code, display] = sectionCodes[ids.get(part.title) ?? ''] ?? [];
  const entry = entriesOf(part, said);
  const sections = part.parts.map((one) => writePart(one, ids, said));
  return {
    ...(part.title === '' ? {} : { title: part.title }),
    ...(code === undefined ? {} : { code: codeOf(systems.loinc, code, display) }),
    ...(part.blocks.length > 0 || sections.length === 0 ? { text: writeNarrative(part.blocks, part.title) } : {}),
    ...(entry.length > 0 ? { entry } : {}),
    ...(sections.length > 0 ? { section: sections } : {}),
  };
}

/**
 * The sections of a note as it stands, every word of it, each with the entries that its statements say.
 * @param sections As the tool wrote them: a heading that is still there says what its section is about
 */
export function writeSections(
  blocks: readonly NoteBlock[],
  sections: readonly Section[],
  said: readonly SaidEntry[],
): readonly object[] {
  const ids = new Map(sections.map(({ id, title }) => [title, id]));
  return nest(blocks).map((part) => writePart(part, ids, said));
}
