import { cautionsHeading, draftLine, missingHeading } from '../write/render-sections.ts';
import { sayIn } from '../languages/say-in.ts';

const inBoth = (english: string): string[] => [english, sayIn('es', english) ?? english];
const closers: ReadonlySet<string> = new Set([...inBoth(missingHeading), ...inBoth(cautionsHeading)]);
const draftLines: ReadonlySet<string> = new Set(inBoth(draftLine));
const heading = /^(#{1,6}) +(.*)$/;

const blank = (line: string): string => ' '.repeat(line.length);

/**
 * A note as the engine writes it, without what claims nothing of the patient (what was not documented, what was to be checked, that it
 * is a draft) and with its headings as they are typed; every other word stands where it stood.
 */
export function blankClosers(text: string): string {
  let isClosing = false;
  return text
    .split('\n')
    .map((line) => {
      const [, marks, title] = heading.exec(line) ?? [];
      if (marks !== undefined && title !== undefined) {
        isClosing = closers.has(title.trim());
        return isClosing
          ? blank(line)
          : `${title}:${' '.repeat(marks.length)}`.slice(0, line.length).padEnd(line.length);
      }
      return isClosing || draftLines.has(line.replaceAll('\\', '').trim()) ? blank(line) : line;
    })
    .join('\n');
}
