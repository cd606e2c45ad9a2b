import type { Fact } from '../../document/fact.ts';
import type { NoteLanguage } from '../../languages/language.ts';
import type { Section, Statement } from '../../model/document.ts';
import { capitalize, closeSentence } from '../../note/note-language.ts';
import { denialWords, noDenial, orWords } from '../data/note-words.ts';
import { reportedSections, type LearnedSection } from '../data/section-titles.ts';

/** "No fever, chills, or rash" as three statements, each with the fact that it says; whole where its parts are not its facts. */
function partsOf(statement: Statement, facts: ReadonlyMap<string, Fact>, language: NoteLanguage): readonly Statement[] {
  const { no } = denialWords[language];
  if (!statement.text.startsWith(`${no} `) || noDenial.test(statement.text)) return [statement];
  const isSentence = statement.text.endsWith('.');
  const names = statement.text
    .slice(no.length + 1)
    .replace(/\.$/, '')
    .split(new RegExp(orWords[language], 'g'))
    .map((name) => name.trim());
  const said = (statement.facts ?? []).map((id) => facts.get(id));
  if (names.length < 2 || names.length !== said.length || names.includes('')) return [statement];
  return names.map((name, at): Statement => {
    const fact = said[at];
    const text = capitalize(`${no} ${name}`);
    return {
      ...statement,
      text: isSentence ? closeSentence(text) : text,
      sources: fact?.evidence ?? statement.sources,
      facts: fact === undefined ? statement.facts : [fact.id],
    };
  });
}

/** Denials of what somebody says of themselves, one by one. */
export function partDenials(
  sections: readonly Section[],
  facts: readonly Fact[],
  language: NoteLanguage,
): readonly Section[] {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  return sections.map((section) =>
    reportedSections.has(section.id as LearnedSection)
      ? { ...section, statements: section.statements.flatMap((one) => partsOf(one, byId, language)) }
      : section,
  );
}
