import { painStems } from '../knowledge/talk/pain-with.ts';
import type { ConditionFact } from '../document/fact.ts';
import type { FactParts } from '../document/make-fact.ts';
import type { Span } from '../model/span.ts';
import type { Attributes, Slot } from './read-attributes.ts';
import { joinWith } from '../compose/join.ts';
import type { Site, SymptomMention } from './read-symptoms.ts';

/** How sure a claim is: an answer's bare yes or no is overridden by what somebody says in words. */
export type Strength = 'particle' | 'words';

/** One symptom through a talk: what was said of it at several places. */
export interface Episode {
  name: string;
  side?: string | undefined;
  polarity: 'present' | 'absent';
  time: 'current' | 'resolved' | 'past';
  strength: Strength;
  /** When a past one was, "lasting 2 days". */
  context?: string | undefined;
  radiation?: string | undefined;
  /** Where it is, where its name does not say. */
  sites: string[];
  readonly attributes: { -readonly [K in Slot]?: Attributes[K] };
  readonly evidence: Span[];
  isReason?: boolean;
}

const hasQuality = (name: string): boolean => painStems.some((stem) => name.includes(stem));

/** Qualities of a cough or of skin, which a pain does not have. */
const drynessWords: ReadonlySet<string> = new Set([
  'dry',
  'productive',
  'wet',
  'chesty',
  'barking',
  'tickly',
  'hacking',
]);
const hasDryness = (name: string): boolean => /cough|skin|mouth|eye/.test(name);

/** Adds to a list of a slot what fits the name. */
function keepAll(
  own: { -readonly [K in Slot]?: Attributes[K] },
  slot: 'qualities' | 'worseWith' | 'betterWith',
  name: string,
  said: readonly string[],
): void {
  const fits = (one: string): boolean =>
    slot !== 'qualities' || one.includes('“') || (drynessWords.has(one) ? hasDryness(name) : hasQuality(name));
  const fitting = said.filter(fits);
  if (fitting.length > 0) own[slot] = [...new Set([...(own[slot] ?? []), ...fitting])];
}

/** Says a name without the site that another gives it: "abdominal pain" is "lower abdominal pain", "pain" is any. */
const isWithin = (general: string, special: string): boolean => special === general || special.endsWith(` ${general}`);

/** So many turns on, a question of "it" still speaks of the last symptom. */
const focusTurns = 4;

/** The symptoms of a talk, each once, in the order in which they came up. */
export class Episodes {
  readonly #all: Episode[] = [];
  #turn = 0;
  #focus: Episode | undefined;
  #focusTurn = 0;
  #site: Site | undefined;
  #siteTurn = 0;
  /** The side that was said of it. */
  siteSide: string | undefined;

  /** What the question that is answered names. */
  asked: readonly SymptomMention[] = [];

  /** The turn that is read. */
  turnTo(turn: number): void {
    this.#turn = turn;
  }

  /** The one that "it" and "the pain" speak of, as long as the talk is of it. */
  get focus(): Episode | undefined {
    return this.#turn - this.#focusTurn <= focusTurns ? this.#focus : undefined;
  }

  set focus(episode: Episode | undefined) {
    this.#focus = episode;
    this.#focusTurn = this.#turn;
  }

  /** The part of the body that was named last, in this turn or the one before. */
  get site(): Site | undefined {
    return this.#turn - this.#siteTurn <= 1 ? this.#site : undefined;
  }

  set site(site: Site | undefined) {
    this.#site = site;
    this.#siteTurn = this.#turn;
  }

  get all(): readonly Episode[] {
    return this.#all;
  }

  /** The episode of a name in a time, the more special of two names kept. */
  find(name: string, isPast: boolean): Episode | undefined {
    const same = this.#all.filter(({ time }) => (time === 'past') === isPast);
    return (
      same.find((one) => one.name === name) ??
      same.findLast((one) => one.polarity === 'present' && (isWithin(one.name, name) || isWithin(name, one.name)))
    );
  }

  /** Adds what is claimed of a symptom; the patient's words beat a bare answer, and later words earlier ones. */
  claim(mentioned: SymptomMention, span: Span, strength: Strength): Episode {
    const said = mentioned.isBare ? this.#asAsked(mentioned) : mentioned;
    const isPast = said.time === 'past';
    const same = said.isBare ? this.#spokenOf(said.name) : undefined;
    const side = said.side ?? (this.site && said.name.includes(this.site.noun) ? this.siteSide : undefined);
    const known = same ?? this.find(said.name, isPast) ?? this.#deniedBy(said);
    if (!known) return this.#begin({ ...said, side }, span, strength);
    known.evidence.push(span);
    if (isWithin(known.name, said.name) && said.polarity === 'present') known.name = said.name;
    known.side ??= side;
    const isOverridden = strength === 'words' || known.strength === 'particle';
    if (isOverridden && known.polarity !== said.polarity) this.#overturn(known, said, strength);
    else if (said.time === 'resolved' && strength === 'words') known.time = 'resolved';
    if (known.polarity === 'present') this.focus = known;
    return known;
  }

