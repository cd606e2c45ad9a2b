import type { Fact } from '../document/fact.ts';
import { makeFact, type FactParts } from '../document/make-fact.ts';
import type { Span } from '../model/span.ts';
import { Episodes, factOfEpisode } from './episodes.ts';

/** A fact before it has its id. */
export type Draft<One extends Fact = Fact> = One extends Fact ? Omit<FactParts<One>, 'id'> : never;

/** The key of what is only quoted or reported begins so, and its id with the letter. */
export const saidKey = 'said ';
export const saidId = 'q';

/** Gathers the facts of a talk in the order in which they came up; one of a key is kept once, the last decision of it. */
export class TalkFacts {
  readonly episodes = new Episodes();
  /** The drug that a person named last, in which turn. */
  lastTaken: { readonly name: string; readonly turn: number } | undefined;
  /** The relative or other person that was spoken of last, in which turn: whom "he" and "she" may mean. */
  lastPerson: { readonly whose: string; readonly turn: number } | undefined;
  /** Diseases that the clinician only spoke of last. */
  lastDiscussed: { readonly names: readonly string[]; readonly evidence: readonly Span[] } | undefined;
  /** The next visit or call that was announced last. */
  lastFollowUp:
    | { readonly how: 'visit' | 'nurse' | 'telephone'; readonly length: string; readonly evidence: readonly Span[] }
    | undefined;
  readonly #givenUp = new Set<number>();
  readonly #covered: Span[] = [];
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

  /** Keeps that facts say all that stands in a range of the talk. */
  cover(span: Span): void {
    this.#covered.push(span);
  }

  /** True for a place in a range that facts say whole. */
  isCovered(place: number): boolean {
    return this.#covered.some(({ start, end }) => start <= place && place < end);
  }

  /** True for a place that says only what was given up later. */
  isGivenUp({ start }: Span): boolean {
    return this.#givenUp.has(start) && !this.rests({ start, end: start });
  }

  /** Drops the facts whose key begins so and whose rest is of what is given up. */
  dropWhere(start: string, isOf: (rest: string) => boolean): void {
    const given = this.#drafts.filter(({ key }) => key.startsWith(start) && isOf(key.slice(start.length)));
    for (const { key } of given) this.giveUp(key);
  }

  /** Drops what was taken back: where nothing else rests on its words, nobody quotes them either. */
  giveUp(key: string): void {
    for (const span of this.get(key)?.evidence ?? []) this.#givenUp.add(span.start);
    this.drop(key);
  }

  /** Drops the facts that are not kept: what they rest on is quoted in their place. */
  keepOnly(isKept: (draft: Draft) => boolean): void {
    const given = this.#drafts.filter(({ draft }) => !isKept(draft));
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
    const first = present.find(({ isReason }) => isReason === true);
    const others = present.filter((one) => one !== first);
    const past = this.episodes.all.filter(
      ({ polarity, time, context }) => polarity === 'present' && time === 'past' && context !== undefined,
    );
    const denied = this.episodes.all.filter(({ polarity }) => polarity === 'absent');
    const stated = [...(first ? [first] : []), ...others, ...past, ...denied].map(factOfEpisode);
    const opening = this.#drafts.filter(({ key }) => key.startsWith('identity'));
    const rest = this.#drafts.filter(({ key }) => !key.startsWith('identity'));
    const said = new Set(rest.filter(({ key }) => key.startsWith(saidKey)).map(({ draft }) => draft));
    return [...opening.map(({ draft }) => draft), ...stated, ...rest.map(({ draft }) => draft)].map((draft, at) =>
      makeFact({ ...draft, id: `${said.has(draft) ? saidId : 't'}${at}`, evidence: distinct(draft.evidence) }),
    );
  }
}

/** How far apart in characters two places of a talk are that still speak of one thing. */
const nearBy = 400;

/** True where a place follows soon on the last place that a fact rests on. */
export const isSince = (evidence: readonly Span[], { start }: Span): boolean =>
  evidence.some(({ end }) => start >= end - 1 && start - end <= nearBy) || evidence.some((one) => one.start === start);

const distinct = (spans: readonly Span[]): Span[] =>
  spans.filter((span, at) => spans.findIndex(({ start, end }) => start === span.start && end === span.end) === at);
