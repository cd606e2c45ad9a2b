import type { Fact } from '../document/fact.ts';
import type { PlacedStatement, Section } from '../model/document.ts';
import type { Span } from '../model/span.ts';
import { escapeMarkdown } from '../write/escape-markdown.ts';
import { rowOf } from '../write/render-sections.ts';

/** A fact as it is kept with a note: which it is and on which words it rests, without what it says. */
export interface KeptFact {
  readonly id: string;
  readonly type: string;
  readonly evidence: readonly Span[];
}

/** A fact that a note says, with the statements that say it. */
export interface SaidFact {
  readonly fact: Fact;
  readonly statements: readonly PlacedStatement[];
}

const nameOf = ({ id, type, evidence }: KeptFact): string =>
  [id, type, ...evidence.map(({ start, end }) => `${start}-${end}`)].join(' ');

/** Statements of a version as it stands, in order, by their text; each is taken once. */
function statementsByText(statements: readonly PlacedStatement[]): Map<string, PlacedStatement[]> {
  const byText = new Map<string, PlacedStatement[]>();
  for (const statement of statements) {
    const row = byText.get(statement.text);
    if (row) row.push(statement);
    else byText.set(statement.text, [statement]);
  }
  return byText;
}

const isAsWritten = ({ origin, support }: PlacedStatement): boolean => origin === undefined && support === 'supported';

/**
 * The facts that a version of a note still says as they were read: those of whose statements none was changed, taken out or found to
 * be unsupported.
 * @param read What the engine reads of the input
 * @param kept The note's own facts; one that is read otherwise today is left out
 */
export function findSaidFacts(
  read: readonly Fact[],
  {
    kept,
    sections,
    statements,
  }: {
    readonly kept: readonly KeptFact[];
    readonly sections: readonly Section[];
    readonly statements: readonly PlacedStatement[];
  },
): SaidFact[] {
  const known = new Set(kept.map(nameOf));
  const byText = statementsByText(statements);
  const said = new Map<string, PlacedStatement[]>();
  const broken = new Set<string>();
  for (const { layout, statements: written } of sections)
    for (const { text, facts = [] } of written) {
      const placed = byText.get(layout === 'table' ? rowOf(text) : escapeMarkdown(text))?.shift();
      for (const id of facts) {
        if (placed === undefined || !isAsWritten(placed)) broken.add(id);
        else said.set(id, [...(said.get(id) ?? []), placed]);
      }
    }
  return read.flatMap((fact): SaidFact[] => {
    const by = said.get(fact.id);
    return by === undefined || broken.has(fact.id) || !known.has(nameOf(fact)) ? [] : [{ fact, statements: by }];
  });
}
