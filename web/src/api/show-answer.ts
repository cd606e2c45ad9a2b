import { hashKey, type QueryKey } from '@tanstack/react-query';
import { currentScope } from '../session/workspace-scope.ts';
import { queryClient } from './query.ts';

/** What a change answers, shown under a key that is read as well: both may be on their way at once. */

/** A reading under way may have begun before a change was stored, and would take it away again: it begins again. */
export function beginReadingAgain(queryKey: QueryKey): void {
  if (queryClient.isFetching({ queryKey, exact: true }) > 0)
    void queryClient.invalidateQueries({ queryKey, exact: true });
}

/** Shows what a change has answered in the place of what was read before. */
export function showAnswer(queryKey: QueryKey, answer: unknown): void {
  queryClient.setQueryData(queryKey, answer);
  beginReadingAgain(queryKey);
}

/** The changes of a key that are on their way. */
interface Changes {
  count: number;
  /** Two were on their way at once: the answer that comes last need not be the one that was made last. */
  haveMet: boolean;
}

const running = new Map<string, Changes>();

/**
 * Sends a change and shows what it answers, however many changes of the same key are on their way: after those that met it is
 * read how things stand. Nothing is shown once the workspace scope has ended. Throws what `send` throws.
 */
export async function showAnswerOf(queryKey: QueryKey, send: () => Promise<unknown>): Promise<void> {
  const scope = currentScope();
  const name = hashKey(queryKey);
  const changes = running.get(name) ?? { count: 0, haveMet: false };
  running.set(name, changes);
  changes.count += 1;
  changes.haveMet ||= changes.count > 1;
  try {
    const answer = await send();
    if (!scope.aborted) showAnswer(queryKey, answer);
  } finally {
    changes.count -= 1;
    if (changes.count === 0) running.delete(name);
    if (changes.count === 0 && changes.haveMet && !scope.aborted)
      void queryClient.invalidateQueries({ queryKey, exact: true });
  }
}
