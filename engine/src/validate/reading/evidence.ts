import type { Modifiers } from '../../context/find-context.ts';
import type { ConditionMention } from '../../codes/find-conditions.ts';
import type { Span } from '../../model/span.ts';
import { areKinCodes, cluesOf } from './clues.ts';
import type { ChartReading } from './read-chart.ts';
import { isChronic } from './lived-with.ts';
import { tellingWords } from './telling-words.ts';

/** A place where the chart speaks of a condition outside the lines that only list its code. */
export interface Naming extends Span {
  readonly sentence: Span;
  readonly modifiers: Modifiers;
  /** True where a known name of the condition stands, and not only a word of its title. */
  readonly isNamed: boolean;
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
  /** Drugs, measurements and words of its care. */
  readonly clues: readonly Span[];
}

export interface Claim {
  readonly code: string;
  readonly title: string;
  readonly description: string;
  /** The words beside the code itself. */
  readonly own: readonly Span[];
  /** Lines that only list codes. */
  readonly listLines: readonly Span[];
}

const within = (span: Span, places: readonly Span[]): boolean =>
  places.some(({ start, end }) => span.start >= start && span.end <= end);

function namedPlaces(reading: ChartReading, { code, own, listLines }: Claim): Naming[] {
  const words = reading.words.sentences;
  return reading.mentions
    .filter((mention) => areKinCodes(mention.code, code) && !within(mention, own) && !within(mention, listLines))
    .map((mention) => {
      const subject = words.find(({ start }) => start === mention.sentence.start)?.subject;
      const { modifiers } = mention;
      return {
        start: mention.start,
        end: mention.end,
        sentence: mention.sentence,
        modifiers: subject === 'family-history' ? { ...modifiers, family: true } : modifiers,
        isNamed: true,
        isListedHistory: isHistoryOfChronic(mention),
      };
    });
}

const isHistoryOfChronic = ({ modifiers, code }: ConditionMention): boolean => modifiers.historical && isChronic(code);

/** Which stems stand for the code: its telling words; with nothing but "pain" or "injury", the part of the body. */
function stemsOf({ title, description }: Claim): readonly string[] {
  const [official, beside] = [tellingWords(title), tellingWords(description)];
  const heads = new Set([...official.heads, ...beside.heads]);
  if (heads.size > 0) return [...heads];
  const sites = new Set([...official.sites, ...beside.sites]);
  return sites.size > 0 ? [...sites] : [...new Set([...official.generic, ...beside.generic])];
}

function wordPlaces(reading: ChartReading, claim: Claim): Naming[] {
  return stemsOf(claim).flatMap((stem) =>
    (reading.words.byStem.get(stem) ?? [])
      .filter((word) => !within(word, claim.own) && !within(word, claim.listLines))
      .map(({ start, end, sentence, modifiers }) => ({
        start,
        end,
        sentence,
        modifiers,
        isNamed: false,
        isListedHistory: modifiers.historical && isChronic(claim.code),
      })),
  );
}

function findClues(reading: ChartReading, { code, own, listLines }: Claim): Span[] {
  const clues = cluesOf(code);
  if (clues.length === 0) return [];
  const drugs = reading.medications.filter(
    ({ drug, modifiers }) => !modifiers.negated && clues.some((clue) => clue.drugs.has(drug.generic)),
  );
  const words = clues.flatMap(({ stems }) => stems.flatMap((stem) => reading.words.byStem.get(stem) ?? []));
  return [
    ...drugs,
    ...words.filter((word) => !word.modifiers.family && !within(word, own) && !within(word, listLines)),
  ];
}

const order = (a: Naming, b: Naming): number => Number(b.isNamed) - Number(a.isNamed) || a.start - b.start;

/** Everything that a chart says of a code's condition outside the lines that only list it. */
export function gatherEvidence(reading: ChartReading, claim: Claim): Evidence {
  const places = [...namedPlaces(reading, claim), ...wordPlaces(reading, claim)].sort(order);
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
    denied: choose(({ negated, family }) => negated && !family),
    ofFamily: choose(({ family }) => family),
    clues: findClues(reading, claim),
  };
}
