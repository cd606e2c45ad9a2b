import { findMedicationsIn, type MedicationMention } from '../clinical/find-medications.ts';
import { findDrug } from '../clinical/drugs.ts';
import { expandAbbreviations } from '../clinical/abbreviations.ts';
import { frequencyRows, routeRows, unitNames } from '../clinical/data/medication-words.ts';
import { nameMedication } from '../compose/write-medication.ts';
import type { MedicationFact, MedicationStatus } from '../document/fact.ts';
import { isChangeHead, leftOutOfLists, medicationVerbs } from '../knowledge/medication-verbs.ts';
import type { Span } from '../model/span.ts';
import { trimMarks } from '../text/trim-marks.ts';
import { begin, keepClause, type ClauseReading, type Draft } from './fact-maker.ts';

/** What a word right before a drug does with it; a drug alone is taken. */
const statuses = new Map<string, MedicationStatus>([
  ['', 'taken'],
  ...medicationVerbs.flatMap(([status, words]) =>
    words.split('|').map((word): [string, MedicationStatus] => [word, status]),
  ),
]);

const isPlain = (words: string): boolean => words.replace(/[^\p{L}\d]/gu, '') === '';

/** A drug as its mention has it, with what is done with it. */
export function factOf(
  reading: ClauseReading,
  mention: MedicationMention,
  status: MedicationStatus,
  span: Span,
): Omit<MedicationFact, 'id'> {
  const { name, dose, route, frequency, duration, indication } = mention;
  return {
    ...begin(reading, span),
    type: 'medication',
    name,
    dose: dose === '' ? undefined : dose,
    route: route === '' ? undefined : route,
    frequency: frequency === '' ? undefined : frequency,
    indication: indication === '' ? undefined : indication,
    duration: duration === '' ? undefined : duration,
    status,
  };
}

/** True where every word and number of the writer's stands in what is written of it, as it is or written out. */
function saysAll(source: string, written: string): boolean {
  const said = new Set(written.toLowerCase().match(/[a-z]+|\d+(?:\.\d+)?/g));
  const counted = countedForms.reduce((left, form) => left.replace(form, ' '), source.toLowerCase());
  const words = counted.match(/[a-z]+|\d+(?:\.\d+)?/g) ?? [];
  return words.every(
    (word) => said.has(word) || leftOutOfLists.has(word) || isWrittenOut(word) || isNamedIn(said, word),
  );
}

/** "3 times a day", which is written in words. */
const countedForms = frequencyRows.flatMap(([form]) => (/^\d/.test(form) ? [form] : []));

/** "HCTZ" where its nonproprietary name is written. */
function isNamedIn(said: ReadonlySet<string>, word: string): boolean {
  const drug = findDrug(word);
  return drug !== undefined && drug.generic.split(' ').every((part) => said.has(part));
}

/** A number stands only for itself: "1" of "1 daily" is a dose. */
const isWrittenOut = (word: string): boolean => !/^\d/.test(word) && isOtherForm(word);

const isOtherForm = (word: string): boolean =>
  frequencyForms.has(word) || expandAbbreviations(word).toLowerCase() !== word || word in unitNames;

const frequencyForms: ReadonlySet<string> = new Set(
  [...frequencyRows, ...routeRows].flatMap(([form]) => form.split(' ')),
);

/** What stands between drugs that are taken together. */
const joining = /^(?:and|&|\+|\/|with|w\/|w|plus|then|,|;|\s)*$/i;

/** One drug of a clause, from where it begins to where the next does; undefined where more is said than a fact holds. */
function readOne(
  reading: ClauseReading,
  mention: MedicationMention,
  span: Span,
  status: MedicationStatus,
): Draft | undefined {
  const fact = factOf(reading, mention, status, span);
  const written = reading.text.slice(span.start, span.end);
  return saysAll(written, nameMedication(fact)) ? fact : undefined;
}

/** "for prophylaxis": what the last of them is taken for stays with it. */
const saysWhatFor = /^\s+for\s[^,;.]{3,40}[.;,]?\s*$/;

/**
 * Drugs taken in one breath, each with its own dose: "glargine 18u qhs w/ lispro 4u tid". A time of day that only the last of
 * them has may be meant for all, so that they stay together.
 */
function readTogether(reading: ClauseReading, mentions: readonly MedicationMention[], span: Span): Draft[] | undefined {
  const words = reading.text.slice(span.start, span.end);
  const gaps = mentions.map(({ start }, at) => words.slice(mentions[at - 1]?.end ?? 0, start));
  const [lead = '', ...between] = gaps;
  const isLed = joining.test(lead) || statuses.get(trimMarks(lead, ',;:>+*-', '').trim().toLowerCase()) === 'taken';
  const rest = words.slice(mentions.at(-1)?.end ?? 0);
  if (!isLed || !between.every((gap) => joining.test(gap)) || !(isPlain(rest) || saysWhatFor.test(rest)))
    return undefined;
  const hasTimes = mentions.map(({ frequency }) => frequency !== '');
  if (
    hasTimes.at(-1) === true &&
    !hasTimes.every(Boolean) &&
    mentions.some(({ dose }, at) => dose !== '' && hasTimes[at] !== true)
  )
    return undefined;
  return mentions.map((mention, at) => {
    const isLast = at === mentions.length - 1 && !isPlain(rest);
    const own = { start: span.start + mention.start, end: isLast ? span.end : span.start + mention.end };
    return readOne(reading, mention, own, 'taken') ?? keepClause(reading, own);
  });
}

/** Drugs with nothing said of them but how they are taken become facts; every other clause stays as the writer has it. */
export function readMedications(reading: ClauseReading, span: Span, isPlan: boolean): Draft[] {
  if (isChangeHead(reading.clause.label ?? '')) return [keepClause(reading, span)];
  const words = reading.text.slice(span.start, span.end);
  const mentions = findMedicationsIn(words);
  const [mention] = mentions;
  if (mentions.length > 1 && !isPlan) return readTogether(reading, mentions, span) ?? [keepClause(reading, span)];
  if (!mention || mentions.length !== 1) return [keepClause(reading, span)];
  const before = trimMarks(words.slice(0, mention.start), ',;:>+*-', '');
  const status = statuses.get(before.toLowerCase());
  if (status === undefined || !isPlain(words.slice(mention.end)) || (isPlan && status === 'taken'))
    return [keepClause(reading, span)];
  const fact = factOf(reading, mention, status, span);
  return [saysAll(words.slice(mention.start, mention.end), nameMedication(fact)) ? fact : keepClause(reading, span)];
}
