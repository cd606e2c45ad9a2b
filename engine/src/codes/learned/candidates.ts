import { leastDocuments, leastShare, shareOf, type CodeCounts, type Link } from './counts.ts';
import { speaksFor, type Evidence } from './evidence.ts';
import type { KnownMention, KnownTerm } from './known-terms.ts';
import { said, type Term } from './read-words.ts';

/** A term of the text that charts with the code have. */
interface LinkedTerm {
  readonly key: string;
  readonly link: Link;
  readonly documents: number;
  readonly share: number;
  readonly mentions: readonly Term[];
}

/** A known name of the code in the text, with how often charts with the name have the code. */
interface NamedTerm {
  readonly term: KnownTerm;
  readonly documents: number;
  readonly share: number;
  readonly mentions: readonly KnownMention[];
}

/** A code that something in the text speaks for. */
export interface Candidate {
  readonly code: string;
  readonly features: Float64Array;
  /** The words that speak for it, in the order of the text. */
  readonly mentions: readonly Term[];
}

interface Support {
  readonly linked: LinkedTerm[];
  readonly named: NamedTerm[];
}

/** What a name of each source is thought to be worth before anything is counted. */
const namePrior = [0.1, 0.15, 0.3, 0.5] as const;
const namePriorWeight = 2;

function gatherSupport(evidence: Evidence, counts: CodeCounts): Map<string, Support> {
  const supports = new Map<string, Support>();
  const of = (code: string): Support => {
    const before = supports.get(code);
    if (before) return before;
    const made: Support = { linked: [], named: [] };
    supports.set(code, made);
    return made;
  };
  for (const [key, all] of evidence.terms) {
    const entry = counts.terms.get(key);
    for (const link of entry?.links ?? []) {
      const share = shareOf(link, entry?.documents ?? 0, counts);
      if (link.documents < leastDocuments || share < leastShare) continue;
      const mentions = all.filter(({ how }) => speaksFor(how, link.code));
      if (mentions.length > 0)
        of(link.code).linked.push({ key, link, documents: entry?.documents ?? 0, share, mentions });
    }
  }
  for (const [key, all] of evidence.known) {
    const term = all[0]?.term;
    const mentions = all.filter(({ how }) => speaksFor(how, term?.code ?? ''));
    if (!term || mentions.length === 0) continue;
    const { documents, coded } = counts.known.get(key) ?? { documents: 0, coded: 0 };
    const share = (coded + namePriorWeight * namePrior[term.source]) / (documents + namePriorWeight);
    of(term.code).named.push({ term, documents, share, mentions });
  }
  return supports;
}

const highest = (values: readonly number[], least = 0): number => values.reduce((a, b) => Math.max(a, b), least);

/** The words of the strongest support, and every name of the code. */
function chooseMentions(
  { linked, named }: Support,
  best: LinkedTerm | undefined,
  likest: LinkedTerm | undefined,
): Term[] {
  const name = named[0];
  const chosen: Term[] = name ? named.flatMap(({ mentions }) => mentions) : [...((likest ?? best)?.mentions ?? [])];
  if (name && best && best.share > name.share) chosen.unshift(...best.mentions);
  if (chosen.length === 0) chosen.push(...linked.flatMap(({ mentions }) => mentions));
  const byStart = new Map(chosen.map((mention) => [mention.start, mention]));
  return [...byStart.values()].sort((a, b) => a.start - b.start);
}

function linkedFeatures(linked: readonly LinkedTerm[], likest: LinkedTerm | undefined): number[] {
  const best = linked[0];
  const apart = linked.find(({ key }) => !key.split(' ').some((word) => best?.key.includes(word)));
  const missed = linked.slice(0, 6).reduce((product, { share }) => product * (1 - share), 1);
  return [
    best?.share ?? 0,
    best?.link.documents ?? 0,
    best?.documents ?? 0,
    best?.link.likeness ?? 0,
    best?.key.split(' ').length ?? 0,
    apart?.share ?? 0,
    linked[2]?.share ?? 0,
    1 - missed,
    linked.length,
    likest?.share ?? 0,
    likest?.link.documents ?? 0,
    likest?.key.split(' ').length ?? 0,
  ];
}

