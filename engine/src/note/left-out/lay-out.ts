import type { Section, SectionLayout } from '../../model/document.ts';
import { closeSentence, openItem } from '../note-language.ts';

const asLine = (text: string): string => text.replaceAll('\t', ' ');

/** A section in another layout, its statements finished as that has them. */
export function layOut(section: Section, layout: SectionLayout): Section {
  const { columns: _columns, ...rest } = section;
  const finish = layout === 'list' ? openItem : closeSentence;
  const statements = section.statements.map((statement) => ({ ...statement, text: finish(asLine(statement.text)) }));
  return { ...rest, layout, statements };
}
