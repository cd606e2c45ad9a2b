import { textProfiles } from '../write/text-profiles/profiles.ts';
import { writeNoteText } from '../write/text-profiles/write-note-text.ts';
import { readNoteBlocks } from '../write/note-blocks/read-note-blocks.ts';
import { cutLine } from './cut-line.ts';
import { encode, writeSegment, type Encoded } from './encode.ts';
import { plainLines } from './plain-lines.ts';

/** The text of a note by its sections: each begins with its heading; what stands before the first heading is one as well. */
export function textSections(markdown: string): readonly (readonly string[])[] {
  const starts = readNoteBlocks(markdown)
    .filter(({ kind }) => kind === 'heading')
    .map(({ at }) => at.start);
  const bounds = [...new Set([0, ...starts]), markdown.length];
  const texts = bounds
    .slice(0, -1)
    .map((start, at) => writeNoteText(markdown.slice(start, bounds[at + 1]), textProfiles.plain));
  return texts.filter((text) => text.trim() !== '').map(plainLines);
}

export interface TextFrame {
  /** What the text is: a code, its words and its system. */
  readonly identifier: Encoded;
  /** HL7 table 0085: F final, C a correction of what was final, P preliminary. */
  readonly status: 'F' | 'C' | 'P';
}

/**
 * The text of a note as OBX segments (HL7 v2.5.1, 7.4.2 and 9.6.2), each a line of TX in OBX-5. OBX-4 says which: "2.7" is line 7 of
 * section 2, "2.7.2" the second part of that line where it was longer than receivers take. An empty line is a blank, as OBX-5 may not
 * be empty; one stands before each section but the first.
 */
export function writeTextSegments(sections: readonly (readonly string[])[], frame: TextFrame): readonly string[] {
  const segments: string[] = [];
  const add = (place: string, words: string): void => {
    segments.push(
      writeSegment('OBX', {
        1: encode(String(segments.length + 1)),
        2: encode('TX'),
        3: frame.identifier,
        4: encode(place),
        5: encode(words === '' ? ' ' : words),
        11: encode(frame.status),
      }),
    );
  };
  for (const [at, lines] of sections.entries()) {
    for (const [number, line] of [...(at === 0 ? [] : ['']), ...lines].entries()) {
      for (const [part, words] of cutLine(line).entries())
        add(`${at + 1}.${number + 1}${part === 0 ? '' : `.${part + 1}`}`, words);
    }
  }
  return segments;
}
