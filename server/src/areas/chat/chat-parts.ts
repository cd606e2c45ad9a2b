import type { Clock } from '../../kernel/clock.ts';
import type { DocumentReader } from '../../documents/document-reader.ts';
import type { FileStore } from '../../files/file-store.ts';
import type { UserCaller } from '../../kernel/caller.ts';
import type { Speech, SpeechProblemKind } from '../../speech/speech.ts';
import type { Owner, Store } from '../../store/store.ts';
import type { TurnRunner } from '../../turns/turn-runner.ts';

/** What the chat calls stand on. */
export interface ChatParts {
  readonly store: Store;
  readonly files: FileStore;
  readonly documents: Pick<DocumentReader, 'readDocument'>;
  readonly turns: TurnRunner;
  /** What turns recordings into text; null where there is nothing that does. */
  readonly speech: Speech | null;
  /** Tells the operator, by the log, that it did not. */
  readonly noteSpeechProblem: (kind: SpeechProblemKind) => void;
  readonly clock: Clock;
  /** A new UUID v7. */
  readonly newId: () => string;
  /** Bytes that one person's attachments may take. */
  readonly storedBytes: number;
  /** Days a deleted chat stays in the bin. */
  readonly binDays: number;
}

/** Whose rows a signed-in person may see: their own, in their tenant. */
export function ownerOf(caller: UserCaller): Owner {
  return { tenantId: caller.tenantId, userId: caller.userId };
}
