import type { Modifiers } from '../../context/find-context.ts';
import type { ConditionMention } from '../../codes/find-conditions.ts';
import { spansOverlap, type Span } from '../../model/span.ts';
import type { ChartWord } from './chart-words.ts';
import { areKinCodes, cluesOf } from './clues.ts';
import { findKin } from './find-kin.ts';
import type { ChartReading } from './read-chart.ts';
import { isChronic } from './lived-with.ts';
import { otherKinds, type OtherKind } from './data/other-kinds.ts';
import { mayComeBefore, ofOthersAfter, ofOthersBefore } from './data/not-now.ts';
import { measuredSigns } from './measured.ts';
import { SpanSet } from './span-set.ts';
import { tellingWords } from './telling-words.ts';
import { stemWord } from './word-stems.ts';

/** A place where the chart speaks of a condition outside the lines that only list its code. */
export interface Naming extends Span {
  readonly sentence: Span;
  readonly modifiers: Modifiers;
  /** True where a known name of the condition stands, and not only a word of its title. */
  readonly isNamed: boolean;
  /** True where it names this condition, and not one that is coded next to it: a cystitis for a pyelonephritis. */
  readonly isOwn: boolean;
  /** How much of the code the name tells: the characters that its own code shares. */
  readonly closeness: number;
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
  /** Measurements that are the sign itself: a heart rate of 118 for tachycardia. */
  readonly measured: readonly Span[];
  /** Places that name another kind of the condition: type 1 diabetes for a code of type 2. */
  readonly ofOtherKind: readonly Span[];
}

export interface Claim {
  readonly code: string;
  readonly title: string;
  readonly description: string;
  /** The words beside the code itself. */
  readonly own: SpanSet;
  /** Lines that only list codes. */
  readonly listLines: SpanSet;
}

