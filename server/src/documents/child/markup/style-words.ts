import { withoutKnown } from '../slots/label-slots.ts';
import { cutText, makeSlot, type Slot } from '../slots/slot.ts';
import { unitOf, type Unit } from '../slots/unit.ts';
import { cssStrings, scrubCss } from './scrub-css.ts';

/** A style sheet, or the style of one element: its strings are read, and its names lose what was found elsewhere. */
export class StyleWords {
  readonly units: readonly Unit[];
  readonly #css: string;
  readonly #strings: readonly { readonly start: number; readonly end: number; readonly slot: Slot }[];

  constructor(css: string) {
    this.#css = scrubCss(css);
    this.#strings = [...cssStrings(this.#css)].map(({ start, end }) => ({
      start,
      end,
      slot: makeSlot(this.#css.slice(start, end)),
    }));
    this.units = this.#strings.map(({ slot }) => unitOf(slot));
  }

  /** The style without its identifiers. */
  cut(known: ReadonlySet<string>): string {
    let result = '';
    let at = 0;
    for (const { start, end, slot } of this.#strings) {
      result += this.#css.slice(at, start) + cutText(slot);
      at = end;
    }
    return withoutKnown(result + this.#css.slice(at), known);
  }
}
