import type { PlacedStatement, Section } from '@notewright/engine';

interface Heading {
  readonly title: string;
  readonly level: 2 | 3;
  /** Where the text under it begins. */
  readonly from: number;
}

/**
 * Reads the sections of a note that a model wrote, in the shape of the engine's own. The first `##` is the note's title
 * and opens no section.
 */
export function readSections(markdown: string, statements: readonly PlacedStatement[]): readonly Section[] {
  const headings = findHeadings(markdown);
  return headings.map((heading, at) => {
    const to = headings[at + 1]?.from ?? markdown.length;
    const own = statements.filter(
      ({ at: place, text }) => place.start >= heading.from && place.start < to && text !== headings[at + 1]?.title,
    );
    const isList = /^\s*[-*] /m.test(markdown.slice(heading.from, to));
    return {
      id: nameOf(heading.title),
      title: heading.title,
      level: heading.level,
      layout: isList ? 'list' : 'paragraph',
      statements: own.map(({ text, sources, support }) => ({ text, sources, support })),
    };
  });
}

function findHeadings(markdown: string): Heading[] {
  const found = [...markdown.matchAll(/^(#{1,6})[ \t]+(.+?)[ \t#]*$/gm)];
  const titled = found.length > 1 && (found[0]?.[1]?.length ?? 0) <= 2 ? found.slice(1) : found;
  const top = Math.min(...titled.map((match) => match[1]?.length ?? 6));
  return titled.map((match) => ({
    title: (match[2] ?? '').replace(/[*_`]/g, '').trim(),
    level: match[1]?.length === top ? 2 : 3,
    from: match.index + match[0].length,
  }));
}

/** The title in kebab-case, as the engine names its sections. */
function nameOf(title: string): string {
  const name = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return name === '' ? 'section' : name;
}
