import type { Fact } from '../document/fact.ts';
import type { Span } from '../model/span.ts';
import { isNeeded } from '../verify/attributes/omissions.ts';
import { firstFrom, type NoteSource } from '../verify/note-source.ts';
import type { Mark } from '../verify/read-marks.ts';
import type { Attribute } from '../verify/statement-forms.ts';
import { mergeSpans } from './join-same.ts';

/** How far from the words of a fact a cue of the same run is looked for, in characters. */
const furthest = 60;

/** How many words may stand between a cue and what it is said of. */
const mostBetween = 3;

/** A mark at which the run of words ends: nothing beyond it is said of what stands before it. */
const ends = /^(?:[,;!?\n]|\.(?:\s|$)|->|=>|→|\s[-–—]\s)/;

/** A cue beside a fact, and the words from one to the other. */
export interface OpenCue {
  readonly attribute: Attribute;
  readonly within: Span;
}

/**
 * Accounts for the cues in the words of a text: a denial, condition, doubt, relative, past, stop or side that stands in the run of a
 * fact belongs to that fact or to another of a type of its own. A clause in the writer's words keeps its cues, and accounts for none.
 */
export class CueAccount {
  readonly #source: NoteSource;
  /** Where the facts of a type rest, in order, without overlap. */
  readonly #taken: readonly Span[];

  constructor(source: NoteSource, facts: readonly Fact[]) {
    this.#source = source;
    this.#taken = mergeSpans(facts.flatMap(({ type, evidence }) => (type === 'clause' ? [] : evidence)));
  }

  /** A cue in the run of a fact that no fact accounts for; undefined where all are accounted for. */
  openCue({ evidence: [own], assertion }: Fact): OpenCue | undefined {
    const from = this.#startOfRun(own);
    const before = this.#source
      .marksIn({ start: from, end: own.start })
      .findLast((mark) => isNeeded(mark) || isOpenDenial(mark, assertion.polarity));
    if (
      before &&
      this.#isNear({ start: before.end, end: own.start }) &&
      this.#isFree({ start: before.start, end: own.start })
    )
      return { attribute: before.attribute, within: { start: before.start, end: own.end } };
    const to = this.#endOfRun(own);
    const after = this.#source
      .marksIn({ start: own.end, end: to })
      .find((mark) => isNeeded(mark) && this.#isSaidOf(mark, own));
    // A cue between two facts is said of the second.
    return after && this.#isFree({ start: own.end, end: to })
      ? { attribute: after.attribute, within: { start: own.start, end: to } }
      : undefined;
  }

  /** What stands after a thing and another one is said of the other: "106/58 chills resolved". A condition holds for all before it. */
  #isSaidOf(cue: Mark, own: Span): boolean {
    const between = { start: own.end, end: cue.start };
    if (cue.attribute === 'condition') return this.#isNear(between);
    return this.#source.at([between]).words.every(({ kind }) => kind !== 'concept');
  }

  #isNear(between: Span): boolean {
    return this.#source.at([between]).words.length <= mostBetween;
  }

  /** True where no fact of a type rests on these words: what stands nearest to a cue is what it is said of. */
  #isFree({ start, end }: Span): boolean {
    const next = firstFrom(this.#taken, start);
    return (this.#taken[next - 1]?.end ?? 0) <= start && (this.#taken[next]?.start ?? end) >= end;
  }

  #startOfRun({ start }: Span): number {
    const { text } = this.#source;
    let at = start;
    while (at > 0 && start - at < furthest && text[at - 1] !== ')' && !ends.test(text.slice(at - 1, at + 2))) at -= 1;
    return at;
  }

  #endOfRun({ start, end }: Span): number {
    const { text } = this.#source;
    let at = end > start && ends.test(text.slice(end - 1, end + 2)) ? end - 1 : end;
    while (at < text.length && at - end < furthest && !ends.test(text.slice(at, at + 3))) at += 1;
    return Math.max(at, end);
  }
}

/** A denial before a fact that itself denies is its own, repeated within a list. */
const isOpenDenial = ({ attribute, isSure }: Mark, polarity: Fact['assertion']['polarity']): boolean =>
  attribute === 'polarity' && isSure && polarity === 'present';
