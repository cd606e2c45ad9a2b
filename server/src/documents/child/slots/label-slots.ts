import { redactionWord } from './redaction-word.ts';
import { cutText, makeSlot, type Slot } from './slot.ts';
import { Unit } from './unit.ts';

/**
 * A label of the program's own making in which words may run together: a bookmark's name, a field's tag, the name of a
 * picture. It is read with its underscores as spaces.
 */
export interface LabelSlot {
  readonly slot: Slot;
  readonly written: string;
}

export function makeLabel(written: string): LabelSlot {
  return { slot: makeSlot(written.replaceAll('_', ' ')), written };
}

export function unitOfLabel({ slot }: LabelSlot): Unit {
  const unit = new Unit();
  unit.addSlot(slot);
  return unit;
}

/** The label after its cuts, and without any word or number that was found elsewhere. */
export function cutLabel({ slot, written }: LabelSlot, known: ReadonlySet<string>): string {
  return withoutKnown(cutText({ text: written, cuts: slot.cuts }), known);
}

/** A text with every known word in it replaced, also within other words. */
export function withoutKnown(text: string, known: ReadonlySet<string>): string {
  let result = text;
  let lower = text.toLowerCase();
  // Where a letter changes its length the places would not agree.
  if (lower.length !== text.length) return known.size > 0 ? redactionWord : text;
  for (const word of known) {
    for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at)) {
      result = result.slice(0, at) + redactionWord + result.slice(at + word.length);
      lower = result.toLowerCase();
      at += redactionWord.length;
    }
  }
  return result;
}
