import type { MessageText } from '@notewright/engine/message';
import { type SourceFile } from './source-files.ts';
/** A message as the code defines it. */
export interface DefinedMessage {
  readonly id: string;
  readonly english: MessageText;
  /** Where it stands. */
  readonly path: string;
}
/** The messages in a source file. */
export declare function findMessages(path: string, text: string): readonly DefinedMessage[];
/** Every message that engine, contract and server define. */
export declare function listMessages(files: readonly SourceFile[]): readonly DefinedMessage[];
/** What an English text is known by in the files of `languages`: eight figures, which change when it changes. */
export declare function digestOf(english: MessageText): string;
