import type { Slot } from '../../slots/slot.ts';
import { Unit } from '../../slots/unit.ts';

/** The words of one text element without the gaps between its places. */
class CloseRun {
  readonly unit = new Unit('new');
  readonly #texts: string[] = [];
  #last = '';

  startLine(): void {
    this.unit.addGap('\n');
    this.#last = '';
  }

  add(slot: Slot): void {
    // The source goes on in a new line; the words do not.
    if (/^\s*\n\s*$/.test(slot.text)) return;
    const isCapitalised = /^\p{Lu}(?:\p{Ll}|$)/u.test(slot.text.trim());
    if (isCapitalised && /[\p{Ll}\p{N}]$/u.test(this.#last)) this.unit.addGap('\t');
    this.unit.addFlowing(slot);
    this.#last = slot.text;
    this.#texts.push(slot.text);
  }

  /** Whether words may be cut by its places: there are some, and they are not simply one for each word. */
  get isCut(): boolean {
    const shortestMean = 3;
    const text = this.#texts.join('');
    const isWordByWord = !/\s/.test(text) && text.length >= shortestMean * this.#texts.length;
    return this.#texts.length > 1 && !isWordByWord;
  }
}

/**
 * The words of every text element once more, without the gaps between its places: programs place the letters of a word
 * one by one. A capitalised word starts a new run, as does another height.
 */
export class CloseRuns {
  readonly #runs: CloseRun[] = [];

  get units(): Unit[] {
    return this.#runs.filter((run) => run.isCut).map(({ unit }) => unit);
  }

  startText(): void {
    this.#runs.push(new CloseRun());
  }

  startLine(): void {
    this.#runs.at(-1)?.startLine();
  }

  /** @param slot A text, which belongs to the element that began last */
  add(slot: Slot): void {
    this.#runs.at(-1)?.add(slot);
  }
}
