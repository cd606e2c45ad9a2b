import type { NoteStyle } from '../../model/note-style.ts';
import type { NoteKind, ToolName } from '../../model/result.ts';
import type { Span } from '../../model/span.ts';

/** What no tool does: deciding on a treatment or a diagnosis; and what leaves the document (sending, translating, ordering, other forms). */
export type BeyondTools = 'treatment' | 'elsewhere';

/** What somebody asks for. All of it is optional: "write this up, please" asks for a note of no kind in particular. */
export interface Asked {
  /** In the order in which they were named; more than one cannot be written at once. */
  readonly kinds: readonly NoteKind[];
  readonly style: NoteStyle;
  /** To whom a letter goes, or who else is named as a receiver. */
  readonly addressee?: Span;
  /** Whose work it is, where it is another's than writing a note. */
  readonly tool?: ToolName;
  readonly beyond?: BeyondTools;
}

/** A request that stands in a message. */
export interface Request extends Omit<Asked, 'addressee'> {
  /** To whom a letter goes, as it was written, and where. */
  readonly addressee?: Span & { readonly text: string };
  /** The words that ask, which are no part of what a tool works on; in order. */
  readonly spans: readonly Span[];
  /** True when the message holds nothing else. */
  readonly isWhole: boolean;
}
