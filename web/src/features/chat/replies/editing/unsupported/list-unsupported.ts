import type { ChatMessage } from '@notewright/contract';
import type { FaultKind } from '@notewright/engine';
import { toPlainText } from '../../../copy/to-plain-text.ts';
import type { Confirmation } from '../keeping/note-keeper.ts';

/** A statement that the source of a note does not hold. */
export interface Unsupported {
  /** Its number in the note. */
  readonly statement: number;
  /** As it is written there. */
  readonly text: string;
  /** As a reader sees it. */
  readonly shown: string;
  readonly faults: readonly FaultKind[];
  /** Why the clinician stands by it; null where they did not say so. */
  readonly reason: string | null;
}

/** What stands in the way of signing first, then what was confirmed. */
export function listUnsupported(
  { statements }: Pick<ChatMessage, 'statements'>,
  confirmations: readonly Confirmation[],
): readonly Unsupported[] {
  const items = statements.flatMap(({ text, support, faults }, statement): Unsupported[] => {
    if (support !== 'unsupported') return [];
    const reason = confirmations.find((one) => one.text === text)?.reason ?? null;
    return [{ statement, text, shown: toPlainText(text, ''), faults: faults ?? [], reason }];
  });
  return [...items.filter(({ reason }) => reason === null), ...items.filter(({ reason }) => reason !== null)];
}
