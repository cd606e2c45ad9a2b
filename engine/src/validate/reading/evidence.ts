import type { Modifiers } from '../../context/find-context.ts';
import type { ConditionMention } from '../../codes/find-conditions.ts';
import type { Span } from '../../model/span.ts';
import type { ChartWord } from './chart-words.ts';
import { areKinCodes, cluesOf } from './clues.ts';
import { findKin } from './find-kin.ts';
import type { ChartReading } from './read-chart.ts';
import { isChronic } from './lived-with.ts';
import { Stretches } from './stretches.ts';
import { tellingWords } from './telling-words.ts';

/** A place where the chart speaks of a condition outside the lines that only list its code. */
export interface Naming extends Span {
  readonly sentence: Span;
  readonly modifiers: Modifiers;
  /** True where a known name of the condition stands, and not only a word of its title. */
  readonly isNamed: boolean;
  /** True where it names this condition, and not one that is coded next to it: a cystitis for a pyelonephritis. */
  readonly isOwn: boolean;
  /** True where a chronic condition stands under "history of", where it is kept while it is treated. */
  readonly isListedHistory: boolean;
}

/** What a chart says of one code's condition, by how it is said. */
export interface Evidence {
  readonly stated: readonly Naming[];
  readonly uncertain: readonly Naming[];
  readonly historical: readonly Naming[];
  readonly denied: readonly Naming[];
  readonly ofFamily: readonly Naming[];
  /** Drugs given for it. */
  readonly drugs: readonly Span[];
  /** Measurements and words of its care. */
  readonly clues: readonly Span[];
}

/** Suicidal thoughts are told in many phrases that hold no word of the title: "wants to end her life". */
function suicidalPlaces({ suicideRisk, words }: ChartReading, { code, own, listLines }: Claim): Naming[] {
  const place = code === 'R45.851' ? suicideRisk.ideation : undefined;
  if (!place || own.hold(place) || listLines.hold(place)) return [];
  const sentence = words.sentences.find(({ start, end }) => place.start >= start && place.start < end) ?? place;
  return [{ ...place, sentence, modifiers: plainly, isNamed: true, isOwn: true, isListedHistory: false }];
}

export interface Claim {
  readonly code: string;
  readonly title: string;
  readonly description: string;
  /** The words beside the code itself. */
  readonly own: Stretches;
  /** Lines that only list codes. */
  readonly listLines: Stretches;
}

function namedPlaces(reading: ChartReading, { code, own, listLines }: Claim): Naming[] {
  return findKin(reading, code)
    .filter((mention) => !own.hold(mention) && !listLines.hold(mention))
    .map((mention) => {
      const modifiers = reading.words.modifiersAt(mention.start) ?? mention.modifiers;
      return {
        start: mention.start,
        end: mention.end,
        sentence: mention.sentence,
        modifiers,
        isNamed: true,
        isOwn: mention.code.slice(0, 3) === code.slice(0, 3),
        isListedHistory: isHistoryOfChronic(mention),
      };
    });
}

const plainly: Modifiers = { negated: false, uncertain: false, historical: false, family: false, hypothetical: false };

const isHistoryOfChronic = ({ modifiers, code }: ConditionMention): boolean => modifiers.historical && isChronic(code);

/** Which stems stand for the code: its telling words; with nothing but "pain" or "injury", the part of the body. */
function stemsOf(words: string): readonly string[] {
  const { heads, sites, generic } = tellingWords(words);
  if (heads.length > 0) return heads.includes('cancer') ? [...heads, ...sites] : heads;
  return sites.length > 0 ? sites : generic;
}

/** Words of the title, or of what stands beside the code: most of them in one sentence name the condition. */
function wordPlaces(reading: ChartReading, claim: Claim): Naming[] {
  const places = new Map<number, Naming>();
  // "Gestational diabetes" says nothing of a diabetes of type 2.
  const others = new Stretches(reading.mentions.filter(({ code }) => !areKinCodes(code, claim.code)));
  for (const words of new Set([claim.title, claim.description])) {
    const stems = stemsOf(words);
    const found = stems.flatMap((stem) => (reading.words.byStem.get(stem) ?? []).filter((word) => !claim.own.hold(word) && !claim.listLines.hold(word))); // prettier-ignore
    // "Ectopic pregnancy excluded, pregnancy in the uterus": what is denied and what is not are two namings.
    const keyOf = ({ sentence, modifiers }: ChartWord): number => sentence.at * 2 + Number(modifiers.negated);
    const perNaming = new Map<number, Set<string>>();
    for (const word of found) perNaming.set(keyOf(word), (perNaming.get(keyOf(word)) ?? new Set()).add(word.stem));
    for (const word of found) {
      const { start, end, sentence, modifiers } = word;
      const isNamed = (perNaming.get(keyOf(word))?.size ?? 0) * 2 > stems.length && !others.holdWider({ start, end });
      if (places.get(start)?.isNamed) continue;
      places.set(start, { start, end, sentence, modifiers, isNamed, isOwn: isNamed, isListedHistory: modifiers.historical && isChronic(claim.code) }); // prettier-ignore
    }
  }
  return [...places.values()];
}

function findClues(reading: ChartReading, { code, own, listLines }: Claim): Pick<Evidence, 'drugs' | 'clues'> {
  const clues = cluesOf(code);
  if (clues.length === 0) return { drugs: [], clues: [] };
  const drugs = reading.medications.filter(
    ({ drug, modifiers }) => !modifiers.negated && clues.some((clue) => clue.drugs.has(drug.generic)),
  );
  const words = clues.flatMap(({ stems }) => stems.flatMap((stem) => reading.words.byStem.get(stem) ?? []));
  return {
    drugs,
    clues: words.filter(
      ({ modifiers, ...word }) =>
        !modifiers.family && !modifiers.negated && !modifiers.hypothetical && !own.hold(word) && !listLines.hold(word),
    ),
  };
}

/** "Never had diabetes before pregnancy": what was not there before may be there now. */
const isOfBefore = ({ text }: ChartReading, { start, end }: Span): boolean =>
  /\b(?:never|no|not|normal)\b[^.]*\b(?:before|prior to|until)\b/i.test(text.slice(start, end));

const order = (a: Naming, b: Naming): number => Number(b.isNamed) - Number(a.isNamed) || a.start - b.start;

/** Everything that a chart says of a code's condition outside the lines that only list it. */
export function gatherEvidence(reading: ChartReading, claim: Claim): Evidence {
  const places = [
    ...namedPlaces(reading, claim),
    ...suicidalPlaces(reading, claim),
    ...wordPlaces(reading, claim),
  ].sort(order);
  const choose = (test: (modifiers: Modifiers, naming: Naming) => boolean): Naming[] =>
    places.filter((place) => test(place.modifiers, place));
  return {
    stated: choose(
      ({ negated, family, hypothetical, uncertain, historical }, { isListedHistory }) =>
        !negated && !family && !hypothetical && !uncertain && (!historical || isListedHistory),
    ),
    uncertain: choose(
      ({ uncertain, negated, family, hypothetical }) => uncertain && !negated && !family && !hypothetical,
    ),
    historical: choose(
      ({ historical, negated, family, hypothetical }, { isListedHistory }) =>
        historical && !negated && !family && !hypothetical && !isListedHistory,
    ),
    denied: choose(({ negated, family }, { sentence }) => negated && !family && !isOfBefore(reading, sentence)),
    ofFamily: choose(({ family }) => family),
    ...findClues(reading, claim),
  };
}
