import { findMedicationsIn, type MedicationMention } from '../clinical/find-medications.ts';
import { expandAbbreviations } from '../clinical/abbreviations.ts';
import { frequencyRows, routeRows, unitNames } from '../clinical/data/medication-words.ts';
import { nameMedication } from '../compose/write-medication.ts';
import type { MedicationFact, MedicationStatus } from '../document/fact.ts';
import { medicationVerbs } from '../knowledge/medication-verbs.ts';
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
  const isAsNeeded = /\bas needed\b/.test(frequency);
  return {
    ...begin(reading, span),
    type: 'medication',
    name,
    dose: dose === '' ? undefined : dose,
    route: route === '' ? undefined : route,
    frequency: frequency === '' ? undefined : frequency,
    asNeeded: isAsNeeded ? undefined : undefined,
    indication: indication === '' ? undefined : indication,
    duration: duration === '' ? undefined : duration,
    status,
  };
}

/** Words that a list leaves out: "for 10 days" is "x10d". */
const joins = new Set('x|for|of|by|to|the|a|an|and|w|with|every|times|q|d|day|days|wk|wks|mo|as|at|in|on'.split('|'));

/** True where every word and number of the writer's stands in what is written of it, as it is or written out. */
function saysAll(source: string, written: string): boolean {
  const said = new Set(written.toLowerCase().match(/[a-z]+|\d+(?:\.\d+)?/g));
  const words = source.toLowerCase().match(/[a-z]+|\d+(?:\.\d+)?/g) ?? [];
  return words.every((word) => said.has(word) || joins.has(word) || isWrittenOut(word));
}

const isWrittenOut = (word: string): boolean =>
  frequencyForms.has(word) || expandAbbreviations(word).toLowerCase() !== word || word in unitNames;

const frequencyForms: ReadonlySet<string> = new Set(
  [...frequencyRows, ...routeRows].flatMap(([form]) => form.split(' ')),
);

/** One drug with nothing said of it but how it is taken becomes a fact; every other clause stays as the writer has it. */
export function readMedications(reading: ClauseReading, span: Span, isPlan: boolean): Draft[] {
  const words = reading.text.slice(span.start, span.end);
  const mentions = findMedicationsIn(words);
  const [mention] = mentions;
  if (!mention || mentions.length !== 1) return [keepClause(reading, span)];
  const before = trimMarks(words.slice(0, mention.start), ',;:>+*-', '');
  const status = statuses.get(before.toLowerCase());
  if (status === undefined || !isPlain(words.slice(mention.end)) || (isPlan && status === 'taken'))
    return [keepClause(reading, span)];
  const fact = factOf(reading, mention, status, span);
  return [saysAll(words.slice(mention.start, mention.end), nameMedication(fact)) ? fact : keepClause(reading, span)];
}
