import type { Span } from '@notewright/engine';

/** Where phrases are typed: the message box, or a note that is edited. Offsets are the field's own. */
export interface PhraseField {
  /** The text, with what is selected in it; a caret is a selection of nothing. */
  readonly read: () => { readonly text: string; readonly selection: Span };
  /** Writes words in the place of others, as one step of undo. Gives where they stand. */
  readonly replace: (at: Span, words: string, isPhrase: boolean) => Span;
  readonly select: (at: Span) => void;
  /** True where the caret stands in a phrase that was inserted before: its blanks are gone through from there. */
  readonly isInPhrase?: () => boolean;
}
