import type { PlacedStatement } from '@notewright/engine';
import { escapeMarkdown } from '@notewright/engine/note-text';
import type { StoredMessage } from '../../store/store.ts';

/** What was found of the words that a proposal brings into a note, by these words as they stand there. */
export type CheckedWords = ReadonlyMap<string, Pick<PlacedStatement, 'sources' | 'support' | 'faults'>>;

/** What a reply that proposes a change found of it. */
export function checkedWordsOf({ statements, toolResult }: StoredMessage): CheckedWords {
  const changes = toolResult?.tool === 'Answer' ? (toolResult.proposal?.changes ?? []) : [];
  return new Map(
    changes.flatMap(({ after, statement: at }) => {
      const statement = statements[at];
      return after === null || statement === undefined ? [] : [[escapeMarkdown(after), statement] as const];
    }),
  );
}

/**
 * The statements of an accepted proposal. Its words are the model's, and nobody typed them: what was found of them when they were shown stands,
 * marks and all, until somebody settles it.
 */
export const keepChecked = (
  statements: readonly PlacedStatement[],
  checked: CheckedWords,
): readonly PlacedStatement[] =>
  statements.map((one) => {
    const found = one.origin === undefined ? undefined : checked.get(one.text);
    if (found === undefined) return one;
    const { origin: _origin, faults: _faults, confirmed: _confirmed, ...rest } = one;
    const { sources, support, faults } = found;
    return { ...rest, sources, support, ...(faults === undefined ? {} : { faults }) };
  });