  /** A bare denial that a more special thing takes back: "any cough?" "no", and then "I cough at night". */
  #deniedBy({ name, polarity, time }: SymptomMention): Episode | undefined {
    if (polarity === 'absent' || time === 'past') return undefined;
    return this.#all.find(
      (one) => one.polarity === 'absent' && one.strength === 'particle' && isWithin(one.name, name),
    );
  }

  /** "Any chest pain?" "No pain": a sensation without a place is the one that was asked for. */
  #asAsked(said: SymptomMention): SymptomMention {
    const fitting = this.asked.filter(({ name, isBare }) => !isBare && isWithin(said.name, name));
    const [only] = fitting;
    return only && fitting.length === 1 ? { ...said, name: only.name, isBare: false } : said;
  }

  /** True where a sensation without a place can be said of one. */
  knows(name: string): boolean {
    const isAsked = this.asked.some((one) => !one.isBare && isWithin(name, one.name));
    return isAsked || this.#spokenOf(name) !== undefined;
  }

  /** What "the pain" is of: what is spoken of, where it is one, and otherwise the last such thing. */
  #spokenOf(name: string): Episode | undefined {
    const isSame = (one: Episode | undefined): one is Episode =>
      one?.polarity === 'present' && (isWithin(name, one.name) || (name === 'pain' && hasQuality(one.name)));
    return isSame(this.focus) ? this.focus : undefined;
  }

  #begin({ name, side, polarity, time }: SymptomMention, span: Span, strength: Strength): Episode {
    const episode: Episode = { name, side, polarity, time, strength, sites: [], attributes: {}, evidence: [span] };
    this.#all.push(episode);
    if (polarity === 'present') this.focus = episode;
    return episode;
  }

  /** A denial after it was said to be there: it was, and is gone; words after a bare no: it is there. */
  #overturn(known: Episode, { polarity, time }: SymptomMention, strength: Strength): void {
    if (known.polarity === 'present' && known.strength === 'words') {
      if (time === 'resolved') known.time = time;
      return;
    }
    known.polarity = polarity;
    known.time = time;
    known.strength = strength;
  }

  /** Drops what came up after the first so many. */
  keepFirst(count: number): void {
    this.#all.length = Math.min(this.#all.length, count);
  }

  /** Drops what is said of a symptom in one polarity: words that nobody read whole say the other. */
  withdraw(name: string, polarity: Episode['polarity']): void {
    const isOf = (one: Episode): boolean =>
      one.polarity === polarity && one.time !== 'past' && (isWithin(one.name, name) || isWithin(name, one.name));
    for (let at = this.#all.length - 1; at >= 0; at -= 1) {
      const one = this.#all[at];
      if (one !== undefined && isOf(one)) this.#all.splice(at, 1);
    }
  }

  /** Adds what is said of a symptom; what was said first of a slot stays, lists grow. */
  describe(episode: Episode, attributes: Attributes, span: Span): void {
    const own = episode.attributes;
    if (Object.keys(attributes).length === 0) return;
    episode.evidence.push(span);
    for (const slot of ['onset', 'timing', 'course', 'severity'] as const) {
      const said = attributes[slot];
      if (said !== undefined) own[slot] ??= said;
    }
    for (const slot of ['qualities', 'worseWith', 'betterWith'] as const)
      keepAll(own, slot, episode.name, attributes[slot] ?? []);
  }
}

/** The fact of an episode, under the history of present illness. */
export function factOfEpisode(episode: Episode): Omit<FactParts<ConditionFact>, 'id'> {
  const { name, side, polarity, time, attributes, evidence, radiation, context, isReason } = episode;
  const isDenied = polarity === 'absent';
  const { course, ...rest } = attributes;
  const said = time === 'resolved' || course === undefined ? rest : { ...rest, course };
  return {
    type: 'condition',
    subject: 'history-of-present-illness',
    name,
    side,
    ...(episode.sites.length > 0 && !isDenied ? { site: joinWith('and', episode.sites) } : {}),
    evidence,
    assertion: { polarity, temporality: time === 'current' ? 'current' : time },
    ...(isDenied
      ? {}
      : time === 'past'
        ? { timing: attributes.timing, betterWith: attributes.betterWith, context }
        : { ...said, radiation, context }),
    ...(isReason === true && !isDenied ? { isReason } : {}),
  };
}
