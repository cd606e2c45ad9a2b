import type { Section, SectionLayout } from '../../model/document.ts';
import type { NoteStyle } from '../../model/note-style.ts';
import { closeSentence, openItem } from '../note-language.ts';
import { drawTogether } from './draw-together.ts';
import { shortenWords } from './shorten-words.ts';
import { writeOut } from './write-out.ts';

const asLine = (text: string): string => text.replaceAll('\t', ' ');

/** A section in another layout, its statements finished as that has them. */
export function layOut(section: Section, layout: SectionLayout): Section {
  const { columns: _columns, ...rest } = section;
  const finish = layout === 'list' ? openItem : closeSentence;
  const statements = section.statements.map((statement) => ({ ...statement, text: finish(asLine(statement.text)) }));
  return { ...rest, layout, statements };
}

function shorten(section: Section, style: NoteStyle): Section {
  const short = section.statements.map((statement) => ({ ...statement, text: shortenWords(statement.text) }));
  const statements = drawTogether(short);
  const isTable = section.layout === 'table';
  const layout = style.layout ?? (isTable || statements.length < 2 ? 'paragraphs' : 'bullets');
  return inLayout({ ...section, statements }, layout);
}

function fill(section: Section, style: NoteStyle): Section {
  const statements = writeOut(section);
  // Items of one sentence cannot stand apart: in a list each keeps its own words.
  return style.layout === 'bullets'
    ? inLayout(section, 'bullets')
    : { ...layOut({ ...section, statements: [] }, 'paragraph'), statements };
}

function inLayout(section: Section, layout: NoteStyle['layout']): Section {
  if (layout === undefined) return section;
  // A table is as plain as a list, and its columns line up.
  if (layout === 'bullets' && section.layout === 'table') return section;
  return layOut(section, layout === 'bullets' ? 'list' : 'paragraph');
}

/**
 * The sections of a talk written shorter or fuller, as bullets or in paragraphs. No fact is added and none is lost: every number, drug, problem and
 * negation of a statement stands in what became of it, and so do its sources.
 */
export function restyleSections(sections: readonly Section[], style: NoteStyle): Section[] {
  return sections.map((section) => {
    if (style.length === 'shorter') return shorten(section, style);
    if (style.length === 'fuller') return fill(section, style);
    return inLayout(section, style.layout);
  });
}