/** How many characters two codes begin with alike. */
function shared(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

/** Where the chart names another kind of the condition, outside of denials and of what others have. */
function findOtherKinds({ mentions, text }: ChartReading, rows: readonly OtherKind[]): ConditionMention[] {
  if (rows.length === 0) return [];
  return mentions.filter(
    ({ code, start, end, modifiers: { negated, family } }) =>
      !negated &&
      !family &&
      rows.some(({ other, says }) => other.test(code) && (!says || says.test(text.slice(start, end)))),
  );
}

/** Suicidal thoughts are told in many ways that name no condition: "wants to die". */
function toldIdeation({ suicideRisk, sentences, words }: ChartReading, { code, own, listLines }: Claim): Naming[] {
  const { ideation } = code === 'R45.851' ? suicideRisk : { ideation: undefined };
  const sentence = ideation && sentences.find(({ start, end }) => start <= ideation.start && ideation.end <= end);
  const modifiers = ideation && words.modifiersAt(ideation.start);
  if (!ideation || !sentence || !modifiers || own.contains(ideation) || listLines.contains(ideation)) return [];
  return [
    {
      ...ideation,
      sentence,
      modifiers: { ...modifiers, negated: false, uncertain: false, hypothetical: false },
      isNamed: true,
      isOwn: true,
      closeness: code.length,
      isListedHistory: false,
    },
  ];
}

function namedPlaces(reading: ChartReading, { code, own, listLines }: Claim): Naming[] {
  return findKin(reading, code)
    .filter((mention) => !own.contains(mention) && !listLines.contains(mention))
    .map((mention) => {
      const modifiers = reading.words.modifiersAt(mention.start) ?? mention.modifiers;
      return {
        start: mention.start,
        end: mention.end,
        sentence: mention.sentence,
        modifiers,
        isNamed: true,
        isOwn: mention.code.slice(0, 3) === code.slice(0, 3),
        closeness: shared(mention.code, code),
        isListedHistory: isHistoryOfChronic(mention),
      };
    });
}

const isHistoryOfChronic = ({ modifiers, code }: ConditionMention): boolean => modifiers.historical && isChronic(code);

const pregnancy = stemWord('pregnancy');

/** Which stems stand for the code: its telling words; with nothing but "pain" or "injury", the part of the body. */
function stemsOf(words: string): readonly string[] {
  const { heads, sites, generic } = tellingWords(words);
  // "Antepartum hemorrhage": that there is a pregnancy says nothing of the hemorrhage.
  const own = heads.length > 1 ? heads.filter((stem) => stem !== pregnancy) : heads;
  if (own.length > 0) return own.includes('cancer') ? [...own, ...sites] : own;
  return sites.length > 0 ? sites : generic;
}

/** What happened to the part of the body, which titles share: an ankle that is named shows no fracture of it. */
const injuries = new Set(['fracture', 'dislocation', 'laceration', 'sprain', 'burn'].map(stemWord));

/** The injury of the title is nowhere told, or only denied: then its part of the body alone says nothing. */
function lacksInjury({ words }: ChartReading, { code, title, own, listLines }: Claim): boolean {
  if (!code.startsWith('S')) return false;
  const { heads, generic } = tellingWords(title);
  const needed = [...heads, ...generic].filter((stem) => injuries.has(stem));
  const isTold = (word: ChartWord): boolean =>
    !word.modifiers.negated && !own.contains(word) && !listLines.contains(word);
  return needed.length > 0 && !needed.some((stem) => (words.byStem.get(stem) ?? []).some(isTold));
}

/** Words of the title, or of what stands beside the code: most of them in one sentence name the condition. */
function wordPlaces(reading: ChartReading, claim: Claim): Naming[] {
  const places = new Map<number, Naming>();
  if (lacksInjury(reading, claim)) return [];
  // "Gestational diabetes" says nothing of a diabetes of type 2.
  const others = new SpanSet(reading.mentions.filter(({ code }) => !areKinCodes(code, claim.code)));
  // "Opioid dependence, in remission" names no dependence on alcohol: what the whole category is about must be told.
  const ofCategory = new Set(tellingWords(reading.tables.icd.find(claim.code.slice(0, 3))?.title ?? '').heads);
  for (const words of new Set([claim.title, claim.description])) {
    const stems = stemsOf(words);
    const found = stems.flatMap((stem) =>
      (reading.words.byStem.get(stem) ?? []).filter(
        (word) => !claim.own.contains(word) && !claim.listLines.contains(word),
      ),
    );
    // "Ectopic pregnancy excluded, pregnancy in the uterus": what is denied and what is not are two namings.
    const keyOf = ({ sentence, modifiers }: ChartWord): number => sentence.at * 2 + Number(modifiers.negated);
    const perNaming = new Map<number, Set<string>>();
    for (const word of found) perNaming.set(keyOf(word), (perNaming.get(keyOf(word)) ?? new Set()).add(word.stem));
    const essential = stems.filter((stem) => ofCategory.has(stem));
    const isEnough = (told: ReadonlySet<string> | undefined): boolean =>
      told !== undefined &&
      told.size * 2 > stems.length &&
      (essential.length === 0 || essential.some((stem) => told.has(stem)));
    for (const word of found) {
      const { start, end, sentence, modifiers } = word;
      const isNamed = isEnough(perNaming.get(keyOf(word))) && !others.containsInWider({ start, end });
      if (places.get(start)?.isNamed) continue;
      places.set(start, {
        start,
        end,
        sentence,
        modifiers,
        isNamed,
        isOwn: isNamed,
        closeness: 0,
        isListedHistory: modifiers.historical && isChronic(claim.code),
      });
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
        !modifiers.family &&
        !modifiers.negated &&
        !modifiers.hypothetical &&
        !own.contains(word) &&
        !listLines.contains(word),
    ),
  };
}

/** "Never had diabetes before pregnancy": what was not there before may be there now. */
const isOfBefore = ({ text }: ChartReading, { start, end }: Span): boolean =>
  /\b(?:never|no|not|normal)\b[^.]*\b(?:before|prior to|until)\b/i.test(text.slice(start, end));

const order = (a: Naming, b: Naming): number =>
  Number(b.isNamed) - Number(a.isNamed) || b.closeness - a.closeness || a.start - b.start;

/** How far before a name what it is told for is looked for. */
const fearedReach = 110;

const exposedBefore = /\b(?:expos(?:ed|ure)s? to|contact with|worried about|afraid of|fear of)\s(?:[\w-]+\s){0,3}$/i;

/** "Call for fever", "exposed to covid": what may come, and is not there. */
function isFeared(text: string, { start, sentence }: Naming): boolean {
  const before = text.slice(Math.max(sentence.start, start - fearedReach), start);
  return mayComeBefore.test(before) || exposedBefore.test(before);
}

/** "Wife had bronchitis", "cancer in his brother": somebody else has it. */
function isOfOthers(text: string, { start, end, sentence }: Naming): boolean {
  const before = text.slice(Math.max(sentence.start, start - fearedReach), start);
  return ofOthersBefore.test(before) || ofOthersAfter.test(text.slice(end, Math.min(sentence.end, end + fearedReach)));
}

/** One of several that it may be: "differential: migraine vs focal seizures". */
const amongSeveral =
  /\b(?:vs\.?|versus|differential(?: diagnosis)?(?: includes?| is)?:?|ddx:?|rule[- ]out|r\/o)\s(?:[\w-]+\s){0,3}$/i;

/** "Possible Sjogren - dry eyes": the sign behind the dash is there, whatever it comes from. */
const asideOfDoubt =
  /\b(?:possible|possibly|probable|suspect(?:ed)?|likely|r\/o|rule out|query)\b[^-:;.(]{3,40}(?: - |: | \()[^;.]{0,20}$/i;

function isUncertain(text: string, { start, sentence, modifiers: { uncertain } }: Naming): boolean {
  const before = text.slice(Math.max(sentence.start, start - fearedReach), start);
  return uncertain ? !asideOfDoubt.test(before) : amongSeveral.test(before);
}

/** Everything that a chart says of a code's condition outside the lines that only list it. */
export function gatherEvidence(reading: ChartReading, claim: Claim): Evidence {
  const rows = otherKinds.filter(({ code }) => code.test(claim.code));
  const ofOtherKind = findOtherKinds(reading, rows);
  // Where the chart names the other kind, what could be either speaks of that one.
  const isOwn = ({ start, end }: Span): boolean =>
    ofOtherKind.length === 0 ||
    (!ofOtherKind.some((other) => spansOverlap(other, { start, end })) &&
      rows.every(({ own }) => !own || own.test(reading.text.slice(start, end))));
  const places = [...namedPlaces(reading, claim), ...wordPlaces(reading, claim), ...toldIdeation(reading, claim)]
    .filter(isOwn)
    .sort(order);
  const judged = places.map((place) => ({
    place,
    modifiers: { ...place.modifiers, uncertain: isUncertain(reading.text, place) },
  }));
  const choose = (test: (modifiers: Modifiers, naming: Naming) => boolean): Naming[] =>
    judged.filter(({ place, modifiers }) => test(modifiers, place)).map(({ place }) => place);
  return {
    stated: choose(
      ({ negated, family, hypothetical, uncertain, historical }, { isListedHistory }) =>
        !negated && !family && !hypothetical && !uncertain && (!historical || isListedHistory),
    ).filter((place) => !isFeared(reading.text, place) && !isOfOthers(reading.text, place)),
    uncertain: choose(
      ({ uncertain, negated, family, hypothetical }) => uncertain && !negated && !family && !hypothetical,
    ),
    historical: choose(
      ({ historical, negated, family, hypothetical }, { isListedHistory }) =>
        historical && !negated && !family && !hypothetical && !isListedHistory,
    ),
    denied: choose(({ negated, family }, { sentence }) => negated && !family && !isOfBefore(reading, sentence)),
    ofFamily: choose(({ family }) => family),
    measured: measuredSigns(reading, claim.code),
    ofOtherKind,
    ...findClues(reading, claim),
  };
}