function namedFeatures(named: readonly NamedTerm[]): number[] {
  const best = named[0];
  if (!best) return [-1, 0, 0, 0, 2, 0, 0];
  const tightness = named.map(({ term, mentions }) => {
    const shortest = mentions.reduce((least, { start, end }) => Math.min(least, end - start), Number.MAX_SAFE_INTEGER);
    return shortest / term.words.length;
  });
  return [
    highest(named.map(({ term }) => term.source)),
    highest(named.map(({ term }) => term.words.length)),
    best.share,
    best.documents,
    named.some(({ mentions }) => mentions.some(({ covered }) => !covered)) ? 0 : 1,
    named.length,
    Math.min(...tightness),
  ];
}

function mentionFeatures(mentions: readonly Term[], { length, words }: Evidence): number[] {
  return [
    mentions.length,
    (mentions[0]?.start ?? 0) / length,
    words,
    mentions.every(({ how }) => how & said.uncertain) ? 1 : 0,
    mentions.every(({ how }) => how & said.historical) ? 1 : 0,
  ];
}

const chapters = [/^R/, /^Z/, /^(?:C|D[0-4])/, /^[ST]/] as const;

function codeFeatures(code: string, counts: CodeCounts): number[] {
  return [
    counts.codes.get(code) ?? 0,
    counts.categories.get(code.slice(0, 3)) ?? 0,
    code.charCodeAt(0),
    ...chapters.map((pattern) => (pattern.test(code) ? 1 : 0)),
  ];
}

/** The best of the others in each group, for every member. */
function bestOther<T>(items: readonly T[], groupOf: (item: T) => string, worth: (item: T) => number): Map<T, number> {
  const tops = new Map<string, [number, number]>();
  for (const item of items) {
    const [first, second] = tops.get(groupOf(item)) ?? [0, 0];
    const value = worth(item);
    tops.set(groupOf(item), value > first ? [value, first] : [first, Math.max(second, value)]);
  }
  return new Map(
    items.map((item) => {
      const [first, second] = tops.get(groupOf(item)) ?? [0, 0];
      return [item, worth(item) === first ? second : first];
    }),
  );
}

/**
 * Every code that the evidence speaks for, with what is known of it as numbers (the trees were learned on them).
 * @param billable whether a code is in the table in force and can be billed
 */
export function listCandidates(
  evidence: Evidence,
  counts: CodeCounts,
  billable: (code: string) => boolean,
): Candidate[] {
  const drafts = [...gatherSupport(evidence, counts)].flatMap(([code, support]) => {
    if (!billable(code)) return [];
    support.linked.sort((a, b) => b.share - a.share || b.link.documents - a.link.documents);
    support.named.sort((a, b) => b.share - a.share || b.term.words.length - a.term.words.length);
    const { linked, named } = support;
    const likest = linked.find(({ link }) => link.likeness > 0);
    const mentions = chooseMentions(support, linked[0], likest);
    const strength = Math.max(linked[0]?.share ?? 0, named[0]?.share ?? 0);
    const own = [
      ...linkedFeatures(linked, likest),
      ...namedFeatures(named),
      ...mentionFeatures(mentions, evidence),
      ...codeFeatures(code, counts),
    ];
    return [{ code, mentions, strength, own }];
  });
  const inWords = bestOther(
    drafts,
    ({ mentions }) => String(mentions[0]?.start),
    ({ strength }) => strength,
  );
  const inCategory = bestOther(
    drafts,
    ({ code }) => code.slice(0, 3),
    ({ strength }) => strength,
  );
  return drafts.map((draft) => ({
    code: draft.code,
    mentions: draft.mentions,
    features: Float64Array.from([...draft.own, inWords.get(draft) ?? 0, inCategory.get(draft) ?? 0]),
  }));
}
