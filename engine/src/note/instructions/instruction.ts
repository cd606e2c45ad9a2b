import type { Subject } from '../../document/subjects.ts';

/** Which statement of a note is meant. */
export type Target =
  /** By its place in a section, or in the whole note; counts from 1, -1 is the last. */
  | { readonly by: 'place'; readonly at: number; readonly within?: Subject }
  /** By what it says; `named`: it says nothing else ("remove latex from the allergies"). */
  | { readonly by: 'words' | 'named'; readonly words: string; readonly within?: Subject }
  /** The one that was last added or changed. */
  | { readonly by: 'this' };

/** One change of a note, or a question about it. */
export type Step =
  /** Without a section where the message names none. */
  | { readonly kind: 'add'; readonly words: string; readonly to?: Subject }
  | { readonly kind: 'remove'; readonly target: Target }
  | { readonly kind: 'remove-section' }
  | { readonly kind: 'move'; readonly target: Target; readonly to: Subject }
  | {
      readonly kind: 'dose';
      readonly drug?: string;
      readonly from?: string;
      readonly to: string;
      readonly within?: Subject;
    }
  | {
      readonly kind: 'replace';
      readonly from: string;
      readonly to: string;
      readonly within?: Subject;
      /** True where all places were asked for. */
      readonly everywhere: boolean;
      /** What it may be as well: an order of a plan ("change enalapril to losartan"), or what somebody denies ("it was dull, not sharp"). */
      readonly doubt?: 'order' | 'denial';
    }
  /** A section written shorter, the same facts. */
  | { readonly kind: 'shorten'; readonly within: Subject }
  | { readonly kind: 'missing' };

/** What a message asks to be done with the note at hand, in order. */
export interface Instruction {
  readonly steps: readonly Step[];
}
