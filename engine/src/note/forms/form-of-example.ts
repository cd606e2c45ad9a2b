import type { Subject } from '../../document/subjects.ts';
import { readBlocks } from '../../blocks/read-blocks.ts';
import { missingHeading } from '../../write/render-sections.ts';
import type { Block } from '../../blocks/block.ts';
import { headingRows } from '../data/headings.ts';
import { exampleHeadingWords } from '../data/example-heading-words.ts';
import { subjectsOfHeading } from './subjects-of-heading.ts';

/** A heading of an example, as a template has it. */
export interface ExampleHeading {
  readonly title: string;
  readonly takes: readonly Subject[];
  /** How most of what stands under it is written. */
  readonly style: 'list' | 'prose';
}

export interface FormOfExample {
  readonly headings: readonly ExampleHeading[];
  /** Headings with words that no heading is known to have: they may be about the patient, and nothing of them is kept. */
  readonly dropped: number;
}

/** All words that headings are made of. */
const headingWords: ReadonlySet<string> = new Set([
  ...headingRows.flatMap(([, names]) => names.split(/[|\s/&(),]+/)),
  ...exampleHeadingWords,
]);

const names = new Map(
  headingRows.flatMap(([subject, row]) => row.split('|').map((name): [string, Subject] => [name, subject])),
);

const capitalized = (title: string): string => title.charAt(0).toUpperCase() + title.slice(1);

/** In the way that headings are written, whatever case the example has; short forms keep their capitals. */
function tidy(title: string): string {
  const isLoud = title.length > 4 && title === title.toUpperCase();
  return capitalized(isLoud ? title.toLowerCase() : title);
}

const isKnown = (title: string): boolean =>
  title
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .every((word) => word === '' || headingWords.has(word)) && !/\p{N}/u.test(title);

/** What a note of this product does not have, below it. */
const missing = new RegExp(`^#{1,6} ${missingHeading}\\s*\\n(?:\\s*- [^\\n]*(?:\\n|$))*`, 'm');

/**
 * Marks of markdown in front of and around headings, so that what they head is read as in plain text. The title of the note, which may
 * name a problem, and headings that hold nothing but others head no section.
 */
const withoutMarks = (text: string): string =>
  text
    .replace(missing, '')
    .replace(/^\s*#{1,2}[ \t][^\n]*(?:\n|$)/, '')
    .replace(/^(#{1,5})[ \t][^\n]*\n\s*(?=\1#+[ \t])/gm, '')
    .replace(/^[ \t]*#{1,6}[ \t]+(.+?)[ \t]*:?[ \t]*$/gm, '$1:')
    .replace(/\*\*(.+?)\*\*/g, '$1')
    .replace(/__(.+?)__/g, '$1');

const listed = /^\s*(?:[-*•+]|\d{1,2}[.)])\s/;

function styleOf(body: string): ExampleHeading['style'] {
  const lines = body.split('\n').filter((line) => line.trim() !== '');
  return lines.filter((line) => listed.test(line)).length * 2 > lines.length ? 'list' : 'prose';
}

function readHeading(title: string, block: Block, body: string): ExampleHeading | null {
  const style = styleOf(body);
  const known = names.get(title.toLowerCase());
  if (known !== undefined) return { title: tidy(title), takes: [], style };
  if (!isKnown(title)) return null;
  const takes = subjectsOfHeading({ title, takes: [] });
  // What the words of its title do not say, the engine may have read from where it stands.
  return { title: tidy(title), takes: takes.length === 0 && block.subject !== undefined ? [block.subject] : [], style };
}

/**
 * The template of which a finished note is an example: its headings in their order, and how each part is written. No word of what
 * stands under them is taken over, and no heading that has other words than headings are made of.
 */
export function formOfExample(note: string): FormOfExample {
  const text = withoutMarks(note.replace(/\r\n?/g, '\n'));
  const sections = readBlocks(text).children.filter(({ kind, label }) => kind === 'section' && label !== undefined);
  const headings: ExampleHeading[] = [];
  let dropped = 0;
  sections.forEach((block, index) => {
    const label = block.label ?? { start: 0, end: 0 };
    const title = text
      .slice(label.start, label.end)
      .replace(/[\s:]+$/, '')
      .trim();
    const body = text.slice(label.end, sections[index + 1]?.start ?? text.length).replace(/^[ \t]*:/, '');
    const heading = readHeading(title, block, body);
    if (heading === null) dropped += 1;
    else if (!headings.some((one) => one.title.toLowerCase() === heading.title.toLowerCase())) headings.push(heading);
  });
  return { headings, dropped };
}
