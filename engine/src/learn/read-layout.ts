import type { NoteLanguage } from '../languages/language.ts';
import { sayClosers } from './say-closers.ts';
import { learnedSections, sectionTitles, type LearnedSection } from './data/section-titles.ts';

/** A section as it stands in a note's markdown. */
export interface LaidSection {
  /** Undefined under a heading of its writer's own. */
  readonly id: LearnedSection | undefined;
  readonly title: string;
  readonly layout: 'list' | 'paragraph' | 'table';
  /** Lines of a list, rows of a table, sentences of a paragraph; as they are read, without marks. */
  readonly items: readonly string[];
}

/** A note's markdown as sections. */
export interface NoteLayout {
  readonly language: NoteLanguage;
  readonly sections: readonly LaidSection[];
  /** The last lines that stand in no list, the closing line of every draft left out. At most four. */
  readonly last: readonly string[];
}

const unescape = (line: string): string => line.replace(/\\([\\`*_[\]<>|~$&#+=\-.)])/g, '$1');

const fold = (title: string): string => title.trim().replace(/:$/, '').toLowerCase();

const idsByTitle: ReadonlyMap<string, LearnedSection> = new Map(
  learnedSections
    .flatMap((id) => [...sectionTitles[id].en, ...sectionTitles[id].es].map((title) => [fold(title), id] as const))
    .toReversed(),
);

/** The section that a heading names, in either language. */
export const sectionNamed = (title: string): LearnedSection | undefined => idsByTitle.get(fold(title));

const sentencesOf = (line: string): string[] => line.split(/(?<=[.!?])\s+(?=[\p{Lu}\d])/u).filter((one) => one !== '');

function isSpanishNote(titles: readonly string[]): boolean {
  const isIn = (title: string, language: NoteLanguage): boolean => {
    const id = sectionNamed(title);
    return id !== undefined && sectionTitles[id][language].some((one) => fold(one) === fold(title));
  };
  return titles.filter((title) => isIn(title, 'es')).length > titles.filter((title) => isIn(title, 'en')).length;
}

/** What stands under one heading. */
function readSection(title: string, lines: readonly string[]): LaidSection {
  const rows = lines.filter((line) => line.startsWith('|')).slice(2);
  const points = lines.filter((line) => /^\s*[-*] /.test(line));
  const layout = rows.length > 0 ? 'table' : points.length > 0 ? 'list' : 'paragraph';
  const items =
    layout === 'table'
      ? rows.map((row) =>
          unescape(row.replace(/^\||\|$/g, ''))
            .split(' | ')
            .map((cell) => cell.trim())
            .join('\t'),
        )
      : layout === 'list'
        ? points.map((line) => unescape(line.replace(/^\s*[-*] /, '')).trim())
        : lines.flatMap((line) => sentencesOf(unescape(line).trim()));
  return { id: sectionNamed(title), title, layout, items };
}

/**
 * Reads the markdown of a note, composed or edited, into its sections. Linear. Lists that the program itself puts below a note ("Not
 * documented", "To check") are no sections.
 */
export function readLayout(markdown: string): NoteLayout {
  const parts: { title: string; lines: string[] }[] = [];
  const last: string[] = [];
  for (const line of markdown.split('\n')) {
    const heading = /^(#{2,6}) +(.+)$/.exec(line);
    if (heading) {
      parts.push({ title: unescape(heading[2] ?? '').trim(), lines: [] });
      last.length = 0;
    } else if (line.trim() !== '' && !sayClosers.has(line.trim())) {
      parts.at(-1)?.lines.push(line);
      if (/^(?:\s*[-*] |\|)/.test(line)) last.length = 0;
      else last.push(unescape(line).trim());
    }
  }
  const own = parts.slice(1).filter(({ title }) => !sayClosers.has(title));
  const sections = own.filter(({ title, lines }) => lines.length > 0 || sectionNamed(title) !== undefined);
  return {
    language: isSpanishNote(sections.map(({ title }) => title)) ? 'es' : 'en',
    sections: sections.map(({ title, lines }) => readSection(title, lines)),
    last: last.slice(-4),
  };
}
