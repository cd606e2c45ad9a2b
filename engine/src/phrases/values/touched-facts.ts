import type { PlacedStatement, Section } from '../../model/document.ts';
import { escapeMarkdown } from '../../write/escape-markdown.ts';
import { rowOf } from '../../write/render-sections.ts';

/**
 * Facts of sections to which a clinician added words, or in which they changed some: what was written there stands behind the last
 * statement of the tool's own before it.
 */
export function findTouchedFacts({
  sections,
  statements,
}: {
  readonly sections: readonly Section[];
  readonly statements: readonly PlacedStatement[];
}): ReadonlySet<string> {
  const sectionOf = new Map<string, Section>();
  for (const section of sections)
    for (const { text } of section.statements)
      sectionOf.set(section.layout === 'table' ? rowOf(text) : escapeMarkdown(text), section);
  const touched = new Set<Section>();
  let current: Section | undefined;
  for (const { text, origin } of statements) {
    if (origin === undefined) current = sectionOf.get(text) ?? current;
    else if (current !== undefined) touched.add(current);
  }
  return new Set([...touched].flatMap((section) => section.statements.flatMap(({ facts = [] }) => facts)));
}
