import type { Fact } from '../document/fact.ts';
import { makeFact, type FactParts } from '../document/make-fact.ts';
import type { Span } from '../model/span.ts';
import { Episodes, factOfEpisode, type Episode } from './episodes.ts';

/** A fact before it has its id. */
export type Draft<One extends Fact = Fact> = One extends Fact ? Omit<FactParts<One>, 'id'> : never;

/** Gathers the facts of a talk in the order in which they came up; one of a key is kept once, the last decision of it. */
export class TalkFacts {
  readonly episodes = new Episodes();
  readonly #drafts: { readonly key: string; draft: Draft }[] = [];

  /**
   * Adds a fact, or takes the place of the one with its key: a drug is on a list once, and the last decision of a plan wins.
   * @param key what it is about; facts of one key are one
   */
  put(key: string, draft: Draft): void {
    const known = this.#drafts.find((one) => one.key === key);
    if (known) known.draft = { ...draft, evidence: [...known.draft.evidence, ...draft.evidence] };
    else this.#drafts.push({ key, draft });
  }

  /** The fact of a key, where there is one. */
  get(key: string): Draft | undefined {
    return this.#drafts.find((one) => one.key === key)?.draft;
  }

  /** True where a fact rests on a place of the talk. */
  rests({ start }: Span): boolean {
    const isAt = (spans: readonly Span[]): boolean => spans.some((one) => one.start === start);
    return (
      this.#drafts.some(({ draft }) => isAt(draft.evidence)) || this.episodes.all.some(({ evidence }) => isAt(evidence))
    );
  }

  /** The last fact whose key begins so. */
  last(start: string): { readonly key: string; readonly draft: Draft } | undefined {
    return this.#drafts.findLast(({ key }) => key.startsWith(start));
  }

  /** The drug that was named last, of which a dose is said alone. */
  lastDrug(): Draft | undefined {
    return this.last('drug ')?.draft;
  }

  /** Drops the facts whose key begins so and whose rest is of what is given up. */
  dropWhere(start: string, isOf: (rest: string) => boolean): void {
    const given = this.#drafts.filter(({ key }) => key.startsWith(start) && isOf(key.slice(start.length)));
    for (const { key } of given) this.drop(key);
  }

  drop(key: string): void {
    const at = this.#drafts.findIndex((one) => one.key === key);
    if (at >= 0) this.#drafts.splice(at, 1);
  }

  /** True where a fact of a key that begins so is kept. */
  has(start: string): boolean {
    return this.#drafts.some(({ key }) => key.startsWith(start));
  }

  /** All facts: the reason first, then what is there, what is denied, and the rest as it came up. */
  all(): Fact[] {
    const present = this.episodes.all.filter(({ polarity, time }) => polarity === 'present' && time !== 'past');
    const first = mostSaid(present);
    const others = present.filter((one) => one !== first);
    for (const one of this.episodes.all) one.isReason = one === first && !this.has('reason');
    const past = this.episodes.all.filter(
      ({ polarity, time, context }) => polarity === 'present' && time === 'past' && context !== undefined,
    );
    const denied = this.episodes.all.filter(({ polarity }) => polarity === 'absent');
    const stated = [...(first ? [first] : []), ...others, ...past, ...denied].map(factOfEpisode);
    const opening = this.#drafts.filter(({ key }) => key.startsWith('identity'));
    const rest = this.#drafts.filter(({ key }) => !key.startsWith('identity'));
    return [...opening.map(({ draft }) => draft), ...stated, ...rest.map(({ draft }) => draft)].map((draft, at) =>
      makeFact({ ...draft, id: `t${at}`, evidence: distinct(draft.evidence) }),
    );
  }
}

const distinct = (spans: readonly Span[]): Span[] =>
  spans.filter((span, at) => spans.findIndex(({ start, end }) => start === span.start && end === span.end) === at);

/** How much more it counts that a symptom was named when the patient was asked why they come. */
const reasonWorth = 3;

/** What the talk is about: what was named first, and spoken of most. */
function mostSaid(episodes: readonly Episode[]): Episode | undefined {
  const worth = ({ evidence, isReason }: Episode): number => evidence.length + (isReason === true ? reasonWorth : 0);
  return episodes.reduce<Episode | undefined>(
    (best, one) => (best === undefined || worth(one) > worth(best) ? one : best),
    undefined,
  );
}
