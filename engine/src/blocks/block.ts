import type { Span } from '../model/span.ts';
import type { Subject } from '../document/subjects.ts';

/**
 * - `section`: what stands under a heading. `group`: a problem, body system, test or time stamp within it.
 * - `item`: one entry of a list, line or sentence, the smallest thing that has a place of its own.
 */
export type BlockKind = 'document' | 'section' | 'group' | 'item';

/** What a group is the group of. */
export type GroupKind = 'problem' | 'system' | 'test' | 'time';

/** A part of a text with its parts. Ranges are of the text; those of children lie within, in order, without overlap. */
export interface Block extends Span {
  readonly kind: BlockKind;
  /** The words that head it, as they stand: "A/P", "1) DM2", "NEURO". */
  readonly label?: Span | undefined;
  /** What a group is named by in a note: "Neurologic", "DM2". */
  readonly name?: string | undefined;
  readonly group?: GroupKind | undefined;
  /** What part of a record it belongs to; undefined where neither a heading nor the words say so. */
  readonly subject?: Subject | undefined;
  /** What it can be, where its heading holds several kinds. */
  readonly holds?: readonly Subject[] | undefined;
  /** How an item stands to the heading it is under. */
  readonly standing?: Standing | undefined;
  readonly children: readonly Block[];
}

/**
 * - `first`: right after the heading, on its line. `after`: a later sentence of that line.
 * - `below`: on the lines below a heading that has a line of its own, or in its list.
 */
export type Standing = 'first' | 'after' | 'below';
